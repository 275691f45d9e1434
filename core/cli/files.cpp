#include "files.h"

#include <catchmate/words.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <utility>

#include "command.h"
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
  const auto failures = write_failures();
  const auto found =
      std::find_if(failures.begin(), failures.end(), [&](const auto& each) { return each.error == error; });
  return found == failures.end() ? messages::kUnwritable : found->reason;
}

// Tables for eight bytes at once (Kounavis, Berry: A systematic approach to building high performance, software-based,
// CRC generators, 2005): [k][b] is the remainder of byte b and k zero bytes.
constexpr std::array<std::array<std::uint32_t, 256>, 8> kRemainders = [] {
  std::array<std::array<std::uint32_t, 256>, 8> remainders{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t remainder = byte;
    for (int bit = 0; bit < 8; ++bit) remainder = remainder >> 1U ^ (remainder & 1U) * 0xEDB8'8320U;
    remainders[0][byte] = remainder;
  }
  for (std::size_t zeros = 1; zeros < 8; ++zeros) {
    for (std::size_t byte = 0; byte < 256; ++byte) {
      const std::uint32_t before = remainders[zeros - 1][byte];
      remainders[zeros][byte] = before >> 8U ^ remainders[0][before & 0xFFU];
    }
  }
  return remainders;
}();

std::uint32_t add_to_checksum(std::uint32_t remainder, std::string_view bytes) noexcept {
  const auto byte_at = [&](std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); };
  std::size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) {
    std::uint32_t next = 0;
    for (std::size_t byte = 0; byte < 8; ++byte) {
      const std::uint32_t before = byte < 4 ? remainder >> 8 * byte : 0;
      next ^= kRemainders[7 - byte][(before ^ byte_at(at + byte)) & 0xFFU];
    }
    remainder = next;
  }
  for (; at < bytes.size(); ++at) {
    remainder = remainder >> 8U ^ kRemainders[0][(remainder ^ byte_at(at)) & 0xFFU];
  }
  return remainder;
}

std::string to_digits(std::uint32_t checksum) {
  std::array<char, 9> digits{};
  static_cast<void>(std::snprintf(digits.data(), digits.size(), "%08x", checksum));
  return digits.data();
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

std::span<const WriteFailure> write_failures() noexcept {
  static constexpr std::array kFailures{
      WriteFailure{ENOENT, "ENOENT", messages::kNoFolder},   WriteFailure{ENOTDIR, "ENOTDIR", messages::kNoFolder},
      WriteFailure{EISDIR, "EISDIR", messages::kIsFolder},   WriteFailure{EACCES, "EACCES", messages::kNoPermission},
      WriteFailure{EROFS, "EROFS", messages::kNoPermission}, WriteFailure{ENOTEMPTY, "ENOTEMPTY", messages::kNotEmpty},
      WriteFailure{EEXIST, "EEXIST", messages::kNotEmpty},   WriteFailure{ENOSPC, "ENOSPC", messages::kDiskFull},
      WriteFailure{EDQUOT, "EDQUOT", messages::kDiskFull},
  };
  return kFailures;
}

File open_input(const std::string& path) {
  const auto close = [](std::FILE* file) {
    if (file != stdin) static_cast<void>(std::fclose(file));  // nothing was written, so closing cannot lose data
  };
  return {path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close};
}

std::string read_file(const std::string& path, std::size_t most) {
  const File file = open_input(path);
  if (!file) unreadable(path);
  std::string text;
  std::array<char, 1U << 16U> piece{};
  for (ssize_t size = 1; size > 0 && text.size() <= most;) {
    size = read(fileno(file.get()), piece.data(), piece.size());
    if (size < 0) unreadable(path);
    text.append(piece.data(), static_cast<std::size_t>(size));
  }
  if (text.size() > most) text.resize(most + 1);
  return text;
}

void refuse(const catchmate::InputError& error, const std::string& file, bool json) {
  if (json) throw CommandError(fault_to_json(error, file), kBadInput);
  refuse(file, message(error, language()));
}

void refuse(const std::string& file, const std::string& reason) {
  fail((file == "-" ? "" : file + ": ") + reason, kBadInput);
}

void unreadable(const std::string& file) { fail(file + ": " + say(read_failure(errno))); }

bool is_folder(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error);
}

void make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) fail(path + ": " + say(write_failure(error.value())));
}

std::vector<std::string> inputs_in(const std::string& folder) {
  std::vector<std::string> paths;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().extension() == ".in") paths.push_back(entry->path().string());
  }
  if (error) {
    errno = error.value();
    unreadable(folder);
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

FileWriter::FileWriter(std::string path)
    : path_(std::move(path)), file_(std::fopen(beside().c_str(), "wb")), left_(file_ != nullptr) {
  note(left_);
}

FileWriter::~FileWriter() {
  if (file_ != nullptr) static_cast<void>(std::fclose(file_));
  if (left_) static_cast<void>(std::remove(beside().c_str()));
}

bool FileWriter::note(bool good) {
  if (!good && failure_ == 0) failure_ = errno == 0 ? EIO : errno;
  return failure_ == 0;
}

bool FileWriter::write(std::string_view bytes) {
  remainder_ = add_to_checksum(remainder_, bytes);
  bytes_ += bytes.size();
  errno = 0;
  return failure_ == 0 && note(std::fwrite(bytes.data(), 1, bytes.size(), file_) == bytes.size());
}

void FileWriter::finish() {
  errno = 0;
  if (file_ != nullptr) note(std::fclose(std::exchange(file_, nullptr)) == 0);
  if (failure_ != 0) fail(path_ + ": " + say(write_failure(failure_)));
}

void FileWriter::commit() {
  finish();
  errno = 0;
  if (!note(std::rename(beside().c_str(), path_.c_str()) == 0)) finish();
  left_ = false;
}

std::string checksum_of(std::string_view bytes) { return to_digits(~add_to_checksum(~std::uint32_t{0}, bytes)); }

std::string FileWriter::checksum() const { return to_digits(~remainder_); }

void write_file(const std::string& path, std::string_view text) {
  FileWriter file(path);
  file.write(text);
  file.commit();
}
