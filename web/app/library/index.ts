/** The library of games and ready-made boards. */

export { Library } from "./model.ts";
export { home, rules, setup, shelf } from "./view.ts";
