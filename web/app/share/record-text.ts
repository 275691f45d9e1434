/** Writes a game as a text for people, with moves that programs can read. */
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
	/** Whether the game is over; null if unknown. */
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

/** The verdict after a number of moves; null if it is hidden. */
function verdictAfter(
	words: PageWords,
	{ game, record, values }: Recorded,
	moves: number,
): string | null {
	const [position, value] = [record.positions[moves], values[moves]];
	return position === undefined || value === undefined
		? null
		: verdictSentence(words, game, position, value);
}

/** Lines with columns for number, move, and the value after it. */
function movesText(words: PageWords, recorded: Recorded): string[] {
	const { game, record } = recorded;
	const moves = record.moves.map((move) => attributeMove(move, game.board));
	const places = String(moves.length).length + 1;
	const width = Math.max(...moves.map(({ length }) => length));
	return moves.map((move, index) => {
		const verdict = verdictAfter(words, recorded, index + 1) ?? "";
		return `${`${index + 1}.`.padStart(places)} ${move.padEnd(width)}  ${verdict}`.trimEnd();
	});
}

/**
 * The whole record, with a line feed at its end. Counts plies, as its numbered lines and the judge's output do.
 */
export function recordText(words: PageWords, recorded: Recorded): string {
	const { game, record, isOver, input, link } = recorded;
	const { head, unfinished } = words.share;
	const start = verdictAfter(words, recorded, 0);
	const result = isOver === false ? unfinished : verdictAfter(words, recorded, record.moves.length);
	const lines = [
		`${head.game} ${words.game(game.rules.id).name} (${game.rules.id})`,
		`${head.board} ${words.size(game.board)}`,
		...(start === null ? [] : [head.unit, `${head.start} ${start}`]),
		...(result === null ? [] : [`${head.result} ${result}`]),
		...(link === null ? [] : [`${head.link} ${link}`]),
		...(input === null ? [] : ["", head.input, input.trimEnd()]),
		...(record.moves.length === 0
			? []
			: ["", head.moves(game.board), ...movesText(words, recorded)]),
	];
	return `${lines.join("\n")}\n`;
}
