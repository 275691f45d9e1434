/** What a person has chosen to take along of a board. */
import { signal } from "@preact/signals-core";
import type { Context } from "../shell/context.ts";
import { attempt } from "../shell/failure.ts";
import { Lazy } from "../shell/lazy.ts";
import { whenDrawn } from "../shell/work.ts";
import type { Choice } from "./tag.ts";

/** What is loaded when the tab for sharing is first opened. */
export const content = new Lazy(() => import("./view.ts"));

export class Share {
	/** Whether pictures show the board's marks. */
	readonly marks = signal(true);
	/** Whether they show best play, in arrows. */
	readonly line = signal(false);
	/** Whether the form for embedding is open. */
	readonly isEmbedding = signal(false);
	/** The options chosen there. */
	readonly embedded = signal<Partial<Choice>>({});

	/** Opens the form for embedding, once the tab is loaded, so that it is drawn at once. */
	async openEmbedding(view: Context): Promise<void> {
		await attempt(view, async () => {
			await content.need();
			this.isEmbedding.value = true;
			view.frame.tabs.open("share");
			whenDrawn(() => document.querySelector<HTMLElement>("#share-embed > summary")?.focus());
		});
	}
}

/** What the views of sharing are given. */
export interface ShareView extends Context {
	readonly share: Share;
	readonly address: {
		/** The address of the board; null if there is none, or it is too large for a link. */
		readonly url: string | null;
	};
}
