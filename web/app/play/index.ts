/** Games against the solver: players, grades and score. */

export type { PlayView } from "./context.ts";
export { playEffects } from "./effects.ts";
export { PlaySession } from "./model.ts";
export { lastMove, players, typed } from "./view.ts";
