import solution from "../../../../core/bench/contest_chase.cpp";
import { presetsOf } from "../../../presets.ts";
import type { Limits, PackProblem } from "../problem.ts";
import english from "./statement.en.md";
import chinese from "./statement.zh.md";
import validator from "./validator.cpp";

/** Parts of the largest size. */
const shares =
	(...parts: readonly number[]) =>
	(most: number) =>
		parts.map((part) => Math.round(part * most));

const board = (rows: number) => ({ rows, columns: rows, percent: 0 });

const texts = presetsOf("chase").map(({ text }) => text);

/** CQOI2013, as BZOJ 3106 has it: 10 seconds, 128 MB, one board a test. It has no subtasks. */
export function chase(limits: Limits): PackProblem {
	const { most } = limits("n");
	return {
		id: "chase",
		title: { en: "Chase", "zh-CN": "棋盘游戏" },
		source: "CQOI 2013",
		url: "https://www.luogu.com.cn/problem/P4576",
		seconds: 10,
		memory: 128,
		statement: { en: english, "zh-CN": chinese },
		validator,
		solution,
		sample: "2 1 1 2 2\n",
		extremes: texts.filter((text) => text.startsWith(`${most} `)),
		subtasks: [
			{
				score: 100,
				tests: 20,
				about: { en: "No further constraints.", "zh-CN": "无特殊限制。" },
				allows: () => true,
				telling: [2, 3, 4, 5, 6].map(board),
				// There is one board of a size: a hunt finds the longest game on it at once.
				hunts: shares(
					1,
					0.95,
					0.75,
				)(most).map((rows) => ({
					goal: "longest",
					rows,
					columns: rows,
					tries: 1,
				})),
				others: shares(1, 0.95, 0.65, 0.4, 1, 0.85, 0.55)(most).map(board),
			},
		],
		boards: 1,
		input: (_, boards) => boards.join(""),
		boardsOf: (input) => [input],
	};
}
