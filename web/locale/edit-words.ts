/** What the page says of changing a board. */

export type Toward = "left" | "up" | "down" | "right";

export interface EditWords {
	readonly heading: string;
	/** What the pointer does on the board. */
	readonly hint: string;
	/** A choice where there are touch screens. */
	readonly finger: string;
	readonly rows: string;
	readonly columns: string;
	/** What the buttons beside a number of rows or columns do. */
	readonly fewer: (what: string) => string;
	readonly more: (what: string) => string;
	readonly toMove: string;
	readonly shift: string;
	readonly shiftBy: Readonly<Record<Toward, string>>;
	/** What becomes of what leaves the board. */
	readonly shiftNote: string;
	readonly mirror: string;
	readonly mirrorColumns: string;
	readonly mirrorRows: string;
	readonly quarterTurn: string;
	readonly clear: string;
	readonly random: string;
	readonly density: string;
	readonly percent: (hundredths: number) => string;
	readonly seed: string;
	readonly makeNew: string;
	/** What a seed is good for. */
	readonly randomNote: string;
}
