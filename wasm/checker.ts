/** Finds the mistake of a program. */
import type { LocalEngine } from "./engine/engine.ts";
import { expectValue } from "./engine/failures.ts";
import type * as module from "./engine/workshop-module.ts";
import { checkObject, checkText, checkWhole, LARGEST_UNSIGNED } from "./options.ts";
import { disposeSymbol } from "./partial-table.ts";
import type { ProgramFailure, ProgramRun } from "./program-failure.ts";

/**
 * Searches an input on which a program is wrong, shrinks it, and finds the mistake. The caller runs the program on each
 * input from `next`, and passes the result to `take`.
 */
export class Checker {
	readonly #engine: LocalEngine<module.WorkshopModule>;
	readonly #module: module.WorkshopModule;
	readonly #handle: module.Checker;

	/** @internal */
	constructor(engine: LocalEngine<module.WorkshopModule>, game: string, seed: number) {
		this.#engine = engine;
		[this.#module, this.#handle] = engine.call((module) => [
			module,
			new module.Checker(game, seed),
		]);
	}

	#call<T>(act: () => T): T {
		return this.#engine.call(act, this.#module);
	}

	/** The next input; null at the end of the search, when no input can shrink further. */
	next(): string | null {
		return this.#call(() => this.#handle.next());
	}

	/** Takes the result of the run on the last input. White space in the output counts as judges take it. */
	take(run: ProgramRun): void {
		const { end, status, output, errors = "" } = checkObject(run, "run");
		checkWhole(status, "run.status", LARGEST_UNSIGNED);
		checkText(output, "run.output");
		checkText(errors, "run.errors");
		this.#call(() => expectValue(this.#handle.take(end, status, output, errors)));
	}

	/** Whether the search has ended, so that further inputs only shrink a failure or separate mistakes. */
	get hasFound(): boolean {
		return this.#call(() => this.#handle.hasFound());
	}

	/** Ends the search; the inputs found so far still shrink. */
	settle(): void {
		this.#call(() => this.#handle.settle());
	}

	/** The number of boards that the program was run on so far. */
	get boards(): number {
		return this.#call(() => this.#handle.boards());
	}

	/** A wrong answer and a failure, if there were any, each with the smallest input found. */
	failures(): readonly ProgramFailure[] {
		return this.#call(() => this.#handle.failures());
	}

	/** Frees its memory. */
	dispose(): void {
		this.#engine.free(this.#handle, this.#module);
	}

	/** Calls `dispose`, for `using`. */
	[disposeSymbol](): void {
		this.dispose();
	}
}
