/** Writes the board as a block of code for Markdown: a board in sites with the plugin, a drawing elsewhere. */
import type { AnnotatedGame, Solver } from "catchmate";
import { readBoard } from "../../element/read-board.ts";
import { fenceOf } from "../../fences/fence.ts";
import { attributesOf, type EmbedOptions, type Shown } from "./tag.ts";

/** The text of a game with a drawing of its board: with an unlisted id, because listed games are written as judge inputs. */
const drawnText = (solver: Solver, annotated: AnnotatedGame): string =>
	solver.writeAnnotated({
		...annotated,
		game: { ...annotated.game, rules: { ...annotated.game.rules, id: "drawn" } },
	});

/** A fence longer than any in the text. */
const fenceFor = (text: string): string =>
	(text.match(/`{3,}/g) ?? ["``"]).reduce((one, other) => (one > other ? one : other)).concat("`");

/** The block of code. It names the game if the text alone would be read as another one; a variant is written as a code. */
export function markdownText(
	solver: Solver,
	annotated: AnnotatedGame,
	shown: Shown,
	options: EmbedOptions,
): string {
	const text = drawnText(solver, annotated);
	const { position: code, mode, ...others } = attributesOf(shown, options);
	const { rules } = annotated.game;
	const ownCode = solver.encode({ ...annotated, moves: annotated.moves.map(({ move }) => move) });
	const isRead = (info: string): boolean => {
		const fence = fenceOf(info, text);
		const named = solver.library.find(({ rules: { id } }) => id === fence.attributes.get("game"));
		try {
			const { problem, moves } = readBoard(solver, fence.text, named?.rules);
			return solver.encode({ ...problem, moves }) === ownCode;
		} catch {
			return false;
		}
	};
	const game = ["", `game=${rules.id}`].find((each) => isRead(`catchmate ${each}`));
	const attributes = [
		game ?? `position=${code}`,
		mode === "show" ? "" : `mode=${mode}`,
		...Object.entries(others).map(([name, value]) => `${name}=${value}`),
	].filter((part) => part !== "");
	// Some sites drop everything after the language.
	const first = attributes.length === 0 ? "" : `${attributes.join(" ")}\n`;
	const fence = fenceFor(text);
	return `${fence}catchmate\n${first}${text}${fence}\n`;
}
