/** The tables that a solver makes. */
import {
	checkBoardNumber,
	checkListener,
	checkPosition,
	checkReportOptions,
	checkSquare,
} from "./engine/checks.ts";
import type { Counts, Engine, Questions, TableFacts } from "./engine/engine.ts";
import { ComparisonError, EngineError } from "./errors.ts";
import type {
	Changes,
	CountProgress,
	Findings,
	Game,
	Line,
	MoveValue,
	Position,
	PositionValue,
	ReportOptions,
	Square,
	SquareValue,
	Statistics,
} from "./types.ts";

// Engines that predate explicit resource management have no such symbol; `using` would then find the one a polyfill made.
export const disposeSymbol: typeof Symbol.dispose =
	Symbol.dispose ?? (Symbol.for("Symbol.dispose") as typeof Symbol.dispose);

/**
 * The findings of a solve for one position: the outcome and the distance of that position, of those that best play makes of it,
 * and of its moves, where they were asked for. A table is memory, in the worker where there is one: dispose of it when it is no
 * longer needed.
 *
 * Every question about a position throws an InvalidPositionError when it is not one of the game's, an UnknownPositionError when
 * the table does not know it, and an EngineError after `dispose`.
 */
export class PartialTable {
	readonly #engine: Engine;
	readonly #id: number;
	#disposed = false;
	/** The game whose table it is. */
	readonly game: Game;
	/** The number of positions it holds, either side to move. */
	readonly positions: number;
	/** The longest distance in it, in plies. */
	readonly longest: number;
	/** The bytes it took to be made. */
	readonly bytes: number;

	/** @internal */
	constructor(engine: Engine, id: number, game: Game, facts: TableFacts) {
		this.#engine = engine;
		this.#id = id;
		this.game = game;
		this.positions = facts.positions;
		this.longest = facts.longest;
		this.bytes = facts.bytes;
	}

	/** @internal */
	protected async ask<Name extends keyof Questions>(
		question: Name,
		...args: Parameters<Questions[Name]>
	): Promise<ReturnType<Questions[Name]>> {
		this.#refuseWhenDisposed();
		return this.#engine.ask(this.#id, question, args);
	}

	/** @internal */
	protected async count<Name extends keyof Counts>(
		count: Name,
		{ signal, onProgress }: CountOptions,
		...args: Parameters<Counts[Name]>
	): Promise<ReturnType<Counts[Name]>> {
		this.#refuseWhenDisposed();
		const control = { signal, onProgress: checkListener(onProgress) };
		try {
			return await this.#engine.count(this.#id, count, args, control);
		} catch (error) {
			if (error instanceof EngineError) this.#refuseWhenDisposed();
			throw error;
		}
	}

	/**
	 * The number by which the engine of this table knows another one.
	 * @internal
	 */
	protected numberOf(other: unknown): number {
		if (!(other instanceof PartialTable)) {
			throw new TypeError("other is not a table");
		}
		other.#refuseWhenDisposed();
		if (other.#engine !== this.#engine) {
			const message = "the tables were made by two solvers, or in two threads";
			throw new ComparisonError(message, "apart");
		}
		return other.#id;
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the table was disposed of");
	}

	/**
	 * Looks up the worth of a position to the side to move.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * console.log(await table.lookup(position));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * {
	 *   outcome: 'loss',
	 *   distance: 20,
	 *   winner: 'black',
	 *   over: false,
	 *   ending: null
	 * }
	 * ```
	 */
	async lookup(position: Position): Promise<PositionValue> {
		return this.ask("lookup", checkPosition(this.game, position));
	}

	/**
	 * Values every legal move for the side to move, best first: wins, the quickest first; draws; losses, the longest
	 * first. None when the game is over.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * for (const { move, outcome, distance } of await table.moves(position)) {
	 * 	console.log(move.to, outcome, distance);
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * { row: 3, column: 4 } loss 20
	 * { row: 2, column: 3 } loss 16
	 * { row: 1, column: 4 } loss 2
	 * { row: 2, column: 5 } loss 2
	 * ```
	 */
	async moves(position: Position): Promise<MoveValue[]> {
		return this.ask("moves", checkPosition(this.game, position));
	}

	/**
	 * A game of best play from a position, to its end or its first repetition.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const { moves, repeatsFrom } = await table.line(position);
	 * console.log(moves.length, moves[0], repeatsFrom);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 20 { from: { row: 2, column: 4 }, to: { row: 3, column: 4 } } null
	 * ```
	 */
	async line(position: Position): Promise<Line> {
		return this.ask("line", checkPosition(this.game, position));
	}

	/**
	 * The contest's answer for a position: "BLACK 20", "Red 75", "Tie".
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * console.log(await table.answer(position));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * BLACK 20
	 * ```
	 */
	async answer(position: Position): Promise<string> {
		return this.ask("answer", checkPosition(this.game, position));
	}

