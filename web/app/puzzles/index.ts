/** Puzzles: positions with exactly one way to the best result; one is the puzzle of the day. */
export { Puzzles } from "./model.ts";
export { comeback, dayCard, lesson, outcome, puzzles } from "./view.ts";
