#include "program_run.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "command.h"
#include "interruption.h"
#include "messages.h"

namespace {

using Clock = std::chrono::steady_clock;
using catchmate::ProgramRun;

constexpr std::size_t kMostOutput = std::size_t{1} << 16U;
constexpr std::size_t kMostErrors = 2000;
// The interval of polling for the end of a program whose children hold its output open.
constexpr std::chrono::milliseconds kEndPollInterval{20};

// Guards against a fork in between: the pipes that the next program would inherit, and the list of running programs.
std::mutex running_lock;
std::set<pid_t> running;

// A pipe that a program started later does not inherit.
class Pipe {
 public:
  Pipe() {
    const std::lock_guard lock(running_lock);
    if (pipe(ends_.data()) != 0) throw std::runtime_error(std::string("cannot make a pipe: ") + std::strerror(errno));
    for (const int end : ends_) fcntl(end, F_SETFD, FD_CLOEXEC);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close(0);
    close(1);
  }

  [[nodiscard]] int reading() const noexcept { return ends_[0]; }
  [[nodiscard]] int writing() const noexcept { return ends_[1]; }
  void close_reading() noexcept { close(0); }
  void close_writing() noexcept { close(1); }

 private:
  void close(std::size_t end) noexcept {
    if (ends_[end] >= 0) ::close(ends_[end]);
    ends_[end] = -1;
  }

  std::array<int, 2> ends_{-1, -1};
};

// Kills a program's orphans: they are this program's children, even in a session of their own.
void kill_orphans() {
#ifdef __linux__
  const std::lock_guard lock(running_lock);
  // The children of a killed process become this program's own.
  for (bool was_killed = true; was_killed;) {
    was_killed = false;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
      std::ifstream children(thread.path() / "children");
      for (pid_t child = 0; children >> child;) {
        if (running.contains(child)) continue;
        was_killed = true;
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
      }
    }
  }
#endif
}

std::chrono::milliseconds milliseconds_of(const timeval& time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::seconds(time.tv_sec) +
                                                               std::chrono::microseconds(time.tv_usec));
}

// The processor time of a running process and its descendants, from Linux's /proc; 0 elsewhere.
std::chrono::milliseconds processor_time(pid_t process) {
  const std::filesystem::path folder = "/proc/" + std::to_string(process);
  std::ifstream file(folder / "stat");
  std::string text;
  std::getline(file, text);
  // The name of the program, the second field, may have blanks.
  std::istringstream fields(text.substr(std::min(text.rfind(')'), text.size() - 1) + 1));
  constexpr int kBeforeTimes = 11;
  for (int field = 0; field < kBeforeTimes; ++field) fields >> text;
  // Its own in both modes, and those of the children that it has waited for.
  std::int64_t ticks = 0;
  for (std::int64_t each = 0, times = 0; times < 4 && fields >> each; ++times) ticks += each;
  auto total = std::chrono::milliseconds(ticks * 1000 / sysconf(_SC_CLK_TCK));
  std::error_code error;
  for (const auto& thread : std::filesystem::directory_iterator(folder / "task", error)) {
    std::ifstream children(thread.path() / "children");
    for (pid_t child = 0; children >> child;) total += processor_time(child);
  }
  return total;
}

void limit(decltype(RLIMIT_CORE) resource, std::uint64_t most) noexcept {
  const rlimit both{.rlim_cur = most, .rlim_max = most};
  setrlimit(resource, &both);
}

// Becomes the program; in the child, where only what a signal handler may call is allowed. Writes why that failed.
[[noreturn]] void become(char* const* arguments, const std::array<int, 3>& streams, const ProgramLimits& limits,
                         int failure) {
  setpgid(0, 0);
  for (int stream = 0; stream < 3; ++stream) dup2(streams[static_cast<std::size_t>(stream)], stream);
  limit(RLIMIT_DATA, limits.memory);
  // Whole seconds: the next one, for what is beyond the limit to be seen.
  limit(RLIMIT_CPU, static_cast<std::uint64_t>(limits.time / std::chrono::seconds(1)) + 1);
  limit(RLIMIT_CORE, 0);
  static_cast<void>(std::signal(SIGPIPE, SIG_DFL));
  execvp(arguments[0], arguments);
  const int error = errno;
  [[maybe_unused]] const auto written = write(failure, &error, sizeof(error));
  _exit(127);
}

