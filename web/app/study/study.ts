/** What a person studies of a position: which topics are open, what is chosen in them, and what the board shows of that. */
import type { Line, Move, MoveValue, Position, PositionValue, SquareValue, Table } from "catchmate";
import { after, opponent, positionKey, sameSquare } from "../../board/position.ts";
import { currentPosition, type GameRecord } from "../../board/record.ts";
import type { Mark } from "../../board/state.ts";
import { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/page-words.ts";
import type { Activity } from "../state.ts";
import { type Count, Counts } from "./counts.ts";
import { Help } from "./help.ts";
import { type Ply, plyOf } from "./history.ts";
import { type Zugzwang, zugzwangOf } from "./judgement.ts";
import { type Answer, Questions } from "./questions.ts";
import { Sizes } from "./sizes.ts";
import { Watch } from "./watch.ts";

/** Topics that are seen on the board: one at a time is open. */
export const topics = ["line", "why", "what-if", "watch"] as const;
export type Topic = (typeof topics)[number];

/** A piece by its side and its place among that side's, which no move changes. */
export interface Piece {
	readonly side: string;
	readonly index: number;
}

/** The moves of a line that are drawn at once, in plies: more of them would hide the board. */
const drawnPlies = 8;

const noSquares: readonly SquareValue[] = [];
const noMoves: readonly Move[] = [];

export class Study {
	readonly #board: CatchmateBoard;
	readonly #onChange: () => void;
	readonly #questions: Questions;
	readonly #counts: Counts;
	readonly watch: Watch;
	readonly sizes: Sizes;
	readonly help: Help;
	/** Whether the person has made a move on any board so far. */
	#isAcquainted = false;
	#open: Topic | null = null;
	#piece: Piece | null = null;
	/** Whether the map is of the position with the other side to move. */
	#isSwapped = false;
	/** How far into the line we look, in plies, and in the line of which position. */
	#look: { readonly position: Position | null; readonly ply: number } = { position: null, ply: 0 };
	/** The moves of the row that a person points at, and from which position they are made. */
	#pointed: { readonly position: Position; readonly moves: readonly Move[] } | null = null;
	#drawn = "";
	/** Whether the statistics of the board are open, and their numbers as a table. */
	#isCounted = false;
	#isTabled = false;

	constructor(board: CatchmateBoard, dialog: HTMLDialogElement, onChange: () => void) {
		this.help = new Help(dialog, () => board.solver, onChange);
		this.#board = board;
		this.#onChange = onChange;
		this.#questions = new Questions(onChange);
		this.#counts = new Counts(onChange);
		this.watch = new Watch(onChange);
		this.sizes = new Sizes(() => CatchmateBoard.load(), onChange);
	}

	/** Has the page drawn anew. */
	redraw(): void {
		this.#onChange();
	}

	get open(): Topic | null {
		return this.#open;
	}

	setOpen(topic: Topic, isOpen: boolean): void {
		const open = isOpen ? topic : this.#open === topic ? null : this.#open;
		if (open !== this.#open) {
			this.#open = open;
			this.#pointed = null;
			this.#onChange();
		}
	}

	get isCounted(): boolean {
		return this.#isCounted;
	}

	setCounted(isOpen: boolean): void {
		this.#isCounted = isOpen;
		this.#onChange();
	}

	/** How all positions of the board are counted: as long as that is asked for whenever the page is drawn. */
	count({ table }: Subject): Count {
		return this.#counts.of(table);
	}

	get isTabled(): boolean {
		return this.#isTabled;
	}

	setTabled(isOpen: boolean): void {
		this.#isTabled = isOpen;
		this.#onChange();
	}

	/** Whether the person has made a move, now or before. */
	isAcquainted(hasMoved: boolean): boolean {
		this.#isAcquainted ||= hasMoved;
		return this.#isAcquainted;
	}

	/** The position on the board with the table that answers for it; null where there is none or nothing may be told. */
	get subject(): Subject | null {
		const { table, record } = this.#board;
		return table === null || record === null
			? null
			: new Subject(this.#questions, table, record, currentPosition(record));
	}

	/** The piece whose places are compared: the one chosen on the board, else here, else the first of the side to move. */
	pieceOf(position: Position): Piece {
		const { selected } = this.#board;
		for (const [side, squares] of Object.entries(position.pieces)) {
			const index = squares.findIndex((square) => sameSquare(square, selected));
			if (selected !== null && index >= 0) {
				return { side, index };
			}
		}
		const { side, index } = this.#piece ?? { side: "", index: 0 };
		return position.pieces[side]?.[index] === undefined
			? { side: position.toMove, index: 0 }
			: { side, index };
	}

	choosePiece(piece: Piece): void {
		this.#piece = piece;
		this.#board.selected = null;
		this.#onChange();
	}

	/** The position of the map: the one on the board, or the same with the other side to move. */
	mapped(position: Position): Position {
		const { rules } = this.#board;
		return this.#isSwapped && rules !== null
			? { ...position, toMove: opponent(rules, position.toMove) }
			: position;
	}

	chooseToMove(side: string): void {
		const { record } = this.#board;
		this.#isSwapped = record !== null && currentPosition(record).toMove !== side;
		this.#onChange();
	}

	/** How many plies into a position's line we look: at first as many as are drawn at once. */
	plyIn(position: Position, line: Line): number {
		const { length } = line.moves;
		const isSame = this.#look.position === position;
		return Math.min(length, isSame ? this.#look.ply : drawnPlies);
	}

	lookAt(position: Position, ply: number): void {
		this.#look = { position, ply };
		this.#onChange();
	}

	/** Moves that begin at a position, to be drawn as arrows for as long as a row is pointed at; none for no row. */
	point(position: Position, moves: readonly Move[]): void {
		this.#pointed = { position, moves };
		this.#onChange();
	}

	/** Draws on the board what is open where the board is analysed, and nothing of what may not be told. */
	show(words: PageWords, activity: Activity): void {
		const open = activity === "analyse" ? this.#open : null;
		this.#counts.settle();
		this.sizes.settle();
		this.help.settle();
		this.watch.settle(open === "watch" ? this.#board.table : null);
		const { heat, arrows, marks } = this.#picture(words, open);
		// The board is drawn anew for every list that it is given, the same or not.
		const drawn = JSON.stringify({ heat, arrows, marks });
		if (drawn !== this.#drawn) {
			this.#drawn = drawn;
			Object.assign(this.#board, { heat, arrows, marks });
		}
	}

	#picture(
		words: PageWords,
		open: Topic | null,
	): {
		heat: readonly SquareValue[];
		arrows: readonly Move[];
		marks: readonly Mark[];
	} {
		const { subject } = this;
		const nothing = { heat: noSquares, arrows: noMoves, marks: [] };
		if (subject === null || open === null) {
			return nothing;
		}
		const { position } = subject;
		if (open === "why") {
			const isHere = this.#pointed?.position === position;
			return { ...nothing, arrows: isHere ? (this.#pointed?.moves ?? noMoves) : noMoves };
		}
		if (open === "what-if" || open === "watch") {
			const heat = subject.heat(this.mapped(position), this.pieceOf(position));
			if (typeof heat === "string") {
				return nothing;
			}
			return open === "what-if"
				? { ...nothing, heat: heat.known }
				: { ...nothing, ...this.#settledPicture(heat.known, subject, words) };
		}
		const line = subject.line();
		if (typeof line === "string") {
			return nothing;
		}
		const ply = this.plyIn(position, line.known);
		const moves = line.known.moves.slice(0, ply);
		return {
			heat: noSquares,
			arrows: moves.slice(-drawnPlies),
			marks: this.#placesAfter(subject, moves, words),
		};
	}

	/** The squares of a map that are settled up to the distance looked at. */
	settled(heat: readonly SquareValue[], table: Table): readonly SquareValue[] {
		const upTo = this.watch.distanceIn(table);
		return heat.filter(({ distance }) => distance !== null && distance <= upTo);
	}

	/** Those squares, and a ring on the ones that are settled at that very distance. */
	#settledPicture(
		map: readonly SquareValue[],
		{ table }: Subject,
		words: PageWords,
	): { heat: readonly SquareValue[]; marks: readonly Mark[] } {
		const now = this.watch.distanceIn(table);
		const heat = this.settled(map, table);
		const marks = heat
			.filter(({ distance }) => distance === now)
			.map(({ square }) => ({
				square,
				shape: "ring" as const,
				label: words.learn.watch.settled(now),
			}));
		return { heat, marks };
	}

	/** Where the pieces stand after some moves that do not stand there now. */
	#placesAfter(
		{ table, position }: Subject,
		moves: readonly Move[],
		words: PageWords,
	): readonly Mark[] {
		const { rules } = table.game;
		const later = moves.reduce((before, move) => after(rules, before, move), position);
		return Object.entries(later.pieces).flatMap(([side, squares]) =>
			squares
				.filter((square) => !position.pieces[side]?.some((now) => sameSquare(now, square)))
				.map((square) => ({
					square,
					shape: "ring" as const,
					label: words.study.line.place(side, moves.length),
				})),
		);
	}
}

/** A position of a game with what its table says of it. */
export class Subject {
	constructor(
		readonly questions: Questions,
		readonly table: Table,
		readonly record: GameRecord,
		readonly position: Position,
	) {}

	/** The position after a legal move. */
	after(move: Move): Subject {
		const position = after(this.table.game.rules, this.position, move);
		return new Subject(this.questions, this.table, this.record, position);
	}

	value(): Answer<PositionValue> {
		return this.#ask("value", (table) => table.lookup(this.position));
	}

	moves(): Answer<readonly MoveValue[]> {
		return this.#ask("moves", (table) => table.moves(this.position));
	}

	line(): Answer<Line> {
		return this.#ask("line", (table) => table.line(this.position));
	}

	/** What a position with the same pieces is worth with one of them elsewhere. */
	heat(position: Position, { side, index }: Piece): Answer<readonly SquareValue[]> {
		const square = position.pieces[side]?.[index];
		return square === undefined
			? "failed"
			: this.questions.ask(
					this.table,
					`heat ${side} ${square.row},${square.column} ${positionKey(position)}`,
					(table) => table.heatmap(position, square),
				);
	}

	/** What the positions of the game were worth, and the moves made and not made in them. */
	history(): Answer<readonly Ply[]> {
		const { positions, moves } = this.record;
		const plies: Ply[] = [];
		let isFailed = false;
		// Each is asked for before the first answer is waited for.
		for (const [index, position] of positions.entries()) {
			const subject = new Subject(this.questions, this.table, this.record, position);
			const [value, values] = [subject.value(), subject.moves()];
			isFailed ||= value === "failed" || values === "failed";
			if (typeof value !== "string" && typeof values !== "string") {
				plies.push(plyOf(position.toMove, value.known, values.known, moves[index]));
			}
		}
		return isFailed ? "failed" : plies.length < positions.length ? "waiting" : { known: plies };
	}

	/** Whether both sides would rather have the other move. */
	zugzwang(): Zugzwang | null {
		const { table, position } = this;
		const toMove = opponent(table.game.rules, position.toMove);
		const value = this.value();
		const swapped = new Subject(this.questions, table, this.record, {
			...position,
			toMove,
		}).value();
		return typeof value === "string" || typeof swapped === "string"
			? null
			: zugzwangOf(value.known, swapped.known);
	}

	#ask<T>(what: string, question: (table: Table) => Promise<T>): Answer<T> {
		return this.questions.ask(this.table, `${what} ${positionKey(this.position)}`, question);
	}
}
