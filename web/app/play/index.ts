/** Games against the solver: players, grades and score. */
export { PlaySession } from "./commands.ts";
export { playEffects } from "./effects.ts";
export type { PlayView } from "./parts.ts";
export { lastMove, players, typed } from "./view.ts";
