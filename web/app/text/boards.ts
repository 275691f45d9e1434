/** Reads texts: finds their game and their boards. */
import type { AnnotatedGame, InputError, Problem, Rules, Solver } from "catchmate";
import type { BoardProblem } from "../../model/edit.ts";
import type { SourceText } from "../board/state.ts";
import { mostCharacters } from "../shell/controls/text-area.ts";

/** A board as the only one of its text. */
export const alone = (problem: BoardProblem): Problem => ({ ...problem, board: 1, line: 1 });

/** Whether a text has its game's format, but a wrong number of pieces. */
const isSlip = ({ code }: InputError): boolean =>
	code === "too-many-pieces" || code === "too-few-pieces";

/** The origin of a text: the page, or the reader, who typed or pasted it, or asks to read it as another game. */
export type Origin = "page" | "typed" | "pasted" | "reread";

/**
 * The annotated game in a text, by these rules or else by the first game that accepts it; null for a text without moves.
 * @throws InputError by these rules if no game accepts the text
 */
export function annotatedIn(solver: Solver, rules: Rules, text: string): AnnotatedGame | null {
	if (!/^[^\S\n]*moves:(?!\S)/m.test(text)) {
		return null;
	}
	const others = solver.games.filter(({ id }) => id !== rules.id);
	let failed: unknown = null;
	for (const each of [rules, ...others]) {
		try {
			return solver.readAnnotated(each, text);
		} catch (error) {
			// The board before the moves is valid: this is the text's game.
			const { code } = error as InputError;
			if (code === "move-missing" || code === "comment-open") throw error;
			failed ??= error;
		}
	}
	throw failed;
}

/** Contest formats. A text of such a form belongs to its game, even if it is invalid or other games accept it. */
const ownForms = [
	// P4576: five numbers.
	{ id: "chase", form: /^\s*(?:[+-]?\d+\s+){4}[+-]?\d+\s*$/ },
	// P9169: the test point, the number of boards, the size of the first, and its squares.
	{ id: "crossing-pawn", form: /^\s*(?:\d+\s+){4}[.#OX]/ },
] as const;

/** The result of reading a text. */
interface TextReading {
	readonly rules: Rules;
	readonly problems: readonly Problem[];
	readonly error: InputError | null;
	/** The other games that accept the text. */
	readonly others: readonly Rules[];
}

/**
 * Reads a text as input of a game: the one with its contest format, else the given one, else the first that accepts all
 * of it. A typed text whose only fault is its number of pieces stays with the given game.
 */
export async function readingOf(
	solver: Solver,
	rules: Rules,
	text: string,
	origin: Origin,
): Promise<TextReading> {
	const readAs = async (rules: Rules) => ({ rules, ...(await solver.read(rules, text)) });
	const given = await readAs(rules);
	if (origin === "page") {
		return { ...given, others: [] };
	}
	const games = solver.games.filter(({ id }) => id !== rules.id);
	const readings = await Promise.all(games.map(readAs));
	const fitting = [given, ...readings].filter(({ error }) => error === null);
	const owner = ownForms.find(({ form }) => form.test(text))?.id;
	const own = readings.find(({ rules }) => rules.id === owner);
	const isOwn = own !== undefined && own.problems.length > 0 && origin !== "reread";
	const others = (read: Rules) =>
		read.id === owner && read === rules && origin !== "reread"
			? []
			: fitting.flatMap(({ rules }) => (rules === read ? [] : [rules]));
	if (isOwn && solver.games.includes(rules) && (own.error === null || given.error !== null)) {
		return { ...own, others: others(own.rules) };
	}
	const isForeign = given.error !== null && (origin === "pasted" || !isSlip(given.error));
	const read = (isForeign && fitting[0]) || given;
	const error = (isForeign && read === given && own?.error) || read.error;
	return { ...read, error, others: others(read.rules) };
}

/** The boards of a text, and the error after the last one. */
export type ReadText = Awaited<ReturnType<Solver["read"]>>;

/** Reads a board's source text again; null if it does not contain the board. */
export async function sourceRead(
	solver: Solver,
	{ text, chosen }: SourceText,
	given: BoardProblem,
): Promise<ReadText | null> {
	if (text.length > mostCharacters) return null;
	const read = await solver.read(given.game.rules, text);
	const problem = read.problems[chosen];
	const isGiven = problem !== undefined && solver.encode(problem) === solver.encode(given);
	return isGiven ? read : null;
}
