/** The puzzles, in English. */
import type { Goal } from "../../app/puzzles/puzzle.ts";
import { the } from "./board.ts";

const tasks: Readonly<Record<Goal, string>> = {
	win: "to move and win",
	draw: "to move and save the draw",
	endless: "to move and win by holding out for ever",
};

const slips = (count: number): string =>
	count === 0 ? "without a slip" : count === 1 ? "with 1 slip" : `with ${count} slips`;

export const puzzles = {
	ofDay: "Puzzle of the day",
	/** A day of the calendar that is the same everywhere. */
	date: (date: string) => `${date} (UTC)`,
	puzzle: (number: number) => `Puzzle ${number}`,
	levels: ["Easy", "Medium", "Hard"],
	moves: (count: number) => `${count} moves to find`,
	task: (goal: Goal, side: string) => `Find the moves: ${the(side)} ${tasks[goal]}.`,
	slips: (count: number) => (count === 0 ? "No slips so far" : `Slips so far: ${count}`),
	found: (count: number, all: number) => `${count} of ${all} found`,
	/** Of a puzzle that has a result already: the slips before it was solved; null where its solution was seen first. */
	known: (count: number | null) =>
		count === null
			? "You have seen the solution, so it does not count as solved."
			: `You have solved it before, ${slips(count)}.`,
	end: "Result",
	solved: (count: number) => `Solved ${slips(count)}${count === 0 ? "!" : "."}`,
	givenUp: "The solution is on the board: step through it with Redo.",
	/** A result as it is told to others: with the puzzle's number or date, its stars and its game. */
	share: (name: string, stars: string, game: string, count: number | null) =>
		`Catchmate puzzle ${name} ${stars} ${game}: ${count === null ? "gave up" : `solved ${slips(count)}`}`,
	copy: "Copy result",
	review: "Review",
	next: "Next puzzle",
	toToday: "Puzzle of the day",
	streak: (days: number) =>
		days === 0 ? "Solve the puzzle of the day to start a streak." : `Days in a row: ${days}`,
	/** Of a day whose solution was seen. */
	tomorrow: "A new puzzle comes tomorrow.",
	all: "All puzzles",
	solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
	/** Names a puzzle in the list; undefined for one without a result. */
	results: (number: number, count: number | null | undefined) =>
		count === undefined
			? `Puzzle ${number}`
			: `Puzzle ${number}, ${count === null ? "solution seen" : `solved ${slips(count)}`}`,
};
