/**
 * An engine owns a WebAssembly module and the tables in its memory. `Engine` is what the package's front, solver.ts, needs of
 * one, with nothing but plain data going in and out, so that it may live in this thread or, over worker-engine.ts, in a
 * worker.
 */
import {
	boardToRaw,
	findingsFromRaw,
	inputErrorFromRaw,
	moveFromRaw,
	pieceToRaw,
	positionToRaw,
	problemFromRaw,
	rulesFromRaw,
	rulesToRaw,
	squareFromRaw,
	statisticsFromRaw,
	unwrap,
	valueFromRaw,
} from "./convert.ts";
import { EngineError, type InputError } from "./errors.ts";
import type { RawModule, RawSolver, RawTable } from "./module.ts";
import type {
	Findings,
	Game,
	Line,
	MoveValue,
	Position,
	PositionValue,
	Problem,
	Progress,
	ReportOptions,
	Rules,
	Square,
	SquareValue,
	Statistics,
} from "./types.ts";

export interface EngineDescription {
	readonly version: string;
	readonly games: readonly Rules[];
}

/** What a text holds: its problems, up to the first error. */
export interface Reading {
	readonly problems: readonly Problem[];
	readonly error: InputError | null;
}

/** A table in an engine's memory. */
export interface TableHandle {
	readonly id: number;
	readonly positions: number;
	readonly longest: number;
	readonly bytes: number;
}

/** The questions that a table answers, by name. */
export interface Questions {
	lookup(position: Position): PositionValue;
	moves(position: Position): MoveValue[];
	line(position: Position): Line;
	heatmap(position: Position, piece: Square): SquareValue[];
	statistics(): Statistics;
	signature(): string;
	answer(position: Position): string;
	report(position: Position, options: ReportOptions): string;
}

/** What a solve is to settle, and what it may take. */
export interface SolveScope {
	readonly position: Position | undefined;
	readonly moves: boolean;
	readonly memoryBudget: number;
}

export interface SolveControl {
	readonly signal: AbortSignal | undefined;
	readonly onProgress: ((progress: Progress) => void) | undefined;
}

export interface Engine {
	describe(): Promise<EngineDescription>;
	read(gameId: string, text: string | Uint8Array, memoryBudget: number): Promise<Reading>;
	write(game: Game, position: Position): Promise<string | null>;
	solve(game: Game, scope: SolveScope, control: SolveControl): Promise<TableHandle>;
	ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>>;
	verify(table: number): Promise<Findings>;
	release(table: number): void;
	dispose(): void;
}

// Long enough for a slice of work to be worth its overhead, short enough for a frame.
const SLICE_MS = 8;
const PROGRESS_INTERVAL_MS = 1000 / 60;

