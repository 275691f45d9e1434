/** Hunting: finds hard boards of the game, and is left with one of them. */
export { Hunt } from "./model.ts";
export { hunt } from "./panel.ts";
