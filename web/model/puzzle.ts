/** The puzzles: the entries of the list, the levels, and the puzzle of the day. web/element/judging.ts judges moves. */

/** The solver's goal: to win, to keep the draw, or to win by endless play. */
const goals = ["win", "draw", "endless"] as const;
export type Goal = (typeof goals)[number];

/** The themes of puzzles, the rarest first: see web/puzzles/themes.ts. */
export const themes = ["longest", "zugzwang", "risk", "detour", "quiet", "only"] as const;
export type Theme = (typeof themes)[number];

/** The lessons of micro-puzzles, in their order: see web/puzzles/lessons.ts. */
export const lessons = ["move", "catch", "trap", "wait", "risk"] as const;
export type Lesson = (typeof lessons)[number];

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
	/** Null for all but the micro-puzzles. */
	readonly lesson: Lesson | null;
	/** Whether it is too easy for the path (see web/puzzles/difficulty.ts). Links still open it. */
	readonly isTrivial: boolean;
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

/** A lesson in the list: its first letter, a capital. */
const capitalOf = (lesson: Lesson): string => lesson.charAt(0).toUpperCase();

/** A trivial puzzle in the list. */
const trivialMark = "0";

function writePuzzle(puzzle: Omit<Puzzle, "number">): string {
	const { game, goal, plies, rating, themes, lesson, isTrivial, code } = puzzle;
	const marks = [
		...themes.map(letterOf),
		lesson === null ? "" : capitalOf(lesson),
		isTrivial ? trivialMark : "",
	];
	return [game, goal, plies, rating, marks.join("") || "-", code].join(" ");
}

/** The number of puzzles in a line of the list. */
const perLine = 10;

/** Writes a list, ten puzzles in a line. */
export const writeList = (puzzles: readonly Omit<Puzzle, "number">[]): string =>
	puzzles
		.map((puzzle, index) => `${writePuzzle(puzzle)}${(index + 1) % perLine === 0 ? "\n" : ";"}`)
		.join("")
		.replace(/;$/, "\n");

/** Reads a list written by `writeList`. */
export function readList(text: string): readonly Puzzle[] {
	const entries = text.trim().split(/[;\n]/);
	return entries.map((entry, index) => {
		const [game = "", goal, plies, rating, marks = "", code = ""] = entry.split(" ");
		return {
			number: index + 1,
			game,
			goal: goals.find((each) => each === goal) ?? "win",
			plies: Number(plies),
			rating: Number(rating),
			themes: themes.filter((theme) => marks.includes(letterOf(theme))),
			lesson: lessons.find((lesson) => marks.includes(capitalOf(lesson))) ?? null,
			isTrivial: marks.includes(trivialMark),
			code,
		};
	});
}

/** A day's length in milliseconds. */
const dayLength = 86_400_000;

/** The day of a moment: days since 1 January 1970, UTC. */
export const dayOf = (moment: number): number => Math.floor(moment / dayLength);

/** The first moment of a day, in milliseconds. */
export const momentOf = (day: number): number => day * dayLength;

/** The number of puzzles from which days draw. It is fixed, so that new puzzles do not change any day's. */
const dailyCount = 1087;

const daysOfWeek = 7;

/** The weekday of a day, from 0 for Monday. */
export const weekdayOf = (day: number): number => (day + 3) % daysOfWeek;

/** The day and the others of its week, from Monday on. */
export const weekOf = (day: number): readonly number[] =>
	Array.from({ length: daysOfWeek }, (_, nth) => day - weekdayOf(day) + nth);

/** The weeks of a game, each from easy to hard: its puzzles by rating in seven parts, one of each part a week. */
function weeksOf(puzzles: readonly Puzzle[]): readonly (readonly Puzzle[])[] {
	const ordered = [...puzzles].sort((a, b) => a.rating - b.rating || a.number - b.number);
	const count = Math.floor(ordered.length / daysOfWeek);
	return Array.from({ length: count }, (_, week) =>
		ordered.filter((_, at) => at % count === week).slice(0, daysOfWeek),
	);
}

/**
 * The puzzles of a day's week, from Monday on: each week has one game, games take turns evenly, and trivial puzzles are left
 * out.
 */
export function puzzlesOfWeek(puzzles: readonly Puzzle[], day: number): readonly Puzzle[] {
	const daily = puzzles.slice(0, dailyCount).filter(({ isTrivial }) => !isTrivial);
	const weeks = [...new Set(daily.map(({ game }) => game))]
		.flatMap((id) =>
			weeksOf(daily.filter(({ game }) => game === id)).map((week, nth, all) => ({
				week,
				place: (nth + 0.5) / all.length,
			})),
		)
		.sort((a, b) => a.place - b.place);
	const nth = Math.floor((day - weekdayOf(day) + 3) / daysOfWeek);
	return weeks[nth % weeks.length]?.week ?? [];
}

export const puzzleOfDay = (puzzles: readonly Puzzle[], day: number): Puzzle | undefined =>
	puzzlesOfWeek(puzzles, day)[weekdayOf(day)];

/** The number of earlier days whose puzzles are recognised: four weeks. */
const recentDays = 28;

/** The last day before `today` that had this puzzle as the puzzle of the day; null for none in the last four weeks. */
export const earlierDayOf = (
	puzzles: readonly Puzzle[],
	{ number }: Puzzle,
	today: number,
): number | null =>
	Array.from({ length: recentDays }, (_, ago) => today - 1 - ago).find(
		(day) => puzzleOfDay(puzzles, day)?.number === number,
	) ?? null;
