/** The path through the puzzles: first each game's lessons, then stages by level and theme, each with a boss at its end. */

import {
	type Lesson,
	type Level,
	lessons as lessonsInOrder,
	levelOf,
	levels,
	type Puzzle,
	type Theme,
	themes,
} from "./puzzle.ts";
import { type Progress, resultOf } from "./puzzle-progress.ts";

/** The width of a band of about equally hard puzzles, in points of rating. */
const bandWidth = 50;

export const bandOf = ({ rating }: Pick<Puzzle, "rating">): number =>
	Math.floor(rating / bandWidth);

/** Sorts puzzles from easy to hard. Within a band, games take turns. */
function fromEasyToHard(puzzles: readonly Puzzle[]): readonly Puzzle[] {
	/** The number of easier puzzles of the same band and game. */
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

/** The most puzzles of a stage: rows of four or of three. */
const mostOnStage = 12;

interface Lessons {
	readonly kind: "lessons";
	/** The game taught. */
	readonly game: string;
	readonly puzzles: readonly Puzzle[];
}

interface Climb {
	readonly kind: "climb";
	readonly level: Level;
	/** Null for puzzles without a theme. */
	readonly theme: Theme | null;
	/** Its number among the stages of its level and theme, from 1, and the number of those stages. */
	readonly part: number;
	readonly parts: number;
	/** From easy to hard. */
	readonly puzzles: readonly Puzzle[];
	/** The hardest puzzle, also the last of `puzzles`. */
	readonly boss: Puzzle;
}

/** A part of the path. Puzzles are shown stage by stage. */
export type Stage = Lessons | Climb;

/** The lessons of each game, in the order of the list. */
function lessonStages(puzzles: readonly Puzzle[]): readonly Lessons[] {
	const taught = puzzles.filter(({ lesson }) => lesson !== null);
	const place = ({ lesson }: Puzzle) => lessonsInOrder.indexOf(lesson as Lesson);
	return [...new Set(taught.map(({ game }) => game))].map((game) => ({
		kind: "lessons",
		game,
		puzzles: taught.filter((puzzle) => puzzle.game === game).sort((a, b) => place(a) - place(b)),
	}));
}

/** The lessons of all games, in the order of the path. */
export const lessonsOf = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
	lessonStages(puzzles).flatMap(({ puzzles }) => puzzles);

/** The first lesson without a result; then the first with a seen solution; then the first. */
export function nextLesson(lessons: readonly Puzzle[], progress: Progress): Puzzle | null {
	const first = (result: null | undefined) =>
		lessons.find(({ number }) => resultOf(progress, number) === result);
	return first(undefined) ?? first(null) ?? lessons[0] ?? null;
}

/** Splits puzzles into stages of about the same size, each with its hardest puzzle at the end. */
function climbs(puzzles: readonly Puzzle[], level: Level, theme: Theme | null): readonly Climb[] {
	const ordered = fromEasyToHard(puzzles);
	const parts = Math.ceil(ordered.length / mostOnStage);
	return Array.from({ length: parts }, (_, nth) => {
		const cut = (at: number) => Math.round((at * ordered.length) / parts);
		const some = ordered.slice(cut(nth), cut(nth + 1));
		const boss = some.reduce((hardest, each) => (each.rating > hardest.rating ? each : hardest));
		const others = some.filter((each) => each !== boss);
		return { kind: "climb", level, theme, part: nth + 1, parts, puzzles: [...others, boss], boss };
	});
}

/** The order on the path: no theme, then the commonest theme to the rarest. */
const themeOrder: readonly (Theme | null)[] = [null, ...[...themes].reverse()];

/** The path's stages; a puzzle belongs to its first theme. Trivial puzzles are left out. */
export function stagesOf(puzzles: readonly Puzzle[]): readonly Stage[] {
	const climbed = puzzles.filter(({ lesson, isTrivial }) => lesson === null && !isTrivial);
	const like = (level: Level, theme: Theme | null) =>
		climbed.filter((puzzle) => levelOf(puzzle) === level && (puzzle.themes[0] ?? null) === theme);
	return [
		...lessonStages(puzzles),
		...levels.flatMap((level) =>
			themeOrder.flatMap((theme) => climbs(like(level, theme), level, theme)),
		),
	];
}
