/** A turn that moves all pieces of a side, one by one. */
import type { Move, Position, Square, Step } from "catchmate";
import {
	moveOf,
	movesTogether,
	piecesOn,
	sameSquare,
	sameStep,
	stepsOf,
} from "../model/position.ts";
import type { Scene, SceneMove } from "./state.ts";

/**
 * A scene after some steps of a turn: its position includes them, its moves begin with them. A piece that stays makes a step to
 * its own square.
 */
export interface Turn extends Scene {
	readonly taken: readonly Step[];
}

/** The steps minus those in `taken`, each removed once; null if one is missing. */
function without(steps: readonly Step[], taken: readonly Step[]): readonly Step[] | null {
	const [first, ...rest] = taken;
	if (first === undefined) return steps;
	const place = steps.findIndex((step) => sameStep(step, first));
	return place < 0 ? null : without([...steps.slice(0, place), ...steps.slice(place + 1)], rest);
}

const stays = ({ from, to }: Step): boolean => sameSquare(from, to);

/** The steps of a move that are still to be made. */
export function stepsLeft({ taken }: Pick<Turn, "taken">, move: Move): readonly Step[] {
	const steps = stepsOf(move);
	return taken.length === 0
		? steps
		: (without(
				steps,
				taken.filter((step) => !stays(step)),
			) ?? []);
}

/** The number of pieces of the side to move on a square that have not made their step. */
function unmoved({ taken, position }: Turn, square: Square): number {
	const moved = taken.filter(({ to }) => sameSquare(to, square)).length;
	return piecesOn(position, position.toMove, square) - moved;
}

/** The moves in which a piece makes this step next, perhaps to its own square. */
export function movesWith(turn: Turn, step: Step): readonly SceneMove[] {
	const { game, position, moves } = turn;
	const isStay = stays(step) && movesTogether(game.rules, position.toMove);
	const waiting = unmoved(turn, step.from) - 1;
	return moves.filter(({ move }) => {
		const left = stepsLeft(turn, move);
		return isStay
			? left.filter(({ from }) => sameSquare(from, step.from)).length <= waiting
			: left.some((each) => sameStep(each, step));
	});
}

/** The position after a step, with the same side to move. */
function stepped(position: Position, { from, to }: Step): Position {
	const { pieces, toMove } = position;
	const own = pieces[toMove] ?? [];
	const place = own.findIndex((square) => sameSquare(square, from));
	return { ...position, pieces: { ...pieces, [toMove]: own.with(place, to) } };
}

/** The turn after one more step. */
export function afterStep<T extends Turn>(turn: T, step: Step): T {
	const taken = [...turn.taken, step];
	const steps = taken.filter((each) => !stays(each));
	return {
		...turn,
		taken,
		moves: movesWith(turn, step),
		position: stepped(turn.position, step),
		lastMove: steps.length === 0 ? turn.lastMove : moveOf(steps),
	};
}
