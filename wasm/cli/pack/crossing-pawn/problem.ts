import type { Problem } from "catchmate/workshop";
import solution from "../../../../core/bench/contest_crossing_pawn.cpp";
import { presetsOf } from "../../../presets.ts";
import type { Limits, PackProblem } from "../problem.ts";
import english from "./statement.en.md";
import chinese from "./statement.zh.md";
import validator from "./validator.cpp";

const boards =
	(...percents: readonly number[]) =>
	(...sizes: readonly (readonly [rows: number, columns: number])[]) =>
		sizes.flatMap(([rows, columns]) => percents.map((percent) => ({ rows, columns, percent })));

const anyAnswer = () => true;
const pliesOf = (answer: string) => Number(answer.split(" ")[1] ?? 0);

/** The drawings of an input: a line with two numbers and as many lines as the first of them says. */
function boardsOf(input: string): readonly string[] {
	const [, ...lines] = input.trimEnd().split("\n");
	const drawings: string[] = [];
	while (lines.length > 0) {
		const rows = Number(lines[0]?.split(" ")[0]);
		drawings.push(`${lines.splice(0, rows + 1).join("\n")}\n`);
	}
	return drawings;
}

/** The board with a wall and one row more, in which the second red piece then stands. */
function walled(board: string): string | undefined {
	const [size = "", ...rows] = board.trimEnd().split("\n");
	const [height, width] = size.split(" ").map(Number);
	if (height === undefined || width === undefined) return undefined;
	const from = rows.findLastIndex((row) => row.includes("O"));
	const column = rows[from]?.lastIndexOf("O") ?? 0;
	const free = ".".repeat(width);
	const put = (row: string, piece: string) => row.slice(0, column) + piece + row.slice(column + 1);
	const above = rows.map((row, place) => (place === from ? put(row, ".") : row));
	return [`${height + 2} ${width}`, ...above, "#".repeat(width), put(free, "O"), ""].join("\n");
}

/** Whether a red piece alone is in the last row, behind a row of obstacles, which are the only ones. */
function isWalled({ game: { board, rules }, position }: Problem): boolean {
	const [red = ""] = rules.sides.map(({ name }) => name);
	const last = position.pieces[red]?.filter(({ row }) => row === board.rows) ?? [];
	return (
		last.length === 1 &&
		board.obstacles.length === board.columns &&
		board.obstacles.every(({ row }) => row === board.rows - 1)
	);
}

/**
 * NOI provincial selection 2023, day 2: 1 second, 1 GiB, and 20 tests of 5 points each. The statement, which is Luogu's
 * P9169 as well, promises of the tests 1 to 4, 5 and 6, 7 to 9, 10 to 13 and 14 to 20 what the subtasks here do.
 */
export function crossingPawn(limits: Limits): PackProblem {
	const [rows, columns, most] = [limits("n").most, limits("m").most, limits("T").most];
	return {
		id: "crossing-pawn",
		title: { en: "Crossing Pawn", "zh-CN": "过河卒" },
		source: "NOI provincial selection 2023",
		url: "https://www.luogu.com.cn/problem/P9169",
		seconds: 1,
		memory: 1024,
		statement: { en: english, "zh-CN": chinese },
		validator,
		solution,
		sample: presetsOf("crossing-pawn").find(({ id }) => id === "crossing-sample")?.text ?? "",
		// The inputs of the contest, whose first line is its test's number and the count of boards.
		extremes: presetsOf("crossing-pawn")
			.filter(({ text }) => /^\d+ \d+\n/.test(text))
			.flatMap(({ text }) => boardsOf(text)),
		subtasks: [
			{
				score: 20,
				tests: 4,
				about: {
					en: "The game is a tie, or Red has no move at the beginning.",
					"zh-CN": "要么平局，要么红方在开始时无路可走。",
				},
				allows: (_, answer) => answer === "Tie" || answer === "Black 0",
				telling: boards(20, 50, 70)([3, 3], [4, 4], [5, 3], [5, 5]),
				hunts: [{ goal: "only-draw", rows: 8, columns: 8, tries: 100 }],
				others: boards(30, 60)([rows, columns], [4, 6], [6, 5], [8, 3], [2, 7]),
			},
			{
				score: 10,
				tests: 2,
				about: {
					en: "$n \\ge 4$; row $n - 1$ is full of obstacles, and there are no others. The black piece and a red one are in the first $n - 2$ rows, the other red piece is in row $n$.",
					"zh-CN":
						"$n \\ge 4$；第 $n-1$ 行全是障碍，其他行没有障碍。黑子和一枚红子在前 $n-2$ 行，另一枚红子在第 $n$ 行。",
				},
				allows: isWalled,
				telling: boards(0)([2, 2], [2, 3], [2, 4], [3, 3], [3, 4], [4, 3]),
				others: boards(0)([8, columns], [3, 3], [5, 4], [2, columns], [7, 2]),
				change: walled,
			},
			{
				score: 15,
				tests: 3,
				about: { en: "$m = 1$.", "zh-CN": "$m = 1$。" },
				allows: ({ game: { board } }) => board.columns === 1,
				telling: boards(0, 10, 30)([3, 1], [4, 1], [5, 1], [7, 1], [rows, 1]),
				hunts: [{ goal: "longest", rows, columns: 1, tries: 100 }],
				others: boards(0, 10, 20)([rows, 1], [9, 1], [6, 1]),
			},
			{
				score: 20,
				tests: 4,
				about: {
					en: "The game is a tie, or a side can end it within 9 moves.",
					"zh-CN": "要么平局，要么存在策略可以在 9 步之内结束游戏。",
				},
				allows: (_, answer) => pliesOf(answer) <= 9,
				telling: boards(10, 30, 50)([3, 3], [4, 4], [3, 5], [5, 4]),
				others: boards(15, 40)([rows, columns], [4, 5], [6, 4], [3, 8], [7, 3]),
			},
			{
				score: 35,
				tests: 7,
				about: { en: "No further constraints.", "zh-CN": "无特殊限制。" },
				allows: anyAnswer,
				telling: boards(10, 30, 50)([3, 3], [4, 4], [3, 5], [5, 5], [5, 4]),
				hunts: [
					{ goal: "longest", rows, columns, tries: 1000 },
					{ goal: "zugzwang", rows, columns, tries: 200 },
					{ goal: "fewest-saves", rows, columns, tries: 200 },
				],
				others: boards(5, 35)([rows, columns], [5, 6], [8, 4], [4, 9], [rows, 3]),
			},
		],
		boards: most,
		input: (test, boards) => `${test} ${boards.length}\n${boards.join("")}`,
		boardsOf,
	};
}
