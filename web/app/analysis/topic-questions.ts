/** What the open topic asks of the table, besides what the page always shows. */
import type { Line, MoveValue } from "catchmate";
import { mapQuestions } from "./maps.ts";
import type { Answer, Topic } from "./state.ts";
import { keyOf, movesAt, type Question, type Subject } from "./subject.ts";

const lineFrom = ({ position }: Subject): Question<Line> => ({
	key: `line ${keyOf(position)}`,
	ask: (table) => table.line(position),
});

/** Best play from the position. */
export const lineOf = (subject: Subject): Answer<Line> => subject.answer(lineFrom(subject));

/** The moves that a why shows together with the answers to them. */
export function refutable(values: readonly MoveValue[]): readonly MoveValue[] {
	const [best] = values;
	return best?.outcome === "win" ? [best] : values.filter(({ outcome }) => outcome === "loss");
}

/** The questions of the topic that is open, or of what is shown without one; those among them that earlier answers raise. */
export function topicQuestions(
	subject: Subject,
	topic: Topic | null,
): readonly Question<unknown>[] {
	switch (topic) {
		case "line":
			return [lineFrom(subject)];
		case "why": {
			const moves = subject.moves();
			const values = typeof moves === "string" ? [] : moves.known;
			const answers = refutable(values).map(({ position }) => movesAt(position));
			return values[0]?.distance === null ? [lineFrom(subject), ...answers] : answers;
		}
		default:
			return mapQuestions(subject, topic);
	}
}
