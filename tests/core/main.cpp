// Catch2 version 3 has its main function in a library; version 2 compiles it into one file.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#endif
#include "catch.h"
