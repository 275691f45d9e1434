/** What the views of sharing are given. */
import type { Context } from "../shell/context.ts";
import type { Share } from "./model.ts";

export interface ShareView extends Context {
	readonly share: Share;
	readonly address: {
		/** The address of the board; null if there is none, or it is too large for a link. */
		readonly url: string | null;
	};
}
