#include <catchmate/code.h>
#include <catchmate/games.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "boards.h"
#include "catch.h"

using namespace catchmate;

namespace {

std::string code_of(const Game& game, const Position& position, const std::vector<Move>& moves = {}) {
  auto code = encode(game, position, moves);
  REQUIRE(std::holds_alternative<std::string>(code));
  return std::get<std::string>(code);
}

CodeError::Code fault_in(std::string_view text) {
  const auto decoded = decode(text);
  INFO(text);
  REQUIRE(std::holds_alternative<CodeError>(decoded));
  CHECK_FALSE(message(std::get<CodeError>(decoded)).empty());
  return std::get<CodeError>(decoded).code;
}

const Drawing kRows{"....X...", "...O....", "........", "........", "........", "........", "........", "........"};

}  // namespace

TEST_CASE("Codes in published links never change", "[code]") {
  const Game game(chase(), board_of(kRows));
  const Position position = position_of(kRows);
  const Move right{Square{11}, Square{12}};
  CHECK(code_of(game, position) == "1Ac4WIAzzUx");
  CHECK(code_of(game, position, {right}) == "1Ac4WIF2p8r");
  const Position cops{.pieces = {PieceSet{Square{0}, Square{0}}, PieceSet{Square{8}}}};
  const Move both{{Square{0}, Square{1}}, {Square{0}, Square{3}}};
  CHECK(code_of(Game(*find_game("cops-and-robber"), Board(3, 3)), cops, {both}).front() == '1');
}

TEST_CASE("A changed, lost or added character fails the check digits", "[code]") {
  const Game game(slow_cops(), board_of({"O..#", "...O", "X..."}));
  for (const std::string& code :
       {std::string("1Ac4WIF2p8r"), code_of(game, position_of({"O..#", "...O", "X..."}, Side::two))}) {
    for (std::size_t place = 1; place < code.size(); ++place) {
      std::string changed = code;
      changed[place] = changed[place] == 'A' ? 'B' : 'A';
      CHECK(fault_in(changed) == CodeError::Code::checksum);
      CHECK(fault_in(std::string(code).erase(place, 1)) == CodeError::Code::checksum);
      CHECK(fault_in(std::string(code).insert(place, 1, 'A')) == CodeError::Code::checksum);
    }
    CHECK(fault_in(code + "A") == CodeError::Code::checksum);
  }
}

TEST_CASE("A position has one code, the shortest, except codes older than its game", "[code]") {
  const auto decoded = decode("1AMxGRjQAcYV_");
  REQUIRE(std::holds_alternative<CodedGame>(decoded));
  const auto& coded = std::get<CodedGame>(decoded);
  CHECK(code_of(coded.game, coded.position, coded.moves) == "1AMxGRjQAcYV_");
  // The same in version 2, for boards with marks and custom rules.
  const auto longer = decode("2gGYCMjGgAdsH0");
  REQUIRE(std::holds_alternative<CodeError>(longer));
  CHECK(std::get<CodeError>(longer).code == CodeError::Code::invalid);
  CHECK(message(std::get<CodeError>(longer)) == "the code is not in canonical form");
}
