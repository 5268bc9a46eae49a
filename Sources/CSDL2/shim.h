#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
// The types of shared memory under X11; the functions are looked up at run time.
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
