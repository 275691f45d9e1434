/**
 * Questions to tables, and jobs: long work in slices. Both go by the names that the module has for them. Arguments and
 * results are plain data; tables have numbers.
 */
import type { ByteSlice, PositionSlice, TableValues } from "../arrays.ts";
import type { CoverState, HuntState } from "../hunt.ts";
import type { ReportOptions } from "../options.ts";
import type * as types from "../types.ts";

/** Questions about a position, which a table answers at once. */
export interface PositionQuestions {
	lookup(position: types.Position): types.PositionValue;
	moves(position: types.Position): types.MoveValue[];
	line(position: types.Position): types.Line;
	heatmap(position: types.Position, piece: types.Square, side: string | null): types.SquareValue[];
	answer(position: types.Position): string;
	report(position: types.Position, options: Required<ReportOptions>): string;
}

/** Questions for a slice of a table, from a place on. */
export interface SliceQuestions {
	positionsFrom(first: number): PositionSlice;
	bytesFrom(first: number, format: types.TableFormat): ByteSlice;
}

export interface Questions extends PositionQuestions, SliceQuestions {}

/** The options of a hunt; null for one that is missing. */
export interface HuntTask {
	readonly rules: types.Rules;
	readonly goal: string;
	/** Null for all. */
	readonly mistake: string | null;
	readonly rows: number | null;
	readonly columns: number | null;
	readonly obstacles: number;
	readonly seed: number;
	readonly search: number;
	readonly tries: number;
	readonly from: HuntState | null;
	readonly memoryBudget: number;
}

/** The progress of a search for a cop number. */
export interface CopProgress {
	/** The number of cops that is being tried. */
	readonly cops: number;
}

/** The facts of a new table. */
export interface TableFacts {
	readonly positions: number;
	readonly longest: number;
	readonly bytes: number;
}

/** Jobs on all positions of a table, or of two. */
export interface TableJobs {
	statistics(table: number): types.Statistics;
	signature(table: number): string;
	compare(table: number, other: number): types.Changes;
	/** `board` is the board's number in the report. */
	verify(table: number, board: number): types.Verdict;
	values(table: number): TableValues;
}

/** How many tables the first arguments of a job are. */
const tableCounts = {
	statistics: 1,
	signature: 1,
	compare: 2,
	verify: 1,
	values: 1,
} as const satisfies Readonly<Record<keyof TableJobs, number>>;

/** Jobs of the workshop's module. */
interface WorkshopJobs {
	/** The first difference between an output and the right answers; null if there is none. */
	detect(
		rules: types.Rules,
		input: string,
		output: string,
		memoryBudget: number,
	): types.Detection | null;
	/** The output of a program with the mistake of an id; null if it cannot play on the board. */
	answerWith(mistake: string, game: types.Game, position: types.Position): string | null;
	hunt(task: HuntTask): HuntState;
	cover(task: HuntTask): CoverState;
	/** Null if it takes more cops than `most`. */
	copNumber(game: types.Game, most: number, memoryBudget: number): types.CopNumber | null;
}

interface Jobs extends TableJobs, WorkshopJobs {
	/** Makes the table with a new number. */
	solve(
		table: number,
		game: types.Game,
		position: types.Position | null,
		moves: boolean,
		memoryBudget: number,
	): TableFacts;
}

export type JobName = keyof Jobs;
export type Args<Name extends JobName> = Parameters<Jobs[Name]>;
export type Found<Name extends JobName> = ReturnType<Jobs[Name]>;

/** The progress that a job reports: for a hunt, its state so far. */
export type Report<Name extends JobName> = Name extends "solve"
	? types.Progress
	: Name extends keyof TableJobs
		? types.CountProgress
		: Name extends "copNumber"
			? CopProgress
			: Found<Name>;

/** A job with its arguments. */
export type Task = {
	readonly [Name in JobName]: { readonly job: Name; readonly args: Args<Name> };
}[JobName];

/** The numbers of the tables that a task reads, and its other arguments. */
export function tablesOf({
	job,
	args,
}: Task): [tables: readonly number[], others: readonly unknown[]] {
	const count = job in tableCounts ? tableCounts[job as keyof TableJobs] : 0;
	return [args.slice(0, count) as readonly number[], args.slice(count)];
}

/** Jobs that solve in one go, without a sign of life meanwhile. */
export const jobsInOneGo: readonly JobName[] = ["detect", "answerWith"];
