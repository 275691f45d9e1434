/** What the views of the analysis are given. */
import type { Move } from "catchmate";
import type { PageParts } from "../shell/parts.ts";
import type { Analysis } from "./model.ts";

export interface AnalysisView extends PageParts {
	readonly analysis: Analysis;
	/** Makes a person's move, if it is a person's turn. */
	readonly play: (move: Move) => void;
}
