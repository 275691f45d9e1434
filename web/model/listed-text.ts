/** A text with several boards. It fits into an entry of the browser's history, which may have megabytes. */
export interface ListedText {
	readonly text: string;
	/** The index of the board shown, from 0. */
	readonly chosen: number;
}
