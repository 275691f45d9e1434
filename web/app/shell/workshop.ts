/** The package's workshop, for hunts and the detective; loaded on first use. */
import type { Workshop } from "catchmate/workshop";
import { Lazy } from "./lazy.ts";

const entry = new Lazy(() => import("catchmate/workshop"));

/** Second worker: the board's stays free, and `dispose` ends this one alone. @throws LoadError */
export async function loadWorkshop(): Promise<Workshop> {
	const { load } = await entry.load();
	return load();
}
