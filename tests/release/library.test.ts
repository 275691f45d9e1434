/** The C++ library in another project: installed, and fetched as a source. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { at } from "../node/folder.ts";

const top = fileURLToPath(new URL("../..", import.meta.url));

const program = `#include <catchmate/games.h>
#include <catchmate/notation.h>
#include <catchmate/solver.h>

#include <iostream>

int main() {
  catchmate::ProblemReader reader(catchmate::chase());
  reader.feed("8 2 4 1 5\\n");
  reader.finish();
  const auto [game, position, board, line] = std::get<catchmate::Problem>(reader.next().value());
  const auto table = std::get<catchmate::Table>(catchmate::solve(game));
  std::cout << catchmate::write_answer(game.rules(), position.to_move, table.lookup(position)) << '\\n';
}
`;

/** Builds and runs the program in a project that takes the library by these lines. */
function answer(folder: string, ...lines: readonly string[]): string {
	const source = join(folder, "source");
	mkdirSync(source, { recursive: true });
	writeFileSync(join(source, "main.cpp"), program);
	const project = [
		"cmake_minimum_required(VERSION 3.21)",
		"project(ten_lines LANGUAGES CXX)",
		...lines,
		"add_executable(ten_lines main.cpp)",
		"target_link_libraries(ten_lines PRIVATE catchmate::core)",
	];
	writeFileSync(join(source, "CMakeLists.txt"), project.join("\n"));
	const build = join(folder, "build");
	const compiler = "-DCMAKE_CXX_COMPILER=clang++";
	execFileSync("cmake", ["-S", source, "-B", build, compiler, `-DCMAKE_PREFIX_PATH=${folder}`]);
	execFileSync("cmake", ["--build", build, "--parallel", "2"]);
	return execFileSync(join(build, "ten_lines"), { encoding: "utf8" });
}

test("an installed library is found by find_package, and the program beside it", () => {
	const folder = at("installed");
	execFileSync("cmake", ["--install", join(top, "build/native"), "--prefix", folder]);
	assert.equal(answer(folder, "find_package(catchmate 0.2 REQUIRED)"), "BLACK 20\n");
	const command = [join(folder, "bin/catchmate"), ["solve", "chase"]] as const;
	assert.equal(execFileSync(...command, { input: "8 2 4 1 5", encoding: "utf8" }), "BLACK 20\n");
});

test("a project that fetches the source gets the library alone", () => {
	const lines = [
		"include(FetchContent)",
		`FetchContent_Declare(catchmate SOURCE_DIR ${top})`,
		"FetchContent_MakeAvailable(catchmate)",
	];
	assert.equal(answer(at("fetched"), ...lines), "BLACK 20\n");
});