class Running {
 public:
  Running(const std::vector<std::string>& command, const ProgramLimits& limits) : limits_(limits) {
    std::vector<char*> arguments;
    arguments.reserve(command.size() + 1);
    // execvp takes pointers to mutable text, but does not change it.
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    Pipe failure;
    {
      const std::lock_guard lock(running_lock);
      program_ = fork();
      if (program_ == 0) {
        become(arguments.data(), {input_.reading(), output_.writing(), errors_.writing()}, limits, failure.writing());
      }
      if (program_ < 0) throw std::runtime_error(std::string("cannot start a program: ") + std::strerror(errno));
      running.insert(program_);
    }
    setpgid(program_, program_);
    failure.close_writing();
    input_.close_reading();
    output_.close_writing();
    errors_.close_writing();
    int error = 0;
    if (read(failure.reading(), &error, sizeof(error)) == sizeof(error)) {
      end();
      fail(say(messages::kCannotRun, command.front(),
               error == ENOENT ? say(messages::kUnknownProgram) : std::strerror(error)));
    }
    for (const int end : {input_.writing(), output_.reading(), errors_.reading()}) fcntl(end, F_SETFL, O_NONBLOCK);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() { end(); }

  // Feeds and reads until the program has ended, or has to be ended.
  ProgramRun talk(std::string_view input) {
    ProgramRun run;
    const Clock::time_point deadline = start_ + limits_.time * kWallFactor;
    Clock::time_point next_look = start_;
    while (run.output.size() <= kMostOutput && (is_open(output_) || !has_ended())) {
      const Clock::time_point now = Clock::now();
      if (now >= next_look) {
        processor_ = processor_time(program_);
        next_look = now + kEndPollInterval;
      }
      if (now >= deadline || processor_ > limits_.time || interrupted()) {
        run.end = ProgramRun::End::timed_out;
        break;
      }
      std::array<pollfd, 3> polled{pollfd{input_.writing(), POLLOUT, 0}, pollfd{output_.reading(), POLLIN, 0},
                                   pollfd{errors_.reading(), POLLIN, 0}};
      if (!is_open(output_)) polled[1].fd = -1;
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - now);
      poll(polled.data(), polled.size(), static_cast<int>(std::clamp(left, {}, kEndPollInterval).count()));
      if (polled[0].revents != 0) feed(input);
      if (polled[1].revents != 0) read_from(output_, run.output, kMostOutput + 1);
      if (polled[2].revents != 0) read_from(errors_, run.errors, kMostErrors);
      // What its children write after its end is not its own.
      if (has_ended()) break;
    }
    finish(run);
    return run;
  }

 private:
  [[nodiscard]] static bool is_open(const Pipe& pipe) noexcept { return pipe.reading() >= 0; }

  void feed(std::string_view& input) {
    const ssize_t written = write(input_.writing(), input.data(), input.size());
    if (written > 0) input.remove_prefix(static_cast<std::size_t>(written));
    if (input.empty() || (written < 0 && errno != EAGAIN && errno != EINTR)) input_.close_writing();
  }

  // Reads what there is; closes the pipe at its end. Drops all beyond `most` bytes.
  static void read_from(Pipe& pipe, std::string& text, std::size_t most) {
    std::array<char, 65536> bytes;
    const ssize_t count = read(pipe.reading(), bytes.data(), bytes.size());
    if (count > 0) text.append(bytes.data(), std::min(static_cast<std::size_t>(count), most - text.size()));
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) pipe.close_reading();
  }

  bool has_ended() {
    if (!ended_) ended_ = wait4(program_, &status_, WNOHANG, &usage_) == program_;
    return ended_;
  }

  // Says how the program ended, with the rest of its output.
  void finish(ProgramRun& run) {
    run.times = {.wall = std::chrono::ceil<std::chrono::milliseconds>(Clock::now() - start_),
                 .processor = std::nullopt,
                 .limit = limits_.time};
    end();
    processor_ = std::max(processor_, milliseconds_of(usage_.ru_utime) + milliseconds_of(usage_.ru_stime));
    run.times->processor = processor_;
    for (std::size_t before = 1; is_open(output_) && run.output.size() != std::exchange(before, run.output.size());) {
      read_from(output_, run.output, kMostOutput + 1);
    }
    if (is_open(errors_)) read_from(errors_, run.errors, kMostErrors);
    if (run.end == ProgramRun::End::timed_out) return;
    if (run.output.size() > kMostOutput) {
      run.end = ProgramRun::End::too_long;
    } else if (processor_ > limits_.time) {
      run.end = ProgramRun::End::timed_out;
    } else if (WIFSIGNALED(status_)) {
      run.end = ProgramRun::End::signalled;
      run.status = WTERMSIG(status_);
    } else {
      run.status = WEXITSTATUS(status_);
    }
  }

  // Kills the program and all its children.
  void end() {
    if (program_ < 0) return;
    kill(-program_, SIGKILL);
    if (!ended_) wait4(program_, &status_, 0, &usage_);
    ended_ = true;
    {
      const std::lock_guard lock(running_lock);
      running.erase(program_);
    }
    program_ = -1;
    kill_orphans();
  }

  const ProgramLimits& limits_;
  Clock::time_point start_ = Clock::now();
  std::chrono::milliseconds processor_{};
  rusage usage_{};
  Pipe input_;
  Pipe output_;
  Pipe errors_;
  pid_t program_ = -1;
  bool ended_ = false;
  int status_ = 0;
};

}  // namespace

void prepare_runs() {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
}

ProgramRun run_program(const std::vector<std::string>& command, const std::string& input, const ProgramLimits& limits) {
  return Running(command, limits).talk(input);
}
