/// Runs an untrusted program: without a shell, with limits of time, memory and output, leaving no process behind.
#pragma once

#include <catchmate/checker.h>

#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

struct ProgramLimits {
  std::chrono::milliseconds time;
  std::uint64_t memory;  ///< in bytes, of its data
};

/// Why a program could not be run: "cannot run './solution': there is no such program".
class CannotRun : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Makes this process the parent of orphans, which a run ends, and ignores SIGPIPE. Called once, before any run.
void prepare_runs();

/// Runs `command`, a program and its arguments, with `input` as its standard input. Several runs may go on at once.
/// An interruption ends it early, as if its time were over.
[[nodiscard]] catchmate::ProgramRun run_program(const std::vector<std::string>& command, const std::string& input,
                                                const ProgramLimits& limits);
