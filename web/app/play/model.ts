/** Play on the page: chooses opponents' moves, grades the person's moves, and keeps score. */
import type { Move, Position, PositionValue, Rules } from "catchmate";
import type { BoardEventMap, CatchmateBoard } from "../../element/element.ts";
import { isEngineError } from "../../element/failure.ts";
import { entry } from "../../locale/shared.ts";
import { judgementOf } from "../../model/judgement.ts";
import { type Naming, namingFor, ownNames } from "../../model/naming.ts";
import { type Hints, type Kind, type PlaySettings, sights } from "../../model/play-settings.ts";
import { endlessWinner, sameMove, sidesOn } from "../../model/position.ts";
import { currentPosition, type GameRecord, repetitions } from "../../model/record.ts";
import { addHint, addMove, beginGame, endGame, restoreGame } from "../../model/score-card.ts";
import type { Activity } from "../shell/activities.ts";
import type { Events } from "../shell/events.ts";
import { pageFailureOf, pageFailureText } from "../shell/failure.ts";
import type { Frame } from "../shell/frame.ts";
import { LoadError } from "../shell/lazy.ts";
import { preferences, type Remembered } from "../shell/preferences.ts";
import { Slice } from "../shell/slice.ts";
import * as lazy from "./lazy.ts";
import {
	type EndedGame,
	type GradedMove,
	initialPlay,
	nothingTyped,
	type PlayState,
	type Sound,
} from "./state.ts";
import { readMove } from "./typed-move.ts";

type Opponent = NonNullable<CatchmateBoard["opponent"]>;

/** The board and the rest of the page, as play needs them. */
interface PlayHost {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly events: Events;
}

/** Whether the last move met a piece of the other side. */
const captures = (record: GameRecord | null): boolean => {
	const position = record && currentPosition(record);
	const squares = Object.values(position?.pieces ?? {}).flat();
	return position !== null && squares.some((square) => sidesOn(position, square).length > 1);
};

export class PlaySession {
	readonly #slice = new Slice(initialPlay);
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #events: Events;
	/** The record when its game began; null for none. */
	#begun: GameRecord | null = null;
	/** The record seen last. */
	#seen: GameRecord | null = null;
	/** The id of the game whose players are set on the board. */
	#entered = "";
	/** Ends when the moves typed so far are made. */
	#typing: Promise<void> = Promise.resolve();
	/** The record when the person left for another activity. */
	#left: GameRecord | null = null;
	/** The game that a link or a reload restores: its first position and hints; null once it is on the board. */
	#resumed: { readonly first: Position; readonly hints: number } | null = null;
	/** The record in which a hint was counted last. */
	#hintedIn: GameRecord | null = null;

