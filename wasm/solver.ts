/// <reference lib="esnext.disposable" preserve="true" />
/** The package's front: a solver, and the tables that it makes. */
import type { Engine, EngineDescription, Questions, Reading, TableHandle } from "./engine.ts";
import { EngineError } from "./errors.ts";
import type {
	Findings,
	Game,
	Line,
	MoveValue,
	Position,
	PositionValue,
	Progress,
	ReportOptions,
	Rules,
	Square,
	SquareValue,
	Statistics,
} from "./types.ts";

export interface SolveOptions {
	/**
	 * A position, if that alone is to be settled and not the whole table: what cannot follow from it is left out, and the solve
	 * ends as soon as it is settled. The table then answers for it, and for what best play makes of it.
	 */
	readonly position?: Position | undefined;
	/** Whether to settle what its moves lead to as well, so that the table can say what each of them is worth. */
	readonly moves?: boolean | undefined;
	/** The most bytes that the solve may take; it is never more than the module's memory can have, 4 GB. */
	readonly memoryBudget?: number | undefined;
	/** Stops the solve; its promise is then rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Is told how far the solve has come, at most 60 times a second and once at its end. */
	readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface ReadOptions {
	/** The most bytes that a board may take to solve; it is never more than the module's memory can have, 4 GB. */
	readonly memoryBudget?: number | undefined;
}

// Engines that predate explicit resource management have no such symbol; `using` would then find the one a polyfill made.
const disposeSymbol: typeof Symbol.dispose =
	Symbol.dispose ?? (Symbol.for("Symbol.dispose") as typeof Symbol.dispose);

/**
 * Solves games. Made by `load()`; to be disposed of when it is no longer needed, which also ends its worker.
 */
export class Solver {
	readonly #engine: Engine;
	/** The package's version. */
	readonly version: string;
	/** The rules of the games that come with the package. */
	readonly games: readonly Rules[];

	/** @internal */
	constructor(engine: Engine, { version, games }: EngineDescription) {
		this.#engine = engine;
		this.version = version;
		this.games = games;
	}

	/**
	 * Reads a text in the contest's format of a game of the package's, in UTF-8. A board that takes more than `memoryBudget`
	 * bytes to solve is an error.
	 * @returns the boards in it, up to the first error, and that error; an error never throws away the boards before it.
	 * @throws UnsoundError when no contest's format is known for the game.
	 */
	read(
		gameId: string,
		text: string | Uint8Array,
		{ memoryBudget = Infinity }: ReadOptions = {},
	): Promise<Reading> {
		return this.#engine.read(gameId, text, memoryBudget);
	}

	/**
	 * Writes a position in the contest's format.
	 * @returns null when the format has no word for it: the other side to move, an obstacle in chase, a game of no contest.
	 * @throws UnsoundError when the position is not one of the game's.
	 */
	write(game: Game, position: Position): Promise<string | null> {
		return this.#engine.write(game, position);
	}

	/**
	 * Finds the outcome and the distance of every position of a game, either side to move: in a browser in a worker, in Node
	 * in this thread, giving way to other work.
	 * @throws TableTooLargeError before any work when the game takes more memory than there is; or later, if it turns out to
	 * last so long that its distances do.
	 * @throws UnsoundError when the rules, the board or the position are not sound.
	 */
	async solve(
		game: Game,
		{ position, moves = false, memoryBudget = Infinity, signal, onProgress }: SolveOptions = {},
	): Promise<Table> {
		// The engine's copies stay its own, whatever becomes of the caller's.
		const [held, shown] = [structuredClone(game), structuredClone(game)];
		const scope = { position: structuredClone(position), moves, memoryBudget };
		const handle = await this.#engine.solve(held, scope, { signal, onProgress });
		return new Table(this.#engine, shown, handle);
	}

	/** Frees everything, all tables included, and ends the worker. */
	dispose(): void {
		this.#engine.dispose();
	}

	[disposeSymbol](): void {
		this.dispose();
	}
}

/**
 * The outcome and the distance of every position of a game. A table is memory, in the worker where there is one: dispose of it
 * when it is no longer needed.
 *
 * Every question about a position throws an UnsoundError when it is not one of the game's, and an EngineError after
 * `dispose`.
 */
export class Table {
	readonly #engine: Engine;
	readonly #id: number;
	#disposed = false;
	/** The game whose table it is. */
	readonly game: Game;
	/** How many positions it holds, either side to move. */
	readonly positions: number;
	/** The longest distance in it, in plies. */
	readonly longest: number;
	/** How many bytes it took to be made. */
	readonly bytes: number;

	/** @internal */
	constructor(engine: Engine, game: Game, handle: TableHandle) {
		this.#engine = engine;
		this.#id = handle.id;
		this.game = game;
		this.positions = handle.positions;
		this.longest = handle.longest;
		this.bytes = handle.bytes;
	}

	async #ask<Name extends keyof Questions>(question: Name, ...args: Parameters<Questions[Name]>) {
		this.#refuseWhenDisposed();
		return this.#engine.ask(this.#id, question, args);
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the table was disposed of");
	}

	/** What a position is worth to the side to move. */
	lookup(position: Position): Promise<PositionValue> {
		return this.#ask("lookup", position);
	}

	/**
	 * What every legal move is worth to the side to move, best first: wins, the quickest first; draws; losses, the longest
	 * first. None when the game is over.
	 */
	moves(position: Position): Promise<MoveValue[]> {
		return this.#ask("moves", position);
	}

	/** A game of best play from a position, to its end or its first repetition. */
	line(position: Position): Promise<Line> {
		return this.#ask("line", position);
	}

	/**
	 * What a position would be worth to the side to move if the piece that stands on `piece` stood elsewhere, for every
	 * square on which it could.
	 */
	heatmap(position: Position, piece: Square): Promise<SquareValue[]> {
		return this.#ask("heatmap", position, piece);
	}

	/** How many positions are worth what, and the longest wins. */
	statistics(): Promise<Statistics> {
		return this.#ask("statistics");
	}

	/** One number for the whole table, as 16 hexadecimal digits: equal tables have equal signatures, on every machine. */
	signature(): Promise<string> {
		return this.#ask("signature");
	}

	/** The contest's answer for a position: "BLACK 20", "Red 75", "Tie". */
	answer(position: Position): Promise<string> {
		return this.#ask("answer", position);
	}

	/** The answer and what the options ask for, as text for a terminal. */
	report(position: Position, options: ReportOptions = {}): Promise<string> {
		return this.#ask("report", position, options);
	}

	/**
	 * Holds the value of every position against the rules and the values of the positions that its moves lead to, independently
	 * of how it was found. A table without a fault is proved right. Gives way to other work, as a solve does.
	 */
	async verify(): Promise<Findings> {
		this.#refuseWhenDisposed();
		return this.#engine.verify(this.#id);
	}

	/** Frees the table. */
	dispose(): void {
		if (this.#disposed) return;
		this.#disposed = true;
		this.#engine.release(this.#id);
	}

	[disposeSymbol](): void {
		this.dispose();
	}
}
