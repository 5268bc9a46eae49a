#pragma once
#pragma clang module import CSDL2
#include <SDL2/SDL_image.h>
