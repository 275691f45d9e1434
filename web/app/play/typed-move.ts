/** A move as a person types it: `1,1-1,2`, `1 1 1 2`, the target alone, or a word for a pass. */
import type { Move } from "catchmate";
import { sameSquare } from "../../board/position.ts";

type TypedMove =
	| { readonly kind: "move"; readonly move: Move }
	/** It is no move, or none of the legal ones, or more than one. */
	| { readonly kind: "unreadable" | "illegal" | "ambiguous" };

/** Characters that may stand between numbers and around them. */
const between = /^[\d\s,;.:，。、；：()（）[\]<>→—–-]*$/;

/**
 * @param legal the moves that there are.
 * @param passes the words for a pass, in small letters.
 */
export function readMove(
	text: string,
	legal: readonly Move[],
	passes: readonly string[],
): TypedMove {
	const plain = text.normalize("NFKC").trim().toLowerCase();
	if (passes.includes(plain)) {
		return only(legal.filter(({ from }) => from === null));
	}
	const numbers = (plain.match(/\d+/g) ?? []).map(Number);
	const squares = numbers.flatMap((row, index) => {
		const column = numbers[index + 1];
		return index % 2 === 0 && column !== undefined ? [{ row, column }] : [];
	});
	const target = squares.at(-1);
	if (!between.test(plain) || target === undefined || ![2, 4].includes(numbers.length)) {
		return { kind: "unreadable" };
	}
	const [from] = squares.slice(0, -1);
	return only(
		legal.filter(
			(move) => sameSquare(move.to, target) && (from === undefined || sameSquare(move.from, from)),
		),
	);
}

function only(moves: readonly Move[]): TypedMove {
	const [move] = moves;
	return move === undefined
		? { kind: "illegal" }
		: moves.length > 1
			? { kind: "ambiguous" }
			: { kind: "move", move };
}
