/** What an element tells the page around it. */
import type { Move, Position, PositionValue } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import type { Failure } from "../view/failure.ts";
import type { Grade, Mover } from "./state.ts";

/** What has gone wrong, in English and as data. */
export interface Trouble {
	readonly message: string;
	readonly failure:
		| Failure
		| {
				/** An attribute or property has a value that it cannot have; another is taken in its place. */
				readonly kind: "attribute";
				readonly name: string;
				readonly value: unknown;
		  };
}

export interface BoardEventMap {
	/** The board is solved and drawn. The value is null where it may not be told. */
	solve: CustomEvent<{ readonly problem: BoardProblem; readonly value: PositionValue | null }>;
	/** The reader, or the perfect opponent in reply, has made a move. The position and its value are those after it. */
	move: CustomEvent<{
		readonly move: Move;
		readonly side: string;
		readonly by: Exclude<Mover, "host">;
		/** How many moves lead to the position, this one included. */
		readonly ply: number;
		readonly position: Position;
		readonly value: PositionValue | null;
		/** How good the move is; null with hints off. */
		readonly grade: Grade | null;
	}>;
	/** A move has ended the game. */
	end: CustomEvent<{ readonly winner: string | null; readonly ply: number }>;
	/** The reader has changed the board. */
	edit: CustomEvent<{ readonly problem: BoardProblem }>;
	/** The reader has solved the puzzle. */
	solved: CustomEvent<{ readonly moves: readonly Move[]; readonly mistakes: number }>;
	/** Something is wrong. Does not bubble, as no native error event does. */
	error: CustomEvent<Trouble>;
	/** Any of what the properties tell has changed, at most once a frame. Does not bubble. */
	update: CustomEvent<null>;
}
