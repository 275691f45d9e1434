/** The lazy views of the analysis: its topics, the game, and the statistics. */
import "./view.css";
import { line } from "./line.ts";
import { watch } from "./watch.ts";
import { whatIf } from "./what-if.ts";
import { why } from "./why.ts";

export { record } from "./record.ts";
export { sizes } from "./sizes-view.ts";
export { statistics } from "./statistics.ts";
export { tokenMap } from "./what-if.ts";

export const topics = { line, why, "what-if": whatIf, watch };
