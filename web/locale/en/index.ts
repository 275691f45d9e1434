/** The lists of words in English, and their types, which those of all languages have. */
export { comparison } from "./comparison.ts";
export { type DetectiveWords, detective } from "./detective.ts";
export { type EditWords, edit } from "./edit.ts";
export { type EmbedWords, embed } from "./embed.ts";
export { type EndWords, end } from "./end.ts";
export { type FormatWords, formats } from "./formats.ts";
export { type HelpWords, help } from "./help.ts";
export { type HuntWords, hunt } from "./hunt.ts";
export { type LibraryWords, library } from "./library.ts";
export { type PictureWords, picture } from "./picture.ts";
export { type PlayersWords, players } from "./players.ts";
export { type PuzzlesWords, puzzles } from "./puzzles.ts";
export { type RulesWords, rules } from "./rules.ts";
export { type TopicWords, topics } from "./topics.ts";
export { type TutorialWords, tutorial } from "./tutorial.ts";
