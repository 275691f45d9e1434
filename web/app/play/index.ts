/** Games against the solver: players, grades and score. */
export { PlaySession } from "./commands.ts";
export { playEffects } from "./effects.ts";
export { initialPlay } from "./state.ts";
export { lastMove, type PlayView, players, typed } from "./view.ts";
