#include "program_run.h"

#include <emscripten.h>

#include <array>
#include <cstddef>
#include <memory>

#include "command.h"
#include "json_tree.h"
#include "messages.h"

namespace {

using catchmate::ProgramRun;

// Runs a command by spawnSync. All that it starts has an environment variable by which it is found at the end, whatever
// group or parent it has got. Returns the output and the errors in new memory; `facts` is set to the end of the run, as
// ProgramRun counts them, its status, the sizes of both texts, and its times: wall and processor, or -1 where no /proc
// tells it. The limit of each process, in whole seconds, ends what runs on, and the processor time judges. If the
// program cannot be started, the end is -1 for a missing program, and -2 for any other reason, which is returned.
// clang-format off
// NOLINTNEXTLINE: a function in JavaScript
EM_JS(char*, spawn_program, (const char* command_json, const char* input, int size, int time, int longest, double memory, int* facts), {
  const fs = require("fs");
  const path = require("path");
  const spawnSync = require("child_process").spawnSync;
  const command = JSON.parse(UTF8ToString(command_json));
  const program = command[0];
  let wall = 0;
  let processor = -1;
  const result = (end, status, output, errors) => {
    const bytes = _malloc(output.length + errors.length + 1);
    HEAPU8.set(output, bytes);
    HEAPU8.set(errors, bytes + output.length);
    HEAP32.set([end, status, output.length, errors.length, wall, processor], facts >> 2);
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

  // A process's own times (from 11 on) and those of the children that it has waited for (from 13), in milliseconds.
  const timesOf = (pid, first) => {
    const stat = fs.readFileSync("/proc/" + pid + "/stat", "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").slice(first, 15);
    return fields.reduce((sum, field) => sum + Number(field), 0) * 10;
  };
  // No other child is running.
  const childrenTime = () => process.platform === "linux" ? timesOf("self", 13) : NaN;
  const hasLimits = process.platform !== "win32";
  Module.runs = (Module.runs || 0) + 1;
  const mark = "CATCHMATE_RUN=" + process.pid + "." + Module.runs;
  const limits = "ulimit -c 0; ulimit -d " + Math.ceil(memory / 1024) + "; ulimit -t " + (Math.floor(time / 1000) + 1);
  const limited = ["-c", limits + "; exec \"$@\"", "sh"].concat(command);
  const start = performance.now();
  const before = childrenTime();
  const mostOutput = 65536;
  const run = spawnSync(hasLimits ? "sh" : program, hasLimits ? limited : command.slice(1), {
    input: HEAPU8.slice(input, input + size),
    env: Object.assign({}, process.env, { CATCHMATE_RUN: mark.split("=")[1] }),
    detached: true,
    killSignal: "SIGKILL",
    maxBuffer: mostOutput,
    timeout: longest,
  });
  wall = Math.ceil(performance.now() - start);
  let used = childrenTime() - before;
  if (run.pid) {
    const kill = (pid) => {
      try {
        process.kill(pid, "SIGKILL");
      } catch (_) {
        // It has ended.
      }
    };
    for (const entry of process.platform === "linux" ? fs.readdirSync("/proc") : []) {
      try {
        const isNumber = Number.isInteger(Number(entry));
        if (!isNumber || !fs.readFileSync("/proc/" + entry + "/environ", "latin1").split(String.fromCharCode(0)).includes(mark)) continue;
        used += timesOf(entry, 11);
        kill(Number(entry));
      } catch (_) {
        // It has ended, or is somebody else"s.
      }
    }
    kill(-run.pid);
  }
  if (used >= 0) processor = used;
  const output = run.stdout || none;
  const errors = (run.stderr || none).subarray(0, 2000);
  const code = run.error && run.error.code;
  if (code === "ENOBUFS") return result(3, 0, output, errors);
  // A program that has ended has a status, even if its children hold its output open until the time is over.
  if (code === "ETIMEDOUT" && run.status === null) return result(2, 0, output, errors);
  // Where no time is known, the signal of the limit is.
  if (processor > time || (used !== used && run.signal === "SIGXCPU")) return result(2, 0, output, errors);
  if (code && code !== "ETIMEDOUT" && code !== "EPIPE") return result(-2, 0, Buffer.from(run.error.message), none);
  if (run.signal) return result(1, require("os").constants.signals[run.signal], output, errors);
  return result(0, run.status, output, errors);
});
// clang-format on

}  // namespace

void prepare_runs() {}

ProgramRun run_program(const std::vector<std::string>& command, const std::string& input, const ProgramLimits& limits) {
  std::array<int, 6> facts{};
  const std::unique_ptr<char, decltype(&std::free)> bytes(
      spawn_program(Json(command).dump().c_str(), input.data(), static_cast<int>(input.size()),
                    static_cast<int>(limits.time.count()), static_cast<int>(limits.time.count()) * kWallFactor,
                    static_cast<double>(limits.memory), facts.data()),
      std::free);
  const auto [end, status, output_size, errors_size, wall, processor] = facts;
  std::string output(bytes.get(), static_cast<std::size_t>(output_size));
  if (end < 0) {
    fail(say(messages::kCannotRun, command.front(), end == -1 ? say(messages::kUnknownProgram) : output));
  }
  return {.end = static_cast<ProgramRun::End>(end),
          .status = status,
          .output = std::move(output),
          .errors = std::string(bytes.get() + output_size, static_cast<std::size_t>(errors_size)),
          .times = catchmate::RunTimes{
              .wall = std::chrono::milliseconds(wall),
              .processor = processor < 0 ? std::nullopt : std::optional(std::chrono::milliseconds(processor)),
              .limit = limits.time}};
}
