/** The position under analysis, with its table's answers so far and open questions. */
import type {
	Board,
	Line,
	MoveValue,
	Position,
	PositionValue,
	Rules,
	Square,
	SquareValue,
	Table,
} from "catchmate";
import { isZugzwang, type Ply, plyOf } from "../../model/judgement.ts";
import { opponent, type Piece, positionKey, squareKey, tokenHolder } from "../../model/position.ts";
import type { GameRecord } from "../../model/record.ts";
import type { Choices } from "./choices.ts";
import { type Answer, knownOf, type TableAnswers } from "./table-answers.ts";

/** The number of a line's plies drawn at once; more would hide the board. */
export const drawnPlies = 8;

/** Cached keys of positions, which a long game needs at every drawing. */
const keys = new WeakMap<Position, string>();

function keyOf(position: Position): string {
	const key = keys.get(position) ?? positionKey(position);
	keys.set(position, key);
	return key;
}

/** A map: a position, and the piece that is moved over the board. */
export interface PieceMap {
	readonly piece: Piece;
	readonly position: Position;
}

export type Heat = readonly SquareValue[];

/** A position on the board, or one that follows from it, and the table that knows it. */
export class Subject {
	/** @param selected the square of the piece selected on the board */
	constructor(
		readonly chosen: Choices,
		readonly answers: TableAnswers,
		readonly table: Table,
		readonly record: GameRecord,
		readonly position: Position,
		readonly selected: Square | null,
	) {}

	get rules(): Rules {
		return this.table.game.rules;
	}

	get board(): Board {
		return this.table.game.board;
	}

	/** The same position with the other side to move. */
	get swapped(): Position {
		return { ...this.position, toMove: opponent(this.rules, this.position.toMove) };
	}

	get hasToken(): boolean {
		return tokenHolder(this.rules) !== null;
	}

	/** The distance up to which the solve is watched, in plies. */
	get distance(): number {
		return this.chosen.distanceIn(this.table);
	}

	/** The position after one of its moves. */
	after({ position }: MoveValue): Subject {
		return new Subject(this.chosen, this.answers, this.table, this.record, position, null);
	}

	/** The value of this position, or of another one that the table knows. */
	value(position = this.position): Answer<PositionValue> {
		return this.#answer("value", position, () => this.table.lookup(position));
	}

	moves(position = this.position): Answer<readonly MoveValue[]> {
		return this.#answer("moves", position, () => this.table.moves(position));
	}

	/** Best play from the position. */
	line(): Answer<Line> {
		return this.#answer("line", this.position, () => this.table.line(this.position));
	}

	/** The values of a map; failed if its position lacks the piece. */
	heat({ piece: { side, index }, position }: PieceMap): Answer<Heat> {
		const square = position.pieces[side]?.[index];
		return square === undefined
			? "failed"
			: this.#answer(`heat ${squareKey(square)}`, position, () =>
					this.table.heatmap(position, square),
				);
	}

	/** How many plies of the line the reader looks ahead; by default, as many as are drawn. */
	lookedPlies({ moves }: Line): number {
		const look = this.chosen.look.value;
		return Math.min(moves.length, look?.position === this.position ? look.ply : drawnPlies);
	}

	/** The positions of the game with their values, the moves made, and the alternatives. */
	history(): Answer<readonly Ply[]> {
		const { positions, moves } = this.record;
		const plies: Ply[] = [];
		for (const [index, position] of positions.entries()) {
			const value = this.value(position);
			const values = this.moves(position);
			if (value === "failed" || values === "failed") {
				return "failed";
			}
			if (value !== "waiting" && values !== "waiting") {
				plies.push(plyOf(position.toMove, value.known, values.known, moves[index]));
			}
		}
		return plies.length < positions.length ? "waiting" : { known: plies };
	}

	/**
	 * In a mutual zugzwang, the values for the side to move and for the other side if it were to move; otherwise null.
	 */
	zugzwang(): readonly [PositionValue, PositionValue] | null {
		const value = knownOf(this.value());
		const swapped = knownOf(this.value(this.swapped));
		return value !== null && swapped !== null && isZugzwang(value, swapped)
			? [value, swapped]
			: null;
	}

	/** The answer so far to a kind of question about a position. */
	#answer<T>(kind: string, position: Position, ask: () => Promise<T>): Answer<T> {
		return this.answers.read(this.table, { key: `${kind} ${keyOf(position)}`, ask });
	}
}
