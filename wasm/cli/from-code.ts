/** Reads the position of a link's code. */
import {
	type AnnotatedGame,
	CodeError,
	type Move,
	type Problem,
	type Solver,
} from "catchmate/workshop";
import { told } from "./language.ts";
import { BAD_INPUT, Exit } from "./terminal.ts";

/** A position and the move that led to it, null for none. */
export type Scene = Pick<Problem, "game" | "position"> & { readonly lastMove: Move | null };

/** The game of a code, with the position after each move. */
export function codeGame(solver: Solver, code: string): AnnotatedGame {
	try {
		const { game, position, moves, positions } = solver.decode(code);
		const made = positions.flatMap((position, ply) => {
			const move = moves[ply];
			return move === undefined ? [] : [{ move, position }];
		});
		return { game, position, moves: made };
	} catch (error) {
		if (error instanceof CodeError) throw new Exit(BAD_INPUT, told(error));
		throw error;
	}
}

/** The last position of a code, after its moves. */
export function fromCode(solver: Solver, code: string): Scene {
	const { game, position, moves } = codeGame(solver, code);
	const last = moves.at(-1);
	return { game, position: last?.position ?? position, lastMove: last?.move ?? null };
}
