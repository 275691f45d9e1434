/** Playing on the page: chooses the opponents' moves, grades the person's, and keeps the score. */
import type { Move, Position, PositionValue, Rules } from "catchmate";
import { type Naming, namingFor, ownNames } from "../../board/naming.ts";
import { endlessWinner, sameMove } from "../../board/position.ts";
import { currentPosition, type GameRecord, repetitions } from "../../board/record.ts";
import type { BoardEventMap, CatchmateBoard } from "../../element/element.ts";
import { isEngineError } from "../../element/failure.ts";
import type { Activity, Frame } from "../frame/frame.ts";
import { preferences, type Remembered } from "../frame/preferences.ts";
import type { Slice } from "../store.ts";
import { moveBelowPerfect, trap } from "./opponents.ts";
import { addHint, addMove, beginGame, endGame } from "./score-card.ts";
import {
	type EndedGame,
	type GradedMove,
	type Hints,
	type Kind,
	nothingTyped,
	type PlaySettings,
	type PlayState,
	sights,
} from "./state.ts";
import { readMove } from "./typed-move.ts";

type Opponent = NonNullable<CatchmateBoard["opponent"]>;

export class PlaySession {
	readonly #slice: Slice<PlayState>;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	/** The record as it stood when its game began. */
	#begun: GameRecord | null = null;
	/** The record as it stood when we last looked. */
	#seen: GameRecord | null = null;
	/** The record as it stood when the person left for another activity. */
	#left: GameRecord | null = null;
	/** The game that a link or a reload brings back, by its first position, and its hints; until it is on the board. */
	#resumed: { readonly first: Position; readonly hints: number } | null = null;

	constructor(slice: Slice<PlayState>, board: CatchmateBoard, frame: Frame) {
		this.#slice = slice;
		this.#board = board;
		this.#frame = frame;
		board.opponent = (turn) => this.#choose(turn);
		board.addEventListener("move", ({ detail }) => this.#moved(detail));
		board.addEventListener("end", ({ detail }) => this.#end(detail.winner, detail.start));
		board.addEventListener("hint", () => this.#hinted());
		board.addEventListener("update", () => this.#follow());
		board.addEventListener("edit", ({ detail }) => this.leave(detail.problem.game.rules));
		board.addEventListener("solve", () => this.#enter());
	}

	get #isPlayed(): boolean {
		return this.#frame.state.activity === "play";
	}

	/** Whether nothing may be told of values now. */
	get isSecret(): boolean {
		const { activity } = this.#frame.state;
		return activity === "puzzle"
			? this.#board.puzzle === "open"
			: this.#isPlayed && this.#slice.state.hints !== "full";
	}

	setHints(hints: Hints): void {
		this.#remember("hints", hints);
		if (hints === "off") {
			this.#slice.set({ graded: null });
		}
		this.#applyHints();
	}

	/** Follows the person from one activity to another. Values are shown wherever nobody plays. */
	changeActivity(from: Activity, to: Activity): void {
		const { record } = this.#board;
		if (from === "play") {
			this.#left = record;
		}
		if (to === "play" && record !== null && record !== this.#left) {
			// Nothing that came before was played here.
			this.#begin(record);
		}
		this.#slice.set({ graded: null, typed: nothingTyped });
		this.#board.mode = to;
		this.#applyHints();
	}

	#applyHints(): void {
		this.#board.hints = this.#isPlayed ? this.#slice.state.hints : "full";
		if (this.isSecret) {
			// The values that were announced last would still be there to be read.
			this.#board.announce(this.#frame.words.play.secret, true);
		}
	}

	/** Sets a choice, for the next visit too. */
	#remember<Name extends keyof PlaySettings>(name: Name, value: Remembered[Name]): void {
		preferences.set(name, value);
		this.#slice.set({ [name]: value });
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
		const kinds = this.#kindsIn(id);
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
			this.#remember("players", { ...preferences.get("players"), [rules.id]: kinds });
			this.#board.human = this.#humansOf(rules);
		}
	}

	#isFallible(side: string): boolean {
		return this.#kindsIn(this.#board.rules?.id ?? "")?.[side] === "fallible";
	}

