/** What the views of the analysis are given. */
import type { Move } from "catchmate";
import type { Context } from "../shell/context.ts";
import type { Analysis } from "./model.ts";

export interface AnalysisView extends Context {
	readonly analysis: Analysis;
	readonly play: {
		/** Makes a person's move, if it is a person's turn. */
		play(move: Move): void;
	};
}
