/** Subtasks: their texts, and which boards are tried for their tests. */
import type { LibraryGame } from "catchmate";
import type { HuntGoal, HuntOptions, Problem } from "catchmate/workshop";
import type { RandomBoard } from "../../engine/workshop-module.ts";
import type { InEach } from "../languages.ts";
import { walled } from "./drawings.ts";
import { inEach, type ProblemTask, type Range, type SubtaskData } from "./task.ts";

/** Tests that are scored together: all of them, or nothing. */
export interface Subtask {
	readonly score: number;
	/** The number of its tests. */
	readonly tests: number;
	/** What is promised of its boards, in the words of the statement. */
	readonly about: InEach<string>;
	/** Whether a board may be in it; `answer` finds its right answer. */
	allows(problem: Problem, answer: () => Promise<string>): Promise<boolean>;
	/** Small boards, on which programs with every mistake are tried to choose those that show most. */
	readonly telling: readonly RandomBoard[];
	/** Hunts for its hardest boards. */
	readonly hunts: readonly Required<Pick<HuntOptions, "goal" | "rows" | "columns" | "tries">>[];
	/** Other boards, from small to the largest. */
	readonly others: readonly RandomBoard[];
	/** Makes its boards of random ones; the identity by default. */
	change?(board: string): string | undefined;
}

/** Whether a board keeps a subtask's promise, but for walls, which its boards are made with. */
async function keepsPromise(
	subtask: SubtaskData,
	{ game: { board } }: Problem,
	find: () => Promise<string>,
): Promise<boolean> {
	const within = (number: number, range: Range | undefined) =>
		range === undefined || (number >= range.least && number <= range.most);
	if (!within(board.rows, subtask.rows) || !within(board.columns, subtask.columns)) return false;
	const { answers, mostPlies } = subtask;
	if (answers === undefined && mostPlies === undefined) return true;
	const answer = await find();
	const plies = Number(/\d+/.exec(answer)?.[0] ?? 0);
	return (answers?.includes(answer) ?? true) && plies <= (mostPlies ?? plies);
}

type Size = readonly [rows: number, columns: number];

const within = ({ least, most }: Range, number: number) =>
	Math.min(Math.max(Math.round(number), least), most);

/** Each size once, within the ranges, with each share of obstacles. */
function boards(
	sizes: readonly Size[],
	rows: Range,
	columns: Range,
	percents: readonly number[],
): readonly RandomBoard[] {
	const kept = sizes.map(([row, column]) => `${within(rows, row)} ${within(columns, column)}`);
	return [...new Set(kept)].flatMap((size) => {
		const [row = 1, column = 1] = size.split(" ").map(Number);
		return percents.map((percent) => ({ rows: row, columns: column, percent }));
	});
}

const small: readonly Size[] = [
	[3, 3],
	[4, 4],
	[3, 5],
	[5, 5],
	[7, 2],
];

/** Shares of the largest size. */
const shares: readonly Size[] = [
	...([
		[1, 1],
		[0.4, 0.6],
		[0.6, 0.5],
		[0.8, 0.3],
		[0.2, 0.7],
		[1, 0.3],
	] as const),
];

/** Square boards without obstacles: there is one of a size, on which a hunt finds the longest game at once. */
function squareSubtask(rows: Range): Pick<Subtask, "telling" | "hunts" | "others"> {
	const square = (part: number) => {
		const size = within(rows, part * rows.most);
		return { rows: size, columns: size };
	};
	return {
		telling: [2, 3, 4, 5, 6].map((size) => ({
			...{ rows: within(rows, size), columns: within(rows, size), percent: 0 },
		})),
		hunts: [1, 0.95, 0.75].map((part) => ({ goal: "longest", tries: 1, ...square(part) })),
		others: [1, 0.95, 0.65, 0.4, 1, 0.85, 0.55].map((part) => ({ percent: 0, ...square(part) })),
	};
}

function drawnSubtask(
	task: ProblemTask,
	data: SubtaskData,
	canHunt: boolean,
): Omit<Subtask, "score" | "tests" | "about" | "allows"> {
	const columns = data.columns ?? task.columns;
	const all = data.rows ?? task.rows;
	// The wall and the last row come to the others.
	const above = { least: Math.max(task.rows.least, all.least - 2), most: all.most - 2 };
	const rows = data.walled ? above : all;
	const isDrawn = data.answers?.includes(task.draw) ?? false;
	const hasFree = data.answers === undefined && data.mostPlies === undefined;
	const largest = shares.map(([row, column]): Size => [row * rows.most, column * columns.most]);
	const hunt = (goal: HuntGoal, tries: number, part = 1) => ({
		...{ goal, tries },
		...{ rows: within(rows, part * rows.most), columns: within(columns, part * columns.most) },
	});
	const hunts = hasFree
		? [hunt("longest", 1000), hunt("zugzwang", 200), hunt("fewest-saves", 200)]
		: isDrawn
			? [hunt("only-draw", 100, 0.8)]
			: [];
	return {
		telling: boards(
			small,
			rows,
			columns,
			data.walled ? [0] : isDrawn ? [20, 50, 70] : [10, 30, 50],
		),
		hunts: canHunt && !data.walled ? hunts : [],
		others: boards(largest, rows, columns, data.walled ? [0] : isDrawn ? [30, 60] : [5, 35]),
		...(data.walled ? { change: walled } : {}),
	};
}

export function subtasksOf(task: ProblemTask, library: readonly LibraryGame[]): readonly Subtask[] {
	const { named, rules, rows, drawn } = task;
	const canHunt = named === rules.id && library.some((game) => game.rules.id === named);
	return task.problem.subtasks.map((data) => ({
		...{ score: data.score, tests: data.tests, about: inEach(data.about) },
		allows: (problem, answer) => keepsPromise(data, problem, answer),
		...(drawn ? drawnSubtask(task, data, canHunt) : squareSubtask(rows)),
	}));
}