	/** The players chosen for a game, if they were chosen ever. */
	#kindsIn(id: string): PlaySettings["players"][string] | undefined {
		const { players } = this.#slice.state;
		return Object.hasOwn(players, id) ? players[id] : undefined;
	}

	/** The number of plies ahead that a side below perfect sees. */
	sightOf(side: string): number {
		return this.#slice.state.sights[side] ?? sights.usual;
	}

	setSight(side: string, sight: number): void {
		this.#remember("sights", { ...preferences.get("sights"), [side]: sight });
	}

	setTraps(traps: boolean): void {
		this.#remember("traps", traps);
	}

	/** Has each side played as the other was. */
	swapSides(): void {
		const { rules } = this.#board;
		if (rules === null) {
			return;
		}
		const [one, two] = rules.sides.map(({ name }) => name) as [string, string];
		const kinds = { [one]: this.kindOf(two), [two]: this.kindOf(one) };
		const swapped = { [one]: this.sightOf(two), [two]: this.sightOf(one) };
		this.#remember("sights", { ...preferences.get("sights"), ...swapped });
		this.#setKinds((side) => kinds[side] ?? "human");
	}

	/** Chooses the move of a side that the person does not play: in a puzzle a best one. */
	async #choose({ position, moves, table }: Parameters<Opponent>[0]): Promise<Move> {
		const { record } = this.#board;
		const { rules, board } = table.game;
		const [best] = moves;
		let move: Move | null = null;
		if (this.#isPlayed && this.#isFallible(position.toMove)) {
			const previous = record?.moves[record.index - 2] ?? null;
			const turn = { rules, board, position, moves, previous };
			move = moveBelowPerfect(turn, this.sightOf(position.toMove), Math.random);
		} else if (this.#isPlayed && this.#slice.state.traps) {
			try {
				move = await trap(moves, ({ position }) => table.moves(position));
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
			this.#board.announce(this.#frame.words.news["not-playable"]);
		}
	}

	get isPersonsTurn(): boolean {
		const { record } = this.#board;
		return record !== null && this.kindOf(currentPosition(record).toMove) === "human";
	}

	/** The side that moves by itself, but waits until it is told to play on; null for none. */
	get waitingSide(): string | null {
		const { record, legalMoves, paused } = this.#board;
		const isWaiting = record !== null && legalMoves.length > 0 && paused && !this.isPersonsTurn;
		return isWaiting ? currentPosition(record).toMove : null;
	}

	/** The person's last move, as long as nothing but the answer to it has followed. */
	get graded(): GradedMove | null {
		const { record } = this.#board;
		const { graded, card } = this.#slice.state;
		// A side that has been taken over may make the same move again.
		if (record === null || graded === null || card.moves.get(graded.ply)?.by !== "reader") {
			return null;
		}
		const made = record.moves[graded.ply - 1];
		const since = record.index - graded.ply;
		const isLast = made !== undefined && sameMove(made, graded.move) && since >= 0 && since <= 1;
		return isLast ? graded : null;
	}

	/** Takes back the move that was graded last, and all that has followed. */
	takeBack(): void {
		const { graded } = this;
		if (graded !== null) {
			void this.#board.seek(graded.ply - 1);
		}
	}

	/** The times that the position on the board has stood, where the game may be ended for it; else null. */
	get repetition(): number | null {
		const { record, legalMoves, paused } = this.#board;
		const { patience, card } = this.#slice.state;
		if (!this.#isPlayed || record === null || legalMoves.length === 0) {
			return null;
		}
		const times = repetitions(record);
		const isOpen = times > patience && !card.isCounted && !this.isCalled;
		return isOpen && (this.isPersonsTurn || paused) ? times : null;
	}

	get isCalled(): boolean {
		const { called } = this.#slice.state;
		return called !== null && called === this.#board.record;
	}

	/** The side that wins where play never ends; null where that is a draw. */
	get #endlessWinner(): string | null {
		const { rules } = this.#board;
		return rules && endlessWinner(rules);
	}

	/** The same side as it is named to the person. */
	get endlessWinner(): string | null {
		const winner = this.#endlessWinner;
		return winner && this.naming(winner);
	}

	goOn(): void {
		const { record } = this.#board;
		this.#slice.set({ patience: record === null ? 1 : repetitions(record) });
		if (!this.isPersonsTurn) {
			this.#board.paused = false;
		}
	}

	/** Ends the game as if play had gone on for ever. */
	callEnd(): void {
		this.#slice.set({ called: this.#board.record });
		this.#end(this.#endlessWinner, null);
		this.#board.paused = true;
		this.#board.announce(this.#frame.words.play.called(this.endlessWinner), true);
	}

	/** A text that is still being typed. */
	setTyped(text: string): void {
		this.#slice.set({ typed: { text, error: null } });
	}

	/** Makes the move that was typed, or says what is wrong with it. */
	playTyped(): void {
		const { text } = this.#slice.state.typed;
		const { legalMoves } = this.#board;
		const { words } = this.#frame;
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
		this.#slice.set({ typed: { text: error === null ? "" : text, error } });
		if (error !== null) {
			this.#board.announce(words.play.typed.errors(ground)[error], true);
		} else if (read.kind === "move") {
			void this.#make(read.move, text);
		}
	}

	/** Makes a typed move. One that comes before the board is ready for it is left in the field. */
	async #make(move: Move, text: string): Promise<void> {
		if (!(await this.#board.play(move, "reader")) && this.#slice.state.typed.text === "") {
			this.setTyped(text);
		}
	}

	#moved({ move, side, by, ply, grade }: BoardEventMap["move"]["detail"]): void {
		if (!this.#isPlayed) {
			return;
		}
		const { words } = this.#frame;
		this.#slice.set({ card: addMove(this.#slice.state.card, ply, { side, by, grade }) });
		if (by === "reader" && grade !== null) {
			this.#slice.set({ graded: { grade, move, ply } });
			this.#board.announce(words.play.grade(grade), true);
		}
		const times = this.repetition;
		if (times !== null) {
			this.#board.announce(words.play.repeated(times, this.endlessWinner), true);
		}
	}

	/** The hints that the person has taken in the game on the board. */
	get hintsTaken(): number {
		return this.#slice.state.card.hints;
	}

	#hinted(): void {
		if (this.#isPlayed) {
			this.#slice.set({ card: addHint(this.#slice.state.card) });
		}
	}

	#end(winner: string | null, start: PositionValue | null): void {
		const { rules, record } = this.#board;
		if (!this.#isPlayed || rules === null || record === null) {
			return;
		}
		const movers = record.positions.slice(0, record.index).map(({ toMove }) => toMove);
		const card = endGame(this.#slice.state.card, rules.id, this.humans, movers, winner);
		this.#slice.set({ card, ended: { record, winner, start } });
		this.#frame.openTab("play");
	}

	/** The sides that a person plays. */
	get humans(): readonly string[] {
		const sides = this.#board.rules?.sides ?? [];
		return sides.map(({ name }) => name).filter((name) => this.kindOf(name) === "human");
	}

	/** How sides are named to the person. */
	get naming(): Naming {
		const { rules } = this.#board;
		return this.#isPlayed && rules !== null ? namingFor(rules, this.humans) : ownNames;
	}

	/** The game on the board, where it has been played to its end. */
	get ended(): EndedGame | null {
		const { ended } = this.#slice.state;
		return ended?.record === this.#board.record ? ended : null;
	}

	/** Keeps the hints of a game that is about to come back. */
	resume(first: Position, hints: number): void {
		this.#resumed = { first, hints };
	}

	/** Another game begins with another board, when the board is as it was put up again, and when nothing is left of the game. */
	#follow(): void {
		const { record } = this.#board;
		const begun = this.#begun;
		if (record === null || record === this.#seen) {
			return;
		}
		this.#seen = record;
		const isOther = begun === null || record.positions[0] !== begun.positions[0];
		const isRestart = record === begun || record.moves.length === 0;
		if (isOther || isRestart) {
			this.#begin(record);
		}
	}

	#begin(record: GameRecord): void {
		this.#begun = record;
		let hints = 0;
		if (record.positions[0] === this.#resumed?.first) {
			hints = this.#resumed.hints;
			this.#resumed = null;
		}
		const card = beginGame(this.#slice.state.card, record.index, hints);
		this.#slice.set({ card, graded: null, patience: 1 });
	}
}
