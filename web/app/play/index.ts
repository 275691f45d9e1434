/** Games against the solver: players, grades and score. */

export { playEffects } from "./effects.ts";
export { listenToBoardKeys } from "./keys.ts";
export { PlaySession } from "./model.ts";
export { answer, lastMove, players, typed } from "./view.ts";
