/** The questions that the open topic asks, in addition to those asked always. */
import type { Line, MoveValue } from "catchmate";
import { mapQuestions } from "./maps.ts";
import { pinnedMoves } from "./pinned.ts";
import type { Answer, Topic } from "./state.ts";
import { keyOf, movesAt, type Question, type Subject } from "./subject.ts";

const lineFrom = ({ position }: Subject): Question<Line> => ({
	key: `line ${keyOf(position)}`,
	ask: (table) => table.line(position),
});

/** Best play from the position. */
export const lineOf = (subject: Subject): Answer<Line> => subject.answer(lineFrom(subject));

/** The moves whose refutations "why" shows. */
export function refutable(values: readonly MoveValue[]): readonly MoveValue[] {
	const [best] = values;
	return best?.outcome === "win" ? [best] : values.filter(({ outcome }) => outcome === "loss");
}

/** The best lines of the two moves that are compared. */
function comparedQuestions(subject: Subject): readonly Question<unknown>[] {
	const moves = subject.moves();
	return !subject.state.isCompared || typeof moves === "string"
		? []
		: pinnedMoves(subject, moves.known).map((value) => lineFrom(subject.after(value)));
}

/** The questions of what is open, or of the default view, including those that follow from earlier answers. */
export const topicQuestions = (
	subject: Subject,
	topic: Topic | null,
): readonly Question<unknown>[] => [...ofTopic(subject, topic), ...comparedQuestions(subject)];

function ofTopic(subject: Subject, topic: Topic | null): readonly Question<unknown>[] {
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
