/** A page's workers in a test's hands. */
import { expect, type Page } from "@playwright/test";

/** The page's workers, and how those behave that it asks from now on. */
interface Workers {
	readonly all: Worker[];
	/** Their fault: none, that they die of anything, or of the next solve alone, that they have no memory, or that no solve goes on beyond 34 % of its positions. */
	fault: "none" | "dead" | "mortal" | "full" | "stuck";
	/** Lets the solves go on that are stuck. */
	readonly stuck: Map<number, () => void>;
}

/** `noticed` is every notice since a test began to watch: some stand for a moment only. */
export type Faulty = typeof globalThis & { workers: Workers; noticed: string[] };

/** Puts every worker into the test's hands. Runs in the page, where no function of this file's is known. */
export function holdWorkers(): void {
	const page = globalThis as Faulty;
	page.workers = { all: [], fault: "none", stuck: new Map() };
	page.Worker = new Proxy(Worker, {
		construct(Original, [url, options]) {
			const worker = new Original(url, options);
			const send = worker.postMessage.bind(worker);
			page.workers.all.push(worker);
			worker.postMessage = (message: { type: string; id: number; call?: { method: string } }) => {
				const isSolve = message.call?.method === "solve";
				if (message.type === "abort" && page.workers.stuck.delete(message.id)) {
					return;
				}
				if (page.workers.fault === "dead" || (page.workers.fault === "mortal" && isSolve)) {
					page.workers.fault = page.workers.fault === "dead" ? "dead" : "none";
					queueMicrotask(() =>
						worker.dispatchEvent(new ErrorEvent("error", { message: "out of order" })),
					);
				} else if (page.workers.fault === "full" && isSolve) {
					const fields = { name: "TableTooLargeError", bytes: 5e9, budget: 2e9 };
					const error = { name: fields.name, message: "too large", fields };
					const data = { type: "error", id: message.id, error };
					queueMicrotask(() => worker.dispatchEvent(new MessageEvent("message", { data })));
				} else if (page.workers.fault === "stuck" && isSolve) {
					page.workers.stuck.set(message.id, () => send(message));
					const report = { settled: 34, positions: 100, layers: 3 };
					const data = { type: "progress", id: message.id, report };
					queueMicrotask(() => worker.dispatchEvent(new MessageEvent("message", { data })));
				} else {
					send(message);
				}
			};
			return worker;
		},
	});
}

/** Ends the worker that there is, as a browser does that has no memory left for it. */
export function killWorker(page: Page): Promise<void> {
	return page.evaluate(() => {
		const { all } = (globalThis as Faulty).workers;
		all.at(-1)?.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
	});
}

export function setFault(page: Page, fault: Workers["fault"]): Promise<void> {
	return page.evaluate((fault) => {
		(globalThis as Faulty).workers.fault = fault;
	}, fault);
}

/** Lets the solves go on that are stuck, and all others from now on. */
export function letSolve(page: Page): Promise<void> {
	return page.evaluate(() => {
		const { workers } = globalThis as Faulty;
		workers.fault = "none";
		for (const goOn of workers.stuck.values()) {
			goOn();
		}
		workers.stuck.clear();
	});
}

/** Has every solve get stuck, from the first. */
export const stuckWorkers = `(${holdWorkers})(); workers.fault = "stuck";`;

export const workersMade = (page: Page) =>
	page.evaluate(() => (globalThis as Faulty).workers.all.length);

/** Waits until a page has so many workers. */
export const seesWorkers = (page: Page, count: number): Promise<void> =>
	expect.poll(() => page.workers().length).toBe(count);
