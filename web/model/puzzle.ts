/** The puzzles: the entries of the list, the puzzle of the day, and the levels. */

/** The solver's goal: to win, to keep the draw, or to win by endless play. */
export const goals = ["win", "draw", "endless"] as const;
export type Goal = (typeof goals)[number];

export interface Puzzle {
	/** Its index in the list, from 1. */
	readonly number: number;
	/** The game's id. */
	readonly game: string;
	readonly goal: Goal;
	/** The plies of both sides, up to the solver's last move. */
	readonly plies: number;
	/** The sight, in plies, that a player needs to find the solution. */
	readonly sight: number;
	/** The code of the board and position. */
	readonly code: string;
}

/** From easy to hard. */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** The greatest sight, in plies, of each level but the last. */
const mostSights = [3, 7] as const;

export const levelOf = ({ sight }: Pick<Puzzle, "sight">): Level =>
	sight <= mostSights[0] ? 1 : sight <= mostSights[1] ? 2 : 3;

/** The number of moves that the solver makes. */
export const movesIn = ({ plies }: Pick<Puzzle, "plies">): number => (plies + 1) / 2;

const writePuzzle = ({ game, goal, plies, sight, code }: Omit<Puzzle, "number">): string =>
	[game, goal, plies, sight, code].join(" ");

/** Writes a list, one line per puzzle. */
export const writeList = (puzzles: readonly Omit<Puzzle, "number">[]): string =>
	puzzles.map((puzzle) => `${writePuzzle(puzzle)}\n`).join("");

/** Reads what `writeList` wrote. */
export function readList(text: string): readonly Puzzle[] {
	const lines = text.split("\n").filter((line) => line !== "");
	return lines.map((line, index) => {
		const [game = "", said, plies, sight, code = ""] = line.split(" ");
		const goal = goals.find((each) => each === said) ?? "win";
		return { number: index + 1, game, goal, plies: Number(plies), sight: Number(sight), code };
	});
}

/** A day's length in milliseconds. */
const dayLength = 86_400_000;

/** The day of a moment: days since 1 January 1970, UTC, the same everywhere. */
export const dayOf = (moment: number): number => Math.floor(moment / dayLength);

/** The first moment of a day, in milliseconds. */
export const momentOf = (day: number): number => day * dayLength;

/** The puzzle of a day: the list is used in order, over and over. */
export const puzzleOfDay = (puzzles: readonly Puzzle[], day: number): Puzzle | undefined =>
	puzzles[day % puzzles.length];
