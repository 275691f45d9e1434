/** What is loaded for the first screen without the rest of the puzzles. */
export { dayCard } from "./card.ts";
export { comeback } from "./comeback.ts";
