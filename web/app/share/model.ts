/** What a person has chosen to take along of a board. */
import { signal } from "@preact/signals-core";
import type { Choice } from "./tag.ts";

export class Share {
	/** Whether pictures show the board's marks. */
	readonly marks = signal(true);
	/** Whether they show best play, in arrows. */
	readonly line = signal(false);
	/** Whether the form for embedding is open. */
	readonly isEmbedding = signal(false);
	/** The options chosen there. */
	readonly embedded = signal<Partial<Choice>>({});
}
