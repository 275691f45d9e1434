/** The analysis: explains what the solver knows about a position and a board. */

export { Analysis, content } from "./model.ts";
export { moves } from "./moves.ts";
export { analysis, bestPlay, statistics } from "./panel.ts";
export { record } from "./record.ts";
