/** Stands in the page for the module that arranges the points of graphs: loads it as a script. */
import type { arrange as arrangeAtOnce } from "../../board/arrange.ts";
import { loadScript } from "../script.ts";

export async function arrange(
	...graph: Parameters<typeof arrangeAtOnce>
): Promise<ReturnType<typeof arrangeAtOnce>> {
	const arrangeNow = await loadScript("arrange");
	return arrangeNow(...graph);
}
