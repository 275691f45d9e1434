/** The rules of the game on the board: describing, changing and comparing them. */

export { RulesLab } from "./model.ts";
export { comparison, rulesLab } from "./view.ts";
