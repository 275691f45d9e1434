/** The head of the page. */
export { header } from "./view.ts";
