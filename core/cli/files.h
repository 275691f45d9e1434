/// Reads and writes files, and reports their faults.
#pragma once

#include <catchmate/notation.h>

#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

using File = std::unique_ptr<std::FILE, void (*)(std::FILE*)>;

/// A file, or standard input for -; null, with the reason in errno, if it cannot be opened.
[[nodiscard]] File open_input(const std::string& path);

/// The bytes of a file, or of standard input for -, but none after the first `most + 1`; or the exit status, after the
/// error has been printed.
[[nodiscard]] std::variant<int, std::string> read_file(const std::string& path, std::size_t most);

/// Whether a path is that of a directory.
[[nodiscard]] bool is_folder(const std::string& path);

/// The paths of the files in a directory whose names end in .in, in order; nothing after the error has been printed.
[[nodiscard]] std::optional<std::vector<std::string>> inputs_in(const std::string& folder);

/// Writes a file whole or not at all: beside its place at first. Returns the exit status, after an error has been
/// printed.
[[nodiscard]] int write_file(const std::string& path, std::string_view text);

/// Prints a fault of a text, as an object with `json`. Returns the exit status.
[[nodiscard]] int refuse(const catchmate::InputError& error, const std::string& file, bool json);

/// Print why an input is invalid, or why it cannot be read, from errno. Both return the exit status.
[[nodiscard]] int refuse(const std::string& file, const std::string& reason);
[[nodiscard]] int unreadable(const std::string& file);
