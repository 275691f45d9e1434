/** Facts about the picture of the whole game. */
import type { Position, Table } from "catchmate";
import { tutorialWords } from "../../locale/every.ts";
import { tags } from "../../locale/languages.ts";
import { wholeGame } from "./graph.ts";
import { layoutOf } from "./layout.ts";

/** @throws Error if the picture differs from the text */
export async function wholeFacts(table: Table, position: Position) {
	const game = await wholeGame(table, position);
	const { points, layers } = game;
	const white = points.filter(({ winner }) => winner === "white");
	if (points.length !== table.positions || white.some(({ distance }) => distance > 1)) {
		throw new Error("the picture of the whole game differs from the text");
	}
	const { width, height } = layoutOf(game);
	const alt = tags.map(tutorialWords).map((words) => {
		const { title, summary } = words.wholeGame;
		const sentences = [title, summary(points.length, layers.length - 1)];
		return [
			words.source,
			sentences.map((sentence) => sentence + words.fullStop).join(words.betweenSentences),
		] as const;
	});
	return {
		wholeAlt: Object.fromEntries(alt),
		wholeWidth: width,
		wholeHeight: height,
		wholeLayers: layers.length,
		wholeWhite: white.length,
		wholeBlack: points.length - white.length,
		wholeLongest: layers.at(-1)?.length ?? 0,
	};
}
