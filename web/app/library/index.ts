/** The library of games and ready-made boards. */

export type { LibraryView } from "./context.ts";
export { Library } from "./model.ts";
export { home, rules, setup, shelf } from "./view.ts";