	constructor({ board, frame, events }: PlayHost) {
		this.#board = board;
		this.#frame = frame;
		this.#events = events;
		board.opponent = (turn) => this.#choose(turn);
		board.addEventListener("move", ({ detail }) => this.#moved(detail));
		board.addEventListener("end", ({ detail }) => this.#end(detail.winner, detail.start));
		board.addEventListener("hint", () => this.#hinted());
		board.addEventListener("update", () => this.#follow());
		board.addEventListener("edit", ({ detail }) => this.#leave(detail.problem.game.rules));
		board.addEventListener("solve", () => this.#enter());
		events.on("board-opened", ({ rules }) => this.#leave(rules));
		events.on("activity-changed", ({ from, to }) => this.#changeActivity(from, to));
	}

	get #isPlayed(): boolean {
		return this.#frame.state.activity === "play";
	}

	get state(): PlayState {
		return this.#slice.state;
	}

	setHints(hints: Hints): void {
		preferences.set("hints", hints);
		if (hints === "off") {
			this.#slice.set({ graded: null });
		}
		this.#applyHints();
	}

	/** Handles a change of activity. */
	#changeActivity(from: Activity, to: Activity): void {
		const { record } = this.#board;
		if (from === "play") {
			this.#left = record;
		}
		if (to === "play" && record !== null && record !== this.#left) {
			// Nothing before this was played here.
			this.#begin(record);
		}
		this.#slice.set({ graded: null, typed: nothingTyped });
		this.#board.mode = to;
		this.#applyHints();
	}

	#applyHints(): void {
		this.#board.hints = this.#isPlayed ? this.setting("hints") : "full";
		if (this.#board.hidesValues) {
			// Replaces the last announcement, which contains values.
			this.#board.announce(this.#frame.words.play.secret, true);
		}
	}

	/** A setting, which is kept for later visits. */
	setting<Name extends keyof PlaySettings>(name: Name): PlaySettings[Name] {
		return preferences.get(name);
	}

	/** Changes a setting from which nothing follows at once. */
	set<Name extends keyof PlaySettings>(name: Name, value: Remembered[Name]): void {
		preferences.set(name, value);
	}

	kindOf(side: string): Kind {
		const player = entry(this.#board.players, side) ?? "human";
		return player === "human" ? "human" : this.#isFallible(side) ? "fallible" : "perfect";
	}

	setKind(side: string, kind: Kind): void {
		this.#setKinds({ [side]: kind });
	}

	/** Prepares for a board with these rules: players of another game have other sides. */
	#leave({ id }: Rules): void {
		if (this.#entered !== id) {
			this.#board.human = null;
		}
	}

	/** Sets the players that this game had last. */
	#enter(): void {
		const { rules } = this.#board;
		if (rules !== null) {
			this.#entered = rules.id;
			this.#board.human = this.#humansOf(rules);
		}
	}

	/** The sides that a person plays, as the element's attribute; null for its default. */
	#humansOf({ id, sides }: Rules): string | null {
		const kinds = this.#kindsIn(id);
		return kinds === undefined
			? null
			: sides
					.map(({ name }) => name)
					.filter((name) => kinds[name] === "human")
					.join(" ");
	}

	#setKinds(chosen: Readonly<Record<string, Kind>>): void {
		const { rules } = this.#board;
		if (rules !== null) {
			const now = Object.fromEntries(rules.sides.map(({ name }) => [name, this.kindOf(name)]));
			preferences.change("players", (players) => ({
				...players,
				[rules.id]: { ...now, ...entry(players, rules.id), ...chosen },
			}));
			this.#board.human = this.#humansOf(rules);
		}
	}

	#isFallible(side: string): boolean {
		return this.#kindsIn(this.#board.rules?.id ?? "")?.[side] === "fallible";
	}

	/** The players chosen for a game; undefined if they never were. */
	#kindsIn(id: string): PlaySettings["players"][string] | undefined {
		const players = this.setting("players");
		return Object.hasOwn(players, id) ? players[id] : undefined;
	}

	/** The sight of a fallible player, in plies. */
	sightOf(side: string): number {
		return entry(this.setting("sights"), side) ?? sights.usual;
	}

	setSight(side: string, sight: number): void {
		preferences.change("sights", (sights) => ({ ...sights, [side]: sight }));
	}

	/** Switches sound on or off; one that is switched on is heard at once. */
	setSound(sound: boolean): void {
		preferences.set("sound", sound);
		this.#sound("move");
	}

