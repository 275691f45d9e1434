/** The game on the board: its record, the moves, and the way back and forth through them. */
import type { Line, Move, MoveValue, PositionValue, Table } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { type Meeting, sameMove, sidesOn, stepsOf } from "../board/position.ts";
import {
	currentPosition,
	cut,
	type GameRecord,
	play,
	playLine,
	seek,
	startRecord,
} from "../board/record.ts";
import { isEndless, isWorthSame } from "../board/value.ts";
import { sidesNamed } from "./attributes.ts";
import { failureOf } from "./failure.ts";
import type { SavedGame } from "./history.ts";
import { Opponents } from "./opponents.ts";
import {
	isOpenPuzzle,
	isSelfPlay,
	type Match,
	type News,
	openMoves,
	playerOf,
	type Store,
} from "./state.ts";
import type { TableOwner } from "./tables.ts";
import type { Grade, Mover, Player } from "./types.ts";

/** The answers of a table for a position on the board. */
type Facts = Pick<Match, "value" | "moves">;

async function ask(table: Table, record: GameRecord): Promise<Facts> {
	const position = currentPosition(record);
	const [value, moves] = await Promise.all([table.lookup(position), table.moves(position)]);
	return { value, moves };
}

function gradeOf({ value }: Match, made: MoveValue): Grade {
	const isKept = value.outcome === made.outcome;
	const plies =
		isEndless(value) === isEndless(made)
			? Math.abs((made.distance ?? 0) - (value.distance ?? 0))
			: null;
	return { before: value.outcome, after: made.outcome, plies: isKept ? plies : 0 };
}

function meetingOf({ move, position, outcome }: MoveValue): Meeting | null {
	const isMet = stepsOf(move).some(({ to }) => sidesOn(position, to).length > 1);
	return isMet ? (outcome === "win" ? "captures" : "falls") : null;
}

/** A game to begin with: these moves, or best play. */
export interface Opening {
	readonly moves: readonly Move[] | "best";
	/** Which of its positions is to be seen first. */
	readonly ply: number;
}

/** A game that a table has answered for, ready to be put on the board. */
export interface Prepared {
	readonly problem: BoardProblem;
	readonly saved: SavedGame;
	readonly facts: Facts;
	/** The value of the record's first position. */
	readonly start: PositionValue;
	/** The first move of the opening that is not legal, which ends the record. */
	readonly illegal: Move | null;
}

/** The standing of a game that has not begun. */
const newGame = { puzzle: "open", mistakes: 0, line: null } as const;

/** A record of moves as far as they are legal, or of best play. */
async function openingRecord(
	table: Table,
	{ position }: BoardProblem,
	moves: Opening["moves"],
): Promise<{ record: GameRecord; illegal: Move | null }> {
	let record = startRecord(position);
	if (moves === "best") {
		return { record: playLine(record, await table.line(position)), illegal: null };
	}
	for (const ply of moves) {
		const legal = await table.moves(currentPosition(record));
		const made = legal.find(({ move }) => sameMove(move, ply));
		if (made === undefined) {
			return { record, illegal: ply };
		}
		record = play(record, made);
	}
	return { record, illegal: null };
}

export class Play {
	readonly #store: Store;
	readonly #tables: TableOwner;
	readonly opponents: Opponents;
	/** The record that the person has asked for; the state follows when the table has answered. */
	#wanted: GameRecord | null = null;
	/** The record as it was when it was put on the board. */
	#opened: GameRecord | null = null;

	constructor(store: Store, tables: TableOwner) {
		this.#store = store;
		this.#tables = tables;
		this.opponents = new Opponents(store, tables, (move) => void this.move(move, "opponent"));
	}

	/** Asks a table about a game that is to begin, or to go on. */
	async prepare(
		table: Table,
		problem: BoardProblem,
		opening: Opening | SavedGame,
	): Promise<Prepared> {
		let saved: SavedGame;
		let illegal: Move | null = null;
		if ("record" in opening) {
			saved = opening;
		} else {
			const found = await openingRecord(table, problem, opening.moves);
			const { plyFrom, plyTo } = this.#store.state;
			const index = Math.min(plyTo, Math.max(plyFrom, opening.ply));
			const record = this.#withoutSolution(seek(found.record, index));
			saved = { ...newGame, record, opened: record };
			illegal = found.illegal;
		}
		const [facts, start] = await Promise.all([
			ask(table, saved.record),
			table.lookup(saved.record.positions[0]),
		]);
		return { problem, saved, facts, start, illegal };
	}

