/** The words in English that the page and other parts share, and their types. */
export { type DetectiveWords, detective } from "./detective.ts";
export { type FormatWords, formats } from "./formats.ts";
export { type HelpWords, help } from "./help.ts";
export { type LibraryWords, library } from "./library.ts";
export { type PictureWords, picture } from "./picture.ts";
export { type TopicWords, topics } from "./topics.ts";
export { type TutorialWords, tutorial } from "./tutorial.ts";
