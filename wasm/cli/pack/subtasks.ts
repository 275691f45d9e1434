/** Subtasks: their texts, and which boards are tried for their tests. */
import type { SizeRange } from "catchmate";
import type { HuntGoal, HuntOptions } from "catchmate/workshop";
import type { Promised, RandomBoard } from "../../engine/workshop-module.ts";
import type { InEach } from "../languages.ts";
import { walled } from "./drawings.ts";
import { inEach, type ProblemTask } from "./task.ts";

/** Tests that are scored together: all of them, or nothing. */
export interface Subtask {
	readonly score: number;
	/** The number of its tests. */
	readonly tests: number;
	/** What is promised of its boards, in the words of the statement. */
	readonly about: InEach<string>;
	/** What is promised of its boards, and of all boards of the problem. */
	readonly promise: Promised;
	/** Small boards, on which programs with every mistake are tried to choose those that show most. */
	readonly telling: readonly RandomBoard[];
	/** Hunts for its hardest boards. */
	readonly hunts: readonly Required<Pick<HuntOptions, "goal" | "rows" | "columns" | "tries">>[];
	/** Other boards, from small to the largest. */
	readonly others: readonly RandomBoard[];
	/** Makes its boards of random ones; the identity by default. */
	change?(board: string): string | undefined;
}

type Size = readonly [rows: number, columns: number];

const within = ({ least, most }: SizeRange, number: number) =>
	Math.min(Math.max(Math.round(number), least), most);

/** Each size once, within the ranges, with each share of obstacles. */
function boards(
	sizes: readonly Size[],
	rows: SizeRange,
	columns: SizeRange,
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
function squareSubtask(rows: SizeRange): Pick<Subtask, "telling" | "hunts" | "others"> {
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
	{
		rows: all,
		columns,
		answers,
		mostPlies,
		walled: isWalled,
	}: Promised & Pick<ProblemTask, "rows" | "columns">,
	draw: string,
): Pick<Subtask, "telling" | "hunts" | "others" | "change"> {
	// The wall and the last row come to the others.
	const rows = isWalled ? { least: Math.max(1, all.least - 2), most: all.most - 2 } : all;
	const isDrawn = answers?.includes(draw) ?? false;
	const largest = shares.map(([row, column]): Size => [row * rows.most, column * columns.most]);
	const hunt = (goal: HuntGoal, tries: number, part = 1) => ({
		...{ goal, tries },
		...{ rows: within(rows, part * rows.most), columns: within(columns, part * columns.most) },
	});
	const hunts =
		answers === undefined && mostPlies === undefined
			? [hunt("longest", 1000), hunt("zugzwang", 200), hunt("fewest-saves", 200)]
			: isDrawn
				? [hunt("only-draw", 100, 0.8)]
				: [];
	const percents = (shares: readonly number[]) => (isWalled ? [0] : shares);
	return {
		telling: boards(small, rows, columns, percents(isDrawn ? [20, 50, 70] : [10, 30, 50])),
		hunts: isWalled ? [] : hunts,
		others: boards(largest, rows, columns, percents(isDrawn ? [30, 60] : [5, 35])),
		...(isWalled ? { change: walled } : {}),
	};
}

export function subtasksOf({
	rows,
	columns,
	drawn,
	draw,
	problem,
}: ProblemTask): readonly Subtask[] {
	return problem.subtasks.map(({ score, tests, about, ...promised }) => {
		const promise = { rows, columns, ...promised };
		return {
			...{ score, tests, about: inEach(about), promise },
			...(drawn ? drawnSubtask(promise, draw) : squareSubtask(promise.rows)),
		};
	});
}
