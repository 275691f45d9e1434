/** What takes the keyboard while a game is played. The card's heading is named here, since the card is in a script of its own. */

/** The words on the last move, beside the board. */
export const turnId = "turn-words";

/** The heading of the card at the end of a game. */
export const endHeadingId = "end-heading";

/** Takes the keyboard from a button that goes out of use. */
export const focusWords = () => document.getElementById(turnId)?.focus();
