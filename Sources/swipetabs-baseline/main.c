// A bare SDL2 program in C, the floor that the benchmarks measure the demo against.
//
//   swipetabs-baseline first-frame   open a window, draw two text labels, present, end
//   swipetabs-baseline floor         print the microseconds of a copy of one frame in memory and of
//                                    presenting it, medians of 200 frames 16 ms apart, as a JSON
//                                    line, and end
//   swipetabs-baseline slide         two pictures side by side that a mouse drag slides; print one
//                                    JSON line when the window is closed or at SIGTERM
//
// Options: --size WxH (1280x800), --font FILE, --hold 1 (first-frame waits for the end of the window
// or SIGTERM), --frames FILE (append CLOCK_MONOTONIC in nanoseconds,
// 8 bytes, little endian, at each frame presented).

#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

struct options {
  const char *mode;
  int width, height;
  const char *frames, *font;
  bool holds;
};

_Noreturn static void fail(const char *what, const char *why) {
  fprintf(stderr, "swipetabs-baseline: %s: %s\n", what, why);
  exit(1);
}

static int64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static struct options parse(int count, char **words) {
  struct options options = {.width = 1280, .height = 800,
    .font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"};
  if (count < 2)
    fail("usage", "first-frame|floor|slide [--size WxH] [--font FILE] [--frames FILE]");
  options.mode = words[1];
  for (int i = 2; i < count; i += 2) {
    const char *value = i + 1 < count ? words[i + 1] : "";
    if (strcmp(words[i], "--size") == 0) {
      if (sscanf(value, "%dx%d", &options.width, &options.height) != 2 || options.width < 1 ||
          options.height < 1 || options.width > 16384 || options.height > 16384)
        fail("--size", "takes WxH");
    } else if (strcmp(words[i], "--frames") == 0) options.frames = value;
    else if (strcmp(words[i], "--font") == 0) options.font = value;
    else if (strcmp(words[i], "--hold") == 0) options.holds = strcmp(value, "0") != 0;
    else fail(words[i], "is no option");
  }
  return options;
}

static FILE *open_frames(const struct options *options) {
  FILE *frames = options->frames ? fopen(options->frames, "ab") : NULL;
  if (options->frames && !frames) fail(options->frames, "cannot be written");
  if (frames) setvbuf(frames, NULL, _IONBF, 0);
  return frames;
}

static void note_frame(FILE *frames) {
  if (!frames) return;
  int64_t now = nanoseconds(CLOCK_MONOTONIC);
  fwrite(&now, sizeof now, 1, frames);
}

static SDL_Window *open_window(const struct options *options) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) fail("SDL_Init", SDL_GetError());
  SDL_Window *window = SDL_CreateWindow("baseline", SDL_WINDOWPOS_UNDEFINED,
    SDL_WINDOWPOS_UNDEFINED, options->width, options->height, SDL_WINDOW_RESIZABLE);
  if (!window) fail("SDL_CreateWindow", SDL_GetError());
  return window;
}

static void draw_label(SDL_Surface *target, TTF_Font *font, const char *text, int x, int y) {
  SDL_Surface *label = TTF_RenderUTF8_Blended(font, text, (SDL_Color){20, 20, 20, 255});
  if (!label) fail("TTF_RenderUTF8_Blended", SDL_GetError());
  SDL_Rect place = {x, y, label->w, label->h};
  SDL_BlitSurface(label, NULL, target, &place);
  SDL_FreeSurface(label);
}

static void first_frame(const struct options *options) {
  SDL_Window *window = open_window(options);
  if (TTF_Init() != 0) fail("TTF_Init", SDL_GetError());
  TTF_Font *font = TTF_OpenFont(options->font, 17);
  if (!font) fail(options->font, SDL_GetError());
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) fail("SDL_GetWindowSurface", SDL_GetError());
  SDL_FillRect(surface, NULL, SDL_MapRGB(surface->format, 245, 245, 247));
  draw_label(surface, font, "First label", 40, 40);
  draw_label(surface, font, "Second label", 40, 80);
  if (SDL_UpdateWindowSurface(window) != 0) fail("SDL_UpdateWindowSurface", SDL_GetError());
  FILE *frames = open_frames(options);
  note_frame(frames);
  if (frames) fclose(frames);
  SDL_Event event = {0};
  while (options->holds && event.type != SDL_QUIT) SDL_WaitEvent(&event);
  TTF_CloseFont(font);
  TTF_Quit();
  SDL_DestroyWindow(window);
  SDL_Quit();
}

// Two pictures of the window's size and format that differ everywhere.
static void make_pictures(SDL_Surface *pictures[2], const SDL_Surface *like) {
  for (int i = 0; i < 2; i++) {
    SDL_FreeSurface(pictures[i]);
    pictures[i] = SDL_CreateRGBSurfaceWithFormat(0, like->w, like->h, 32, like->format->format);
    if (!pictures[i]) fail("SDL_CreateRGBSurfaceWithFormat", SDL_GetError());
    for (int y = 0; y < like->h; y++) {
      uint32_t *row = (uint32_t *)((char *)pictures[i]->pixels + y * pictures[i]->pitch);
      for (int x = 0; x < like->w; x++)
        row[x] = SDL_MapRGB(like->format, x & 255, y & 255, i ? 200 : 60);
    }
  }
}

