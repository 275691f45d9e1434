/** Writes and reads links to boards: web/model/link-text.ts describes their form. */
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
import { lessonLink, linkOf, partsOf, puzzleIn } from "../../model/link-text.ts";
import { type Activity, activities } from "../shell/activities.ts";

export interface Linked {
	readonly problem: BoardProblem;
	readonly moves: readonly Move[];
	/** The ply of the position shown. */
	readonly ply: number;
	readonly activity: Activity;
	/** The rules to compare with, which have the same sides; null for none. */
	readonly against: Rules | null;
}

/** An invalid link. */
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

/** The most characters of a link: far more than the largest solvable board with the longest game. */
const mostCharacters = 2 ** 16;

/** The most moves of a game: more would block the page for seconds. */
const mostMoves = 2000;

/** The default activity. */
const plainActivity: Activity = "analyse";

/** The activity of a link; needs no solver. */
export function activityIn(link: string): Activity {
	return puzzleIn(link) === undefined && link !== lessonLink
		? (activityNamed(partsOf(link).activity) ?? plainActivity)
		: "puzzle";
}

/** The activity with a name in links to boards; undefined for unknown names. */
const activityNamed = (name: string | null): Activity | undefined =>
	activities.find((known) => known === name && known !== "puzzle");

/** The smallest game with these rules, for a code: all pieces in a row, or on points if the board has a graph. */
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

/** Writes a link; null if the board or its game is too large for one, or the solver is restarting. */
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
	// Without this, noise would be reported as a code of an unknown version.
	demand(/^\d[\w-]*$/.test(code), "malformed");
	try {
		return solver.decode(code);
	} catch (error) {
		throw error instanceof CodeError ? new LinkError(error.code) : error;
	}
}
