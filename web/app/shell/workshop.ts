/** The package's workshop, for hunts, cop numbers and the detective; loaded on first use. */
import type { Workshop } from "catchmate/workshop";
import { Lazy } from "./lazy.ts";
import { work } from "./work.ts";

const entry = new Lazy(() => import("catchmate/workshop"));

/** Second worker: the board's stays free, and `dispose` ends this one alone. @throws LoadError */
export async function loadWorkshop(): Promise<Workshop> {
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
