/** The rules of the game on the board: describing, changing and comparing them. */

export type { RulesView } from "./context.ts";
export { RulesLab } from "./model.ts";
export { comparison, notInText, rulesLab, rulesText } from "./view.ts";
