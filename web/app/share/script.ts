/** The sharing script, loaded when the tab is first opened. */
import { giveScript } from "../kernel/script.ts";
import styles from "./share.css";
import { share } from "./view.ts";

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly share: typeof share;
	}
}

giveScript("share", share, styles);
