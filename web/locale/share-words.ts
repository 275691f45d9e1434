/** What the page says of links, of what can be taken along, and of what is wrong with what was brought. */
import type { CodeErrorCode } from "catchmate";

/** What is wrong with a link: its code, or what follows the code. */
export type LinkFault = CodeErrorCode | "too-long" | "ply" | "activity";

export interface ShareWords {
	readonly heading: string;
	readonly fault: (fault: LinkFault) => string;
	readonly tooLong: (length: number, most: number) => string;
	readonly dismiss: string;
	/** Said of the judge input, when moves have led away from its board. */
	readonly began: string;
	/** What stands in place of answers that must not be told. */
	readonly hidden: string;

	readonly link: string;
	readonly copyLink: string;
	readonly picture: string;
	/** Where values are hidden, pictures have none either. */
	readonly withMarks: (hasValues: boolean) => string;
	readonly download: (format: string) => string;
	readonly record: string;
	readonly copyRecord: string;
	readonly downloadRecord: string;
	readonly embed: string;
	readonly embedNote: string;
	readonly copySnippet: string;
	/** Said of a board that no code can name. */
	readonly noLink: string;
	/** What stands before the facts of a written record. */
	readonly head: {
		readonly game: string;
		readonly board: string;
		readonly start: string;
		readonly result: string;
		readonly link: string;
		readonly input: string;
		readonly moves: string;
	};
	readonly unfinished: string;
}
