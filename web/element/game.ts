/** The game on the board: its record, moves, steps through it, hints and the solution. */
import type { Line, Move, Position, Table } from "catchmate";
import { gradeOf } from "../model/judgement.ts";
import { hasOnePiece, meetingOf, sameMove } from "../model/position.ts";
import {
	currentPosition,
	cut,
	type GameRecord,
	play,
	playLine,
	seek,
	startRecord,
} from "../model/record.ts";
import { failureOf } from "./failure.ts";
import { feedbackAfter, isGivenUp, isOpenPuzzle, isRightMove, playsSolution } from "./judging.ts";
import { atRest, Opponents, Refuter } from "./opponents.ts";
import { ask, openingRecord, type Prepared, type SavedGame, type Snapshot } from "./snapshot.ts";
import {
	type BeginReason,
	firstPly,
	type GameState,
	humansOf,
	isSelfPlay,
	lastPly,
	type News,
	noGame,
	openMoves,
	playerOf,
	type SessionContext,
} from "./state.ts";
import type { Mode, Mover, Player } from "./types.ts";

/** The state of a game that has not begun. */
const newGame = {
	puzzle: noGame.puzzle,
	mistakes: noGame.mistakes,
	line: noGame.line,
	hintsTaken: noGame.hintsTaken,
};

export class GameOnBoard {
	readonly opponents: Opponents;
	readonly refuter: Refuter;
	/** The last requested record; the state follows when the table has answered. */
	#wanted: GameRecord | null = null;
	/** The record as it was when the game was opened. */
	#opened: GameRecord | null = null;
	/** The record when the person went from playing to something else. */
	#left: GameRecord | null = null;

	constructor(private readonly session: SessionContext) {
		this.refuter = new Refuter(session);
		const move = (move: Move) => void this.move(move, "opponent");
		this.opponents = new Opponents(session, move, () => this.#showNext());
	}

	/** Asks the table about a game that is to be opened or continued; without moves, `isBest` opens best play. */
	async prepare(table: Table, snapshot: Snapshot, isBest: boolean): Promise<Prepared> {
		const { problem, moves, ply = 0, hints: hintsTaken = 0 } = snapshot;
		let { saved } = snapshot;
		let illegal: Move | null = null;
		if (!saved) {
			const found = await openingRecord(table, problem, isBest ? "best" : moves);
			const index = firstPly(this.session.state, ply);
			const record = this.#withoutSolution(seek(found.record, index));
			saved = { ...newGame, hintsTaken, record, opened: record };
			illegal = found.illegal;
		}
		const [facts, start] = await Promise.all([
			ask(table, saved.record),
			table.lookup(saved.record.positions[0]),
		]);
		return { problem, saved, facts, start, illegal };
	}

	/** Shows a game on the board. */
	begin({ problem, saved, facts, start }: Prepared): void {
		const { record, opened, ...standing } = saved;
		this.opponents.stop();
		this.#wanted = record;
		this.#opened = opened;
		this.session.change({
			problem,
			seen: null,
			match: { game: problem.game, record, start, ...facts },
			last: null,
			solving: false,
			progress: null,
			failure: null,
			pointed: null,
			stage: 0,
			refusal: null,
			found: this.#foundIn(record),
			feedback: null,
			...standing,
		});
		this.#beginGame("opened");
		this.assignPlayers();
		this.session.tell({ kind: "opened" });
	}

	/** Begins a game at the position shown. */
	#beginGame(why: BeginReason): void {
		const { gameNumber } = this.session.state;
		const { called, patience, lastReaders } = noGame;
		this.session.change({ gameNumber: gameNumber + 1, called, patience, lastReaders });
		this.session.tell({ kind: "begun", why });
	}

	/** Handles another mode, or other sides for the person. Moves made in analysis before `play` belong to no game. */
	changeMode(from: Mode): void {
		const { match, mode } = this.session.state;
		const record = match?.record ?? null;
		if (from === "play" && mode !== "play") {
			this.#left = record;
		} else if (from !== "play" && mode === "play" && record !== this.#left) {
			this.session.change({ hintsTaken: 0 });
			this.#beginGame("taken-up");
		}
		this.assignPlayers();
	}

