/** The picture script, loaded when the first SVG picture is requested. */
import { svg } from "../../board/svg.ts";
import { giveScript } from "../kernel/script.ts";

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly svg: typeof svg;
	}
}

giveScript("svg", svg);
