/**
 * The analysis script, loaded when a topic or the statistics are first opened or a move is made. It draws the topics
 * and the statistics, what the board shows of them, and the plot of the game, and scrolls to the current ply.
 */
import type { nothing, TemplateResult } from "lit/html.js";
import { giveScript } from "../kernel/script.ts";
import { compare } from "./compare.ts";
import { gamePlot } from "./game-plot.ts";
import { line } from "./line.ts";
import { goToMistake } from "./next-mistake.ts";
import type { AnalysisView } from "./parts.ts";
import { pictureOf } from "./picture.ts";
import { followPlies } from "./plies.ts";
import styles from "./script.css";
import type { Topic } from "./state.ts";
import { statisticsContent } from "./statistics.ts";
import type { Subject } from "./subject.ts";
import { topicQuestions } from "./topic-questions.ts";
import { variationsAt } from "./variations.ts";
import { watch } from "./watch.ts";
import { tokenMap, whatIf } from "./what-if.ts";
import { why } from "./why.ts";

type View<Drawn = TemplateResult> = (view: AnalysisView, subject: Subject) => Drawn;

export interface AnalysisScript {
	readonly topics: Readonly<Record<Topic, View>>;
	readonly statistics: View;
	readonly compare: View;
	readonly variationsAt: typeof variationsAt;
	/** The legend of the map that a token's board shows by default. */
	readonly tokenMap: View<TemplateResult | typeof nothing>;
	readonly picture: typeof pictureOf;
	readonly questions: typeof topicQuestions;
	readonly gamePlot: typeof gamePlot;
	readonly followPlies: typeof followPlies;
	readonly goToMistake: typeof goToMistake;
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly analysis: AnalysisScript;
	}
}

giveScript(
	"analysis",
	{
		topics: { line, why, "what-if": whatIf, watch },
		statistics: statisticsContent,
		compare,
		variationsAt,
		tokenMap,
		picture: pictureOf,
		questions: topicQuestions,
		gamePlot,
		followPlies,
		goToMistake,
	},
	styles,
);
