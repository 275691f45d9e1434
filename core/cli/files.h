/// Reads and writes files, and reports their faults.
#pragma once

#include <catchmate/notation.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
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

/// The bytes of a file, or of standard input for -, but none after the first `most + 1`; or the exit status, after the
/// error has been printed.
[[nodiscard]] std::variant<int, std::string> read_file(const std::string& path, std::size_t most);

/// Whether a path is that of a directory.
[[nodiscard]] bool is_folder(const std::string& path);

/// Makes a directory, and those that it is in, unless they exist. Returns the exit status, after an error has been
/// printed.
[[nodiscard]] int make_folder(const std::string& path);

/// The paths of the files in a directory whose names end in .in, in order; nothing after the error has been printed.
[[nodiscard]] std::optional<std::vector<std::string>> inputs_in(const std::string& folder);

/// The CRC-32 of bytes, as gzip and zlib have it, in hexadecimal digits.
[[nodiscard]] std::string checksum_of(std::string_view bytes);

/// A file that appears whole or not at all: written beside its place, and moved there by `commit`.
class FileWriter {
 public:
  explicit FileWriter(std::string path);
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;
  /// Removes what was written and not moved into place.
  ~FileWriter();

  /// Adds bytes. Returns false after a failure.
  bool write(std::string_view bytes);
  /// Ends the file, and moves it into place. Both return the exit status, after an error has been printed.
  [[nodiscard]] int finish();
  [[nodiscard]] int commit();

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

/// Writes a file whole or not at all. Returns the exit status, after an error has been
/// printed.
[[nodiscard]] int write_file(const std::string& path, std::string_view text);

/// Prints a fault of a text, as an object with `json`. Returns the exit status.
[[nodiscard]] int refuse(const catchmate::InputError& error, const std::string& file, bool json);

/// Print why an input is invalid, or why it cannot be read, from errno. Both return the exit status.
[[nodiscard]] int refuse(const std::string& file, const std::string& reason);
[[nodiscard]] int unreadable(const std::string& file);
