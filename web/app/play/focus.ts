/** Elements that take the focus during play. The end card's heading is here because the card is loaded later. */

/** The sentence on the last move, beside the board. */
export const turnId = "turn-words";

/** The heading of the card at the end of a game. */
export const endHeadingId = "end-heading";

/** Moves the focus from a button that is about to disappear to the sentence on the last move. */
export const focusWords = () => document.getElementById(turnId)?.focus();
