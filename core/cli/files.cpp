#include "files.h"

#include <catchmate/words.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <iostream>

#include "command.h"
#include "faults.h"
#include "json_tree.h"
#include "messages.h"

namespace {

Text read_failure(int error) noexcept {
  switch (error) {
    case ENOENT:
      return messages::kNoFile;
    case EISDIR:
      return messages::kIsFolder;
    case EACCES:
      return messages::kNoPermission;
    default:
      return messages::kUnreadable;
  }
}

Text write_failure(int error) noexcept {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return messages::kNoFolder;
    case EISDIR:
      return messages::kIsFolder;
    case EACCES:
    case EROFS:
      return messages::kNoPermission;
    case ENOSPC:
    case EDQUOT:
      return messages::kDiskFull;
    default:
      return messages::kUnwritable;
  }
}

// The fields of the package's InputError.
std::string fault_to_json(const catchmate::InputError& error, const std::string& file) {
  OrderedJson object = {{"file", file},
                        {"code", catchmate::word_of(error.code)},
                        {"board", error.board},
                        {"line", error.line},
                        {"column", error.column},
                        {"found", error.found},
                        {"subject", error.subject},
                        {"low", error.low},
                        {"high", nullptr},
                        {"description", catchmate::describe(error)}};
  if (error.high != catchmate::kOverflow) object["high"] = error.high;
  // A file's name need not be UTF-8.
  return object.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace

File open_input(const std::string& path) {
  const auto close = [](std::FILE* file) {
    if (file != stdin) static_cast<void>(std::fclose(file));  // nothing was written, so closing cannot lose data
  };
  return {path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close};
}

std::variant<int, std::string> read_file(const std::string& path, std::size_t most) {
  const File file = open_input(path);
  if (!file) return unreadable(path);
  std::string text;
  std::array<char, 1U << 16U> piece{};
  for (ssize_t size = 1; size > 0 && text.size() <= most;) {
    size = read(fileno(file.get()), piece.data(), piece.size());
    if (size < 0) return unreadable(path);
    text.append(piece.data(), static_cast<std::size_t>(size));
  }
  if (text.size() > most) text.resize(most + 1);
  return text;
}

int refuse(const catchmate::InputError& error, const std::string& file, bool json) {
  if (!json) return refuse(file, say(error));
  std::cerr << fault_to_json(error, file) + "\n";
  return kBadInput;
}

int refuse(const std::string& file, const std::string& reason) {
  complain((file == "-" ? "" : file + ": ") + reason);
  return kBadInput;
}

int unreadable(const std::string& file) {
  complain(file + ": " + say(read_failure(errno)));
  return kFailure;
}

bool is_folder(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error);
}

std::optional<std::vector<std::string>> inputs_in(const std::string& folder) {
  std::vector<std::string> paths;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().extension() == ".in") paths.push_back(entry->path().string());
  }
  if (error) {
    errno = error.value();
    static_cast<void>(unreadable(folder));
    return std::nullopt;
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

int write_file(const std::string& path, std::string_view text) {
  const std::string beside = path + ".part";
  errno = 0;
  std::FILE* file = std::fopen(beside.c_str(), "wb");
  bool good = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  int reason = errno;
  if (file != nullptr && std::fclose(file) != 0) {
    if (good) reason = errno;
    good = false;
  }
  if (good && std::rename(beside.c_str(), path.c_str()) != 0) {
    reason = errno;
    good = false;
  }
  if (good) return 0;
  if (file != nullptr) static_cast<void>(std::remove(beside.c_str()));
  complain(path + ": " + say(write_failure(reason)));
  return kFailure;
}
