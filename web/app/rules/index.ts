/** The rules of the game on the board: describing, changing and comparing them. */
export { RulesLab } from "./commands.ts";
export { rulesEffects } from "./effects.ts";
export type { RulesView } from "./parts.ts";
export { initialRules } from "./state.ts";
export { comparison, rulesLab, rulesText } from "./view.ts";