	/** Puts a game on the board, whose table answers for it from now on. */
	begin({ problem, saved, facts, start }: Prepared): void {
		const { record, opened, ...standing } = saved;
		this.opponents.begin();
		this.#wanted = record;
		this.#opened = opened;
		this.#store.set({
			problem,
			match: { game: problem.game, record, start, ...facts },
			solving: false,
			progress: null,
			failure: null,
			pointed: null,
			stage: 0,
			...standing,
		});
		this.assignPlayers();
		this.#store.tell({ kind: "opened" });
	}

	/** The game on the board as it is, to go on with another time. */
	get saved(): SavedGame | null {
		const { match, puzzle, mistakes, line } = this.#store.state;
		const opened = this.#opened;
		return match && opened && { record: match.record, opened, puzzle, mistakes, line };
	}

	/** Takes the game off the board. */
	end(): void {
		this.opponents.stop();
		this.#wanted = null;
		this.#store.set({ match: null });
	}

	/** Whether there is a ply to go back to, and one to go on to, once the table has answered. */
	get canStep(): readonly [back: boolean, on: boolean] {
		const { index, moves } = this.#wanted ?? { index: 0, moves: [] };
		return [index > this.#first, index < Math.min(moves.length, this.#store.state.plyTo)];
	}

	/** Whether the game has gone on since it was put on the board, or is seen at another ply. */
	get canRestart(): boolean {
		const [wanted, opened] = [this.#wanted, this.#opened];
		return wanted?.moves !== opened?.moves || wanted?.index !== opened?.index;
	}

	/** The first ply that the person may go back to: no puzzle goes on before it begins. */
	get #first(): number {
		const { state } = this.#store;
		const { plyFrom } = state;
		return isOpenPuzzle(state) ? Math.max(plyFrom, this.#opened?.index ?? 0) : plyFrom;
	}

	/** Makes a move. Returns whether it was made: not while another is, and in a puzzle only when it is one of the best. */
	async move(move: Move, by: Mover): Promise<boolean> {
		const { state } = this.#store;
		const { match } = state;
		const value = openMoves(state).find((value) => sameMove(value.move, move));
		if (match === null || value === undefined || this.#wanted !== match.record) {
			return false;
		}
		if (isOpenPuzzle(state) && by !== "opponent") {
			const [best] = match.moves;
			if (best === undefined || !isWorthSame(best, value)) {
				this.#store.set({ mistakes: state.mistakes + 1, pointed: null });
				this.#store.tell({ kind: "wrong", value });
				return false;
			}
		}
		const { toMove } = currentPosition(match.record);
		if (playerOf(state, toMove) === "human") {
			this.#store.set({ paused: false });
		}
		const meeting = meetingOf(value);
		const grade = state.hints === "off" ? null : gradeOf(match, value);
		const news: News = { kind: "moved", by, side: toMove, move, meeting, grade };
		return this.#go(play(match.record, value), news);
	}

	moveBest(by: Mover): void {
		const [best] = openMoves(this.#store.state);
		if (best !== undefined) {
			void this.move(best.move, by);
		}
	}

	/** Goes to a position of the record; a perfect player that is to move there waits. */
	async seek(index: number): Promise<void> {
		const wanted = this.#wanted;
		const target = Math.min(this.#store.state.plyTo, Math.max(this.#first, index));
		if (wanted !== null && seek(wanted, target).index !== wanted.index) {
			this.#store.set({ paused: true });
			await this.#go(seek(wanted, target), { kind: "stepped" });
		}
	}

	step(plies: number): Promise<void> {
		return this.seek((this.#wanted?.index ?? 0) + plies);
	}

	/** Back, or forward again, to where a human is to move; by one ply when both players are perfect. */
	async stepTurn(direction: -1 | 1): Promise<void> {
		const wanted = this.#wanted;
		if (wanted === null) {
			return;
		}
		const { state } = this.#store;
		const isStop = (index: number) => {
			const position = wanted.positions[index];
			return position === undefined || playerOf(state, position.toMove) === "human";
		};
		let index = wanted.index + direction;
		while (!isSelfPlay(state) && !isStop(index)) {
			index += direction;
		}
		await this.seek(index);
	}

	/** Back to the record as it was put on the board; whoever is to move there waits. */
	async restart(): Promise<void> {
		if (this.#opened === null) {
			return;
		}
		this.opponents.begin();
		this.#opened = this.#withoutSolution(this.#opened);
		if (await this.#go(this.#opened, { kind: "stepped" })) {
			this.#store.set(newGame);
			this.assignPlayers();
		}
	}

	/** A record that a puzzle may begin with: what follows would give it away. */
	#withoutSolution(record: GameRecord): GameRecord {
		return this.#store.state.mode === "puzzle" ? cut(record) : record;
	}

	/** Best play from the position on the board; null while that cannot be known. */
	async line(): Promise<Line | null> {
		const { match } = this.#store.state;
		if (match === null) {
			return null;
		}
		try {
			const position = currentPosition(match.record);
			return await this.#ask(match.record, (table) => table.line(position));
		} catch (error) {
			this.#fail(error);
			return null;
		}
	}

	/** Makes best play what follows the position on the board. */
	async showLine(): Promise<Line["moves"]> {
		const record = this.#store.state.match?.record;
		const line = await this.line();
		const { match } = this.#store.state;
		if (line !== null && match !== null && match.record === record) {
			this.#wanted = playLine(record, line);
			this.#store.set({ match: { ...match, record: this.#wanted } });
		}
		return line?.moves ?? [];
	}

	/**
	 * Decides who plays which side. In `play` the person has the sides that are named, or the one that can win, or in a draw the one
	 * that begins the game; in a puzzle the one to move where it was put on the board. A perfect player has the other ones.
	 */
	assignPlayers(): void {
		const { state } = this.#store;
		const opened = this.#opened;
		const isPlayed = state.mode === "play";
		const players: Record<string, Player> = {};
		if (opened && (isPlayed || isOpenPuzzle(state))) {
			const sides = state.match?.game.rules.sides ?? [];
			const own = isPlayed
				? (state.match?.start.winner ?? opened.positions[0].toMove)
				: currentPosition(opened).toMove;
			const humans = (isPlayed && sidesNamed(state.human, sides)) || [own];
			for (const { name } of sides) {
				players[name] = humans.includes(name) ? "human" : "perfect";
			}
		}
		this.#store.set({ players });
		this.opponents.resume();
	}

	point(move: Move | null): void {
		if (this.#store.state.pointed !== move) {
			this.#store.set({ pointed: move });
		}
	}

	/** Puts a record's current position on the board, unless another is wanted by the time the table has answered. Returns whether it did. */
	async #go(record: GameRecord, news: News): Promise<boolean> {
		const { match, failure } = this.#store.state;
		if (match === null) {
			return false;
		}
		this.opponents.stop();
		this.#wanted = record;
		try {
			const facts = await this.#ask(record, (table) => ask(table, record));
			if (this.#wanted === record) {
				this.#store.set({
					match: { ...match, record, ...facts },
					pointed: null,
					// A failure of the meantime stands.
					failure: this.#store.state.failure === failure ? null : this.#store.state.failure,
					stage: 0,
					line: null,
				});
				this.#settlePuzzle();
				this.#store.tell(news);
				this.opponents.think();
				return true;
			}
		} catch (error) {
			if (this.#wanted === record) {
				this.#wanted = match.record;
				this.#fail(error);
			}
		}
		return false;
	}

	#ask<Answer>(record: GameRecord, question: (table: Table) => Promise<Answer>): Promise<Answer> {
		return this.#tables.ask(question, () => this.#wanted === record);
	}

	/**
	 * A puzzle is solved at the end of the game, or of the plies that there are; one that no play can end, and to which the author
	 * has set no end, by one move.
	 */
	#settlePuzzle(): void {
		const { state } = this.#store;
		if (state.match === null || !isOpenPuzzle(state)) {
			return;
		}
		const { record, value } = state.match;
		const isNew = record.index > (this.#opened?.index ?? 0);
		const isEndless = value.distance === null && !Number.isFinite(state.plyTo);
		if (isNew && (openMoves(state).length === 0 || isEndless)) {
			this.#store.set({ puzzle: "solved", players: {} });
			queueMicrotask(() => this.#store.tell({ kind: "solved" }));
		}
	}

	/** A perfect player does not try again by itself; it can be told to. */
	#fail(error: unknown): void {
		const failure = failureOf(error);
		this.#store.set({ failure, paused: true });
		this.#store.tell({ kind: "failed", failure });
	}
}
