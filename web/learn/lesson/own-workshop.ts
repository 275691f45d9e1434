/** The workshop for parts that run programs with mistakes. */
import type { Workshop } from "catchmate/workshop";
import { loadBeside } from "../../element/script-beside.ts";
import type {} from "../workshop.ts";

/** A workshop of one's own, with a worker of its own. @throws Error if its script cannot be loaded */
export async function ownWorkshop(): Promise<Workshop> {
	if (globalThis.catchmateWorkshop === undefined) await loadBeside("workshop.js");
	if (globalThis.catchmateWorkshop === undefined) throw new Error("workshop.js has no workshop");
	return globalThis.catchmateWorkshop();
}
