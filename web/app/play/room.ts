/** The room that games are played in: who plays, what is told meanwhile, how the last move was, and what the games came to. */
import type { Move, Rules } from "catchmate";
import { after, sameMove } from "../../board/position.ts";
import { currentPosition, type GameRecord, repetitions } from "../../board/record.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardEventMap } from "../../element/events.ts";
import type { Opponent } from "../../element/play.ts";
import type { Grade, Hints } from "../../element/state.ts";
import type { PageWords } from "../../locale/page-words.ts";
import type { PlayWords } from "../../locale/play-words.ts";
import { isEngineError } from "../../view/failure.ts";
import type { Preferences } from "../preferences.ts";
import type { Activity } from "../state.ts";
import { type Kind, sights } from "./choices.ts";
import { Games } from "./games.ts";
import { moveBelowPerfect, trap } from "./opponents.ts";
import { readMove } from "./typed-move.ts";

/** A person's move and how good it was. */
export interface Graded {
	readonly grade: Grade;
	readonly move: Move;
	/** How many moves lead up to it, it included. */
	readonly ply: number;
}

export interface Typed {
	readonly text: string;
	readonly error: keyof PlayWords["typed"]["errors"] | null;
}

export class Room {
	readonly #board: CatchmateBoard;
	readonly #words: () => PageWords;
	readonly #preferences: Preferences;
	readonly #onChange: () => void;
	readonly #games = new Games();
	#activity: Activity = "analyse";
	#graded: Graded | null = null;
	/** The record as it stood when its game began. */
	#begun: GameRecord | null = null;
	/** The record as it stood when we last looked. */
	#seen: GameRecord | null = null;
	/** The record as it stood when the person left for another activity. */
	#left: GameRecord | null = null;
	/** How often a position may stand before a draw is offered: more, once the person has gone on. */
	#patience = 1;
	/** The record at whose position the game was called a draw. */
	#drawn: GameRecord | null = null;
	#typed: Typed = { text: "", error: null };

	constructor(
		board: CatchmateBoard,
		words: () => PageWords,
		preferences: Preferences,
		onChange: () => void,
	) {
		this.#board = board;
		this.#words = words;
		this.#preferences = preferences;
		this.#onChange = onChange;
		board.opponent = (turn) => this.#choose(turn);
		board.addEventListener("move", ({ detail }) => this.#moved(detail));
		board.addEventListener("end", ({ detail }) => this.#end(detail.winner));
		board.addEventListener("update", () => this.#follow());
		board.addEventListener("edit", ({ detail }) => this.leave(detail.problem.game.rules));
		board.addEventListener("solve", () => this.#enter());
	}

	get hints(): Hints {
		return this.#preferences.get("hints");
	}

	/** Whether nothing may be told of values now. */
	get isSecret(): boolean {
		return this.#activity === "play" && this.hints !== "full";
	}

	setHints(hints: Hints): void {
		this.#preferences.set("hints", hints);
		if (hints === "off") {
			this.#graded = null;
		}
		this.#applyHints();
	}

	/** Values are shown wherever nobody plays. */
	setActivity(activity: Activity): void {
		const { record } = this.#board;
		if (this.#activity === "play") {
			this.#left = record;
		}
		if (activity === "play" && record !== null && record !== this.#left) {
			// What came before was not played here.
			this.#begin(record);
		}
		this.#activity = activity;
		this.#graded = null;
		this.#typed = { text: "", error: null };
		this.#board.mode = activity;
		this.#applyHints();
	}

	#applyHints(): void {
		this.#board.hints = this.#activity === "play" ? this.hints : "full";
		if (this.isSecret) {
			// What was said of values last would still be there to be read.
			this.#board.announce(this.#words().play.secret, true);
		}
		this.#onChange();
	}

	kindOf(side: string): Kind {
		const player = this.#board.players[side] ?? "human";
		return player === "human" ? "human" : this.#isFallible(side) ? "fallible" : "perfect";
	}

	setKind(side: string, kind: Kind): void {
		this.#setKinds((name) => (name === side ? kind : this.kindOf(name)));
	}

	/** A board of such rules is on its way. Players stay as long as the game does: those of another have sides that this has not. */
	leave({ id }: Rules): void {
		if (this.#board.rules?.id !== id) {
			this.#board.human = null;
		}
	}

	/** Has those play a game that has come on the board who played it last. */
	#enter(): void {
		const { rules } = this.#board;
		if (rules !== null) {
			this.#board.human = this.#humansOf(rules);
		}
	}

	/** The sides of a game that a person plays, as the board takes them; null for the board's own choice. */
	#humansOf({ id, sides }: Rules): string | null {
		const kinds = this.#preferences.get("players")[id];
		return kinds === undefined
			? null
			: sides
					.map(({ name }) => name)
					.filter((name) => kinds[name] === "human")
					.join(" ");
	}

	#setKinds(kindOf: (side: string) => Kind): void {
		const { rules } = this.#board;
		if (rules !== null) {
			const kinds = Object.fromEntries(rules.sides.map(({ name }) => [name, kindOf(name)]));
			const players = { ...this.#preferences.get("players"), [rules.id]: kinds };
			this.#preferences.set("players", players);
			this.#board.human = this.#humansOf(rules);
			this.#onChange();
		}
	}

	#isFallible(side: string): boolean {
		const { id = "" } = this.#board.rules ?? {};
		return this.#preferences.get("players")[id]?.[side] === "fallible";
	}

