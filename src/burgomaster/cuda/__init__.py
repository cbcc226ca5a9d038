"""Rules on a GPU: translated to C++, compiled and run."""
