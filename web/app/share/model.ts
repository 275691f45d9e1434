/** The options of pictures and of the tag. */
import { signal } from "@preact/signals-core";
import type { Context } from "../shell/context.ts";
import { attempt } from "../shell/failure.ts";
import { whenDrawn } from "../shell/work.ts";
import type { EmbedOptions } from "./tag.ts";

export class Share {
	/** Whether pictures show the board's marks. */
	readonly marks = signal(true);
	/** Whether they show best play, in arrows. */
	readonly line = signal(false);
	/** Whether the form of the tag is open. */
	readonly isEmbedding = signal(false);
	/** The options chosen in the form. */
	readonly embedded = signal<Partial<EmbedOptions>>({});
	readonly #loadView: () => Promise<unknown>;

	constructor(loadView: () => Promise<unknown>) {
		this.#loadView = loadView;
	}

	/** Opens the form of the tag, and moves the focus to it. */
	async openEmbedding(view: Context): Promise<void> {
		await attempt(view, async () => {
			await this.#loadView();
			this.isEmbedding.value = true;
			view.page.tabs.open("share");
			whenDrawn(() => document.querySelector<HTMLElement>("#share-embed > summary")?.focus());
		});
	}
}

export interface ShareView extends Context {
	readonly share: Share;
	readonly address: {
		/** The URL of the board; null if there is none, or it is too large for a link. */
		readonly url: string | null;
	};
}
