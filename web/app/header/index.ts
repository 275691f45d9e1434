/** The head of the page. */
export { languageFailure } from "./language.ts";
export { header } from "./view.ts";
