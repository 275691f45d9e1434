/** Elements that take the focus during play. The card's heading is named here because the card is loaded later. */

/** The words about the last move, beside the board. */
export const turnId = "turn-words";

/** The heading of the card at the end of a game. */
export const endHeadingId = "end-heading";

/** Takes the focus from a button that is about to disappear. */
export const focusWords = () => document.getElementById(turnId)?.focus();
