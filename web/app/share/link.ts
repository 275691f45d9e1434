/**
 * A link to the page as it stands: what follows the `#` of its address.
 *
 *     #<code>[.<ply>][.<activity>]
 *
 * The code is the package's, with the digit of its version, the board, and the game played on it. The ply says which of the
 * game's positions is seen; without it, the last. The activity is what a person does there; without it, analyse.
 */
import { type CodedGame, CodeError, type Move, type Solver } from "catchmate";
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

/** The activity that a link need not name. */
const plainActivity: Activity = "analyse";

/** A text that stands alone, or behind the `#` of an address, and is meant as a link. */
const linkPattern = /^(?:[^\s#]*#)?(\d[\w-]{7,}(?:\.\w+){0,2})$/;

/** The link in a pasted text, as `readLink` takes it; null for a text that is not meant as one. */
export function linkIn(text: string): string | null {
	return linkPattern.exec(text.trim())?.[1] ?? null;
}

/** Writes the end of a link; null when no link can say the board or its game. */
export function writeLink(
	solver: Solver,
	{ problem, moves, ply, activity }: Linked,
): string | null {
	if (moves.length > mostMoves) {
		return null;
	}
	try {
		const code = solver.encode({ ...problem, moves });
		const place = ply === moves.length ? "" : `.${ply}`;
		return `${code}${place}${activity === plainActivity ? "" : `.${activity}`}`;
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
	const [code = "", ...rest] = text.split(".");
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
	const activity = activities.find((known) => known === named);
	if (activity === undefined || more.length > 0) {
		throw new LinkError("activity");
	}
	return { problem, moves, ply, activity };
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
