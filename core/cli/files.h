/// Reads and writes files. Failures throw `CommandError`.
#pragma once

#include <catchmate/notation.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text.h"

/// A failure to write.
struct WriteFailure {
  int error;         ///< in errno
  const char* name;  ///< of the error in JavaScript: "ENOSPC"
  Text reason;
};
[[nodiscard]] std::span<const WriteFailure> write_failures() noexcept;

using File = std::unique_ptr<std::FILE, void (*)(std::FILE*)>;

/// A file, or standard input for -; null, with the reason in errno, if it cannot be opened.
[[nodiscard]] File open_input(const std::string& path);

/// The bytes of a file, or of standard input for -, but none after the first `most + 1`.
[[nodiscard]] std::string read_file(const std::string& path, std::size_t most);

/// Whether a path is that of a directory.
[[nodiscard]] bool is_folder(const std::string& path);

/// Makes a directory, and those that it is in, unless they exist.
void make_folder(const std::string& path);

/// The paths of the .in files in a directory, in order.
[[nodiscard]] std::vector<std::string> inputs_in(const std::string& folder);

/// The CRC-32 of bytes, as gzip and zlib have it, in hexadecimal digits.
[[nodiscard]] std::string checksum_of(std::string_view bytes);

/// A file that appears whole or not at all: written beside its place, and moved there by `commit`.
class FileWriter {
 public:
  explicit FileWriter(std::string path);
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;
  /// Removes the file unless it was moved into place.
  ~FileWriter();

  /// Adds bytes. Returns false after a failure.
  bool write(std::string_view bytes);
  /// Ends the file, and moves it into place.
  void finish();
  void commit();

  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }
  /// The CRC-32 of the bytes, as `checksum_of`.
  [[nodiscard]] std::string checksum() const;

 private:
  bool note(bool good);
  [[nodiscard]] std::string beside() const { return path_ + ".part"; }

  std::string path_;
  std::FILE* file_;
  int failure_ = 0;  // from errno
  std::uint64_t bytes_ = 0;
  std::uint32_t remainder_ = ~std::uint32_t{0};
  bool left_;  // whether there is a file beside the place
};

/// Writes a file whole or not at all.
void write_file(const std::string& path, std::string_view text);

/// Ends a command for a fault of a text, printed as an object with `json`; for an invalid input; and for an input that
/// cannot be read, with the reason in errno.
[[noreturn]] void refuse(const catchmate::InputError& error, const std::string& file, bool json);
[[noreturn]] void refuse(const std::string& file, const std::string& reason);
[[noreturn]] void unreadable(const std::string& file);
