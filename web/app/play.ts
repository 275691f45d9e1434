/** The game on the board: moves, the way back and forth through the record, and the perfect players. */
import type { Move, Problem, Table } from "catchmate";
import { captures } from "../board/position.ts";
import {
	currentPosition,
	type GameRecord,
	play,
	repetitions,
	seek,
	startRecord,
} from "./record.ts";
import { failureOf } from "./solving.ts";
import {
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

async function ask(table: Table, record: GameRecord): Promise<Pick<Match, "value" | "moves">> {
	const position = currentPosition(record);
	const [value, moves] = await Promise.all([table.lookup(position), table.moves(position)]);
	return { value, moves };
}

export class Play {
	readonly #store: Store;
	readonly #wantsStillness: () => boolean;
	/** Where the person has asked to go; the state follows when the table has answered. */
	#wanted: GameRecord | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(store: Store, wantsStillness: () => boolean) {
		this.#store = store;
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
			match: { game, table, record, ...facts },
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

	restart(): void {
		const { match } = this.#store.state;
		if (match !== null) {
			const start = startRecord(match.record.positions[0]);
			void this.#go(start, { kind: "stepped" }).then(() => this.#resume());
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

	/** Puts a record's current position on the board, unless another is wanted by the time the table has answered. */
	async #go(record: GameRecord, news: News): Promise<void> {
		const { match } = this.#store.state;
		if (match === null) {
			return;
		}
		clearTimeout(this.#timer);
		this.#wanted = record;
		try {
			const facts = await ask(match.table, record);
			if (this.#wanted === record) {
				this.#store.set({ match: { ...match, record, ...facts }, pointed: null });
				this.#store.tell(news);
				this.#think();
			}
		} catch (error) {
			if (this.#wanted === record) {
				this.#wanted = match.record;
				this.#store.set({ failure: failureOf(error, 0) });
			}
		}
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
