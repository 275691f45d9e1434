/** Editing: the tools that change the board. */
export { Edit } from "./model.ts";
