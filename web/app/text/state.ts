/** The judge's text, what was read from it, and what is wrong with it. */
import type { Move, Problem, Progress, Rules } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { baseOf } from "../../board/variant.ts";
import type { PageWords } from "../../locale/page.ts";
import type { GameWords } from "../../locale/shared.ts";
import type { PageFailure } from "../failure.ts";
import type { ListedText } from "../share/history-state.ts";

/** The longest text that is read, in characters: ten boards of a hundred by a hundred squares. */
export const mostCharacters = 100_000;

/** The boards of a text. */
export interface Answers {
	readonly problems: readonly Problem[];
	/** The judge output of each problem, null until it is known. */
	readonly lines: readonly (string | null)[];
	/** The one that is on the board, from 0. */
	readonly chosen: number;
}

/** A board with the game played on it, and the text that it came from. */
export interface Replaced {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	readonly ply: number;
	/** Null where there was none, as before an edited board. */
	readonly entry: ListedText | null;
}

/** The page has gone over to another game, because a text was one of that game. */
interface Switched {
	readonly to: Rules;
	/** What was there before; null for no board. */
	readonly from: Replaced | null;
}

export interface TextState {
	/** The games of the list. */
	readonly games: readonly Rules[];
	/** The game that the text is read as, of the list or not; null before the solver has come. */
	readonly rules: Rules | null;
	/** The judge input as it stands in the text box. */
	readonly text: string;
	readonly answers: Answers | null;
	/** Why the text could not be answered, or not all of it. */
	readonly failure: PageFailure | null;
	/** Whether the text has brought another game with it. */
	readonly switched: Switched | null;
	readonly solving: boolean;
	readonly progress: Progress | null;
}

/** A text that nothing is known of yet. */
export const unanswered = {
	answers: null,
	failure: null,
	switched: null,
	solving: false,
	progress: null,
} as const satisfies Partial<TextState>;

export const initialText: TextState = { games: [], rules: null, text: "", ...unanswered };

/** Whether the text went wrong before any of its boards was answered, and so has put nothing on the board. */
export const keepsBoard = ({ failure, answers }: TextState): boolean =>
	failure !== null && !answers?.lines.some((line) => line !== null);

/** The game of the list with the same rules, if there is one, else the rules themselves. */
export function listed(games: readonly Rules[], rules: Rules): Rules {
	const text = JSON.stringify(rules);
	return games.find((game) => JSON.stringify(game) === text) ?? rules;
}

/** The words of a game. One that is not in the list is told of in general, whatever its id; one with own rules is named as such. */
export function gameWords(words: PageWords, games: readonly Rules[], rules: Rules): GameWords {
	const { id } = rules;
	const known = words.game(id);
	const name = baseOf(id) === null ? id : known.name;
	return games.includes(rules) ? known : { ...words.game(""), name };
}

/** The part of a text that an error is about, in UTF-16 units; empty where something is missing. */
export function errorRange(
	text: string,
	error: { readonly line: number; readonly column: number; readonly found: string },
): [start: number, end: number] {
	// A byte order mark counts as nothing.
	const mark = text.startsWith("\ufeff") ? 1 : 0;
	const lines = text.slice(mark).split("\n");
	const line = Math.min(error.line, lines.length);
	const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, mark);
	// Columns count characters, of which some are two units long.
	const start = before + [...(lines[line - 1] ?? "")].slice(0, error.column - 1).join("").length;
	const rest = text.slice(start);
	const word = /^\S+/.exec(rest)?.[0] ?? "";
	return [start, start + (rest.startsWith(error.found) ? error.found.length : word.length)];
}
