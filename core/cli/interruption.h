/// Lets a long command end by itself when it is interrupted, and report its results.
#pragma once

/// Makes SIGINT and SIGTERM set `interrupted` instead of ending the program.
void catch_interruption();

[[nodiscard]] bool interrupted() noexcept;

/// The exit status of an interrupted hunt, that of a shell for a program that SIGINT ended.
inline constexpr int kInterruptedStatus = 130;
