/** The words on the last move, beside the board. */
export const turnId = "turn-words";

/** Takes the keyboard from a button that goes out of use. */
export const focusWords = () => document.getElementById(turnId)?.focus();