/** Lets everything else that waits in this thread have its turn. */
function pause(): Promise<void> {
	return new Promise((resolve) => {
		if (typeof setImmediate === "function") {
			setImmediate(resolve);
			return;
		}
		// Unlike a timer, a message is not held back when this happens often.
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}

/** An engine in this thread. Long work gives way to other work many times a second. */
export class LocalEngine implements Engine {
	readonly #create: () => Promise<RawModule>;
	#module: Promise<RawModule> | undefined;
	/** Keeps memory from one solve to the next. */
	#solver: RawSolver | undefined;
	readonly #tables = new Map<number, { game: Game; table: RawTable }>();
	#lastTable: number;
	/** The solve that runs or waits last: one runs at a time, so that the memory it was promised stays free. */
	#lastSolve: Promise<unknown> = Promise.resolve();
	/** Counts the modules that were dropped; what a dropped one gave out must not be touched again. */
	#dropped = 0;
	#disposed = false;

	/** Tables are numbered from the one after `lastTable`. */
	constructor(create: () => Promise<RawModule>, lastTable = 0) {
		this.#create = create;
		this.#lastTable = lastTable;
	}

	async describe(): Promise<EngineDescription> {
		const module = await this.#get();
		return { version: module.version, games: module.games().map(rulesFromRaw) };
	}

	async read(gameId: string, text: string | Uint8Array, memoryBudget: number): Promise<Reading> {
		if (typeof gameId !== "string") throw new TypeError("the game's id is not a string");
		if (typeof text !== "string" && !(text instanceof Uint8Array)) {
			throw new TypeError("the text is neither a string nor a Uint8Array");
		}
		const module = await this.#get();
		const budget = Math.min(memoryBudget, module.memoryLimit());
		const read = this.#run(() => unwrap(module.read(gameId, text, budget)));
		return {
			problems: read.problems.map(problemFromRaw),
			error: read.error && inputErrorFromRaw(read.error),
		};
	}

	async write(game: Game, position: Position): Promise<string | null> {
		const module = await this.#get();
		const board = boardToRaw(game.board);
		return this.#run(() =>
			unwrap(module.write(rulesToRaw(game.rules), board, positionToRaw(game, position))),
		);
	}

	async solve(game: Game, scope: SolveScope, control: SolveControl): Promise<TableHandle> {
		const solving = this.#lastSolve.then(() => this.#solve(game, scope, control));
		this.#lastSolve = solving.catch(() => {});
		return solving;
	}

	async #solve(
		game: Game,
		{ position, moves, memoryBudget }: SolveScope,
		{ signal, onProgress }: SolveControl,
	): Promise<TableHandle> {
		signal?.throwIfAborted();
		const module = await this.#get();
		signal?.throwIfAborted();
		const rules = rulesToRaw(game.rules);
		const board = boardToRaw(game.board);
		const start = position === undefined ? null : positionToRaw(game, position);
		const budget = Math.min(memoryBudget, module.memoryLimit());
		this.#solver ??= new module.Solver();
		const solver = this.#solver;
		this.#run(() => unwrap(solver.start(rules, board, start, moves, budget)));
		const dropped = this.#dropped;
		try {
			let reported = performance.now();
			await this.#finish(solver, {
				beforePause() {
					if (!onProgress || performance.now() - reported < PROGRESS_INTERVAL_MS) return;
					reported = performance.now();
					onProgress(solver.progress());
				},
				afterPause: () => signal?.throwIfAborted(),
			});
			onProgress?.(solver.progress());
			const bytes = solver.bytes();
			const table = unwrap(solver.takeTable());
			this.#lastTable += 1;
			this.#tables.set(this.#lastTable, { game, table });
			const [positions, longest] = [table.positions(), table.longest()];
			return { id: this.#lastTable, positions, longest, bytes };
		} catch (error) {
			if (this.#dropped === dropped) solver.release();
			throw error;
		}
	}

	/** Does work to its end, in slices; what happens around the pause between two slices may end it by throwing. */
	async #finish(
		work: { advance(): boolean },
		{ beforePause, afterPause }: { beforePause?: () => void; afterPause: () => void },
	): Promise<void> {
		const dropped = this.#dropped;
		for (;;) {
			const started = performance.now();
			let more = true;
			while (more && performance.now() - started < SLICE_MS) {
				more = this.#run(() => work.advance());
			}
			if (!more) return;
			beforePause?.();
			await pause();
			afterPause();
			this.#refuseWhenDisposed();
			if (this.#dropped !== dropped) {
				throw new EngineError("the WebAssembly module failed meanwhile");
			}
		}
	}

	async ask<Name extends keyof Questions>(
		table: number,
		question: Name,
		args: Parameters<Questions[Name]>,
	): Promise<ReturnType<Questions[Name]>> {
		await this.#get();
		const held = this.#held(table);
		const answer = answers(held.game, held.table)[question];
		return this.#run(() => answer(...args));
	}

	async verify(table: number): Promise<Findings> {
		const module = await this.#get();
		const held = this.#held(table);
		const verification = this.#run(() => module.startVerification(held.table));
		const dropped = this.#dropped;
		try {
			await this.#finish(verification, {
				afterPause: () => {
					const lost = this.#dropped !== dropped;
					if (!lost && !this.#tables.has(table)) throw new EngineError("the table was disposed of");
				},
			});
			return findingsFromRaw(held.game, verification.findings());
		} finally {
			if (this.#dropped === dropped) verification.delete();
		}
	}

	#held(table: number): { game: Game; table: RawTable } {
		const held = this.#tables.get(table);
		if (held === undefined) throw new EngineError("the table was lost with its module");
		return held;
	}

	release(id: number): void {
		const held = this.#tables.get(id);
		if (held === undefined) return;
		this.#solver?.reuse(held.table);
		held.table.delete();
		this.#tables.delete(id);
	}

	dispose(): void {
		this.#disposed = true;
		this.#drop();
	}

	#drop(): void {
		this.#module = undefined;
		this.#solver = undefined;
		this.#tables.clear();
		this.#dropped += 1;
	}

	async #get(): Promise<RawModule> {
		this.#refuseWhenDisposed();
		this.#module ??= this.#create().catch((error: unknown) => {
			this.#module = undefined;
			throw new EngineError(`the WebAssembly module cannot be started: ${error}`);
		});
		const module = await this.#module;
		this.#refuseWhenDisposed();
		return module;
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
	}

	/** Runs a call of the module. One that fails inside leaves it in no known state: it and its tables are dropped. */
	#run<T>(call: () => T): T {
		try {
			return call();
		} catch (error) {
			if (!(error instanceof WebAssembly.RuntimeError)) throw error;
			this.#drop();
			throw new EngineError(`the WebAssembly module failed: ${error.message}`);
		}
	}
}

type Answers = {
	[Name in keyof Questions]: (...args: Parameters<Questions[Name]>) => ReturnType<Questions[Name]>;
};

/** The answers of a table. */
function answers(game: Game, table: RawTable): Answers {
	const raw = (position: Position) => positionToRaw(game, position);
	return {
		lookup(position) {
			const found = unwrap(table.lookup(raw(position)));
			return { ...valueFromRaw(game.rules, position.toMove, found), over: found.over };
		},
		moves(position) {
			return unwrap(table.moves(raw(position))).map((found) => ({
				move: moveFromRaw(game, found.move),
				...valueFromRaw(game.rules, position.toMove, found),
			}));
		},
		line(position) {
			const { moves, repeatsFrom } = unwrap(table.line(raw(position)));
			return { moves: moves.map((move) => moveFromRaw(game, move)), repeatsFrom };
		},
		heatmap(position, piece) {
			const { side, from } = pieceToRaw(game, position, piece);
			const values = unwrap(table.heatmap(raw(position), side, from));
			return values.flatMap((found, index) => {
				if (found === null) return [];
				const value = valueFromRaw(game.rules, position.toMove, found);
				return [{ square: squareFromRaw(game.board, index), ...value }];
			});
		},
		statistics: () => statisticsFromRaw(game, table.statistics()),
		signature: () => table.signature(),
		answer: (position) => unwrap(table.answer(raw(position))),
		report: (position, { moves = false, line = false, boards = false }) =>
			unwrap(table.report(raw(position), moves, line, boards)),
	};
}