	/** Lets something be heard, if the person wants sound. If they cannot be loaded, a game is silent. */
	#sound(sound: Sound): void {
		if (this.setting("sound")) {
			lazy.sound.need().then(
				({ play }) => play(sound),
				() => {},
			);
		}
	}

	/** Exchanges the players of the two sides. */
	swapSides(): void {
		const { rules } = this.#board;
		if (rules === null) {
			return;
		}
		const [one, two] = rules.sides.map(({ name }) => name) as [string, string];
		const kinds = { [one]: this.kindOf(two), [two]: this.kindOf(one) };
		const swapped = { [one]: this.sightOf(two), [two]: this.sightOf(one) };
		preferences.change("sights", (sights) => ({ ...sights, ...swapped }));
		this.#setKinds(kinds);
	}

	/** Chooses the move of an automatic player; in puzzles, and if that cannot be loaded, a best one. */
	async #choose({ position, moves, table }: Parameters<Opponent>[0]): Promise<Move> {
		const { record } = this.#board;
		const { rules, board } = table.game;
		const [best] = moves;
		const isFallible = this.#isFallible(position.toMove);
		let move: Move | null = null;
		if (this.#isPlayed && (isFallible || this.setting("traps"))) {
			try {
				const { moveBelowPerfect, trap } = await lazy.opponents.need();
				const previous = record?.moves[record.index - 2] ?? null;
				const turn = { rules, board, position, moves, previous };
				move = isFallible
					? moveBelowPerfect(turn, this.sightOf(position.toMove), Math.random)
					: await trap(moves, ({ position }) => table.moves(position));
			} catch (error) {
				if (error instanceof LoadError) {
					// A best move is made instead of the chosen kind.
					this.#board.announce(pageFailureText(this.#frame.words, pageFailureOf(error)).message);
				} else if (!isEngineError(error)) {
					throw error;
				}
				// If the engine failed, the element solves the board again for the move.
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
			this.#board.announce(this.#frame.words.news["not-playable"]);
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
		const { graded, card } = this.#slice.state;
		// After a side has changed hands, the same move may be made by another player.
		if (record === null || graded === null || card.moves.get(graded.ply)?.by !== "reader") {
			return null;
		}
		const made = record.moves[graded.ply - 1];
		const since = record.index - graded.ply;
		const isLast = made !== undefined && sameMove(made, graded.move) && since >= 0 && since <= 1;
		return isLast ? graded : null;
	}

	/** Takes back the last graded move and everything after it. */
	takeBack(): void {
		const { graded } = this;
		if (graded !== null) {
			void this.#board.seek(graded.ply - 1);
		}
	}

	/** How often the current position has occurred, if the game may be ended for that; otherwise null. */
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

	/** The side that wins endless play; null if it is a draw. */
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

	/** Ends the game as endless play. */
	callEnd(): void {
		this.#slice.set({ called: this.#board.record });
		this.#end(this.#endlessWinner, null);
		this.#board.paused = true;
		this.#board.announce(this.#frame.words.play.called(this.endlessWinner), true);
	}

	/** Sets the text typed so far. */
	setTyped(text: string): void {
		this.#slice.set({ typed: { text, error: null } });
	}

	/** Makes the typed move, or says what is wrong with it: after the one typed before it, however fast they follow. */
	playTyped(): void {
		const { text } = this.#slice.state.typed;
		this.#typing = this.#typing.then(() => this.#playText(text));
	}

	/** Makes a move given as text. If the board is not ready for it, the text stays in the field. */
	async #playText(text: string): Promise<void> {
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
		if (this.#slice.state.typed.text === text) {
			this.#slice.set({ typed: { text: error === null ? "" : text, error } });
		}
		if (error !== null) {
			this.#board.announce(words.play.typed.errors(ground)[error], true);
		} else if (read.kind === "move") {
			const isMade = await this.#board.play(read.move, "reader");
			if (!isMade && this.#slice.state.typed.text === "") {
				this.setTyped(text);
			}
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
		}
		const told = by === "reader" && grade !== null ? judgementOf(grade) : "right";
		this.#sound(told !== "right" ? told : captures(this.#board.record) ? "capture" : "move");
		const times = this.repetition;
		if (times !== null) {
			this.#board.announce(words.play.repeated(times, this.endlessWinner), true);
		}
	}

	/** The hints taken in the current game. */
	get hintsTaken(): number {
		return this.#slice.state.card.hints;
	}

	/** Counts a hint, once for all its stages. */
	#hinted(): void {
		const { record } = this.#board;
		if (this.#isPlayed && record !== this.#hintedIn) {
			this.#hintedIn = record;
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
		this.#slice.set({ card, ended: { record, winner, start }, next: null });
		if (winner !== null) {
			this.#sound(this.ownSide === null || winner === this.ownSide ? "won" : "lost");
		}
		this.#events.tell("game-ended", { record });
	}

	/** The sides that a person plays. */
	get humans(): readonly string[] {
		const sides = this.#board.rules?.sides ?? [];
		return sides.map(({ name }) => name).filter((name) => this.kindOf(name) === "human");
	}

	/** The only side that a person plays; null if that is none or both. */
	get ownSide(): string | null {
		const [only, another] = this.humans;
		return another === undefined ? (only ?? null) : null;
	}

	/** How sides are named to the person. */
	get naming(): Naming {
		const { rules } = this.#board;
		return this.#isPlayed && rules !== null ? namingFor(rules, this.humans) : ownNames;
	}

	/** The game on the board, if it is over; otherwise null. */
	get ended(): EndedGame | null {
		const { ended } = this.#slice.state;
		return ended?.record === this.#board.record ? ended : null;
	}

	/** Sets the board to follow on a won game. */
	setNext(next: PlayState["next"]): void {
		this.#slice.set({ next });
	}

	/** Remembers the hints of a game that is about to be restored. */
	resume(first: Position, hints: number): void {
		this.#resumed = { first, hints };
	}

	/** Begins a new game when the board is another one, is as it was opened, or has lost all moves of the game. */
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
		const { card: before } = this.#slice.state;
		let card = beginGame(before, record.index);
		if (record.positions[0] === this.#resumed?.first) {
			card = restoreGame(before, record.index, this.#resumed.hints);
			this.#resumed = null;
		}
		this.#slice.set({ card, graded: null, patience: 1 });
	}
}
