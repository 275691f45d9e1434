/** What the analysis draws on the board: a map, arrows and marks. */
import type { Line, SquareValue } from "catchmate";
import type { PageWords } from "../../locale/en/page.ts";
import { topicWords } from "../../locale/further-words.ts";
import type { Mark } from "../../model/overlay.ts";
import { sameSquare } from "../../model/position.ts";
import type { Topic } from "./choices.ts";
import { lineOf } from "./lines.ts";
import { settledIn, shownHeat, tokenHeat } from "./maps.ts";
import { emptyPicture, type Picture } from "./model.ts";
import { drawnPlies, type Subject } from "./subject.ts";

/** What the board shows for a topic; for null, by default. */
export function pictureOf(subject: Subject, topic: Topic | null, words: PageWords): Picture {
	const { position } = subject;
	const at = subject.chosen.pointed.value;
	const pointed = at?.position === position ? at.moves : [];
	switch (topic) {
		case null:
			return { ...emptyPicture, heat: tokenHeat(subject), arrows: pointed };
		case "why":
			return { ...emptyPicture, arrows: pointed };
		case "what-if": {
			const heat = shownHeat(subject);
			return typeof heat === "string" ? emptyPicture : { ...emptyPicture, heat: heat.known };
		}
		case "watch": {
			const heat = shownHeat(subject);
			return typeof heat === "string" ? emptyPicture : settledPicture(subject, heat.known, words);
		}
		case "line": {
			const line = lineOf(subject);
			if (typeof line === "string") {
				return emptyPicture;
			}
			const plies = subject.lookedPlies(line.known);
			const moves = line.known.moves.slice(0, plies);
			const marks = placesAfter(subject, line.known, plies, words);
			return { ...emptyPicture, arrows: moves.slice(-drawnPlies), marks };
		}
	}
}

/** The squares settled so far, with rings on those settled at exactly the distance watched. */
function settledPicture(subject: Subject, map: readonly SquareValue[], words: PageWords): Picture {
	const heat = settledIn(subject, map);
	const label = topicWords(words.tag).watch.settled(subject.distance);
	const marks = heat
		.filter(({ distance }) => distance === subject.distance)
		.map(({ square }) => ({ square, shape: "ring" as const, label }));
	return { ...emptyPicture, heat, marks };
}

/** Rings on squares where pieces stand after `ply` plies of a line, but not now. */
function placesAfter(
	{ position, hasToken }: Subject,
	{ positions }: Line,
	plies: number,
	words: PageWords,
): readonly Mark[] {
	return Object.entries(positions[plies]?.pieces ?? {}).flatMap(([side, squares]) =>
		squares
			.filter((square) => !position.pieces[side]?.some((now) => sameSquare(now, square)))
			.map((square) => ({
				square,
				shape: "ring" as const,
				label: topicWords(words.tag).line.place(hasToken ? null : side, plies),
			})),
	);
}
