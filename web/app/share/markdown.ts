/** Writes the board as a block of code for Markdown, which is a drawing to readers wherever no board is shown in its place. */
import type { AnnotatedGame, Solver } from "catchmate";
import { readBoard } from "../../element/read-board.ts";
import { fenceOf } from "../../fences/fence.ts";
import { attributesOf, type Choice, type Shown } from "./tag.ts";

/** The text of a game with its board drawn. A judge's format is numbers; rules with another name have none. */
const drawnText = (solver: Solver, told: AnnotatedGame): string =>
	solver.writeAnnotated({
		...told,
		game: { ...told.game, rules: { ...told.game.rules, id: "drawn" } },
	});

/** A fence that is longer than any in the text. */
const fenceFor = (text: string): string =>
	(text.match(/`{3,}/g) ?? ["``"]).reduce((one, other) => (one > other ? one : other)).concat("`");

/** The block of code. The game is named where the text alone is read as another; rules of one's own are in a code beside it. */
export function markdownText(
	solver: Solver,
	told: AnnotatedGame,
	shown: Shown,
	choice: Choice,
): string {
	const text = drawnText(solver, told);
	const { position: code, mode, ...others } = attributesOf(shown, choice);
	const { rules } = told.game;
	const whole = solver.encode({ ...told, moves: told.moves.map(({ move }) => move) });
	const isRead = (info: string): boolean => {
		const fence = fenceOf(info, text);
		const named = solver.library.find(({ rules: { id } }) => id === fence.attributes.get("game"));
		try {
			const { problem, moves } = readBoard(solver, fence.text, named?.rules);
			return solver.encode({ ...problem, moves }) === whole;
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
	// Some sites drop what stands behind the language.
	const first = attributes.length === 0 ? "" : `${attributes.join(" ")}\n`;
	const fence = fenceFor(text);
	return `${fence}catchmate\n${first}${text}${fence}\n`;
}
