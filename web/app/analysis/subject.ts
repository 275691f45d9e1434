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

/** A map: of the piece that stands elsewhere in a position. */
interface PieceMap {
	readonly piece: Piece;
	readonly position: Position;
}

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

	/** The piece whose places are compared. */
	get piece(): Piece {
		return this.#map.piece;
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
		return this.#map.position;
	}

	/** The pieces as they stand, the first of those that the side to move can move before all others. */
	get #pieces(): readonly Piece[] {
		const { pieces, toMove } = this.position;
		const first = tokenHolder(this.rules) ?? toMove;
		return [first, opponent(this.rules, first)].flatMap((side) =>
			(pieces[side] ?? []).map((_, index) => ({ side, index })),
		);
	}

	/** The piece chosen on the board, else the one chosen beside it. */
	get #chosenPiece(): Piece | undefined {
		const { pieces } = this.position;
		const { piece } = this.state;
		const isSelected = ({ side, index }: Piece) =>
			sameSquare(pieces[side]?.[index] ?? null, this.selected);
		return (
			(this.selected === null ? undefined : this.#pieces.find(isSelected)) ??
			this.#pieces.find(({ side, index }) => side === piece?.side && index === piece.index)
		);
	}

	/** The maps that the reader has not decided against: each of a piece in a position, with either side to move. */
	get #maps(): readonly PieceMap[] {
		const { isSwapped } = this.state;
		const chosen = this.#chosenPiece;
		const positions = [
			...(isSwapped ? [] : [this.position]),
			...(isSwapped === false ? [] : [this.swapped]),
		];
		return positions.flatMap((position) =>
			(chosen === undefined ? this.#pieces : [chosen]).map((piece) => ({ piece, position })),
		);
	}

	/** The map that is shown: as the reader has chosen, else the first. A solve is watched where it has the most steps. */
	get #map(): PieceMap {
		const maps = this.#maps;
		const steps = this.state.topic === "watch" ? maps.map((map) => this.#steps(map)) : [];
		const [first = { piece: { side: this.position.toMove, index: 0 }, position: this.position }] =
			maps;
		return maps[steps.indexOf(Math.max(...steps))] ?? first;
	}

	/** The distances at which squares of a map are settled, as far as they are known. */
	#steps(map: PieceMap): number {
		const heat = this.#heatAnswer(map);
		const known = typeof heat === "string" ? [] : heat.known;
		return new Set(known.flatMap(({ distance }) => distance ?? [])).size;
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
		// The map to watch is known only when all are.
		const isDecided =
			this.state.topic !== "watch" ||
			this.#maps.every((map) => this.#heatAnswer(map) !== "waiting");
		return isDecided ? this.#heatAnswer(this.#map) : "waiting";
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
				return [this.#heatOf(this.#map) ?? []].flat();
			case "watch":
				return this.#maps.flatMap((map) => this.#heatOf(map) ?? []);
			case null: {
				const question = this.#tokenMap();
				return question === null ? [] : [question];
			}
		}
	}

	#heatOf({ piece, position }: PieceMap): Question<readonly SquareValue[]> | null {
		const square = position.pieces[piece.side]?.[piece.index];
		return square === undefined ? null : heatOf(position, square);
	}

	#heatAnswer(map: PieceMap): Answer<readonly SquareValue[]> {
		const question = this.#heatOf(map);
		return question === null ? "failed" : this.#answer(question);
	}

	#answer<T>({ key }: Question<T>): Answer<T> {
		const { table, byKey } = this.state.answers;
		const answer = table === this.table ? byKey.get(key) : undefined;
		return (answer as Answer<T> | undefined) ?? "waiting";
	}
}
