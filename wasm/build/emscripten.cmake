# The toolchain file of the Emscripten that is on PATH, be it Debian's or emsdk's.
if(NOT DEFINED ENV{CATCHMATE_EMSCRIPTEN_ROOT})
  # CMake reads a toolchain file several times.
  execute_process(COMMAND em-config EMSCRIPTEN_ROOT OUTPUT_VARIABLE root OUTPUT_STRIP_TRAILING_WHITESPACE
    COMMAND_ERROR_IS_FATAL ANY)
  set(ENV{CATCHMATE_EMSCRIPTEN_ROOT} ${root})
endif()
include($ENV{CATCHMATE_EMSCRIPTEN_ROOT}/cmake/Modules/Platform/Emscripten.cmake)
