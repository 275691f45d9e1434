#include "program_run.h"

#include <emscripten.h>

#include <array>
#include <cstddef>
#include <memory>

#include "json_tree.h"
#include "messages.h"

namespace {

using catchmate::ProgramRun;

// Runs a command by spawnSync. All that it starts has an environment variable by which it is found at the end, whatever
// group or parent it has got. Returns the output and the errors in new memory; `facts` is set to the end of the run, as
// ProgramRun counts them, its status and the sizes of both texts. If the program cannot be started, the end is -1 for a
// missing program, and -2 for any other reason, which is returned.
// clang-format off
// NOLINTNEXTLINE: a function in JavaScript
EM_JS(char*, spawn_program, (const char* command_json, const char* input, int size, double time, double memory, int* facts), {
  const fs = require("fs");
  const path = require("path");
  const spawnSync = require("child_process").spawnSync;
  const command = JSON.parse(UTF8ToString(command_json));
  const program = command[0];
  const result = (end, status, output, errors) => {
    const bytes = _malloc(output.length + errors.length + 1);
    HEAPU8.set(output, bytes);
    HEAPU8.set(errors, bytes + output.length);
    HEAP32.set([end, status, output.length, errors.length], facts >> 2);
    return bytes;
  };
  const none = Buffer.alloc(0);

  const folders = program.includes("/") ? [""] : (process.env.PATH || "").split(path.delimiter);
  const paths = folders.map((folder) => path.join(folder, program)).filter((each) => fs.existsSync(each));
  if (paths.length === 0) return result(-1, 0, none, none);
  const isProgram = (each) => {
    try {
      fs.accessSync(each, fs.constants.X_OK);
      return fs.statSync(each).isFile();
    } catch (_) {
      return false;
    }
  };
  if (!paths.some(isProgram)) return result(-2, 0, Buffer.from("Permission denied"), none);

  // Only Linux has a program that sets limits.
  if (Module.hasLimits === undefined) Module.hasLimits = spawnSync("prlimit", ["--version"]).status === 0;
  Module.runs = (Module.runs || 0) + 1;
  const mark = "CATCHMATE_RUN=" + process.pid + "." + Module.runs;
  const limits = ["--data=" + memory, "--core=0", "--"].concat(command);
  const mostOutput = 65536;
  const run = spawnSync(Module.hasLimits ? "prlimit" : program, Module.hasLimits ? limits : command.slice(1), {
    input: HEAPU8.slice(input, input + size),
    env: Object.assign({}, process.env, { CATCHMATE_RUN: mark.split("=")[1] }),
    detached: true,
    killSignal: "SIGKILL",
    maxBuffer: mostOutput,
    timeout: time,
  });
  if (run.pid) {
    const kill = (pid) => {
      try {
        process.kill(pid, "SIGKILL");
      } catch (_) {
        // It has ended.
      }
    };
    kill(-run.pid);
    for (const entry of process.platform === "linux" ? fs.readdirSync("/proc") : []) {
      try {
        const isNumber = Number.isInteger(Number(entry));
        if (isNumber && fs.readFileSync("/proc/" + entry + "/environ", "latin1").split(String.fromCharCode(0)).includes(mark)) kill(Number(entry));
      } catch (_) {
        // It has ended, or is somebody else"s.
      }
    }
  }
  const output = run.stdout || none;
  const errors = (run.stderr || none).subarray(0, 2000);
  const code = run.error && run.error.code;
  if (code === "ENOBUFS") return result(3, 0, output, errors);
  // A program that has ended has a status, even if its children hold its output open until the time is over.
  if (code === "ETIMEDOUT" && run.status === null) return result(2, 0, output, errors);
  if (code && code !== "ETIMEDOUT" && code !== "EPIPE") return result(-2, 0, Buffer.from(run.error.message), none);
  if (run.signal) return result(1, require("os").constants.signals[run.signal], output, errors);
  return result(0, run.status, output, errors);
});
// clang-format on

}  // namespace

void prepare_runs() {}

ProgramRun run_program(const std::vector<std::string>& command, const std::string& input, const ProgramLimits& limits) {
  std::array<int, 4> facts{};
  const std::unique_ptr<char, decltype(&std::free)> bytes(
      spawn_program(Json(command).dump().c_str(), input.data(), static_cast<int>(input.size()),
                    static_cast<double>(limits.time.count()), static_cast<double>(limits.memory), facts.data()),
      std::free);
  const auto [end, status, output_size, errors_size] = facts;
  std::string output(bytes.get(), static_cast<std::size_t>(output_size));
  if (end < 0) {
    throw CannotRun(
        say(messages::kCannotRun, command.front(), end == -1 ? Part(messages::kUnknownProgram) : Part(output)));
  }
  return {.end = static_cast<ProgramRun::End>(end),
          .status = status,
          .output = std::move(output),
          .errors = std::string(bytes.get() + output_size, static_cast<std::size_t>(errors_size))};
}
