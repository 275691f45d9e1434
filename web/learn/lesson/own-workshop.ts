/** The workshop for parts that run programs with mistakes. */
import type { Workshop } from "catchmate/workshop";
import { loadBeside } from "../../element/script-beside.ts";
import type {} from "../workshop.ts";

/** A separate workshop with its own worker. @throws Error if its script cannot be loaded */
export async function ownWorkshop(): Promise<Workshop> {
	if (globalThis.catchmateWorkshop === undefined) await loadBeside("workshop.js");
	if (globalThis.catchmateWorkshop === undefined) throw new Error("workshop.js has no workshop");
	return globalThis.catchmateWorkshop();
}
