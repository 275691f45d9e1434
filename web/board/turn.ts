/** A turn in which all pieces of a side move, taken by one piece after the other. */
import type { Move, Position, Rules, Square, Step } from "catchmate";
import { moveOf, piecesOn, sameSquare, sameStep, stepsOf } from "./position.ts";
import type { Scene, SceneMove } from "./state.ts";

/** A scene after some of the turn's steps: its position has them, its moves begin with them. A piece that stays has a step to its own square. */
export interface Turn extends Scene {
	readonly taken: readonly Step[];
}

/** Whether all pieces of a side move in a turn. */
export const movesTogether = ({ sides }: Pick<Rules, "sides">, side: string): boolean =>
	sides.some(({ name, movesAll, pieces }) => name === side && movesAll === true && pieces > 1);

/**
 * Whether a side may ever pass, all at once. Where all its pieces move in a turn, it stays by leaving each where it is, and passes
 * only where none can move.
 */
export function mayPass(rules: Pick<Rules, "noMove" | "sides">, side: string): boolean {
	const isAllowed = rules.sides.some(({ name, mayPass }) => name === side && mayPass);
	return rules.noMove === "passes" || (isAllowed && !movesTogether(rules, side));
}

/** Steps without some of them, each taken away once; null where one is not among them. */
export function without(steps: readonly Step[], taken: readonly Step[]): readonly Step[] | null {
	const [first, ...rest] = taken;
	if (first === undefined) {
		return steps;
	}
	const place = steps.findIndex((step) => sameStep(step, first));
	return place < 0 ? null : without([...steps.slice(0, place), ...steps.slice(place + 1)], rest);
}

const stays = ({ from, to }: Step): boolean => sameSquare(from, to);

/** The steps of a turn that are still to be taken. */
export function stepsLeft({ taken }: Pick<Turn, "taken">, move: Move): readonly Step[] {
	const steps = stepsOf(move);
	return taken.length === 0
		? steps
		: (without(
				steps,
				taken.filter((step) => !stays(step)),
			) ?? []);
}

/** The pieces of the side to move that have not had their step. */
function unmoved({ taken, position }: Turn, square: Square): number {
	const moved = taken.filter(({ to }) => sameSquare(to, square)).length;
	return piecesOn(position, position.toMove, square) - moved;
}

/** The moves in which a piece takes a step next, or stays where it is. */
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

/** The position after a step of the side to move, which stays to move. */
function stepped(position: Position, { from, to }: Step): Position {
	const { pieces, toMove } = position;
	const own = pieces[toMove] ?? [];
	const place = own.findIndex((square) => sameSquare(square, from));
	return { ...position, pieces: { ...pieces, [toMove]: own.with(place, to) } };
}

/** The same turn after one more step. */
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
