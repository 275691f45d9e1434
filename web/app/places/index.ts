/** The places: playing, puzzles, analysis. Each keeps its board while a person is elsewhere. */
export { Places } from "./model.ts";
