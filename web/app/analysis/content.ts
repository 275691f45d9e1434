/** What the analysis draws once it is asked for: its topics, the statistics, and the plot of the game. */
import "./content.css";
import { line } from "./line.ts";
import { watch } from "./watch.ts";
import { whatIf } from "./what-if.ts";
import { why } from "./why.ts";

export { compare } from "./compare.ts";
export { gamePlot, goToMistake } from "./game-plot.ts";
export { pictureOf } from "./picture.ts";
export { followPlies } from "./plies.ts";
export { statisticsContent } from "./statistics.ts";
export { variationsAt } from "./variations.ts";
export { tokenMap } from "./what-if.ts";

export const topics = { line, why, "what-if": whatIf, watch };
