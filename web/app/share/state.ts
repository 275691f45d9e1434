/** The state of sharing. */
import type { PageFailure } from "../shell/failure.ts";
import type { Choice } from "./tag.ts";

export interface ShareState {
	/** Why the last link, from the URL or pasted, could not be opened; null for none. */
	readonly linkFailure: PageFailure | null;
	/** Whether pictures show the board's marks. */
	readonly marks: boolean;
	/** Whether they show best play, in arrows. */
	readonly line: boolean;
	/** Whether the embedding form is open; below, the options chosen there. */
	readonly isEmbedding: boolean;
	readonly embedded: Partial<Choice>;
}

export const initialShare: ShareState = {
	...{ linkFailure: null, marks: true, line: false, isEmbedding: false, embedded: {} },
};
