/** Answers that readers type: what is right is taken however it is written, and nothing else is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isAnswer } from "../../web/learn/lesson/answer.ts";

/** What may be typed for an answer, and what may not. */
const cases = [
	{
		answer: "5",
		right: ["5", " 5 ", "5.", "5。", "５", "5 plies", "5plies.", "5步", "5 步。", "5!"],
		wrong: ["51", "5 1", "1.5", "plies 5", "-5", ".", "5 or 6", "5 plies 6"],
	},
	{
		answer: "1458",
		right: ["1458", "1,458", "1，458.", "1458 positions"],
		wrong: ["1 458 1", "145"],
	},
	{
		answer: "BLACK 6",
		right: ["BLACK 6", "  black  6 ", "BLACK6", "Black6.", "ＢＬＡＣＫ　６", "black, 6"],
		wrong: ["WHITE 6", "BLACK 66", "BLACK", "6", "6 BLACK"],
	},
	{ answer: "Tie", right: ["tie", "Tie."], wrong: ["Tie 0", "ties"] },
	{
		answer: "i j f",
		right: ["i j f", "ijf", "i → j → f", "i, j and f", "I-J-F."],
		wrong: ["j i f", "i j", "f j i", "i j f 1"],
	},
	{
		answer: "r v",
		isSet: true,
		right: [
			...["r v", "v r", "rv", "r and v", "V, and R.", "r, v"],
			...["r、v", "r和v", "v 与 r。", "r & v", "r以及v"],
		],
		wrong: ["r", "v", "r v v", "r and u", "r v 1", "r or v", ""],
	},
];

for (const { answer, isSet = false, right, wrong } of cases) {
	test(`the answer ${answer}${isSet ? " in any order" : ""} is taken however it is written, and no other`, () => {
		for (const given of right) assert.ok(isAnswer(given, answer, isSet), given);
		for (const given of wrong) assert.ok(!isAnswer(given, answer, isSet), given);
	});
}
