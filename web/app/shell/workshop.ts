/** The package's workshop, in a worker of its own; loaded on first use. */
import { computed, effect, signal } from "@preact/signals-core";
import type { Workshop } from "catchmate/workshop";
import { type PageFailure, pageFailureOf } from "./failure.ts";
import { Lazy } from "./lazy.ts";
import { work } from "./work.ts";

const entry = new Lazy(() => import("catchmate/workshop"));

/** Second worker: the board's stays free, and `dispose` ends this one alone. @throws LoadError */
async function loadWorkshop(): Promise<Workshop> {
	const { load } = await entry.load();
	return load();
}

/** Runs long work in a workshop of its own; the signal ends it. */
export async function inWorkshop<T>(
	signal: AbortSignal | null,
	act: (workshop: Workshop) => Promise<T>,
): Promise<T> {
	const workshop = await work.track(loadWorkshop());
	const end = () => workshop.dispose();
	signal?.addEventListener("abort", end);
	if (signal?.aborted) end();
	return act(workshop).finally(end);
}

/** Long work of a fold, in a workshop of its own: one run at a time, stopped by the reader or by leaving the fold. */
export class WorkshopTask {
	readonly isOpen = signal(false);
	readonly failure = signal<PageFailure | null>(null);
	/** Aborts the current run; null for none. */
	readonly #running = signal<AbortController | null>(null);

	get isRunning(): boolean {
		return this.#running.value !== null;
	}

	stop(): void {
		const running = this.#running.peek();
		this.#running.value = null;
		running?.abort();
	}

	/** Runs work in place of the current run. The work publishes its results, unless the signal has ended it. */
	protected async run(
		act: (workshop: Workshop, ended: AbortSignal) => Promise<void>,
	): Promise<void> {
		this.stop();
		const running = new AbortController();
		this.#running.value = running;
		this.failure.value = null;
		try {
			await inWorkshop(running.signal, (workshop) => act(workshop, running.signal));
		} catch (error) {
			if (!running.signal.aborted) this.failure.value = pageFailureOf(error);
		}
		if (this.#running.peek() === running) this.stop();
	}

	/** Stops when the fold is closed or its tab is left. */
	protected stopOutside(tab: () => string, own: string): void {
		effect(() => {
			if (!this.isOpen.value || tab() !== own) this.stop();
		});
	}

	/** Stops and forgets the results when their subject changes; subjects are compared as JSON. */
	protected forgetWith(subject: () => unknown, forget: () => void): void {
		const text = computed(() => JSON.stringify(subject()));
		effect(() => {
			void text.value;
			return () => {
				this.stop();
				this.failure.value = null;
				forget();
			};
		});
	}
}
