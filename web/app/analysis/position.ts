/** The position under analysis, and its table's answers. */
import { batch, effect, type Signal, signal } from "@preact/signals-core";
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
import { work } from "../shell/work.ts";

/** A table's answer. "failed" after a failure of the solver; the board's next move then gets a new table. */
export type Answer<T extends object> = T | "waiting" | "failed";

/** The answer; null before it is known. */
export const knownOf = <T extends object>(answer: Answer<T>): T | null =>
	typeof answer === "string" ? null : answer;

/** Waits for an answer; null after a failure. */
export function settled<T extends object>(ask: () => Answer<T>): Promise<T | null> {
	let end = () => {};
	const answer = new Promise<T | null>((resolve) => {
		end = effect(() => {
			const found = ask();
			if (found !== "waiting") resolve(knownOf(found));
		});
	});
	return work.track(answer).finally(end);
}

/** A map: a position, and the piece to move over the board. */
export interface PieceMap {
	readonly piece: Piece;
	readonly position: Position;
}

export type Heat = readonly SquareValue[];

/** The answers of each table, by question. */
const answers = new WeakMap<Table, Map<string, Signal<Answer<object>>>>();

/** Cached keys of positions: a long game needs all of them for each drawing. */
const keys = new WeakMap<Position, string>();

function keyOf(position: Position): string {
	const key = keys.get(position) ?? positionKey(position);
	keys.set(position, key);
	return key;
}

/** The longest wait of answers for a frame, in milliseconds; hidden pages have no frames. */
const longestWait = 100;

let arrived: (() => void)[] = [];

/** Publishes all answers of a frame together, though each arrives in a task of its own. */
function publish(change: () => void): void {
	arrived.push(change);
	if (arrived.length > 1) return;
	const publishAll = () => {
		cancelFrame();
		cancelTimer();
		const changes = arrived;
		arrived = [];
		batch(() => {
			for (const change of changes) change();
		});
	};
	const cancelFrame = work.inFrame(publishAll);
	const cancelTimer = work.after(longestWait, publishAll);
}

/** A position on the board, or one after it. Reading an answer requests it from the table, once. */
export class AnalysedPosition {
	/** @param selected the square of the piece selected on the board */
	constructor(
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

	/** The position after one of its moves. */
	after({ position }: MoveValue): AnalysedPosition {
		return new AnalysedPosition(this.table, this.record, position, null);
	}

	/** The value of this position, or of another in the table. */
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

	/** The values of a map; "failed" if its position lacks the piece. */
	heat({ piece: { side, index }, position }: PieceMap): Answer<Heat> {
		const square = position.pieces[side]?.[index];
		return square === undefined
			? "failed"
			: this.#answer(`heat ${squareKey(square)}`, position, () =>
					this.table.heatmap(position, square),
				);
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
				plies.push(plyOf(position.toMove, value, values, moves[index]));
			}
		}
		return plies.length < positions.length ? "waiting" : plies;
	}

	/** In a mutual zugzwang, the values with this and with the other side to move; otherwise null. */
	zugzwang(): readonly [PositionValue, PositionValue] | null {
		const value = knownOf(this.value());
		const swapped = knownOf(this.value(this.swapped));
		return value !== null && swapped !== null && isZugzwang(value, swapped)
			? [value, swapped]
			: null;
	}

	#answer<T extends object>(kind: string, position: Position, ask: () => Promise<T>): Answer<T> {
		const known = answers.get(this.table) ?? new Map<string, Signal<Answer<object>>>();
		answers.set(this.table, known);
		const key = `${kind} ${keyOf(position)}`;
		const answer = known.get(key) ?? signal<Answer<object>>("waiting");
		if (!known.has(key)) {
			known.set(key, answer);
			const settle = (value: Answer<T>) =>
				publish(() => {
					answer.value = value;
				});
			void work.track(ask().then(settle, () => settle("failed")));
		}
		return answer.value as Answer<T>;
	}
}
