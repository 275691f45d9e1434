/** The position under analysis: the answers of its table so far, and the questions that are open. */
import type {
	Board,
	Line,
	MoveValue,
	Position,
	PositionValue,
	Rules,
	Square,
	Table,
} from "catchmate";
import { opponent, positionKey, tokenHolder } from "../../board/position.ts";
import type { GameRecord } from "../../board/record.ts";
import type { Activity } from "../frame/frame.ts";
import { isZugzwang, type Ply, plyOf } from "./judgement.ts";
import type { AnalysisState, Answer, Topic } from "./state.ts";

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

export function keyOf(position: Position): string {
	const key = keys.get(position) ?? positionKey(position);
	keys.set(position, key);
	return key;
}

const valueAt = (position: Position): Question<PositionValue> => ({
	key: `value ${keyOf(position)}`,
	ask: (table) => table.lookup(position),
});

export const movesAt = (position: Position): Question<readonly MoveValue[]> => ({
	key: `moves ${keyOf(position)}`,
	ask: (table) => table.moves(position),
});

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

	/** Whether both sides move the token. */
	get hasToken(): boolean {
		return tokenHolder(this.rules) !== null;
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
		return this.answer(valueAt(this.position));
	}

	moves(): Answer<readonly MoveValue[]> {
		return this.answer(movesAt(this.position));
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
			const value = this.answer(valueAt(position));
			const values = this.answer(movesAt(position));
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
		const swapped = this.answer(valueAt(this.swapped));
		return typeof value !== "string" &&
			typeof swapped !== "string" &&
			isZugzwang(value.known, swapped.known)
			? [value.known, swapped.known]
			: null;
	}

	/**
	 * The questions that the panels of an activity have, those among them that earlier answers raise.
	 * @param open the topic that is open; null for none.
	 */
	questions(activity: Activity, open: Topic | null): readonly Question<unknown>[] {
		if (activity === "edit") {
			return [];
		}
		const played = this.record.positions.flatMap((position) => [
			valueAt(position),
			movesAt(position),
		]);
		const topic = activity === "analyse" ? (this.state.script?.questions(this, open) ?? []) : [];
		const now = [valueAt(this.position), movesAt(this.position), valueAt(this.swapped)];
		return [...now, ...topic, ...played];
	}

	/** The answer to a question, as far as it has come. */
	answer<T>({ key }: Question<T>): Answer<T> {
		const { table, byKey } = this.state.answers;
		const answer = table === this.table ? byKey.get(key) : undefined;
		return (answer as Answer<T> | undefined) ?? "waiting";
	}
}
