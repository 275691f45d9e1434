/** The picture of the analysis on the board: a map, arrows and marks. */
import type { PageWords } from "../../locale/en/page.ts";
import { sameSquare } from "../../model/position.ts";
import { drawnPlies, lookedPlies, settledIn, shownHeat, tokenHeat } from "./maps.ts";
import { type AnalysedPosition, knownOf } from "./position.ts";
import { type Chosen, emptyPicture, type Picture } from "./state.ts";

/** The picture of the open topic, or the default one. */
export function pictureOf(chosen: Chosen, analysed: AnalysedPosition, words: PageWords): Picture {
	const at = chosen.pointed.value;
	const arrows = at?.position === analysed.position ? at.moves : [];
	switch (chosen.topic) {
		case null:
			return { ...emptyPicture, heat: tokenHeat(analysed), arrows };
		case "why":
			return { ...emptyPicture, arrows };
		case "what-if":
			return { ...emptyPicture, heat: knownOf(shownHeat(chosen, analysed)) ?? [] };
		case "watch":
			return settledPicture(chosen, analysed, words);
		case "line":
			return linePicture(chosen, analysed, words);
	}
}

/** The squares settled so far, with rings on those settled at exactly the distance watched. */
function settledPicture(chosen: Chosen, analysed: AnalysedPosition, words: PageWords): Picture {
	const watched = chosen.distanceIn(analysed.table);
	const heat = settledIn(knownOf(shownHeat(chosen, analysed)) ?? [], watched);
	const label = words.topics.watch.settled(watched);
	const marks = heat
		.filter(({ distance }) => distance === watched)
		.map(({ square }) => ({ square, shape: "ring" as const, label }));
	return { ...emptyPicture, heat, marks };
}

/**
 * While the reader is at the line: numbered arrows for the last plies looked ahead, and rings on the squares that pieces
 * reach by then.
 */
function linePicture(chosen: Chosen, analysed: AnalysedPosition, words: PageWords): Picture {
	const line = knownOf(analysed.line());
	if (line === null || !chosen.isAtLine.value) {
		return emptyPicture;
	}
	const plies = lookedPlies(chosen, analysed, line);
	const arrows = line.moves.slice(0, plies).slice(-drawnPlies);
	const standing = Object.entries(line.positions[plies]?.pieces ?? {});
	const marks = standing.flatMap(([side, squares]) => {
		const label = words.topics.line.place(analysed.hasToken ? null : side, plies);
		return squares
			.filter((square) => !analysed.position.pieces[side]?.some((now) => sameSquare(now, square)))
			.map((square) => ({ square, shape: "ring" as const, label }));
	});
	const arrowsFrom = plies === 0 ? null : plies - arrows.length + 1;
	return { ...emptyPicture, arrows, arrowsFrom, marks };
}
