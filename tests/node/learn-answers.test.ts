/** Answers that readers type: what is right is taken however it is written, and nothing else is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isAnswer } from "../../web/learn/lesson/answer.ts";

/** What may be typed for an answer, and what may not. */
const cases = [
	{
		answer: "5",
		right: ["5", " 5 ", "5.", "5。", "５", "5 plies", "5plies.", "5步", "5 步。", "5!"],
		wrong: ["51", "5 1", "1.5", "plies 5", "-5", "."],
	},
	{
		answer: "1458",
		right: ["1458", "1,458", "1，458.", "1458 positions"],
		wrong: ["1 458 1", "145"],
	},
	{
		answer: "BLACK 6",
		right: ["BLACK 6", "black 6", "BLACK6", "Black6.", "ＢＬＡＣＫ　６", "black, 6"],
		wrong: ["WHITE 6", "BLACK 66", "BLACK", "6", "6 BLACK"],
	},
	{ answer: "Tie", right: ["tie", "Tie."], wrong: ["Tie 0", "ties"] },
] as const;

for (const { answer, right, wrong } of cases) {
	test(`the answer ${answer} is taken however it is written, and no other`, () => {
		for (const given of right) {
			assert.ok(isAnswer(given, answer, false), given);
		}
		for (const given of wrong) {
			assert.ok(!isAnswer(given, answer, false), given);
		}
	});
}

test("points are taken in any order where that is asked, with any word or sign between them, or none", () => {
	for (const given of [
		"r v",
		"v r",
		"rv",
		"r and v",
		"V, and R.",
		"r, v",
		"r、v",
		"r和v",
		"v 与 r。",
		"r & v",
		"r以及v",
	]) {
		assert.ok(isAnswer(given, "r v", true), given);
	}
	for (const given of ["r", "v", "r v v", "r and u", "r v 1", "r or v", ""]) {
		assert.ok(!isAnswer(given, "r v", true), given);
	}
});

test("points that are asked for in their order are taken in that order alone", () => {
	for (const given of ["i j f", "ijf", "i → j → f", "i, j and f", "I-J-F."]) {
		assert.ok(isAnswer(given, "i j f", false), given);
	}
	for (const given of ["j i f", "i j", "f j i", "i j f 1"]) {
		assert.ok(!isAnswer(given, "i j f", false), given);
	}
});
