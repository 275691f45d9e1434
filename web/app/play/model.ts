/** Play on the page: chooses opponents' moves, grades the person's moves, and keeps score. */
import {
	batch,
	computed,
	effect,
	type ReadonlySignal,
	signal,
	untracked,
} from "@preact/signals-core";
import type { Move } from "catchmate";
import { listenToKeys } from "../../element/actions.ts";
import type { BoardEventMap, CatchmateBoard } from "../../element/element.ts";
import { isEngineError } from "../../element/failure.ts";
import { ownValue } from "../../locale/shared.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { judgementOf } from "../../model/judgement.ts";
import { type Naming, namingFor, ownNames } from "../../model/naming.ts";
import {
	type Hints,
	type Kind,
	levelBeside,
	type PlayChoice,
	type PlaySettings,
	sights,
} from "../../model/play-settings.ts";
import { endlessWinner, opponent, sameMove, sidesOn } from "../../model/position.ts";
import { currentPosition, type GameRecord, liveliest } from "../../model/record.ts";
import { addMove, beginGame, emptyCard, endGame } from "../../model/score-card.ts";
import type { Open } from "../board/state.ts";
import type { Context } from "../shell/context.ts";
import { pageFailureOf, pageFailureText } from "../shell/failure.ts";
import { flyHome } from "../shell/flight.ts";
import { Lazy, LoadError } from "../shell/lazy.ts";
import type { PageState } from "../shell/page-state.ts";
import { preferences, type Remembered } from "../shell/preferences.ts";
import { playSound, setSound } from "../shell/sound.ts";
import { work } from "../shell/work.ts";
import {
	type EndedGame,
	type GradedMove,
	nothingTyped,
	type TypedText,
	type WonBoard,
} from "./state.ts";
import { readMove } from "./typed-move.ts";

type Opponent = NonNullable<CatchmateBoard["opponent"]>;

/** Loaded when a player below perfect or one that sets traps is to move. */
const opponents = new Lazy(() => import("../../model/opponents.ts"));

/** Whether the last move met a piece of the other side. */
const captures = (record: GameRecord | null): boolean => {
	const position = record && currentPosition(record);
	const squares = Object.values(position?.pieces ?? {}).flat();
	return position !== null && squares.some((square) => sidesOn(position, square).length > 1);
};

