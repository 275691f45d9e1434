/** The texts of the boards in the cards' pictures. */
import type { Rules } from "catchmate";

/** The text of the board in a card's picture. */
export interface CardText {
	/** Identifies the card in its dialog. */
	readonly key: string;
	readonly rules: Rules;
	readonly text: string;
}
