/**
 * An engine owns a WebAssembly module and the tables in its memory. `Engine` is what the package's front needs of one, with
 * nothing but plain data going in and out, so that it may live in this thread or, over worker-engine.ts, in a worker. What
 * it answers is a set of functions that it is given: questions.ts has those that a board needs, study.ts all of them.
 */
import { gameRequest, positionRequest, takeProgress } from "./convert.ts";
import { EngineError, type InputErrorFields } from "./errors.ts";
import { type Address, listRequest, MEMORY_LIMIT, type Module } from "./module.ts";
import type {
	Findings,
	Game,
	Line,
	MoveValue,
	Position,
	PositionValue,
	Problem,
	Progress,
	Rules,
	Square,
	SquareValue,
	Statistics,
} from "./types.ts";

export interface EngineDescription {
	readonly version: string;
	readonly games: readonly Rules[];
}

/** A table in an engine's memory. */
export interface TableHandle {
	readonly id: number;
	readonly positions: number;
	readonly longest: number;
	readonly bytes: number;
}

/** What a text holds: its problems, up to the first error, of which these are the facts. */
export interface PlainReading {
	readonly problems: readonly Problem[];
	readonly error: (InputErrorFields & { readonly message: string }) | null;
}

/** The questions that a table answers, by name. */
export interface TableQuestions {
	lookup(position: Position): PositionValue;
	moves(position: Position): MoveValue[];
	line(position: Position): Line;
	heatmap(position: Position, piece: Square): SquareValue[];
	/** Counts on for some milliseconds; null while that is not all. */
	statistics(): Promise<{ readonly counted: number; readonly found: Statistics | null }>;
	signature(): string;
	verify(): Promise<Findings>;
}

/** The questions that an engine answers: its own, and those to a table of which it is told the number. */
export type Questions = {
	describe(): EngineDescription;
	read(gameId: string, text: string | Uint8Array, memoryBudget: number): PlainReading;
	write(game: Game, position: Position): string | null;
} & {
	[Name in keyof TableQuestions]: (
		table: number,
		...args: Parameters<TableQuestions[Name]>
	) => ReturnType<TableQuestions[Name]>;
};

export type Answer<Name extends keyof Questions> = Awaited<ReturnType<Questions[Name]>>;

/** What a solve is to settle, and what it may take. */
export interface SolveScope {
	readonly position: Position | undefined;
	readonly moves: boolean;
	/** Whether it may be done in the thread that asks, if it is small. */
	readonly here: boolean;
	readonly memoryBudget: number;
}

export interface SolveControl {
	readonly signal: AbortSignal | undefined;
	readonly onProgress: ((progress: Progress) => void) | undefined;
}

export interface Engine {
	ask<Name extends keyof Questions>(
		question: Name,
		...args: Parameters<Questions[Name]>
	): Promise<Answer<Name>>;
	solve(game: Game, scope: SolveScope, control: SolveControl): Promise<TableHandle>;
	release(table: number): void;
	dispose(): void;
}

/** A table in the module's memory. */
export interface HeldTable {
	readonly module: Module;
	readonly game: Game;
	readonly address: Address;
}

/** What an answer is made of. */
export interface Core {
	readonly module: Module;
	readonly tables: ReadonlyMap<number, HeldTable>;
	/** Does work to its end, in slices; what happens around the pause between two slices may end it by throwing. */
	finish(advance: () => boolean, around: AroundPause): Promise<void>;
}

export interface AroundPause {
	readonly beforePause?: () => void;
	readonly afterPause: () => void;
}

/** How each question is answered. Those that are left out are refused. */
export type Answers = {
	readonly [Name in keyof Questions]?: (
		core: Core,
		...args: Parameters<Questions[Name]>
	) => ReturnType<Questions[Name]>;
};

// Long enough for a slice of work to be worth its overhead, short enough for a frame.
export const SLICE_MS = 8;
const PROGRESS_INTERVAL_MS = 1000 / 60;

/** Whole bytes, within what a module can have. */
export function budgetFrom(memoryBudget: number): number {
	return Math.max(0, Math.floor(Math.min(memoryBudget, MEMORY_LIMIT)));
}

/** Lets everything else that waits in this thread have its turn. */
export function pause(): Promise<void> {
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
	readonly #create: () => Promise<Module>;
	readonly #answers: Answers;
	#starting: Promise<Module> | undefined;
	#module: Module | undefined;
	readonly #tables = new Map<number, HeldTable>();
	#lastTable: number;
	/** The solve that runs or waits last: one runs at a time, so that the memory it was promised stays free. */
	#lastSolve: Promise<unknown> = Promise.resolve();
	#disposed = false;

	/** Tables are numbered from the one after `lastTable`. */
	constructor(create: () => Promise<Module>, answers: Answers, lastTable = 0) {
		this.#create = create;
		this.#answers = answers;
		this.#lastTable = lastTable;
	}

	async ask<Name extends keyof Questions>(
		question: Name,
		...args: Parameters<Questions[Name]>
	): Promise<Answer<Name>> {
		const module = await this.#get();
		const answer = this.#answers[question];
		if (answer === undefined) throw new EngineError(`this solver has no answer for ${question}`);
		const core: Core = {
			module,
			tables: this.#tables,
			finish: (advance, around) => this.#finish(module, advance, around),
		};
		try {
			return (await answer(core, ...args)) as Answer<Name>;
		} catch (error) {
			throw this.#errorFrom(error);
		}
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
		const budget = budgetFrom(memoryBudget);
		try {
			module.ask((core) => core.start(moves, budget), request);
		} catch (error) {
			throw this.#errorFrom(error);
		}
		try {
			let reported = performance.now();
			const progress = () => takeProgress(module.ask((core) => core.progress()));
			await this.#finish(module, () => module.exports.advance() !== 0, {
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
			if (!module.lost) module.exports.giveUp();
			throw error;
		}
	}

	async #finish(
		module: Module,
		advance: () => boolean,
		{ beforePause, afterPause }: AroundPause,
	): Promise<void> {
		for (;;) {
			const started = performance.now();
			let more = true;
			try {
				while (more && performance.now() - started < SLICE_MS) more = advance();
			} catch (error) {
				throw this.#errorFrom(error);
			}
			if (!more) return;
			beforePause?.();
			await pause();
			afterPause();
			this.#refuseWhenDisposed();
			if (module.lost) throw new EngineError("the WebAssembly module failed meanwhile");
		}
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
		if (this.#module !== undefined) this.#module.lost = true;
		this.#module = undefined;
		this.#starting = undefined;
		this.#tables.clear();
	}

	async #get(): Promise<Module> {
		this.#refuseWhenDisposed();
		this.#starting ??= this.#create().then(
			(module) => {
				this.#module = module;
				return module;
			},
			(error: unknown) => {
				this.#starting = undefined;
				throw new EngineError(`the WebAssembly module cannot be started: ${error}`);
			},
		);
		const module = await this.#starting;
		this.#refuseWhenDisposed();
		return module;
	}

	#refuseWhenDisposed(): void {
		if (this.#disposed) throw new EngineError("the solver was disposed of");
	}

	/** What to say of an error. A module that failed inside is left in no known state: it and its tables are dropped. */
	#errorFrom(error: unknown): unknown {
		if (!(error instanceof WebAssembly.RuntimeError)) return error;
		this.#drop();
		return new EngineError(`the WebAssembly module failed: ${error.message}`);
	}
}
