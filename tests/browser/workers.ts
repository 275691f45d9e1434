/** A test's control over a page's workers. */
import { expect, type Page } from "@playwright/test";

/** The page's workers, and the behaviour of the next ones. */
interface Workers {
	readonly all: Worker[];
	/** Their fault: none, death at any message, death at the next solve, or solves stuck at 34 % of the positions. */
	fault: "none" | "dead" | "mortal" | "stuck";
	/** Resumes stuck solves. */
	readonly stuck: Map<number, () => void>;
}

/** `noticed` holds every notice since watching began: some appear only briefly. */
export type ControlledGlobal = typeof globalThis & { workers: Workers; noticed: string[] };

/** Puts every worker under the test's control. Runs in the page, without access to this file's functions. */
export function controlWorkers(): void {
	const page = globalThis as ControlledGlobal;
	page.workers = { all: [], fault: "none", stuck: new Map() };
	page.Worker = new Proxy(Worker, {
		construct(Original, [url, options]) {
			const worker = new Original(url, options);
			const send = worker.postMessage.bind(worker);
			page.workers.all.push(worker);
			worker.postMessage = (message: { type: string; id: number; task?: { job: string } }) => {
				const isSolve = message.task?.job === "solve";
				if (message.type === "abort" && page.workers.stuck.delete(message.id)) {
					return;
				}
				if (page.workers.fault === "dead" || (page.workers.fault === "mortal" && isSolve)) {
					page.workers.fault = page.workers.fault === "dead" ? "dead" : "none";
					queueMicrotask(() =>
						worker.dispatchEvent(new ErrorEvent("error", { message: "out of order" })),
					);
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

/** Kills the current worker, like a browser short of memory. */
export function killWorker(page: Page): Promise<void> {
	return page.evaluate(() => {
		const { all } = (globalThis as ControlledGlobal).workers;
		all.at(-1)?.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
	});
}

export function setFault(page: Page, fault: Workers["fault"]): Promise<void> {
	return page.evaluate((fault) => {
		(globalThis as ControlledGlobal).workers.fault = fault;
	}, fault);
}

/** Resumes stuck solves, and lets later ones run. */
export function resumeSolves(page: Page): Promise<void> {
	return page.evaluate(() => {
		const { workers } = globalThis as ControlledGlobal;
		workers.fault = "none";
		for (const resume of workers.stuck.values()) {
			resume();
		}
		workers.stuck.clear();
	});
}

/** Makes every solve get stuck, from the first. */
export const stuckWorkers = `(${controlWorkers})(); workers.fault = "stuck";`;

export const countWorkers = (page: Page) =>
	page.evaluate(() => (globalThis as ControlledGlobal).workers.all.length);

/** Waits until a page has this number of workers. */
export const expectWorkers = (page: Page, count: number): Promise<void> =>
	expect.poll(() => page.workers().length).toBe(count);
