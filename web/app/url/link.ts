/**
 * A link to the page in its current state: the part of the URL after `#`.
 *
 *     #<code>[.<ply>][.<activity>][.vs=<code>]
 *
 * The code is the package's: version, board and moves. The ply is the position shown; by default the last. The
 * activity is by default "analyse". The second code has the rules to compare with, on the smallest board that has room
 * for their pieces.
 *
 *     #puzzle[=<number>]
 *
 * The puzzle with that number; by default the puzzle of the day.
 */
import {
	type Board,
	type CodedGame,
	CodeError,
	type Move,
	type Rules,
	type Solver,
} from "catchmate";
import { failureOf } from "../../element/failure.ts";
import type { LinkFault } from "../../locale/en/share.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { type Activity, activities } from "../shell/activities.ts";

export interface Linked {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	/** The number of moves before the position shown. */
	readonly ply: number;
	readonly activity: Activity;
	/** The rules to compare with, which have the same sides; null for none. */
	readonly against: Rules | null;
}

/** A text is not a valid link. */
export class LinkError extends Error {
	constructor(readonly fault: LinkFault) {
		super(`the link is wrong: ${fault}`);
	}
}

/** The longest link that is read, in characters: far beyond the largest solvable board with the longest game. */
const mostCharacters = 2 ** 16;

/** The longest game that is read, in moves: longer ones would block the page for seconds. */
const mostMoves = 2000;

/** The prefix of the other rules. */
const comparedWith = ".vs=";

/** The default activity. */
const plainActivity: Activity = "analyse";

/** A text meant as a link: a part after `#`, with or without the URL before it; a puzzle's needs the `#`. */
const linkPattern =
	/^(?:[^\s#]*#)?(\d[\w-]{7,}(?:\.\w+){0,2}(?:\.vs=[\w-]+)?|(?<=#)puzzle(?:=\d+)?)$/;

const puzzlePattern = /^puzzle(?:=(0|[1-9]\d{0,14}))?$/;

/** The puzzle in a link: its number, or null for the puzzle of the day; undefined if it is no puzzle's. */
export function puzzleIn(text: string): number | null | undefined {
	const match = puzzlePattern.exec(text);
	return match === null ? undefined : match[1] === undefined ? null : Number(match[1]);
}

/** The activity in a link, which can be read without a solver. */
export function activityIn(text: string): Activity {
	const [said = ""] = text.split(comparedWith, 1);
	const [, ...parts] = said.split(".");
	const named = activities.find((known) => known !== "puzzle" && parts.includes(known));
	return puzzleIn(text) === undefined ? (named ?? plainActivity) : "puzzle";
}

/** The link in a pasted text, for `readLink`; null if the text is not meant as one. */
export function linkIn(text: string): string | null {
	return linkPattern.exec(text.trim())?.[1] ?? null;
}

/** A small game with these rules, to be coded: their pieces in a row, or on points, where the rules may be for graphs alone. */
function carrierOf(rules: Rules, { graph }: Board): BoardProblem {
	let columns = 0;
	const pieces = rules.sides.map(({ name, pieces: count }) => {
		const squares = Array.from({ length: count }, () => {
			columns += 1;
			return { row: 1, column: columns };
		});
		return [name, squares] as const;
	});
	return {
		game: {
			rules,
			board: { rows: 1, columns, obstacles: [], ...(graph && { graph: { edges: [] } }) },
		},
		position: { toMove: rules.starts, pieces: Object.fromEntries(pieces) },
	};
}

/** Writes a link; null if the board or its game is too large for one. */
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
		const carrier = against && carrierOf(against, problem.game.board);
		const compared = carrier === null ? "" : `${comparedWith}${solver.encode(carrier)}`;
		return `${code}${place}${named}${compared}`;
	} catch (error) {
		if (failureOf(error, null).kind === "failed") {
			throw error;
		}
		return null;
	}
}

/** @throws LinkError if the text is not a valid link */
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
	// Other noise is not a code of an unknown version.
	if (!/^\d[\w-]*$/.test(code)) {
		throw new LinkError("malformed");
	}
	try {
		return solver.decode(code);
	} catch (error) {
		throw error instanceof CodeError ? new LinkError(error.code) : error;
	}
}
