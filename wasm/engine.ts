/**
 * An engine owns a WebAssembly module and the tables in its memory. `Engine` is what the package's front, solver.ts, needs of
 * one, with nothing but plain data going in and out, so that it may live in this thread or, over worker-engine.ts, in a
 * worker.
 */
import {
	gameRequest,
	pieceIndex,
	positionRequest,
	takeFindings,
	takeInputError,
	takeLine,
	takeMoveValues,
	takePositionValue,
	takeProblem,
	takeProgress,
	takeRules,
	takeSquareValues,
	takeStatistics,
} from "./convert.ts";
import { EngineError, type InputError } from "./errors.ts";
import {
	type Address,
	type Exports,
	listRequest,
	MEMORY_LIMIT,
	type Module,
	textRequest,
} from "./module.ts";
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

/** A table in the module's memory. */
interface HeldTable {
	readonly module: Module;
	readonly game: Game;
	readonly address: Address;
}

/** An engine in this thread. Long work gives way to other work many times a second. */
export class LocalEngine implements Engine {
	readonly #create: () => Promise<Module>;
	#module: Promise<Module> | undefined;
	readonly #tables = new Map<number, HeldTable>();
	#lastTable: number;
	/** The solve that runs or waits last: one runs at a time, so that the memory it was promised stays free. */
	#lastSolve: Promise<unknown> = Promise.resolve();
	/** Counts the modules that were dropped; what a dropped one gave out must not be touched again. */
	#dropped = 0;
	#disposed = false;

	/** Tables are numbered from the one after `lastTable`. */
	constructor(create: () => Promise<Module>, lastTable = 0) {
		this.#create = create;
		this.#lastTable = lastTable;
	}

	async describe(): Promise<EngineDescription> {
		const module = await this.#get();
		const reply = module.ask((core) => core.describe());
		return { version: reply.text(), games: reply.list(() => takeRules(reply)) };
	}

	async read(gameId: string, text: string | Uint8Array, memoryBudget: number): Promise<Reading> {
		if (typeof gameId !== "string") throw new TypeError("the game's id is not a string");
		if (typeof text !== "string" && !(text instanceof Uint8Array)) {
			throw new TypeError("the text is neither a string nor a Uint8Array");
		}
		const module = await this.#get();
		const budget = Math.min(memoryBudget, MEMORY_LIMIT);
		const reply = this.#run(() => {
			module.takeText(text);
			return module.ask((core) => core.read(budget), textRequest(gameId));
		});
		return {
			problems: reply.list(() => takeProblem(reply)),
			error: reply.optional(() => takeInputError(reply)),
		};
	}

	async write(game: Game, position: Position): Promise<string | null> {
		const module = await this.#get();
		const request = [...gameRequest(game), ...positionRequest(game, position)];
		const reply = this.#run(() => module.ask((core) => core.write(MEMORY_LIMIT), request));
		return reply.optional(() => reply.text());
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
		const positions = position === undefined ? [] : [positionRequest(game, position)];
		const request = [...gameRequest(game), ...listRequest(positions)];
		const budget = Math.min(memoryBudget, MEMORY_LIMIT);
		this.#run(() => module.ask((core) => core.start(moves, budget), request));
		const dropped = this.#dropped;
		try {
			let reported = performance.now();
			const progress = () => takeProgress(module.ask((core) => core.progress()));
			await this.#finish(() => module.exports.advance() !== 0, {
				beforePause() {
					if (!onProgress || performance.now() - reported < PROGRESS_INTERVAL_MS) return;
					reported = performance.now();
					onProgress(progress());
				},
				afterPause: () => signal?.throwIfAborted(),
			});
			onProgress?.(progress());
			const reply = module.ask((core) => core.takeTable());
			this.#lastTable += 1;
			this.#tables.set(this.#lastTable, { module, game, address: reply.number() });
			return {
				id: this.#lastTable,
				positions: reply.number(),
				longest: reply.number(),
				bytes: reply.number(),
			};
		} catch (error) {
			if (this.#dropped === dropped) module.exports.giveUp();
			throw error;
		}
	}

	/** Does work to its end, in slices; what happens around the pause between two slices may end it by throwing. */
	async #finish(
		advance: () => boolean,
		{ beforePause, afterPause }: { beforePause?: () => void; afterPause: () => void },
	): Promise<void> {
		const dropped = this.#dropped;
		for (;;) {
			const started = performance.now();
			let more = true;
			while (more && performance.now() - started < SLICE_MS) {
				more = this.#run(advance);
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
		const answer = answers(this.#held(table))[question];
		return this.#run(() => answer(...args));
	}

	async verify(table: number): Promise<Findings> {
		const module = await this.#get();
		const { game, address } = this.#held(table);
		const verification = this.#run(() => module.exports.startVerification(address));
		const dropped = this.#dropped;
		const refuseWhenReleased = () => {
			const lost = this.#dropped !== dropped;
			if (!lost && !this.#tables.has(table)) throw new EngineError("the table was disposed of");
		};
		try {
			await this.#finish(() => module.exports.advanceVerification(verification) !== 0, {
				afterPause: refuseWhenReleased,
			});
			refuseWhenReleased();
			return takeFindings(
				game,
				module.ask((core) => core.findings(verification, address)),
			);
		} finally {
			if (this.#dropped === dropped) module.exports.dropVerification(verification);
		}
	}

	#held(table: number): HeldTable {
		const held = this.#tables.get(table);
		if (held === undefined) throw new EngineError("the table was lost with its module");
		return held;
	}

	release(id: number): void {
		const held = this.#tables.get(id);
		if (held === undefined) return;
		held.module.exports.dropTable(held.address);
		this.#tables.delete(id);
	}

	dispose(): void {
		this.#disposed = true;
		this.#drop();
	}

	#drop(): void {
		this.#module = undefined;
		this.#tables.clear();
		this.#dropped += 1;
	}

	async #get(): Promise<Module> {
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
function answers({ module, game, address }: HeldTable): Answers {
	const about = (position: Position, call: (core: Exports) => Address) =>
		module.ask(call, positionRequest(game, position));
	return {
		lookup(position) {
			const reply = about(position, (core) => core.lookup(address));
			return takePositionValue(game, position.toMove, reply);
		},
		moves(position) {
			const reply = about(position, (core) => core.moves(address));
			return takeMoveValues(game, position.toMove, reply);
		},
		line(position) {
			const reply = about(position, (core) => core.line(address));
			return takeLine(game, reply);
		},
		heatmap(position, piece) {
			const { side, from } = pieceIndex(game, position, piece);
			const reply = about(position, (core) => core.heatmap(address, side, from));
			return takeSquareValues(game, position.toMove, reply);
		},
		statistics: () =>
			takeStatistics(
				game,
				module.ask((core) => core.statistics(address)),
			),
		signature: () => module.ask((core) => core.signature(address)).text(),
		answer: (position) => about(position, (core) => core.answer(address)).text(),
		report: (position, { moves = false, line = false, boards = false }) =>
			about(position, (core) => core.report(address, moves, line, boards)).text(),
	};
}
