/** The game on the board: moves, the way back and forth through the record, and the perfect players. */
import { EngineError, type Move, type Problem, type Solver, type Table } from "catchmate";
import { captures } from "../board/position.ts";
import {
	currentPosition,
	type GameRecord,
	play,
	repetitions,
	seek,
	startRecord,
} from "./record.ts";
import { Renewals } from "./renewals.ts";
import { failureOf } from "./solving.ts";
import {
	type Failure,
	isSelfPlay,
	type Match,
	type News,
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

export class Play {
	readonly #store: Store;
	readonly #renewals: Renewals;
	readonly #wantsStillness: () => boolean;
	/** Where the person has asked to go; the state follows when the table has answered. */
	#wanted: GameRecord | null = null;
	/** What the last move failed of; it is over when one succeeds. */
	#failure: Failure | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(store: Store, solver: Promise<Solver>, wantsStillness: () => boolean) {
		this.#store = store;
		this.#renewals = new Renewals(solver);
		this.#wantsStillness = wantsStillness;
	}

	/** Puts a solved board on the board and keeps its table; the old game stays when the signal is aborted first. */
	async open(table: Table, problem: Problem, signal: AbortSignal): Promise<void> {
		const record = startRecord(problem.position);
		const facts = await ask(table, record);
		signal.throwIfAborted();
		clearTimeout(this.#timer);
		this.#wanted = record;
		const { game } = problem;
		const { match: old, players } = this.#store.state;
		this.#store.set({
			match: { game, record, ...facts },
			players: old?.game.rules.id === game.rules.id ? players : {},
			pointed: null,
		});
		old?.table.dispose();
		this.#store.tell({ kind: "opened" });
		this.#resume();
	}

	play(move: Move): void {
		const { match } = this.#store.state;
		if (match === null || this.#wanted !== match.record) {
			return;
		}
		const { rules } = match.game;
		const position = currentPosition(match.record);
		if (playerOf(this.#store.state, position.toMove) === "human") {
			this.#store.set({ paused: false });
		}
		const captured = captures(rules, position, move);
		const news: News = { kind: "moved", side: position.toMove, move, captured };
		void this.#go(play(match.record, rules, move), news);
	}

	playBest(): void {
		const best = this.#store.state.match?.moves[0];
		if (best !== undefined) {
			this.play(best.move);
		}
	}

	/** Goes to a position of the record; a perfect player that is to move there waits. */
	seek(index: number): void {
		const wanted = this.#wanted;
		if (wanted !== null && seek(wanted, index).index !== wanted.index) {
			this.#store.set({ paused: true });
			void this.#go(seek(wanted, index), { kind: "stepped" });
		}
	}

	step(plies: number): void {
		this.seek((this.#wanted?.index ?? 0) + plies);
	}

	/** Back, or forward again, to where a human is to move; by one ply when both players are perfect. */
	stepTurn(direction: -1 | 1): void {
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
		this.seek(index);
	}

	async restart(): Promise<void> {
		const { match } = this.#store.state;
		if (match !== null) {
			const start = startRecord(match.record.positions[0]);
			if (await this.#go(start, { kind: "stepped" })) {
				this.#resume();
			}
		}
	}

	setPlayer(side: string, player: Player): void {
		const { players } = this.#store.state;
		this.#store.set({ players: { ...players, [side]: player } });
		this.#resume();
	}

	setPaused(paused: boolean): void {
		this.#store.set({ paused });
		this.#think();
	}

	point(move: Move | null): void {
		if (this.#store.state.pointed !== move) {
			this.#store.set({ pointed: move });
		}
	}

	/** Lets the perfect players go on, but for two of them where nothing is to move by itself. */
	#resume(): void {
		this.setPaused(isSelfPlay(this.#store.state) && this.#wantsStillness());
	}

	/** Puts a record's current position on the board, unless another is wanted by the time the table has answered. Returns whether it did. */
	async #go(record: GameRecord, news: News): Promise<boolean> {
		const { match } = this.#store.state;
		if (match === null) {
			return false;
		}
		clearTimeout(this.#timer);
		this.#wanted = record;
		try {
			const facts = await this.#ask(match, record);
			if (this.#wanted === record) {
				const { failure } = this.#store.state;
				this.#store.set({
					match: { ...match, record, ...facts },
					pointed: null,
					failure: failure === this.#failure ? null : failure,
				});
				this.#store.tell(news);
				this.#think();
				return true;
			}
		} catch (error) {
			if (this.#wanted === record) {
				this.#wanted = match.record;
				this.#failure = failureOf(error, 0);
				// A perfect player does not try again by itself; it can be told to.
				this.#store.set({ failure: this.#failure, paused: true });
			}
		}
		return false;
	}

	/** What the match's table says of a position. A table whose engine has failed is solved again, but only once for one question. */
	async #ask(match: Match, record: GameRecord): Promise<Facts> {
		try {
			return await ask(match.table, record);
		} catch (error) {
			if (!(error instanceof EngineError) || this.#wanted !== record) {
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
		return ask(table, record);
	}

	/** Lets a perfect player move in a while, if it is its turn. Two of them stop where a position stands again. */
	#think(): void {
		clearTimeout(this.#timer);
		const { state } = this.#store;
		if (state.match === null || state.paused || playerToMove(state) !== "perfect") {
			return;
		}
		const selfPlay = isSelfPlay(state);
		if (selfPlay && repetitions(state.match.record) > 1) {
			this.#store.set({ paused: true });
			this.#store.tell({ kind: "stopped" });
			return;
		}
		const delay = this.#wantsStillness() && !selfPlay ? 0 : thinkingTime;
		this.#timer = setTimeout(() => this.playBest(), delay);
	}
}
