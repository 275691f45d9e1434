/// Runs an untrusted program: without a shell, with limits of time, memory and output, leaving no process behind.
#pragma once

#include <catchmate/checker.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

struct ProgramLimits {
  std::chrono::milliseconds time;  ///< of the processor, for the program and its children
  std::uint64_t memory;            ///< in bytes, of its data
};

/// A program ends at this multiple of its processor time at the latest, on any clock: so little of the processor does a
/// busy machine give it, or it waits.
inline constexpr int kWallFactor = 5;

/// Makes this process the parent of orphans, which a run ends, and ignores SIGPIPE. Called once, before any run.
void prepare_runs();

/// Runs `command`, a program and its arguments, with `input` as its standard input; throws `CommandError` if it cannot
/// be run: "cannot run './solution': there is no such program". Several runs may go on at once.
/// An interruption ends it early, as if its time were over. Linux measures the processor time of all its processes but
/// orphans; elsewhere each has a limit of whole seconds, and the native program learns the time of those that it waited
/// for.
[[nodiscard]] catchmate::ProgramRun run_program(const std::vector<std::string>& command, const std::string& input,
                                                const ProgramLimits& limits);
