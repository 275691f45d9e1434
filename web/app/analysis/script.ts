/**
 * A script of its own, which is loaded when a topic or the statistics are first opened, or a move is made: it draws them, what
 * the board shows of them, the plot of the game, and the card at its end, and keeps the current ply in sight.
 */
import type { nothing, TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { endCard } from "../play/end-card.ts";
import { giveScript } from "../script.ts";
import { gamePlot } from "./game-plot.ts";
import { line } from "./line.ts";
import { pictureOf } from "./picture.ts";
import { followPlies } from "./plies.ts";
import type { Topic } from "./state.ts";
import { statisticsContent } from "./statistics.ts";
import type { Subject } from "./subject.ts";
import { topicQuestions } from "./topic-questions.ts";
import { watch } from "./watch.ts";
import { tokenMap, whatIf } from "./what-if.ts";
import { why } from "./why.ts";

type View<Drawn = TemplateResult> = (context: Context, subject: Subject) => Drawn;

export interface AnalysisScript {
	readonly topics: Readonly<Record<Topic, View>>;
	readonly statistics: View;
	/** Tells of the map that a token's board shows by itself. */
	readonly tokenMap: View<TemplateResult | typeof nothing>;
	readonly picture: typeof pictureOf;
	readonly questions: typeof topicQuestions;
	readonly gamePlot: typeof gamePlot;
	readonly endCard: typeof endCard;
	readonly followPlies: typeof followPlies;
}

giveScript("analysis", {
	topics: { line, why, "what-if": whatIf, watch },
	statistics: statisticsContent,
	tokenMap,
	picture: pictureOf,
	questions: topicQuestions,
	gamePlot,
	endCard,
	followPlies,
});
