/** The arranging script, loaded when a graph without places is drawn. */
import { arrange } from "../../board/arrange.ts";
import { giveScript } from "../kernel/script.ts";

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly arrange: typeof arrange;
	}
}

giveScript("arrange", arrange);
