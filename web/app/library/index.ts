/** The library of games and ready-made boards. */
export { Library } from "./commands.ts";
export type { LibraryView } from "./parts.ts";
export { home, rules, setup, shelf } from "./view.ts";
