// What translated rules need: Python's whole numbers and the luck of burgomaster.games.kernel.luck.
#ifdef __CUDACC__
#define RULE static __device__
#ifdef SHARING  // many calls of long functions, as a bot that weighs every choice makes them, take long to compile
#define SHARED static __device__ __noinline__
#else
#define SHARED RULE
#endif
#define TABLE static __constant__ const
#define LOOP _Pragma("unroll 1")  // unrolled, loops no longer fit where a processor keeps its instructions
// A function with a thread for each of `count` things; where there is no GPU, one thing after the other.
#define KERNEL extern "C" __global__ void __launch_bounds__(THREADS)
#define EACH(i, count) if (const Word i = Word(blockIdx.x) * THREADS + threadIdx.x; i < count)
#else  // any C++ compiler, so that translations can be tried without a GPU
#include <cstdlib>
#define RULE static
#define SHARED static
#define TABLE static const
#define LOOP
#define KERNEL extern "C" void
#define EACH(i, count) for (Word i = 0; i < count; i++)
#endif

#ifndef STEP
#define STEP short
#endif
typedef STEP Step;
typedef long long Long;
typedef unsigned long long Word;

struct Luck { Word value; };  // below 2**63

template <int count> struct Several { int n[count]; };

template <class Number> RULE inline Number floor_divide(Number a, Number b) {
  const Number q = a / b;
  return q * b != a && (a < 0) != (b < 0) ? q - 1 : q;
}
template <class Number> RULE inline Number modulo(Number a, Number b) {
  const Number r = a % b;
  return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
template <class Number> RULE inline Number magnitude(Number a) { return a < 0 ? -a : a; }
template <class Number> RULE inline Number least(Number a, Number b) { return b < a ? b : a; }
template <class Number> RULE inline Number most(Number a, Number b) { return b > a ? b : a; }

// Where a whole number of 32 bits is asked for, a longer one must fit.
RULE inline int narrow(Long a) {
#ifndef __CUDACC__
  if (int(a) != a) abort();
#endif
  return int(a);
}

RULE inline Word mixed(Word z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}
RULE inline Word luck_key(Word seed, Word game) {
  return mixed(seed + mixed(game * 0x9E3779B97F4A7C15ULL + 0x94D049BB133111EBULL)) >> 1;
}
RULE inline Luck luck_of(Word key, Word event) { return {mixed(key + (event + 1) * 0x9E3779B97F4A7C15ULL) >> 1}; }
RULE inline Luck luck_of(Luck luck, int event) { return luck_of(luck.value, Word(event)); }
RULE inline int pick(Luck luck, int count) { return int((Word(unsigned(luck.value >> 31)) * unsigned(count)) >> 32); }
