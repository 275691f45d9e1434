/** Reads texts: as which game, and which boards. */
import type { AnnotatedGame, InputError, Problem, Rules, Solver } from "catchmate";
import type { BoardProblem } from "../../model/edit.ts";
import type { SourceText } from "../board/state.ts";
import { mostCharacters } from "../shell/controls/text-area.ts";

/** A board that comes from no text. */
export const alone = (problem: BoardProblem): Problem => ({ ...problem, board: 1, line: 1 });

/** Whether a text has its game's format, with the wrong number of pieces. */
const isSlip = ({ code }: InputError): boolean =>
	code === "too-many-pieces" || code === "too-few-pieces";

/** Where a text comes from: the page itself, or a person, who may have asked to read it as another game than it was read as. */
export type Origin = "page" | "typed" | "pasted" | "reread";

/**
 * The board and the line of moves in a text with one, for these rules or else for the first game that accepts it; null for a text
 * without moves.
 * @throws InputError by these rules if no game accepts it.
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
			// The board before the moves was read.
			const { code } = error as InputError;
			if (code === "move-missing" || code === "comment-open") throw error;
			failed ??= error;
		}
	}
	throw failed;
}

/** How the texts of contests begin that are a game's own, right or wrong, whatever other games make of them. */
const ownForms = [
	// P4576: five numbers.
	{ id: "chase", form: /^\s*(?:[+-]?\d+\s+){4}[+-]?\d+\s*$/ },
	// P9169: the test point, the number of boards, the size of the first, and its squares.
	{ id: "crossing-pawn", form: /^\s*(?:\d+\s+){4}[.#OX]/ },
] as const;

/** What a text is read as. */
interface TextReading {
	readonly rules: Rules;
	readonly problems: readonly Problem[];
	readonly error: InputError | null;
	/** The other games as which a person may have meant it. */
	readonly others: readonly Rules[];
}

/**
 * Reads a text as one of a game: of the one whose own form it has, else of the given one, else of the first that accepts
 * all of it. A typed text with a mere slip is never taken for one of another game.
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

/** The boards of a text, and the error after the last of them. */
export type ReadText = Awaited<ReturnType<Solver["read"]>>;

/** Reads the text that a board was read from again; null if it does not contain the board. */
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
