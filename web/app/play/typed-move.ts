/**
 * Parses a typed move: `1,1-1,2`, `1 1 1 2`, the end square alone, or a word for a pass; on a graph names of points,
 * such as `b-c` or `c`. Steps of a turn of several pieces follow each other: `1,1-1,2 + 8,8-8,7`.
 */
import type { Graph, Move, Square, Step } from "catchmate";
import { type Ground, pointNamed } from "../../model/graph.ts";
import { moveOf, sameMove, sameSquare } from "../../model/position.ts";

type TypedMove =
	| { readonly kind: "move"; readonly move: Move }
	/** Not a move, an illegal one, or one that fits several legal ones. */
	| { readonly kind: "unreadable" | "illegal" | "ambiguous" };

/** Characters allowed between and around numbers. */
const between = /^[\d\s,;.:，。、；：()（）[\]<>→—–+-]*$/;

/**
 * @param legal the legal moves
 * @param passes the words for a pass, in lower case
 */
export function readMove(
	text: string,
	legal: readonly Move[],
	passes: readonly string[],
	{ graph }: Ground,
): TypedMove {
	const plain = text.normalize("NFKC").trim().toLowerCase();
	if (passes.includes(plain)) {
		return only(legal.filter(({ from }) => from === null));
	}
	const squares = graph === undefined ? squaresIn(plain) : pointsIn(graph, text);
	const [target, ...more] = squares ?? [];
	if (target === undefined || (more.length > 0 && more.length % 2 === 0)) {
		return { kind: "unreadable" };
	}
	if (more.length === 0) {
		const isThere = ({ to, others }: Move) => others === undefined && sameSquare(to, target);
		return only(legal.filter(isThere));
	}
	const typed = moveOf(stepsBetween([target, ...more]));
	return only(legal.filter((move) => sameMove(move, typed)));
}

/** The steps from the first of some squares to the second, from the third to the fourth, and so on. */
const stepsBetween = (squares: readonly Square[]): readonly Step[] =>
	squares.flatMap((from, index) => {
		const to = squares[index + 1];
		return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
	});

/** The squares in a text of rows and columns; null if it contains anything else. */
function squaresIn(plain: string): readonly Square[] | null {
	const numbers = (plain.match(/\d+/g) ?? []).map(Number);
	const squares = numbers.flatMap((row, index) => {
		const column = numbers[index + 1];
		return index % 2 === 0 && column !== undefined ? [{ row, column }] : [];
	});
	return between.test(plain) && numbers.length % 2 === 0 ? squares : null;
}

/** The points in a text of names; null if it contains another word. */
function pointsIn(graph: Graph, text: string): readonly Square[] | null {
	const names = text.normalize("NFKC").match(/[^\s,，→>—–+-]+/g) ?? [];
	const points = names.flatMap((name) => pointNamed(graph, name) ?? []);
	return points.length === names.length ? points : null;
}

function only(moves: readonly Move[]): TypedMove {
	const [move] = moves;
	return move === undefined
		? { kind: "illegal" }
		: moves.length > 1
			? { kind: "ambiguous" }
			: { kind: "move", move };
}
