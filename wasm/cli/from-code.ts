/** Reads the position of a link's code. */
import { CodeError, type Move, type Problem, type Solver } from "catchmate";
import { told } from "./language.ts";
import { BAD_INPUT, Exit } from "./terminal.ts";

/** A position and the move that led to it, null for none. */
export type Scene = Pick<Problem, "game" | "position"> & { readonly lastMove: Move | null };

/** The last position of a code, after its moves. */
export function fromCode(solver: Solver, code: string): Scene {
	try {
		const { game, position, moves, positions } = solver.decode(code);
		return { game, position: positions.at(-1) ?? position, lastMove: moves.at(-1) ?? null };
	} catch (error) {
		if (error instanceof CodeError) throw new Exit(BAD_INPUT, told(error));
		throw error;
	}
}
