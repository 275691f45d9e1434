/** What is loaded when puzzles are first opened: what runs and draws them. */
export { lessonNote, outcomeLine, puzzlesContent } from "./panel.ts";
export { PuzzleSession } from "./session.ts";