	/** Calls off an endless game: nobody wins, unless the rules give endless play to a side. */
	callOff(): void {
		const { match } = this.session.state;
		if (match !== null && openMoves(this.session.state).length > 0) {
			this.session.change({ called: match.record, paused: true });
			this.opponents.stop();
			this.session.tell({ kind: "called" });
		}
	}

	/** The current game, to be continued later. */
	get saved(): SavedGame | null {
		const { match, puzzle, mistakes, hintsTaken, line } = this.session.state;
		const opened = this.#opened;
		return match && opened && { record: match.record, opened, puzzle, mistakes, hintsTaken, line };
	}

	/** Takes the game off the board, and cancels its pending work. */
	leave(): void {
		this.opponents.stop();
		this.#wanted = null;
		const { match, last } = this.session.state;
		this.session.change({ ...noGame, last: match ?? last });
	}

	/** Restores a game that was left, with its state. */
	goBack(state: GameState): void {
		this.#wanted = state.match?.record ?? null;
		const { refusal } = state;
		this.session.change({ ...state, refusal: refusal && atRest(refusal) });
		this.opponents.think();
	}

	/** Whether steps back and on are possible, once the table has answered. */
	get canStep(): readonly [back: boolean, on: boolean] {
		const { state } = this.session;
		const { index, moves, positions } = this.#wanted ?? { index: 0, moves: [], positions: [] };
		return [
			positions.slice(this.#first, index).some((position) => this.#isStop(position)),
			index < Math.min(moves.length, lastPly(state)),
		];
	}

	/** Whether the game has changed since it was opened, or shows another ply. */
	get canRestart(): boolean {
		const [wanted, start] = [this.#wanted, this.#start];
		return wanted !== null && (wanted.moves !== start?.moves || wanted.index !== start.index);
	}

	/** Whether the game in play came with moves by a link, which can be taken back like others. */
	get #isResumed(): boolean {
		const { mode, opening } = this.session.state;
		return mode === "play" && opening.by === "link" && (this.#opened?.moves.length ?? 0) > 0;
	}

	/**
	 * The target of a restart: the record as it was opened; before the ply shown then, which would be a step forward, its first
	 * position. For a game opened by a link for play, its beginning.
	 */
	get #start(): GameRecord | null {
		const [wanted, opened] = [this.#wanted, this.#opened];
		if (opened !== null && this.#isResumed) return startRecord(opened.positions[0]);
		const isBefore = wanted?.moves === opened?.moves && (wanted?.index ?? 0) < (opened?.index ?? 0);
		return isBefore && opened !== null ? seek(opened, this.#first) : opened;
	}

	/** The first ply to which the person can go back. In an open puzzle the ply shown, because right moves stay. */
	get #first(): number {
		const { state } = this.session;
		return isOpenPuzzle(state) ? (this.#wanted?.index ?? 0) : state.plyFrom;
	}

	/**
	 * Makes a move. Returns whether it was made: not during another move, and in a puzzle only a best one.
	 */
	async move(move: Move, by: Mover): Promise<boolean> {
		const { state } = this.session;
		const { match } = state;
		const value = openMoves(state).find((value) => sameMove(value.move, move));
		if (match === null || value === undefined || this.#wanted !== match.record) return false;
		if (isOpenPuzzle(state) && by !== "opponent" && !isRightMove(state, value)) {
			void this.refuter.refuse(value);
			return false;
		}
		const { toMove } = currentPosition(match.record);
		if (playerOf(state, toMove) === "human") this.session.change({ paused: false });
		const meeting = meetingOf(value);
		const grade = state.hints === "off" ? null : gradeOf(match.value, value);
		const news: News = { kind: "moved", by, side: toMove, move, meeting, grade };
		return this.#go(play(match.record, value), news);
	}

	moveBest(by: Mover): void {
		const [best] = openMoves(this.session.state);
		if (best !== undefined) void this.move(best.move, by);
	}

	/** Goes to a position of the record; a perfect player to move there is paused. */
	async seek(index: number): Promise<void> {
		const wanted = this.#wanted;
		const target = Math.min(lastPly(this.session.state), Math.max(this.#first, index));
		if (wanted !== null && seek(wanted, target).index !== wanted.index) {
			this.session.change({ paused: true });
			await this.#go(seek(wanted, target), { kind: "stepped" });
		}
	}

	/** Shows another line of the same game at one of its plies; not in an open puzzle, where it might reveal the answer. */
	async follow(line: GameRecord, ply: number): Promise<void> {
		const { state } = this.session;
		const isSame = line.positions[0] === this.#wanted?.positions[0];
		if (isSame && !isOpenPuzzle(state)) {
			const target = Math.min(lastPly(state), Math.max(this.#first, ply));
			this.session.change({ paused: true });
			await this.#go(seek(line, target), { kind: "stepped" });
		}
	}

	step(plies: number): Promise<void> {
		return this.seek((this.#wanted?.index ?? 0) + plies);
	}

	/** Whether a step back or on ends here: with a human to move, or anywhere between two perfect players. */
	#isStop({ toMove }: Position): boolean {
		const { state } = this.session;
		return isSelfPlay(state) || playerOf(state, toMove) === "human";
	}

	/** Goes back (-1) or on (1) to the end of a turn. */
	async stepTurn(direction: -1 | 1): Promise<void> {
		const wanted = this.#wanted;
		if (wanted === null) return;
		let index = wanted.index + direction;
		for (let at = wanted.positions[index]; at && !this.#isStop(at); at = wanted.positions[index]) {
			index += direction;
		}
		await this.seek(index);
	}

	/** Goes back to `#start`; an automatic player to move there is paused. */
	async restart(): Promise<void> {
		const start = this.#start;
		if (start === null || this.#opened === null || this.#wanted === null) return;
		this.#opened = this.#withoutSolution(this.#isResumed ? start : this.#opened);
		if (await this.#go(this.#withoutSolution(start), { kind: "stepped" })) {
			this.session.change(newGame);
			this.#beginGame("restarted");
			this.assignPlayers();
		}
	}

	/** A record for a puzzle: without the moves that follow, which would reveal the solution. */
	#withoutSolution(record: GameRecord): GameRecord {
		return this.session.state.mode === "puzzle" ? cut(record) : record;
	}

	/**
	 * Shows the next stage of a hint: the piece, unless it is the only one to move or the best move is a pass; the move; best play.
	 */
	async hint(): Promise<void> {
		const { stage, match, hintsTaken } = this.session.state;
		const moves = match?.moves ?? [];
		const isClear = hasOnePiece(moves) || moves[0]?.move.from === null;
		const next = Math.min(3, Math.max(stage, isClear ? 1 : 0) + 1) as 1 | 2 | 3;
		this.session.change({ stage: next, hintsTaken: hintsTaken + Number(stage === 0) });
		if (next === 3) {
			const line = await this.#line();
			if (this.session.state.match?.record !== match?.record) return;
			this.session.change({ line: line?.moves ?? [] });
		}
		this.session.tell({ kind: "hinted", stage: next });
	}

	/**
	 * Shows best play from the current position, which also becomes the rest of the game. Gives up an open puzzle, whose solution is
	 * then played move by move, and on each further request replayed from its start.
	 */
	async solution(): Promise<Line["moves"]> {
		const { match } = this.session.state;
		if (match === null) return [];
		const isNew = isOpenPuzzle(this.session.state);
		if (isNew) {
			this.session.change({ puzzle: "given-up", players: {}, paused: true });
		} else if (isGivenUp(this.session.state) && this.#opened !== null) {
			await this.#go(this.#opened, { kind: "stepped" });
		}
		const line = await this.#showLine();
		if (this.session.state.match?.record.positions[0] !== match.record.positions[0]) return line;
		this.session.change({ line });
		if (isNew) this.session.tell({ kind: "given-up" });
		if (isGivenUp(this.session.state)) this.opponents.setPaused(false);
		return line;
	}

	/** Best play from the current position; null if there is no game, or its table has failed. */
	async #line(): Promise<Line | null> {
		const { match } = this.session.state;
		if (match === null) return null;
		try {
			const position = currentPosition(match.record);
			return await this.#ask(match.record, (table) => table.line(position));
		} catch (error) {
			this.#fail(error);
			return null;
		}
	}

	/** Shows the next position of a solution played automatically. Announces only its end, because the moves already were. */
	async #showNext(): Promise<void> {
		const wanted = this.#wanted;
		if (wanted !== null && playsSolution(this.session.state)) {
			const next = seek(wanted, wanted.index + 1);
			const isEnd = next.index === Math.min(wanted.moves.length, lastPly(this.session.state));
			await this.#go(next, { kind: isEnd ? "stepped" : "shown" });
			if (isEnd && this.#wanted === next) this.opponents.setPaused(true);
		}
	}

	/** Replaces the rest of the game by best play. */
	async #showLine(): Promise<Line["moves"]> {
		const record = this.session.state.match?.record;
		const line = await this.#line();
		const { match } = this.session.state;
		if (line !== null && match !== null && match.record === record) {
			this.#wanted = playLine(record, line);
			this.session.change({ match: { ...match, record: this.#wanted } });
		}
		return line?.moves ?? [];
	}

	/**
	 * Assigns players to sides. In `play`, the person gets the named sides, by default the one that can win, or in a draw the one
	 * that starts; in a puzzle, the side to move at its start, and none once it is solved. Perfect players get the others.
	 */
	assignPlayers(): void {
		const { state } = this.session;
		const opened = this.#opened;
		const isPlayed = state.mode === "play";
		const isSolved = state.mode === "puzzle" && state.puzzle === "solved";
		const players: Record<string, Player> = {};
		if (opened && (isPlayed || isSolved || isOpenPuzzle(state))) {
			const sides = state.match?.game.rules.sides ?? [];
			const own = isPlayed
				? (state.match?.start.winner ?? opened.positions[0].toMove)
				: currentPosition(opened).toMove;
			const isKnown = (name: string) => sides.some((side) => side.name === name);
			const named = isPlayed && state.humans?.every(isKnown) ? state.humans : [own];
			const humans = isSolved ? [] : named;
			for (const { name } of sides) {
				players[name] = humans.includes(name) ? "human" : "perfect";
			}
		}
		this.session.change({ players });
		this.opponents.resume();
	}

	point(move: Move | null): void {
		if (this.session.state.pointed !== move) this.session.change({ pointed: move });
	}

	/** Shows a record's current position, unless another one is requested before the table answers. Returns whether it did. */
	async #go(record: GameRecord, news: News): Promise<boolean> {
		const { match, failure, lastReaders, line } = this.session.state;
		if (match === null) return false;
		this.opponents.stop();
		this.#wanted = record;
		try {
			const facts = await this.#ask(record, (table) => ask(table, record));
			if (this.#wanted === record) {
				this.session.change({
					match: { ...match, record, ...facts },
					pointed: null,
					// Keeps a new failure.
					failure: this.session.state.failure === failure ? null : this.session.state.failure,
					stage: 0,
					// The text of a solution stays.
					line: isGivenUp(this.session.state) ? line : null,
					refusal: null,
					found: this.#foundIn(record),
					feedback: feedbackAfter(this.session.state, news),
					lastReaders: news.kind === "moved" ? humansOf(this.session.state) : lastReaders,
				});
				this.#settlePuzzle();
				this.session.tell(news);
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

	/** The number of the reader's moves in a puzzle's record; the reader moves first. */
	#foundIn({ index }: GameRecord): number {
		const last = Math.min(index, this.session.state.plyTo);
		return Math.ceil((last - (this.#opened?.index ?? 0)) / 2);
	}

	#ask<Answer>(record: GameRecord, question: (table: Table) => Promise<Answer>): Promise<Answer> {
		return this.session.tables.ask(question, () => this.#wanted === record);
	}

	/** Marks a puzzle as solved at the end of the game, or at `plyTo`; an endless one without `plyTo`, after one move. */
	#settlePuzzle(): void {
		const { state } = this.session;
		if (state.match === null || !isOpenPuzzle(state)) return;
		const { record, value } = state.match;
		const isNew = record.index > (this.#opened?.index ?? 0);
		const isEndless = value.distance === null && !Number.isFinite(state.plyTo);
		if (isNew && (openMoves(state).length === 0 || isEndless)) {
			// Then perfect players continue to the end of the game.
			this.session.change({ puzzle: "solved" });
			this.assignPlayers();
			queueMicrotask(() => this.session.tell({ kind: "solved" }));
		}
	}

	/** After a failure a perfect player tries again only on request. */
	#fail(error: unknown): void {
		const failure = failureOf(error);
		this.session.change({ failure, paused: true });
		this.session.tell({ kind: "failed", failure });
	}
}