	/**
	 * The answer and what the options ask for, as text for a terminal.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const report = await table.report(position, { moves: true, boards: true });
	 * console.log(report.trimEnd());
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * BLACK 20
	 * O white, X black:
	 *   ....X...
	 *   ...O....
	 *   ........
	 *   ........
	 *   ........
	 *   ........
	 *   ........
	 *   ........
	 * moves of white, best first:
	 *   (2,4)-(3,4)  loss in 20 plies
	 *   (2,4)-(2,3)  loss in 16 plies
	 *   (2,4)-(1,4)  loss in 2 plies
	 *   (2,4)-(2,5)  loss in 2 plies
	 * ```
	 */
	async report(position: Position, options: ReportOptions = {}): Promise<string> {
		const checked = checkPosition(this.game, position);
		return this.ask("report", checked, checkReportOptions(options));
	}

	/**
	 * Frees the table.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * table.dispose();
	 * await table.lookup(position).catch((error) => console.log(error.name, error.message));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * EngineError the table was disposed of
	 * ```
	 */
	dispose(): void {
		if (this.#disposed) return;
		this.#disposed = true;
		this.#engine.release(this.#id);
	}

	/** Disposes of it, for `using`. */
	[disposeSymbol](): void {
		this.dispose();
	}
}

/** The means to follow and stop the going over a table's positions. */
export interface CountOptions {
	/** Stops it; its promise is then rejected with the signal's reason. Asked for again, it goes on from there. */
	readonly signal?: AbortSignal | undefined;
	/** Is told how far it has come, at most 60 times a second and once at its end. */
	readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** The options of a verification. */
export interface VerifyOptions extends CountOptions {
	/** The number by which the report calls the board, 1 by default. */
	readonly board?: number | undefined;
}

/** The outcome and the distance of every position of a game. */
export class Table extends PartialTable {
	/**
	 * Maps the worth of a position to the side to move if the piece that stands on `piece` stood elsewhere, for every
	 * square on which it could.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const values = await table.heatmap(position, { row: 2, column: 4 });
	 * const near = values.filter(({ outcome }) => outcome === "win");
	 * console.log(near.map(({ square }) => square));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * [ { row: 1, column: 4 }, { row: 1, column: 6 }, { row: 2, column: 5 } ]
	 * ```
	 */
	async heatmap(position: Position, piece: Square): Promise<SquareValue[]> {
		const checked = checkPosition(this.game, position);
		return this.ask("heatmap", checked, checkSquare(piece, "piece"));
	}

	/**
	 * Counts the positions by their worth, with the longest wins and losses and the mutual zugzwangs. Gives way to other work, as a
	 * solve does; counting that was stopped goes on from where it was when it is asked for again.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const { toMove, byDistance } = await table.statistics();
	 * console.log(toMove.white.wins, toMove.white.losses, toMove.black.longestWin?.distance);
	 * console.log(byDistance.slice(0, 4));
	 *
	 * // Placements that nobody wants to move in; unless it is stopped.
	 * const controller = new AbortController();
	 * const small = solver.decode("1CQkAASQBSwARPcM");
	 * const other = await solver.solve(small.game);
	 * const { zugzwangs } = await other.statistics({ signal: controller.signal });
	 * for (const { outcomes, placements } of zugzwangs) console.log(outcomes, placements);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 224 3872 21
	 * [ 128, 640, 4, 16 ]
	 * { red: 'loss', black: 'loss' } 30
	 * { red: 'loss', black: 'draw' } 24
	 * ```
	 */
	async statistics(options: CountOptions = {}): Promise<Statistics> {
		return this.count("statistics", options);
	}

	/**
	 * Compares it with the table of other rules, on the same board and with as many pieces on each side: counts the positions by
	 * their outcome in this table and in the other, with the most telling example of each change. Gives way to other work, as a
	 * solve does; a comparison that was stopped goes on from where it was when it is asked for again.
	 * @throws ComparisonError when they cannot be compared.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game } = solver.decode("1Ac4WIAzzUx");
	 * const [white, black] = game.rules.sides;
	 * const rules = { ...game.rules, id: "chase-variant", sides: [{ ...white, mayPass: true }, black] };
	 * const before = await solver.solve(game);
	 * const after = await solver.solve({ ...game, rules });
	 * const { toMove } = await before.compare(after);
	 * for (const { before, after, positions, example } of toMove.white.outcomes) {
	 * 	console.log(before, after, positions, example?.before.distance ?? null);
	 * }
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * win win 224 null
	 * loss draw 3808 22
	 * loss loss 64 null
	 * ```
	 */
	async compare(other: Table, options: CountOptions = {}): Promise<Changes> {
		return this.count("compare", options, this.numberOf(other));
	}

	/**
	 * One number for the whole table, as 16 hexadecimal digits: equal tables have equal signatures, on every machine.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * console.log(await table.signature());
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 1216c7d325ce4b08
	 * ```
	 */
	async signature(options: CountOptions = {}): Promise<string> {
		return this.count("signature", options);
	}

	/**
	 * Holds the value of every position against the rules and the values of the positions that its moves lead to, independently
	 * of how it was found. A table without a fault is proved right. Gives way to other work, as a solve does.
	 * @example
	 * ```js
	 * import { load } from "catchmate";
	 *
	 * const solver = await load();
	 * const { game, position } = solver.decode("1Ac4WIAzzUx");
	 * const table = await solver.solve(game);
	 * const { positions, fault } = await table.verify();
	 * console.log(positions, fault);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 8192 null
	 * ```
	 */
	async verify(options: VerifyOptions = {}): Promise<Findings> {
		return this.count("verify", options, checkBoardNumber(options.board));
	}
}
