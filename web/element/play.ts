/** The game on the board: moves, the way back and forth through the record, and the perfect players. */
import type { Move, MoveValue, Position, Table } from "catchmate";
import type { BoardProblem } from "../board/edit.ts";
import { captures, sameMove } from "../board/position.ts";
import {
	currentPosition,
	cut,
	type GameRecord,
	play,
	repetitions,
	seek,
	startRecord,
} from "../board/record.ts";
import { failureOf, isEngineError } from "../view/failure.ts";
import type { Renewals } from "./renewals.ts";
import {
	type GameState,
	type Grade,
	isOpenPuzzle,
	isSelfPlay,
	type Match,
	type Mover,
	type News,
	openMoves,
	type Player,
	playerOf,
	playerToMove,
	type Store,
} from "./state.ts";

/** How long a perfect player waits before it moves, in milliseconds. */
const thinkingTime = 600;

type Facts = Pick<Match, "table" | "value" | "moves">;

async function ask(table: Table, record: GameRecord): Promise<Facts> {
	const position = currentPosition(record);
	const [value, moves] = await Promise.all([table.lookup(position), table.moves(position)]);
	return { table, value, moves };
}

/** The turn of a side that the reader does not play, told whatever the reader is told. */
export interface Turn {
	readonly position: Position;
	/** What each legal move is worth, best first; never empty. */
	readonly moves: readonly MoveValue[];
	/** The table that answers for the board. */
	readonly table: Table;
}

/** Chooses the move that such a side makes. What is no legal move counts as a best one, and so does an error, which is reported. */
export type Opponent = (turn: Turn) => Move | Promise<Move>;

/** What a move has made of a position's value. */
function gradeOf({ value }: Match, made: MoveValue): Grade {
	const isKept = value.outcome === made.outcome;
	return {
		before: value.outcome,
		after: made.outcome,
		plies: isKept ? Math.abs((made.distance ?? 0) - (value.distance ?? 0)) : 0,
	};
}

/** A game to begin with: these moves, or best play where there are none. */
export interface Opening {
	readonly moves: readonly Move[] | "best";
	/** Which of its positions is to be seen first. */
	readonly ply: number;
}

/** A game as it was when it was taken off the board, to go on with. */
export interface Kept extends Pick<GameState, "puzzle" | "mistakes" | "line"> {
	readonly record: GameRecord;
	/** The record as it was when it was put on the board. */
	readonly opened: GameRecord;
}

/** What becomes of a game that has not begun. */
const fresh = { puzzle: "open", mistakes: 0, line: null } as const;

/** A record of moves as far as they are legal, or of best play. */
async function openingRecord(
	table: Table,
	{ game, position }: BoardProblem,
	moves: Opening["moves"],
): Promise<{ record: GameRecord; illegal: Move | null }> {
	let record = startRecord(position);
	const plies = moves === "best" ? (await table.line(position)).moves : moves;
	for (const ply of plies) {
		const legal = moves === "best" ? null : await table.moves(currentPosition(record));
		if (legal?.every(({ move }) => !sameMove(move, ply))) {
			return { record, illegal: ply };
		}
		record = play(record, game.rules, ply);
	}
	return { record, illegal: null };
}

export class Play {
	readonly #store: Store;
	readonly #renewals: Renewals;
	readonly #wantsStillness: () => boolean;
	/** Where the person has asked to go; the state follows when the table has answered. */
	#wanted: GameRecord | null = null;
	/** The record as it was when it was put on the board. */
	#opened: GameRecord | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** How often a position may stand before two perfect players stop at it. */
	#patience = 1;
	/** Chooses the moves of the perfect players; null for a best one. */
	opponent: Opponent | null = null;

	constructor(store: Store, renewals: Renewals, wantsStillness: () => boolean) {
		this.#store = store;
		this.#renewals = renewals;
		this.#wantsStillness = wantsStillness;
	}

