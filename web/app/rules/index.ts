/** The rules of the game on the board: describing, changing and comparing them. */
export { RulesLab } from "./commands.ts";
export type { RulesView } from "./parts.ts";
export { comparison, notInText, rulesLab, rulesText } from "./view.ts";
