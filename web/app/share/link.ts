/**
 * A link to the page as it stands: what follows the `#` of its address.
 *
 *     #<code>[.<ply>][.<activity>][.vs=<code>]
 *
 * The code is the package's, with the digit of its version, the board, and the game played on it. The ply says which of the
 * game's positions is seen; without it, the last. The activity is what a person does there; without it, analyse. The second
 * code is of the rules that those of the board are compared with, on the smallest board that has room for their pieces.
 *
 *     #puzzle[=<number>]
 *
 * The puzzle of that number; without one, that of the day.
 */
import { type CodedGame, CodeError, type Move, type Rules, type Solver } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { failureOf } from "../../element/failure.ts";
import type { LinkFault } from "../../locale/page.ts";
import { type Activity, activities } from "../frame/frame.ts";

export interface Linked {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	/** The number of moves that lead to the position that is seen. */
	readonly ply: number;
	readonly activity: Activity;
	/** The rules that those of the board are compared with; null for none. They have the same sides. */
	readonly against: Rules | null;
}

/** A text is not the end of a link. */
export class LinkError extends Error {
	constructor(readonly fault: LinkFault) {
		super(`the link is wrong: ${fault}`);
	}
}

/** The longest that is read, in characters: the largest board that can be solved, with the longest game, stays far below it. */
const mostCharacters = 2 ** 16;

/** The longest game that is read, in moves: longer ones keep the page busy for seconds, and go round. */
const mostMoves = 2000;

/** The beginning of the part that holds the other rules. */
const comparedWith = ".vs=";

/** The activity that a link need not name. */
const plainActivity: Activity = "analyse";

/** A text that stands alone, or behind the `#` of an address, and is meant as a link; that to a puzzle never stands alone. */
const linkPattern =
	/^(?:[^\s#]*#)?(\d[\w-]{7,}(?:\.\w+){0,2}(?:\.vs=[\w-]+)?|(?<=#)puzzle(?:=\d+)?)$/;

const puzzlePattern = /^puzzle(?:=([1-9]\d{0,4}))?$/;

/** The puzzle that the end of a link names: its number, or null for that of the day; undefined where it names none. */
export function puzzleIn(text: string): number | null | undefined {
	const match = puzzlePattern.exec(text);
	return match === null ? undefined : match[1] === undefined ? null : Number(match[1]);
}

/** The link in a pasted text, as `readLink` takes it; null for a text that is not meant as one. */
export function linkIn(text: string): string | null {
	return linkPattern.exec(text.trim())?.[1] ?? null;
}

/** A game of such rules, to be coded: their pieces in a row. */
function carrierOf(rules: Rules): BoardProblem {
	let columns = 0;
	const pieces = rules.sides.map(({ name, pieces: count }) => {
		const squares = Array.from({ length: count }, () => {
			columns += 1;
			return { row: 1, column: columns };
		});
		return [name, squares] as const;
	});
	return {
		game: { rules, board: { rows: 1, columns, obstacles: [] } },
		position: { toMove: rules.starts, pieces: Object.fromEntries(pieces) },
	};
}

/** Writes the end of a link; null when no link can say the board or its game. */
export function writeLink(
	solver: Solver,
	{ problem, moves, ply, activity, against }: Linked,
): string | null {
	if (moves.length > mostMoves) {
		return null;
	}
	try {
		const code = solver.encode({ ...problem, moves });
		const place = ply === moves.length ? "" : `.${ply}`;
		const named = activity === plainActivity ? "" : `.${activity}`;
		const compared = against === null ? "" : `${comparedWith}${solver.encode(carrierOf(against))}`;
		return `${code}${place}${named}${compared}`;
	} catch (error) {
		if (failureOf(error, null).kind === "failed") {
			throw error;
		}
		return null;
	}
}

/** @throws LinkError when the text, which may be anything, is not the end of a link. */
export function readLink(solver: Solver, text: string): Linked {
	if (text.length > mostCharacters) {
		throw new LinkError("too-long");
	}
	const [said = "", other] = text.split(comparedWith, 2);
	const [code = "", ...rest] = said.split(".");
	const { moves, ...problem } = decoded(solver, code);
	if (moves.length > mostMoves) {
		throw new LinkError("too-long");
	}
	const [place] = rest;
	const hasPly = place !== undefined && /^\d+$/.test(place);
	const ply = hasPly ? Number(place) : moves.length;
	if (ply > moves.length) {
		throw new LinkError("ply");
	}
	const [named = plainActivity, ...more] = hasPly ? rest.slice(1) : rest;
	const activity = activities.find((known) => known === named && known !== "puzzle");
	if (activity === undefined || more.length > 0) {
		throw new LinkError("activity");
	}
	const against = other === undefined ? null : decoded(solver, other).game.rules;
	const [one, two] = problem.game.rules.sides;
	if (
		against !== null &&
		(against.sides[0].name !== one.name || against.sides[1].name !== two.name)
	) {
		throw new LinkError("invalid");
	}
	return { problem, moves, ply, activity, against };
}

function decoded(solver: Solver, code: string): CodedGame {
	// Noise of any kind is not a code of another version.
	if (!/^\d[\w-]*$/.test(code)) {
		throw new LinkError("malformed");
	}
	try {
		return solver.decode(code);
	} catch (error) {
		throw error instanceof CodeError ? new LinkError(error.code) : error;
	}
}
