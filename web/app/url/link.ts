/** Writes the link to the page in its current state, and reads links to boards: web/model/link-text.ts describes them. */
import {
	type Board,
	type CodedGame,
	CodeError,
	type Move,
	type Rules,
	type Solver,
} from "catchmate";
import { failureOf, isEngineError } from "../../element/failure.ts";
import type { LinkFault } from "../../locale/en/share.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { linkOf, partsOf, puzzleIn } from "../../model/link-text.ts";
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

function demand(isMet: boolean, fault: LinkFault): asserts isMet {
	if (!isMet) {
		throw new LinkError(fault);
	}
}

/** The longest link that is read, in characters: far beyond the largest solvable board with the longest game. */
const mostCharacters = 2 ** 16;

/** The longest game that is read, in moves: longer ones would block the page for seconds. */
const mostMoves = 2000;

/** The default activity. */
const plainActivity: Activity = "analyse";

/** The activity in a link, which can be read without a solver. */
export function activityIn(link: string): Activity {
	return puzzleIn(link) === undefined
		? (activityNamed(partsOf(link).activity) ?? plainActivity)
		: "puzzle";
}

/** The activity of a board that a link names; undefined if there is none of that name. */
const activityNamed = (name: string | null): Activity | undefined =>
	activities.find((known) => known === name && known !== "puzzle");

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
	const board = { rows: 1, columns, obstacles: [], ...(graph && { graph: { edges: [] } }) };
	const position = { toMove: rules.starts, pieces: Object.fromEntries(pieces) };
	return { game: { rules, board }, position };
}

/** Writes a link; null if the board or its game is too large for one, or the solver is being started again. */
export function writeLink(
	solver: Solver,
	{ problem, moves, ply, activity, against }: Linked,
): string | null {
	if (moves.length > mostMoves) {
		return null;
	}
	try {
		const carrier = against && carrierOf(against, problem.game.board);
		return linkOf({
			code: solver.encode({ ...problem, moves }),
			ply: ply === moves.length ? null : ply,
			activity: activity === plainActivity ? null : activity,
			against: carrier && solver.encode(carrier),
		});
	} catch (error) {
		if (isEngineError(error) || failureOf(error).kind !== "failed") {
			return null;
		}
		throw error;
	}
}

/** @throws LinkError if the text is not a valid link */
export function readLink(solver: Solver, text: string): Linked {
	demand(text.length <= mostCharacters, "too-long");
	const { code, activity: named, against: other, ...place } = partsOf(text);
	const { moves, ...problem } = decoded(solver, code);
	demand(moves.length <= mostMoves, "too-long");
	const ply = place.ply ?? moves.length;
	demand(ply <= moves.length, "ply");
	const activity = named === null ? plainActivity : activityNamed(named);
	demand(activity !== undefined, "activity");
	const against = other === null ? null : decoded(solver, other).game.rules;
	const [one, two] = problem.game.rules.sides;
	const [first, second] = (against ?? problem.game.rules).sides;
	demand(first.name === one.name && second.name === two.name, "invalid");
	return { problem, moves, ply, activity, against };
}

function decoded(solver: Solver, code: string): CodedGame {
	// Other noise is not a code of an unknown version.
	demand(/^\d[\w-]*$/.test(code), "malformed");
	try {
		return solver.decode(code);
	} catch (error) {
		throw error instanceof CodeError ? new LinkError(error.code) : error;
	}
}
