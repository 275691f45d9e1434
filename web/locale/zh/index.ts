/** The lists of words in Simplified Chinese. */
export { comparison } from "./comparison.ts";
export { detective } from "./detective.ts";
export { edit } from "./edit.ts";
export { embed } from "./embed.ts";
export { end } from "./end.ts";
export { formats } from "./formats.ts";
export { help } from "./help.ts";
export { hunt } from "./hunt.ts";
export { library } from "./library.ts";
export { picture } from "./picture.ts";
export { players } from "./players.ts";
export { puzzles } from "./puzzles.ts";
export { rules } from "./rules.ts";
export { topics } from "./topics.ts";
export { tutorial } from "./tutorial.ts";
