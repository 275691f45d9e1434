/** The position under analysis: the answers of its table so far, and the questions that are open. */
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
import {
	opponent,
	piecesToMove,
	positionKey,
	sameSquare,
	tokenHolder,
} from "../../board/position.ts";
import type { GameRecord } from "../../board/record.ts";
import type { Activity } from "../frame/frame.ts";
import { isZugzwang, type Ply, plyOf } from "./judgement.ts";
import type { AnalysisState, Answer, Piece } from "./state.ts";

/** The moves of a line that are drawn at once, in plies: more of them would hide the board. */
export const drawnPlies = 8;

/** A question to a table. */
export interface Question<T> {
	/** Names the question among those to one table. */
	readonly key: string;
	readonly ask: (table: Table) => Promise<T>;
}

/** The keys of positions, which a long game asks for at every drawing. */
const keys = new WeakMap<Position, string>();

function keyOf(position: Position): string {
	const key = keys.get(position) ?? positionKey(position);
	keys.set(position, key);
	return key;
}

const valueAt = (position: Position): Question<PositionValue> => ({
	key: `value ${keyOf(position)}`,
	ask: (table) => table.lookup(position),
});

const movesAt = (position: Position): Question<readonly MoveValue[]> => ({
	key: `moves ${keyOf(position)}`,
	ask: (table) => table.moves(position),
});

const lineFrom = (position: Position): Question<Line> => ({
	key: `line ${keyOf(position)}`,
	ask: (table) => table.line(position),
});

/** The value of a position with the piece of a square elsewhere. */
const heatOf = (position: Position, square: Square): Question<readonly SquareValue[]> => ({
	key: `heat ${square.row},${square.column} ${keyOf(position)}`,
	ask: (table) => table.heatmap(position, square),
});

/** The moves that a why shows together with the answers to them. */
export function refutable(values: readonly MoveValue[]): readonly MoveValue[] {
	const [best] = values;
	return best?.outcome === "win" ? [best] : values.filter(({ outcome }) => outcome === "loss");
}

/** The position on the board, or one that follows, with the table that answers for it. */
export class Subject {
	/** @param selected the square of the piece that is chosen on the board */
	constructor(
		readonly state: AnalysisState,
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

	/** The piece whose places are compared: the one chosen on the board, else the one chosen beside it, else the first of the side to move. */
	get piece(): Piece {
		const { pieces, toMove } = this.position;
		for (const [side, squares] of Object.entries(pieces)) {
			const index = squares.findIndex((square) => sameSquare(square, this.selected));
			if (index >= 0) {
				return { side, index };
			}
		}
		const { piece } = this.state;
		const isThere = piece !== null && pieces[piece.side]?.[piece.index] !== undefined;
		return isThere ? piece : { side: tokenHolder(this.rules) ?? toMove, index: 0 };
	}

	/** Whether both sides move the token. */
	get hasToken(): boolean {
		return tokenHolder(this.rules) !== null;
	}

	/** What the position is worth with the token anywhere: the map that is shown unless something else is, or the token is taken up. */
	tokenMap(): readonly SquareValue[] {
		const question = this.#tokenMap();
		const heat = question === null ? "waiting" : this.#answer(question);
		return typeof heat === "string" || this.selected !== null ? [] : heat.known;
	}

	#tokenMap(): Question<readonly SquareValue[]> | null {
		const [square] = this.hasToken ? piecesToMove(this.rules, this.position) : [];
		return square === undefined ? null : heatOf(this.position, square);
	}

	/** The position of the map. */
	get mapped(): Position {
		return this.state.isSwapped ? this.swapped : this.position;
	}

	/** The distance up to which the solve of the board is watched, in plies. */
	get distance(): number {
		const { watch } = this.state;
		return watch?.table === this.table ? watch.distance : 0;
	}

	/** The position after one of its moves. */
	after({ position }: MoveValue): Subject {
		return new Subject(this.state, this.table, this.record, position, null);
	}

	value(): Answer<PositionValue> {
		return this.#answer(valueAt(this.position));
	}

	moves(): Answer<readonly MoveValue[]> {
		return this.#answer(movesAt(this.position));
	}

	line(): Answer<Line> {
		return this.#answer(lineFrom(this.position));
	}

	/** The value of the map's position with the chosen piece elsewhere. */
	heat(): Answer<readonly SquareValue[]> {
		const question = this.#heat();
		return question === null ? "failed" : this.#answer(question);
	}

	/** The squares of a map that are settled up to the distance watched. */
	settled(heat: readonly SquareValue[]): readonly SquareValue[] {
		return heat.filter(({ distance }) => distance !== null && distance <= this.distance);
	}

	/** The plies of its line that the reader looks ahead: at first as many as are drawn at once. */
	lookedPlies({ moves }: Line): number {
		const { look } = this.state;
		return Math.min(moves.length, look?.position === this.position ? look.ply : drawnPlies);
	}

	/** The values of the game's positions, and the moves made and not made in them. */
	history(): Answer<readonly Ply[]> {
		const { positions, moves } = this.record;
		const plies: Ply[] = [];
		for (const [index, position] of positions.entries()) {
			const value = this.#answer(valueAt(position));
			const values = this.#answer(movesAt(position));
			if (value === "failed" || values === "failed") {
				return "failed";
			}
			if (value !== "waiting" && values !== "waiting") {
				plies.push(plyOf(position.toMove, value.known, values.known, moves[index]));
			}
		}
		return plies.length < positions.length ? "waiting" : { known: plies };
	}

	/** The values of a mutual zugzwang to the side to move, and to the other side if it were to move; null for none. */
	zugzwang(): readonly [PositionValue, PositionValue] | null {
		const value = this.value();
		const swapped = this.#answer(valueAt(this.swapped));
		return typeof value !== "string" &&
			typeof swapped !== "string" &&
			isZugzwang(value.known, swapped.known)
			? [value.known, swapped.known]
			: null;
	}

	/** The questions that the panels of an activity have, those among them that earlier answers raise. */
	questions(activity: Activity): readonly Question<unknown>[] {
		if (activity === "edit") {
			return [];
		}
		const played = this.record.positions.flatMap((position) => [
			valueAt(position),
			movesAt(position),
		]);
		const topic = activity === "analyse" ? this.#topicQuestions() : [];
		const now = [valueAt(this.position), movesAt(this.position), valueAt(this.swapped)];
		return [...now, ...topic, ...played];
	}

	#topicQuestions(): readonly Question<unknown>[] {
		switch (this.state.topic) {
			case "line":
				return [lineFrom(this.position)];
			case "why": {
				const moves = this.moves();
				const values = typeof moves === "string" ? [] : moves.known;
				const answers = refutable(values).map(({ position }) => movesAt(position));
				return values[0]?.distance === null ? [lineFrom(this.position), ...answers] : answers;
			}
			case "what-if":
			case "watch": {
				const question = this.#heat();
				return question === null ? [] : [question];
			}
			case null: {
				const question = this.#tokenMap();
				return question === null ? [] : [question];
			}
		}
	}

	#heat(): Question<readonly SquareValue[]> | null {
		const { side, index } = this.piece;
		const square = this.position.pieces[side]?.[index];
		return square === undefined ? null : heatOf(this.mapped, square);
	}

	#answer<T>({ key }: Question<T>): Answer<T> {
		const { table, byKey } = this.state.answers;
		const answer = table === this.table ? byKey.get(key) : undefined;
		return (answer as Answer<T> | undefined) ?? "waiting";
	}
}
