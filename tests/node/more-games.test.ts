/** The native program needs only the rules of an added game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { samples } from "../games/more-games.ts";
import { run } from "./fixtures.ts";

const program = new URL("../../build/native/more_games", import.meta.url).pathname;

test("the program solves added games with their side names", () => {
	const { stderr } = run(program, ["solve", "geese"], Buffer.of());
	assert.match(stderr, /expected one of chase, crossing-pawn, .*, fox-hunt, fox-and-goose\n/);
	for (const { game, input, answers } of samples) {
		const printed = (line: string, text = input) =>
			run(program, [...line.split(" "), game], Buffer.from(text));
		assert.equal(printed("solve").stdout, answers);
		const verified = printed("verify").stdout;
		assert.equal(verified.match(/every one agrees with its successors/g)?.length, 3);
		const wrong = printed("solve", "3 3\nO..\n.?.\n..X\n");
		assert.match(wrong.stderr, /line 3, column 2: board 1: found '\?', expected one of /);
	}
});
