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
  CHECK_FALSE(std::get<CodeError>(decoded).message.empty());
  return std::get<CodeError>(decoded).code;
}

const Drawing kRows{"....X...", "...O....", "........", "........", "........", "........", "........", "........"};

}  // namespace

TEST_CASE("A code that stands in a link somewhere stays what it is", "[code]") {
  const Game game(chase(), board_of(kRows));
  const Position position = position_of(kRows);
  const Move right{Square{11}, Square{12}};
  CHECK(code_of(game, position) == "1Ac4WIAzzUx");
  CHECK(code_of(game, position, {right}) == "1Ac4WIF2p8r");
  const auto decoded = decode("1Ac4WIF2p8r");
  REQUIRE(std::holds_alternative<CodedGame>(decoded));
  const auto& coded = std::get<CodedGame>(decoded);
  CHECK(coded.game.rules() == chase());
  CHECK(coded.game.board() == game.board());
  CHECK(coded.position == position);
  CHECK(coded.moves == std::vector<Move>{right});
}

TEST_CASE("Codes of rules that let all pieces move or share squares have a version of their own", "[code]") {
  const Rules& listed = find_entry("cops-and-robber")->rules;
  Rules own = listed;
  own.id = "own";
  const Position shared{.pieces = {PieceSet{Square{0}, Square{0}}, PieceSet{Square{8}}}};
  const Move both{{Square{0}, Square{1}}, {Square{0}, Square{3}}};
  CHECK(code_of(Game(listed, Board(3, 3)), shared, {both}).front() == '1');
  for (const Board& board : {Board(3, 3), Board::graph(9, {{Square{0}, Square{1}}, {Square{0}, Square{3}}})}) {
    const Game game(own, board);
    const std::string code = code_of(game, shared, {both});
    CHECK(code.front() == '4');
    const auto decoded = decode(code);
    REQUIRE(std::holds_alternative<CodedGame>(decoded));
    const auto& coded = std::get<CodedGame>(decoded);
    CHECK(coded.game.rules() == own);
    CHECK(coded.game.board() == board);
    CHECK(coded.position == shared);
    CHECK(coded.moves == std::vector<Move>{both});
  }
}

TEST_CASE("A character that is changed, lost or added is noticed", "[code]") {
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

TEST_CASE("What is no code is told apart", "[code]") {
  CHECK(fault_in("") == CodeError::Code::malformed);
  CHECK(fault_in("1Ac4 WIF2p8r") == CodeError::Code::malformed);
  CHECK(fault_in("1Ac4\xC3\xA4") == CodeError::Code::malformed);
  CHECK(fault_in("5Ac4WIF2p8r") == CodeError::Code::version);
  CHECK(fault_in("hello") == CodeError::Code::version);
  CHECK(fault_in("1") == CodeError::Code::checksum);
  CHECK(fault_in(std::string(kMostCodeLength + 1, '1')) == CodeError::Code::too_large);
}

TEST_CASE("A position has one code: the shortest, but for one made before its game joined the list", "[code]") {
  const auto decoded = decode("1AMxGRjQAcYV_");
  REQUIRE(std::holds_alternative<CodedGame>(decoded));
  const auto& coded = std::get<CodedGame>(decoded);
  CHECK(code_of(coded.game, coded.position, coded.moves) == "1AMxGRjQAcYV_");
  // The same in version 2, which is for boards with marks and rules of one's own.
  const auto longer = decode("2gGYCMjGgAdsH0");
  REQUIRE(std::holds_alternative<CodeError>(longer));
  CHECK(std::get<CodeError>(longer).code == CodeError::Code::invalid);
  CHECK(std::get<CodeError>(longer).message == "the code is not in canonical form");
}

TEST_CASE("What has no code is told", "[code]") {
  const Game game(chase(), board_of(kRows));
  const auto illegal = encode(game, position_of(kRows), {Move{Square{11}, Square{63}}});
  REQUIRE(std::holds_alternative<CodeError>(illegal));
  CHECK(std::get<CodeError>(illegal).code == CodeError::Code::invalid);
  CHECK(std::get<CodeError>(illegal).message == "move 1 is not legal");
  const Game wide(chase(), Board(2, 40'000));
  const Position position{.pieces = {PieceSet{Square{0}}, PieceSet{Square{5}}}};
  const auto large = encode(wide, position);
  REQUIRE(std::holds_alternative<CodeError>(large));
  CHECK(std::get<CodeError>(large).code == CodeError::Code::too_large);
}