	/**
	 * Puts a solved board on the board and keeps its table; the old game stays when the signal is aborted first.
	 * @returns the first move of the opening that is not legal, which ends the record; null for none.
	 */
	async open(
		table: Table,
		problem: BoardProblem,
		opening: Opening | Kept,
		signal: AbortSignal,
	): Promise<Move | null> {
		const { kept, illegal } = await this.#begun(table, problem, opening);
		const { record, opened, ...standing } = kept;
		const facts = await ask(table, record);
		signal.throwIfAborted();
		this.stop();
		this.#wanted = record;
		this.#opened = opened;
		this.#patience = 1;
		const { match: old, paused } = this.#store.state;
		this.#store.set({
			problem,
			match: { game: problem.game, record, ...facts },
			solving: false,
			progress: null,
			failure: null,
			pointed: null,
			stage: 0,
			...standing,
			paused,
		});
		if (old?.table !== table) {
			old?.table.dispose();
		}
		this.#store.tell({ kind: "opened" });
		return illegal;
	}

	/** A game to begin with, or to go on with, and the first move of the opening that is not legal. */
	async #begun(
		table: Table,
		problem: BoardProblem,
		opening: Opening | Kept,
	): Promise<{ kept: Kept; illegal: Move | null }> {
		if ("record" in opening) {
			return { kept: opening, illegal: null };
		}
		const { record: whole, illegal } = await openingRecord(table, problem, opening.moves);
		const { from, to } = this.#store.state.range;
		const record = this.#hidden(seek(whole, Math.min(to, Math.max(from, opening.ply))));
		return { kept: { ...fresh, record, opened: record }, illegal };
	}

	/** The game on the board as it is, to go on with another time. */
	get kept(): Kept | null {
		const { match, puzzle, mistakes, line } = this.#store.state;
		const opened = this.#opened;
		return match && opened && { record: match.record, opened, puzzle, mistakes, line };
	}

	/** The game as it is, or is to be as soon as the table has answered. */
	get wanted(): GameRecord | null {
		return this.#wanted;
	}

	/** The first ply that the person may go back to: no puzzle goes on before it begins. */
	get first(): number {
		const { state } = this.#store;
		const { from } = state.range;
		return isOpenPuzzle(state) ? Math.max(from, this.#opened?.index ?? 0) : from;
	}

	/** Takes the game off the board and frees its table. Returns the game, if there is one. */
	close(): Kept | null {
		this.stop();
		const { kept } = this;
		this.#store.state.match?.table.dispose();
		this.#wanted = null;
		this.#store.set({ match: null });
		return kept;
	}

	/** Makes a move. Returns whether it was made: not while another is, and in a puzzle only when it is one of the best. */
	async play(move: Move, by: Mover = "reader"): Promise<boolean> {
		const { state } = this.#store;
		const { match } = state;
		const value = openMoves(state).find((value) => sameMove(value.move, move));
		if (match === null || value === undefined || this.#wanted !== match.record) {
			return false;
		}
		if (isOpenPuzzle(state) && by !== "opponent") {
			const [best] = match.moves;
			if (best?.outcome !== value.outcome || best.distance !== value.distance) {
				this.#store.set({ mistakes: state.mistakes + 1, pointed: null });
				this.#store.tell({ kind: "wrong" });
				return false;
			}
		}
		const { rules } = match.game;
		const position = currentPosition(match.record);
		if (playerOf(state, position.toMove) === "human") {
			this.#store.set({ paused: false });
		}
		const captured = captures(rules, position, move);
		const grade = state.hints === "off" ? null : gradeOf(match, value);
		const news: News = { kind: "moved", by, side: position.toMove, move, captured, grade };
		return this.#go(play(match.record, rules, move), news);
	}

	playBest(by: Mover = "reader"): void {
		const [best] = openMoves(this.#store.state);
		if (best !== undefined) {
			void this.play(best.move, by);
		}
	}

	/** Goes to a position of the record; a perfect player that is to move there waits. */
	async seek(index: number): Promise<void> {
		const wanted = this.#wanted;
		const target = Math.min(this.#store.state.range.to, Math.max(this.first, index));
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

	/** Back to the record as it was put on the board. Returns whether that went well; whoever is to move there waits. */
	async restart(): Promise<boolean> {
		if (this.#opened === null) {
			return false;
		}
		this.#opened = this.#hidden(this.#opened);
		this.#patience = 1;
		if (!(await this.#go(this.#opened, { kind: "stepped" }))) {
			return false;
		}
		this.#store.set(fresh);
		return true;
	}

	/** A record that a puzzle may begin with: what follows would give it away. */
	#hidden(record: GameRecord): GameRecord {
		return this.#store.state.mode === "puzzle" ? cut(record) : record;
	}

	/** Best play from the position on the board; none while that cannot be known. */
	async line(): Promise<readonly Move[]> {
		const { match } = this.#store.state;
		if (match === null) {
			return [];
		}
		try {
			const position = currentPosition(match.record);
			return (await this.#ask(match, match.record, (table) => table.line(position))).moves;
		} catch (error) {
			this.#fail(error);
			return [];
		}
	}

	/** Makes best play what follows the position on the board. */
	async showLine(): Promise<readonly Move[]> {
		const record = this.#store.state.match?.record;
		const moves = await this.line();
		const { match } = this.#store.state;
		if (match !== null && match.record === record) {
			let whole = record;
			for (const move of moves) {
				whole = play(whole, match.game.rules, move);
			}
			this.#wanted = seek(whole, record.index);
			this.#store.set({ match: { ...match, record: this.#wanted } });
		}
		return moves;
	}

	/**
	 * Decides who plays which side. In `play` the person has the sides that are named, without names the one that begins the game;
	 * in a puzzle the one to move where it was put on the board. A perfect player has the other ones.
	 */
	assign(named: readonly string[] | null): void {
		const { state } = this.#store;
		const opened = this.#opened;
		const isPlayed = state.mode === "play";
		const players: Record<string, Player> = {};
		if (opened && (isPlayed || isOpenPuzzle(state))) {
			const first = isPlayed ? opened.positions[0] : currentPosition(opened);
			const own = (isPlayed && named) || [first.toMove];
			for (const { name } of state.match?.game.rules.sides ?? []) {
				players[name] = own.includes(name) ? "human" : "perfect";
			}
		}
		this.#store.set({ players });
		this.#resume();
	}

	/** Lets the perfect players wait, or go on: also where they have stopped because a position stands again. */
	setPaused(paused: boolean): void {
		const { match } = this.#store.state;
		if (!paused && match !== null) {
			this.#patience = Math.max(this.#patience, repetitions(match.record));
		}
		this.#store.set({ paused });
		this.#think();
	}

	point(move: Move | null): void {
		if (this.#store.state.pointed !== move) {
			this.#store.set({ pointed: move });
		}
	}

	/** Lets the perfect players go on, but in the midst of a game, and for two of them where nothing is to move by itself. */
	#resume(): void {
		const { state } = this.#store;
		const { index = 0, moves = [] } = state.match?.record ?? {};
		this.setPaused(index < moves.length || (isSelfPlay(state) && this.#wantsStillness()));
	}

	/** Lets nothing move by itself any more. */
	stop(): void {
		clearTimeout(this.#timer);
	}

	/** Puts a record's current position on the board, unless another is wanted by the time the table has answered. Returns whether it did. */
	async #go(record: GameRecord, news: News): Promise<boolean> {
		const { match, failure } = this.#store.state;
		if (match === null) {
			return false;
		}
		this.stop();
		this.#wanted = record;
		try {
			const facts = await this.#ask(match, record, (table) => ask(table, record));
			if (this.#wanted === record) {
				this.#store.set({
					// Where the table lies may have changed meanwhile.
					match: {
						...match,
						record,
						...facts,
						table: this.#store.state.match?.table ?? facts.table,
					},
					pointed: null,
					// What has gone wrong meanwhile stands.
					failure: this.#store.state.failure === failure ? null : this.#store.state.failure,
					stage: 0,
					line: null,
				});
				this.#settlePuzzle();
				this.#store.tell(news);
				this.#think();
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

	/** A puzzle is solved at the end of the game, or of the plies that there are; one that no play can end, by one move. */
	#settlePuzzle(): void {
		const { state } = this.#store;
		if (state.match === null || !isOpenPuzzle(state)) {
			return;
		}
		const { record, value } = state.match;
		const isNew = record.index > (this.#opened?.index ?? 0);
		if (isNew && (openMoves(state).length === 0 || value.outcome === "draw")) {
			this.#store.set({ puzzle: "solved", players: {} });
			queueMicrotask(() => this.#store.tell({ kind: "solved" }));
		}
	}

	/** A perfect player does not try again by itself; it can be told to. */
	#fail(error: unknown): void {
		const failure = failureOf(error, null);
		this.#store.set({ failure, paused: true });
		this.#store.tell({ kind: "failed", failure });
	}

	/**
	 * What the match's table answers, for a record that is wanted. A table whose engine has failed is solved again, but only once
	 * for one question.
	 */
	async #ask<Answer>(
		match: Match,
		record: GameRecord,
		question: (table: Table) => Promise<Answer>,
	): Promise<Answer> {
		try {
			return await question(match.table);
		} catch (error) {
			if (!isEngineError(error) || this.#wanted !== record) {
				throw error;
			}
		}
		this.#store.tell({ kind: "solving-again" });
		const table = await this.#renewals.renew(match.table);
		const { match: now } = this.#store.state;
		if (now?.table === match.table) {
			this.#store.set({ match: { ...now, table } });
		} else if (now?.table !== table) {
			// Another board has come meanwhile.
			table.dispose();
		}
		return question(table);
	}

	/** Lets a perfect player move in a while, if it is its turn. Two of them stop where a position stands again. */
	#think(): void {
		this.stop();
		const { state } = this.#store;
		if (state.match === null || state.paused || playerToMove(state) !== "perfect") {
			return;
		}
		const selfPlay = isSelfPlay(state);
		if (selfPlay && repetitions(state.match.record) > this.#patience) {
			this.#store.set({ paused: true });
			this.#store.tell({ kind: "stopped" });
			return;
		}
		const delay = this.#wantsStillness() && !selfPlay ? 0 : thinkingTime;
		this.#timer = setTimeout(() => void this.#reply(), delay);
	}

	/** Makes a perfect player's move, unless the game has gone elsewhere by the time it is chosen. */
	async #reply(): Promise<void> {
		const { match } = this.#store.state;
		if (match === null) {
			return;
		}
		const { record, moves, table } = match;
		let chosen = moves[0]?.move;
		try {
			chosen =
				(await this.opponent?.({ position: currentPosition(record), moves, table })) ?? chosen;
		} catch (error) {
			reportError(error);
		}
		const { state } = this.#store;
		const isTurn = playerToMove(state) === "perfect" && !state.paused;
		if (isTurn && state.match?.record === record && chosen !== undefined) {
			if (!(await this.play(chosen, "opponent"))) {
				this.playBest("opponent");
			}
		}
	}
}
