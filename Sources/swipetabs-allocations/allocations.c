// Counts what a program's first thread allocates, for the benchmarks: loaded in front of the C
// library by LD_PRELOAD.
//
//   SWIPETABS_ALLOCATIONS=FILE   a file of 24 bytes, three numbers of 8 bytes in the machine's order:
//                                allocations by the program and Swift's libraries, those by SDL, X11's
//                                and OpenGL's libraries, and a switch: the lowest bit counts, the next
//                                writes where each one of the program comes from to standard error

#define _GNU_SOURCE
#include "allocations.h"
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

struct counters {
  uint64_t own, foreign, control;
};
enum { counting = 1, tracing = 2, range_limit = 256 };

static volatile struct counters *counters;
static struct { uintptr_t low, high; } foreign[range_limit];
static int foreign_count = -1;
static bool is_inside;

// The libraries whose allocations are not the program's.
static int note_library(struct dl_phdr_info *info, size_t size, void *context) {
  static const char *const names[] = {"libSDL2", "libX", "libxcb", "libGL", "libEGL", "_dri.so",
                                      "libglapi", "libLLVM", NULL};
  (void)size, (void)context;
  bool is_foreign = false;
  for (int i = 0; names[i]; i++) is_foreign |= strstr(info->dlpi_name, names[i]) != NULL;
  for (int i = 0; is_foreign && i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || foreign_count >= range_limit) continue;
    foreign[foreign_count].low = info->dlpi_addr + part->p_vaddr;
    foreign[foreign_count++].high = info->dlpi_addr + part->p_vaddr + part->p_memsz;
  }
  return 0;
}

static void count(const void *caller) {
  if (!counters || !(counters->control & counting) || is_inside || gettid() != getpid()) return;
  is_inside = true;
  if (foreign_count < 0) foreign_count = 0, dl_iterate_phdr(note_library, NULL);
  bool is_foreign = false;
  for (int i = 0; i < foreign_count; i++)
    is_foreign |= (uintptr_t)caller >= foreign[i].low && (uintptr_t)caller < foreign[i].high;
  if (is_foreign) counters->foreign++;
  else counters->own++;
  if (!is_foreign && counters->control & tracing) {
    void *frames[24];
    backtrace_symbols_fd(frames, backtrace(frames, 24), 2);
    (void)!write(2, "--\n", 3);
  }
  is_inside = false;
}

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("SWIPETABS_ALLOCATIONS");
  int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *memory = mmap(NULL, sizeof *counters, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (memory != MAP_FAILED) counters = memory;
}

void *malloc(size_t size) {
  count(__builtin_return_address(0));
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(__builtin_return_address(0));
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count(__builtin_return_address(0));
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12; // ENOMEM
}
