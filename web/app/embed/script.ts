/** The embedding script, loaded when the page is in a frame. */
import { giveScript } from "../kernel/script.ts";
import { embed } from "./embed.ts";

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly embed: typeof embed;
	}
}

giveScript("embed", embed);
