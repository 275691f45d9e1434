/** The lists of words in Simplified Chinese. */
export { detective } from "./detective.ts";
export { formats } from "./formats.ts";
export { help } from "./help.ts";
export { library } from "./library.ts";
export { picture } from "./picture.ts";
export { topics } from "./topics.ts";
export { tutorial } from "./tutorial.ts";
