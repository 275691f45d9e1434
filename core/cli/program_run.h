/// Runs a program that need not be trusted to end: without a shell, with limits of time, memory and output, and so that
/// nothing of it is left running.
#pragma once

#include <catchmate/checker.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

struct ProgramLimits {
  std::chrono::milliseconds time;
  std::uint64_t memory;  ///< in bytes, of its data
};

/// Why a program could not be run: "cannot run './solution': No such file or directory".
class CannotRun : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Lets no program outlive this one, nor a program's children themselves; and ends no run by a pipe that nobody reads.
/// Called once, before any run.
void prepare_runs();

/// Runs `command`, a program and its arguments, with `input` as its standard input. Several runs may go on at once.
/// Ends it early, as if its time were over, once `stop` is set.
[[nodiscard]] catchmate::ProgramRun run_program(const std::vector<std::string>& command, const std::string& input,
                                                const ProgramLimits& limits, const std::atomic<bool>& stop);
