/** Replaces the module that arranges the points of graphs in the page's bundle: loads it as a script. */
import type { arrange as arrangeAtOnce } from "../../board/arrange.ts";
import { loadScript } from "../kernel/script.ts";

export async function arrange(
	...graph: Parameters<typeof arrangeAtOnce>
): Promise<ReturnType<typeof arrangeAtOnce>> {
	const arrangeNow = await loadScript("arrange");
	return arrangeNow(...graph);
}