export class PlaySession {
	/** The results of this visit, and the moves of the current game. */
	readonly card = signal(emptyCard);
	readonly typed = signal<TypedText>(nothingTyped);
	/** A harder board after a won game, or an easier one after a lost one; null for neither. */
	readonly next = signal<WonBoard | "searching" | "none" | null>(null);
	/** The ended game whose card the person has asked for; null for none. */
	readonly #summedUp = signal<EndedGame | null>(null);
	/** The person's last graded move; null for none. */
	readonly #graded = signal<GradedMove | null>(null);
	/** The last game that ended; null for none. */
	readonly #ended = signal<EndedGame | null>(null);
	readonly #endedOnBoard = computed(() => {
		const { value: ended } = this.#ended;
		return ended?.record === this.#board.record ? ended : null;
	});
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	/** Resolves when the moves typed so far are made. */
	#typing: Promise<void> = Promise.resolve();

	constructor(board: CatchmateBoard, page: PageState) {
		this.#board = board;
		this.#page = page;
		board.opponent = (turn) => this.#choose(turn);
		board.addEventListener("begin", ({ detail }) => this.#begin(detail));
		board.addEventListener("move", ({ detail }) => this.#moved(detail));
		board.addEventListener("end", ({ detail }) => this.#end(detail));
		effect(() => {
			void page.activity;
			this.#graded.value = null;
			this.typed.value = nothingTyped;
		});
		effect(() => this.#applyHints(this.#isPlayed ? preferences.get("hints") : "full"));
		effect(() => {
			// The last players of this game.
			const kinds = this.#kindsIn(board.problem?.game.rules.id ?? "");
			board.humans = kinds && Object.keys(kinds).filter((name) => kinds[name] === "human");
		});
	}

	get #isPlayed(): boolean {
		return this.#page.activity === "play";
	}

	#applyHints(hints: Hints): void {
		this.#board.hints = hints;
		if (hints === "off") {
			this.#graded.value = null;
		}
		if (untracked(() => this.#board.hidesValues)) {
			// Replaces the last announcement, which contains values.
			this.#board.announce(untracked(() => this.#page.words).play.secret, true);
		}
	}

	kindOf(side: string): Kind {
		const player = ownValue(this.#board.players, side) ?? "human";
		if (player === "human") return "human";
		const id = this.#board.rules?.id ?? "";
		const chosen = ownValue(this.#kindsIn(id) ?? {}, side) ?? "human";
		return chosen === "human" ? (ownValue(preferences.get("levels"), id) ?? "easy") : chosen;
	}

	/** Chooses a player. A chosen level stays. */
	setKind(side: string, kind: Kind): void {
		if (kind !== "human") preferences.set("grows", false);
		this.#setKinds({ [side]: kind });
	}

	/** Makes the opponent one level harder or easier. Returns the new level; null if it stays. */
	#grow(side: string, step: 1 | -1): Kind | null {
		const { rules } = this.#board;
		const kind = this.kindOf(side);
		if (rules === null || kind === "human" || !preferences.get("grows")) return null;
		const level = levelBeside(kind, step);
		preferences.change("levels", (levels) => ({ ...levels, [rules.id]: level }));
		if (this.#kindsIn(rules.id) !== null) this.#setKinds({ [side]: level });
		return level === kind ? null : level;
	}

	#setKinds(chosen: Readonly<Record<string, Kind>>): void {
		const { rules } = this.#board;
		if (rules !== null) {
			const now = Object.fromEntries(rules.sides.map(({ name }) => [name, this.kindOf(name)]));
			preferences.change("players", (players) => ({
				...players,
				[rules.id]: { ...now, ...ownValue(players, rules.id), ...chosen },
			}));
		}
	}

	/** The players chosen for a game; null for none. */
	#kindsIn(id: string): PlaySettings["players"][string] | null {
		return ownValue(preferences.get("players"), id) ?? null;
	}

	/** Changes a setting. */
	set<Name extends PlayChoice>(name: Name, value: Remembered[Name]): void {
		if (name === "sound") setSound(value === true);
		else preferences.set(name, value);
	}

	/** Exchanges the players of the two sides. */
	swapSides(): void {
		const { rules } = this.#board;
		if (rules === null) {
			return;
		}
		const [one, two] = rules.sides.map(({ name }) => name) as [string, string];
		const kinds = { [one]: this.kindOf(two), [two]: this.kindOf(one) };
		this.#setKinds(kinds);
	}

	/** Chooses the move of an automatic player; one of the best in puzzles, and if the opponents cannot be loaded. */
	async #choose({ position, moves, table }: Parameters<Opponent>[0]): Promise<Move> {
		const { record } = this.#board;
		const { rules, board } = table.game;
		const best = record === null ? moves[0] : liveliest(record, moves);
		const kind = this.kindOf(position.toMove);
		const sight = kind === "easy" || kind === "medium" ? sights[kind] : null;
		let move: Move | null = null;
		if (this.#isPlayed && (sight !== null || preferences.get("traps"))) {
			try {
				const { moveBelowPerfect, trap } = await opponents.load();
				const previous = record?.moves[record.index - 2] ?? null;
				const turn = { rules, board, position, moves, previous };
				move =
					sight !== null
						? moveBelowPerfect(turn, sight, Math.random)
						: await trap(moves, ({ position }) => table.moves(position));
			} catch (error) {
				if (error instanceof LoadError) {
					// A best move is made instead of the chosen kind.
					this.#board.announce(pageFailureText(this.#page.words, pageFailureOf(error)).message);
				} else if (!isEngineError(error)) {
					throw error;
				}
				// After an engine failure the element solves the board again for the move.
			}
		}
		return move ?? best?.move ?? { from: null, to: null };
	}

	/** Starts again from the board as it was opened. */
	async newGame(): Promise<void> {
		const { problem } = this.#board;
		if (problem !== null) {
			await this.#board.open(problem);
		}
	}

	/** Makes a person's move, if it is a person's turn. */
	play(move: Move): void {
		if (this.isPersonsTurn) {
			void this.#board.play(move, "reader");
		} else {
			this.#board.announce(this.#page.words.news["not-playable"]);
		}
	}

	get isPersonsTurn(): boolean {
		const { record } = this.#board;
		return record !== null && this.kindOf(currentPosition(record).toMove) === "human";
	}

	/** The automatic side that is paused; null for none. */
	get waitingSide(): string | null {
		const { record, legalMoves, paused } = this.#board;
		const isWaiting = record !== null && legalMoves.length > 0 && paused && !this.isPersonsTurn;
		return isWaiting ? currentPosition(record).toMove : null;
	}

	/** The grade of the person's last move, until more than the reply has followed; null for none. */
	get graded(): GradedMove | null {
		const { record } = this.#board;
		const { value: graded } = this.#graded;
		// After a swap of sides, another player may make the same move.
		if (
			record === null ||
			graded === null ||
			this.card.value.moves.get(graded.ply)?.by !== "reader"
		) {
			return null;
		}
		const made = record.moves[graded.ply - 1];
		const since = record.index - graded.ply;
		const isLast = made !== undefined && sameMove(made, graded.move) && since >= 0 && since <= 1;
		return isLast ? graded : null;
	}

	/** Takes back a move and everything after it; by default the last graded one. */
	takeBack(ply = this.graded?.ply): void {
		if (ply !== undefined) void this.#board.seek(ply - 1);
	}

	/** How often the current position has occurred, if the game may be ended for that; otherwise null. */
	get repetition(): number | null {
		const isOpen = this.#isPlayed && !this.card.value.isCounted;
		return isOpen && (this.isPersonsTurn || this.#board.paused) ? this.#board.repetition : null;
	}

	get isCalled(): boolean {
		return this.#board.currentGame?.ended?.by === "call-off";
	}

	/** The side that wins endless play, by its name for the person; null for a draw. */
	get endlessWinner(): string | null {
		const { rules } = this.#board;
		const winner = rules && endlessWinner(rules);
		return winner && this.naming(winner);
	}

	/** Ends the game as endless play. */
	callEnd(): void {
		this.#board.callOff();
		this.#board.announce(this.#page.words.play.called(this.endlessWinner), true);
	}

	/** Sets the text typed so far. */
	setTyped(text: string): void {
		this.typed.value = { text, error: null };
	}

	/** Makes the typed move, or reports its error, after the one typed before it. */
	playTyped(): void {
		const { text } = this.typed.value;
		this.#typing = this.#typing.then(() => this.#playText(text));
	}

	/** Makes a move given as text. If the board is not ready, the text stays in the field. */
	async #playText(text: string): Promise<void> {
		const { legalMoves } = this.#board;
		const { words } = this.#page;
		const ground = this.#board.problem?.game.board ?? {};
		const pass = words.moves.move({ from: null, to: null }, ground);
		const read = readMove(text, legalMoves, ["pass", pass.toLowerCase()], ground);
		const error =
			legalMoves.length === 0
				? "game-over"
				: this.isPersonsTurn
					? read.kind === "move"
						? null
						: read.kind
					: "not-playable";
		if (this.typed.value.text === text) {
			this.typed.value = { text: error === null ? "" : text, error };
		}
		if (error !== null) {
			this.#board.announce(words.play.typed.errors(ground)[error], true);
		} else if (read.kind === "move") {
			const isMade = await this.#board.play(read.move, "reader");
			if (!isMade && this.typed.value.text === "") {
				this.setTyped(text);
			}
		}
	}

	#moved({ move, side, by, ply, grade }: BoardEventMap["move"]["detail"]): void {
		if (!this.#isPlayed) {
			return;
		}
		const { words } = this.#page;
		batch(() => {
			this.card.value = addMove(this.card.peek(), ply, { side, by, grade });
			if (by === "reader" && grade !== null) {
				this.#graded.value = { grade, move, ply };
			}
		});
		const judged = by === "reader" && grade !== null ? judgementOf(grade) : "right";
		playSound(judged !== "right" ? judged : captures(this.#board.record) ? "capture" : "move");
		const times = this.repetition;
		if (times !== null) {
			this.#board.announce(words.play.repeated(times, this.endlessWinner), true);
		}
	}

	#end({ winner, start }: BoardEventMap["end"]["detail"]): void {
		const { rules, record, humans } = this.#board;
		if (!this.#isPlayed || rules === null || record === null) {
			return;
		}
		const { ownSide, naming } = this;
		const movers = record.positions.slice(0, record.index).map(({ toMove }) => toMove);
		batch(() => {
			const hints = this.#board.currentGame?.hints ?? 0;
			const card = this.card.peek();
			this.card.value = endGame(card, rules.id, humans, movers, winner, hints);
			// A called-off game keeps its values hidden.
			const known = this.isCalled ? null : start;
			const isHelped = hints > 0 || (ownSide !== null && card.regretted.has(ownSide));
			const isDecided = ownSide !== null && winner !== null && !card.isCounted;
			const isWon = winner === ownSide;
			const level =
				isDecided && !(isWon && isHelped)
					? this.#grow(opponent(rules, ownSide), isWon ? 1 : -1)
					: null;
			this.#ended.value = { record, winner, humans, ownSide, naming, start: known, level };
			this.next.value = null;
		});
		if (winner !== null) {
			playSound(ownSide === null || winner === ownSide ? "won" : "lost");
		}
		if (winner !== null && winner === ownSide) {
			// The place with the results of this visit.
			flyHome("star", ["#activities [value=play] + span"]);
		}
		this.#page.tabs.open("play");
	}

	/** The only side that a person plays; null for none or both. */
	get ownSide(): string | null {
		const [only, another] = this.#board.humans;
		return another === undefined ? (only ?? null) : null;
	}

	/** The names of the sides for the person. */
	get naming(): Naming {
		const { rules, humans } = this.#board;
		return this.#isPlayed && rules !== null ? namingFor(rules, humans) : ownNames;
	}

	/** The game on the board, if it is over; otherwise null. */
	get ended(): EndedGame | null {
		return this.#endedOnBoard.value;
	}

	/** A position on best play that is half as far from the person's win; null if the board was not won. */
	async #easierBoard({ ownSide: side, start }: EndedGame): Promise<WonBoard | null> {
		const { problem, record } = this.#board;
		if (problem === null || record === null || side === null || start?.winner !== side) return null;
		// The board hides its table.
		const table = await (await this.#board.solver).solve(problem.game);
		const line = await table.line(record.positions[0]).finally(() => table.dispose());
		const { positions } = line;
		const last = positions.length - 1;
		const ply = positions.findIndex(({ toMove }, ply) => toMove === side && 2 * ply >= last - 1);
		const position = positions[ply];
		return position === undefined || ply === 0 || ply === last
			? null
			: { problem: { ...problem, position }, side, distance: last - ply };
	}

	/** Whether the card of the ended game replaces the next steps below the board. */
	get isSummedUp(): boolean {
		return this.ended !== null && this.#summedUp.value === this.ended;
	}

	/** Leaves the next steps of the ended game to its card. */
	sumUp(): void {
		this.#summedUp.value = this.ended;
	}

	/** At the end of a game finds a harder board after the person's win, an easier one after a loss. */
	follow(harderBoard: (won: WonBoard) => Promise<WonBoard | null>): void {
		const board = this.#board;
		const lookOn = (ended: EndedGame | null) => {
			const { problem } = board;
			if (ended === null || problem === null) return;
			const { ownSide: side, record, start, winner } = ended;
			const distance = start?.distance ?? null;
			if (side === null || winner === null) return;
			const take = (next: WonBoard | "none" | null) => {
				if (this.ended === ended) this.next.value = next;
			};
			if (side !== winner) {
				void work.track(this.#easierBoard(ended).catch(() => null)).then(take);
			} else if (distance !== null) {
				const won = { problem: { ...problem, position: record.positions[0] }, side, distance };
				this.next.value = "searching";
				void work.track(harderBoard(won)).then((found) => take(found ?? "none"));
			}
		};
		effect(() => {
			const { ended } = this;
			untracked(() => lookOn(ended));
		});
	}

	/**
	 * Listens to the board's keys anywhere on the page.
	 * @param more further actions, by key
	 */
	listenToKeys(target: EventTarget, more: Readonly<Record<string, () => void>>): void {
		const board = this.#board;
		const keys = {
			playBest: () => {
				const [best] = board.values;
				if (best !== undefined) this.play(best.move);
			},
			step: (plies: number) => void board.step(plies),
			seek: (ply: number) => void board.seek(ply),
			undo: () => void board.undo(),
			redo: () => void board.redo(),
			tellPieces: () => board.announcePieces(),
		};
		listenToKeys(target, keys, more);
	}

	/** Whether the game on the board came by a link and is over. */
	get isShared(): boolean {
		const isOver = this.#isPlayed && this.#board.currentGame?.ended != null;
		return isOver && this.ended === null && this.card.value.moves.size === 0;
	}

	/** Whether the reader has moved since the game began or was opened. */
	get hasOwnMove(): boolean {
		return [...this.card.value.moves.values()].some(({ by }) => by === "reader");
	}

	#begin({ why }: BoardEventMap["begin"]["detail"]): void {
		const { opening, record } = this.#board;
		batch(() => {
			// Grades are not stored with the moves of a link or a reload.
			const isRestored = opening.by === "link" && why === "opened";
			this.card.value = beginGame(this.card.peek(), record?.index ?? 0, isRestored);
			this.#graded.value = null;
		});
	}
}

/** The input of the views of play. */
export interface PlayView extends Context {
	readonly play: PlaySession;
	readonly puzzles: {
		/** The puzzle of the day; null before it is known. */
		readonly today: ReadonlySignal<{ readonly problem: BoardProblem } | null>;
		showToday(): Promise<void>;
	};
	readonly analysis: {
		/** Shows the game before a move, with an arrow for a best one. */
		review(ply: number): Promise<void>;
	};
	readonly open: Open;
	/** The URL of the game on the board, and its part after `#`; null if it is too large for one. */
	readonly address: { readonly url: string | null; readonly link: string | null };
}
