/** The head of the page. */
export { type HeaderView, header } from "./view.ts";
