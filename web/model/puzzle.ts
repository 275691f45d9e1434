/** The puzzles: the entries of the list, the puzzle of the day, the levels, and the path through all of them. */

/** The solver's goal: to win, to keep the draw, or to win by endless play. */
const goals = ["win", "draw", "endless"] as const;
export type Goal = (typeof goals)[number];

/** What makes a puzzle's moves worth finding, the rarest first: see web/puzzles/themes.ts. */
export const themes = ["longest", "zugzwang", "sacrifice", "detour", "quiet", "only"] as const;
export type Theme = (typeof themes)[number];

export interface Puzzle {
	/** Its index in the list, from 1. */
	readonly number: number;
	/** The game's id. */
	readonly game: string;
	readonly goal: Goal;
	/** The plies of both sides, up to the solver's last move. */
	readonly plies: number;
	/** The difficulty, on the scale of players' ratings: see web/puzzles/difficulty.ts. */
	readonly rating: number;
	/** In the order of `themes`. */
	readonly themes: readonly Theme[];
	/** The code of the board and position. */
	readonly code: string;
}

/** From easy to hard. */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** The least rating of each level but the first. */
const leastRatings = [1200, 1600] as const;

export const levelOf = ({ rating }: Pick<Puzzle, "rating">): Level =>
	rating < leastRatings[0] ? 1 : rating < leastRatings[1] ? 2 : 3;

/** The number of moves that the solver makes. */
export const movesIn = ({ plies }: Pick<Puzzle, "plies">): number => (plies + 1) / 2;

/** A theme in the list: its first letter. */
const letterOf = (theme: Theme): string => theme.charAt(0);

const writePuzzle = ({ game, goal, plies, rating, themes, code }: Omit<Puzzle, "number">): string =>
	[game, goal, plies, rating, themes.map(letterOf).join("") || "-", code].join(" ");

/** The puzzles in a line of the list. */
const perLine = 10;

/** Writes a list, ten puzzles in a line. */
export const writeList = (puzzles: readonly Omit<Puzzle, "number">[]): string =>
	puzzles
		.map((puzzle, index) => `${writePuzzle(puzzle)}${(index + 1) % perLine === 0 ? "\n" : ";"}`)
		.join("")
		.replace(/;$/, "\n");

/** Reads what `writeList` wrote. */
export function readList(text: string): readonly Puzzle[] {
	const entries = text.trim().split(/[;\n]/);
	return entries.map((entry, index) => {
		const [game = "", said, plies, rating, letters = "", code = ""] = entry.split(" ");
		return {
			number: index + 1,
			game,
			goal: goals.find((each) => each === said) ?? "win",
			plies: Number(plies),
			rating: Number(rating),
			themes: themes.filter((theme) => letters.includes(letterOf(theme))),
			code,
		};
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

/** Within so many points of rating, puzzles are about as hard. */
const bandWidth = 50;

export const bandOf = ({ rating }: Pick<Puzzle, "rating">): number =>
	Math.floor(rating / bandWidth);

/** The path through all puzzles, from easy to hard. Of those that are about as hard, games take turns. */
export function pathThrough(puzzles: readonly Puzzle[]): readonly Puzzle[] {
	/** How many puzzles of the same band and game come before one. */
	const turns = new Map<Puzzle, number>();
	const counts = new Map<string, number>();
	const byRating = [...puzzles].sort((a, b) => a.rating - b.rating || a.number - b.number);
	for (const puzzle of byRating) {
		const like = `${bandOf(puzzle)} ${puzzle.game}`;
		const turn = counts.get(like) ?? 0;
		counts.set(like, turn + 1);
		turns.set(puzzle, turn);
	}
	const turnOf = (puzzle: Puzzle) => turns.get(puzzle) ?? 0;
	return byRating.sort((a, b) => bandOf(a) - bandOf(b) || turnOf(a) - turnOf(b));
}
