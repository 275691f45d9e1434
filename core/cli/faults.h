/// What the core says of faults and mistakes, in the program's language.
#pragma once

#include <catchmate/checker.h>
#include <catchmate/code.h>
#include <catchmate/hunt_size.h>
#include <catchmate/notation.h>
#include <catchmate/read_game.h>

#include <string>

/// A fault of a text with its place.
[[nodiscard]] std::string say(const catchmate::InputError& error);
/// A fault of a value in a JSON file, without the path that `fault.place` adds.
[[nodiscard]] std::string say(const catchmate::DataFault& fault);
[[nodiscard]] std::string say(const catchmate::TableTooLarge& excess);
[[nodiscard]] std::string say(const catchmate::CodeError& error);
[[nodiscard]] std::string say(const catchmate::HuntSizeFault& fault);

/// The report on an input on which a program fails.
[[nodiscard]] std::string say(const catchmate::Failure& failure);
