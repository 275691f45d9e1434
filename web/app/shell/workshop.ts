/** The package's workshop, which hunts and the detective load when they first need it. */
import type { Workshop } from "catchmate/workshop";
import { Lazy } from "./lazy.ts";

const entry = new Lazy(() => import("catchmate/workshop"));

/** A workshop with a worker of its own, which leaves the board its own and can be ended. @throws LoadError */
export async function loadWorkshop(): Promise<Workshop> {
	const { load } = await entry.load();
	return load();
}