	/** How many plies ahead a side below perfect sees. */
	sightOf(side: string): number {
		return this.#preferences.get("sights")[side] ?? sights.usual;
	}

	setSight(side: string, sight: number): void {
		this.#preferences.set("sights", { ...this.#preferences.get("sights"), [side]: sight });
		this.#onChange();
	}

	get traps(): boolean {
		return this.#preferences.get("traps");
	}

	setTraps(traps: boolean): void {
		this.#preferences.set("traps", traps);
		this.#onChange();
	}

	/** Has each side played as the other was. */
	swapSides(): void {
		const { rules } = this.#board;
		if (rules === null) {
			return;
		}
		const [one, two] = rules.sides.map(({ name }) => name) as [string, string];
		const [kinds, sights] = [
			{ [one]: this.kindOf(two), [two]: this.kindOf(one) },
			{ [one]: this.sightOf(two), [two]: this.sightOf(one) },
		];
		for (const [side, sight] of Object.entries(sights)) {
			this.setSight(side, sight);
		}
		this.#setKinds((side) => kinds[side] ?? "human");
	}

	async #choose({ position, moves, table }: Parameters<Opponent>[0]): Promise<Move> {
		const { record } = this.#board;
		const { rules, board } = table.game;
		const [best] = moves;
		let move: Move | null = null;
		if (this.#isFallible(position.toMove)) {
			const previous = record?.moves[record.index - 2] ?? null;
			const turn = { rules, board, position, moves, previous };
			move = moveBelowPerfect(turn, this.sightOf(position.toMove), Math.random);
		} else if (this.traps) {
			try {
				move = await trap(moves, (each) => table.moves(after(rules, position, each)));
			} catch (error) {
				// The element has the board solved again for the move itself.
				if (!isEngineError(error)) {
					throw error;
				}
			}
		}
		return move ?? best?.move ?? { from: null, to: null };
	}

	/** Starts again from the board as it was put up. */
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
			this.#board.announce(this.#words().news["not-playable"]);
		}
	}

	get isPersonsTurn(): boolean {
		const { record } = this.#board;
		return record !== null && this.kindOf(currentPosition(record).toMove) === "human";
	}

	/** The person's last move, as long as nothing but the answer to it has followed. */
	get graded(): Graded | null {
		const { record } = this.#board;
		const made = this.#graded && record?.moves[this.#graded.ply - 1];
		return this.#graded !== null &&
			made &&
			sameMove(made, this.#graded.move) &&
			record !== null &&
			record.index - this.#graded.ply >= 0 &&
			record.index - this.#graded.ply <= 1
			? this.#graded
			: null;
	}

	/** Takes back the move that was graded last, and what has followed. */
	takeBack(): void {
		const { graded } = this;
		if (graded !== null) {
			void this.#board.seek(graded.ply - 1);
		}
	}

	/** How often the position on the board has stood, where that lets the game be called a draw; null where it does not. */
	get repetition(): number | null {
		const { record, legalMoves, paused } = this.#board;
		if (this.#activity !== "play" || record === null || legalMoves.length === 0) {
			return null;
		}
		const times = repetitions(record);
		const isOpen = times > this.#patience && !this.#games.isCounted && !this.isDrawn;
		return isOpen && (this.isPersonsTurn || paused) ? times : null;
	}

	get isDrawn(): boolean {
		return this.#drawn !== null && this.#drawn === this.#board.record;
	}

	goOn(): void {
		const { record } = this.#board;
		this.#patience = record === null ? 1 : repetitions(record);
		if (!this.isPersonsTurn) {
			this.#board.paused = false;
		}
		this.#onChange();
	}

	callDraw(): void {
		this.#drawn = this.#board.record;
		this.#end(null);
		this.#board.paused = true;
		this.#board.announce(this.#words().play.drawn, true);
		this.#onChange();
	}

	get scores() {
		return this.#games.scores;
	}

	/** The move as it stands in its field, and what is wrong with it. */
	get typed(): Typed {
		return this.#typed;
	}

	/** A text that is still being typed. */
	setTyped(text: string): void {
		this.#typed = { text, error: null };
		this.#onChange();
	}

	/** Makes the move that was typed, or says what is wrong with it. */
	playTyped(): void {
		const { text } = this.#typed;
		const { legalMoves } = this.#board;
		const words = this.#words();
		const pass = words.moves.move({ from: null, to: null });
		const read = readMove(text, legalMoves, ["pass", pass.toLowerCase()]);
		const error =
			legalMoves.length === 0
				? "game-over"
				: this.isPersonsTurn
					? read.kind === "move"
						? null
						: read.kind
					: "not-playable";
		this.#typed = { text: error === null ? "" : text, error };
		if (error !== null) {
			this.#board.announce(words.play.typed.errors[error], true);
		} else if (read.kind === "move") {
			void this.#make(read.move, text);
		}
		this.#onChange();
	}

	/** Makes a typed move. One that comes before the board is ready for it is left in the field. */
	async #make(move: Move, text: string): Promise<void> {
		if (!(await this.#board.play(move, "reader")) && this.#typed.text === "") {
			this.setTyped(text);
		}
	}

	#moved({ move, side, by, ply, grade }: BoardEventMap["move"]["detail"]): void {
		if (this.#activity !== "play") {
			return;
		}
		this.#games.made(ply, { side, by, grade });
		if (by === "reader" && grade !== null) {
			this.#graded = { grade, move, ply };
			this.#board.announce(this.#words().play.grade(grade), true);
		}
		const times = this.repetition;
		if (times !== null) {
			this.#board.announce(this.#words().play.repeated(times), true);
		}
	}

	#end(winner: string | null): void {
		const { rules, record } = this.#board;
		if (this.#activity !== "play" || rules === null || record === null) {
			return;
		}
		const humans = rules.sides
			.map(({ name }) => name)
			.filter((name) => this.kindOf(name) === "human");
		const movers = record.positions.slice(0, record.index).map(({ toMove }) => toMove);
		this.#games.end(rules.id, humans, movers, winner);
		this.#onChange();
	}

	/** Another game begins with another board, and when the board is as it was put up again. */
	#follow(): void {
		const { record } = this.#board;
		const begun = this.#begun;
		if (record === null || record === this.#seen) {
			return;
		}
		this.#seen = record;
		const isOther = begun === null || record.positions[0] !== begun.positions[0];
		const isRestart =
			record.index === begun?.index &&
			record.moves.length === begun.moves.length &&
			record.moves.every((move, index) => move === begun.moves[index]);
		if (isOther || isRestart) {
			this.#begin(record);
		}
	}

	#begin(record: GameRecord): void {
		this.#begun = record;
		this.#graded = null;
		this.#patience = 1;
		this.#games.begin(record.index);
	}
}
