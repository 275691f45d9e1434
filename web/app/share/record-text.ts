/** Writes a game as a text for people, with its moves readable by programs. */
import type { Game, Move, PositionValue } from "catchmate";
import { verdictSentence } from "../../element/sentences.ts";
import type { PageWords } from "../../locale/en/page.ts";
import { formatSquare } from "../../locale/shared.ts";
import type { Ground } from "../../model/graph.ts";
import { stepsOf } from "../../model/position.ts";
import type { GameRecord } from "../../model/record.ts";

export interface Recorded {
	readonly game: Game;
	readonly record: GameRecord;
	/** The values of the record's positions; empty if they are hidden. */
	readonly values: readonly PositionValue[];
	/** Whether the game is over; null if that is unknown. */
	readonly isOver: boolean | null;
	/** The judge input of the first position; null if there is none. */
	readonly input: string | null;
	readonly link: string | null;
}

/** A move in the format of the element's attribute `moves`. */
function attributeMove(move: Move, ground: Ground): string {
	const steps = stepsOf(move).map(
		({ from, to }) => `${formatSquare(from, ground)}-${formatSquare(to, ground)}`,
	);
	return steps.length === 0 ? "pass" : steps.join("+");
}

/** Lines in columns: number, move, and the value after it. */
function movesText(words: PageWords, { game, record, values }: Recorded): string[] {
	const moves = record.moves.map((move) => attributeMove(move, game.board));
	const places = String(moves.length).length + 1;
	const width = Math.max(...moves.map(({ length }) => length));
	return moves.map((move, index) => {
		const [position, value] = [record.positions[index + 1], values[index + 1]];
		const said =
			position === undefined || value === undefined
				? ""
				: verdictSentence(words, game, position, value);
		return `${`${index + 1}.`.padStart(places)} ${move.padEnd(width)}  ${said}`.trimEnd();
	});
}

/** The result of the game; null if it is hidden. */
function resultText(words: PageWords, recorded: Recorded): string | null {
	const { game, record, values, isOver } = recorded;
	const [last, value] = [record.positions.at(-1), values.at(-1)];
	if (isOver === false) {
		return words.share.unfinished;
	}
	return last === undefined || value === undefined
		? null
		: verdictSentence(words, game, last, value);
}

/** The whole record, with a line feed at its end. */
export function recordText(words: PageWords, recorded: Recorded): string {
	const { game, record, values, input, link } = recorded;
	const { head } = words.share;
	const result = resultText(words, recorded);
	const [start, value] = [record.positions[0], values[0]];
	const lines = [
		`${head.game} ${words.game(game.rules.id).name} (${game.rules.id})`,
		`${head.board} ${words.size(game.board)}`,
		...(value === undefined ? [] : [`${head.start} ${verdictSentence(words, game, start, value)}`]),
		...(result === null ? [] : [`${head.result} ${result}`]),
		...(link === null ? [] : [`${head.link} ${link}`]),
		...(input === null ? [] : ["", head.input, input.trimEnd()]),
		...(record.moves.length === 0
			? []
			: ["", head.moves(game.board), ...movesText(words, recorded)]),
	];
	return `${lines.join("\n")}\n`;
}
