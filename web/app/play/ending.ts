/** What is loaded when a game ends: its card, the ways of its pieces, and the board to follow. */
import "./end-card.css";

export { trailsOf } from "../../model/trail.ts";
export { broughtButtons, broughtLine, endButtons, endCard, endLine } from "./end-card.ts";
export { seekNext } from "./harder-board.ts";