static void present(SDL_Window *window, SDL_Surface *pictures[2], int offset, FILE *frames) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) fail("SDL_GetWindowSurface", SDL_GetError());
  if (!pictures[0] || pictures[0]->w != surface->w || pictures[0]->h != surface->h)
    make_pictures(pictures, surface);
  for (int i = 0; i < 2; i++) {
    SDL_Rect place = {i * surface->w - offset, 0, surface->w, surface->h};
    SDL_BlitSurface(pictures[i], NULL, surface, &place);
  }
  if (SDL_UpdateWindowSurface(window) != 0) fail("SDL_UpdateWindowSurface", SDL_GetError());
  note_frame(frames);
}

static double cpu_milliseconds(void) {
  return nanoseconds(CLOCK_PROCESS_CPUTIME_ID) / 1e6;
}

static void slide(const struct options *options) {
  SDL_Window *window = open_window(options);
  FILE *frames = open_frames(options);
  SDL_Surface *pictures[2] = {NULL, NULL};
  int offset = 0, target = 0, pressed = 0, start = 0, count = 0;
  bool running = true, dragging = false;
  present(window, pictures, offset, frames);
  double first = cpu_milliseconds();
  while (running) {
    bool moving = !dragging && offset != target;
    SDL_Event event;
    bool changed = false;
    // While the page settles a frame is due every 60th of a second; else only events count.
    int got = moving ? SDL_WaitEventTimeout(&event, 16) : SDL_WaitEvent(&event);
    int width = pictures[0]->w;
    for (; got; got = SDL_PollEvent(&event)) {
      switch (event.type) {
      case SDL_QUIT: running = false; break;
      case SDL_MOUSEBUTTONDOWN:
        dragging = true, pressed = event.button.x, start = offset;
        break;
      case SDL_MOUSEMOTION:
        if (!dragging) break;
        offset = SDL_clamp(start + pressed - event.motion.x, 0, width);
        changed = true;
        break;
      case SDL_MOUSEBUTTONUP:
        dragging = false, target = offset * 2 > width ? width : 0;
        break;
      case SDL_WINDOWEVENT:
        changed |= event.window.event == SDL_WINDOWEVENT_EXPOSED ||
                   event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED;
        break;
      }
    }
    if (!dragging && offset != target) {
      int step = (target - offset) / 5;
      offset = step ? offset + step : target;
      changed = true;
    }
    if (changed) present(window, pictures, offset, frames), count++;
  }
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("{\"frames\": %d, \"cpu\": %.3f, \"cpuPerFrame\": %.4f, \"residentKilobytes\": %ld}\n",
         count, cpu_milliseconds() - first, count ? (cpu_milliseconds() - first) / count : 0,
         usage.ru_maxrss);
  if (frames) fclose(frames);
  SDL_FreeSurface(pictures[0]);
  SDL_FreeSurface(pictures[1]);
  SDL_DestroyWindow(window);
  SDL_Quit();
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void floor_figures(const struct options *options) {
  enum { rounds = 200 };
  SDL_Window *window = open_window(options);
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) fail("SDL_GetWindowSurface", SDL_GetError());
  size_t size = (size_t)surface->pitch * surface->h;
  char *frame = malloc(size);
  if (!frame) fail("malloc", "no memory");
  double copy[rounds], show[rounds];
  for (int i = 0; i < rounds; i++) {
    memset(frame, i, size);
    int64_t start = nanoseconds(CLOCK_MONOTONIC);
    memcpy(surface->pixels, frame, size);
    int64_t copied = nanoseconds(CLOCK_MONOTONIC);
    if (SDL_UpdateWindowSurface(window) != 0) fail("SDL_UpdateWindowSurface", SDL_GetError());
    copy[i] = (copied - start) / 1e3;
    show[i] = (nanoseconds(CLOCK_MONOTONIC) - copied) / 1e3;
    SDL_PumpEvents();
    // At the pace of a display: a processor that has slept is slower than one that never stops.
    SDL_Delay(16);
  }
  qsort(copy, rounds, sizeof copy[0], by_value);
  qsort(show, rounds, sizeof show[0], by_value);
  printf("{\"copy\": %.1f, \"present\": %.1f}\n", copy[rounds / 2], show[rounds / 2]);
  free(frame);
  SDL_DestroyWindow(window);
  SDL_Quit();
}

int main(int count, char **words) {
  struct options options = parse(count, words);
  if (strcmp(options.mode, "slide") == 0) slide(&options);
  else if (strcmp(options.mode, "floor") == 0) floor_figures(&options);
  else if (strcmp(options.mode, "first-frame") == 0) first_frame(&options);
  else fail(options.mode, "is none of first-frame, floor and slide");
  return 0;
}
