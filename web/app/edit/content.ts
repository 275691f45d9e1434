/** What is loaded when a board is first edited: the tools, and their panel. */
export { EditTools } from "./tools.ts";
export { edit } from "./view.ts";
