/** What the analysis draws on the board: a map, arrows and marks. */
import type { PageWords } from "../../locale/en/page.ts";
import { sameSquare } from "../../model/position.ts";
import type { Topic } from "./choices.ts";
import { settledIn, shownHeat, tokenHeat } from "./maps.ts";
import { emptyPicture, type Picture } from "./model.ts";
import { drawnPlies, type Subject } from "./subject.ts";
import { knownOf } from "./table-answers.ts";

/** What the board shows for a topic; for null, by default. */
export function pictureOf(subject: Subject, topic: Topic | null, words: PageWords): Picture {
	const at = subject.chosen.pointed.value;
	const arrows = at?.position === subject.position ? at.moves : [];
	switch (topic) {
		case null:
			return { ...emptyPicture, heat: tokenHeat(subject), arrows };
		case "why":
			return { ...emptyPicture, arrows };
		case "what-if":
			return { ...emptyPicture, heat: knownOf(shownHeat(subject)) ?? [] };
		case "watch":
			return settledPicture(subject, words);
		case "line":
			return linePicture(subject, words);
	}
}

/** The squares settled so far, with rings on those settled at exactly the distance watched. */
function settledPicture(subject: Subject, words: PageWords): Picture {
	const heat = settledIn(subject, knownOf(shownHeat(subject)) ?? []);
	const label = words.topics.watch.settled(subject.distance);
	const marks = heat
		.filter(({ distance }) => distance === subject.distance)
		.map(({ square }) => ({ square, shape: "ring" as const, label }));
	return { ...emptyPicture, heat, marks };
}

/**
 * The last plies of those looked ahead, numbered, and rings on squares where pieces stand after them, but not now; only while
 * the reader is at the line.
 */
function linePicture(subject: Subject, words: PageWords): Picture {
	const line = knownOf(subject.line());
	if (line === null || !subject.chosen.isAtLine.value) {
		return emptyPicture;
	}
	const plies = subject.lookedPlies(line);
	const arrows = line.moves.slice(0, plies).slice(-drawnPlies);
	const places = Object.entries(line.positions[plies]?.pieces ?? {});
	const marks = places.flatMap(([side, squares]) => {
		const label = words.topics.line.place(subject.hasToken ? null : side, plies);
		return squares
			.filter((square) => !subject.position.pieces[side]?.some((now) => sameSquare(now, square)))
			.map((square) => ({ square, shape: "ring" as const, label }));
	});
	const arrowsFrom = plies === 0 ? null : plies - arrows.length + 1;
	return { ...emptyPicture, arrows, arrowsFrom, marks };
}
