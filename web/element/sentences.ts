/** The sentences that an element shows and says. */
import type { Game, Move, Position, PositionValue } from "catchmate";
import type { Ground } from "../board/graph.ts";
import type { GridWords } from "../board/grid.ts";
import { type Naming, nameWinner, namingFor, ownNames } from "../board/naming.ts";
import { tokenHolder } from "../board/position.ts";
import { currentPosition } from "../board/record.ts";
import type { Words } from "../locale/index.ts";
import { failureText } from "./failure.ts";
import { type GameState, isOpenPuzzle, type News, playerOf, shownValue } from "./state.ts";

/** The plies of a line that are written out; the rest is stepped through. */
const writtenPlies = 12;

/**
 * The verdict on a position. The value is null where it may not be told; that a game is over may always be.
 */
export function verdictSentence(
	words: Words,
	{ rules }: Game,
	position: Position,
	value: PositionValue | null,
	naming = ownNames,
): string {
	const toMove = naming(position.toMove);
	if (value === null) {
		return words.verdict.toMove(toMove);
	}
	return value.ending === null
		? words.verdict.sentence(nameWinner(value, naming), toMove)
		: words.verdict.over(nameWinner(value.ending, naming), toMove, rules);
}

/** The sides that the reader plays, against the others; none where nobody is played against. */
function readersSides(state: GameState): readonly string[] {
	const names = state.mode === "play" ? (state.match?.game.rules.sides ?? []) : [];
	const readers = names.filter(({ name }) => playerOf(state, name) === "human");
	return readers.length < names.length ? readers.map(({ name }) => name) : [];
}

function namingIn(state: GameState): Naming {
	const { match } = state;
	return match === null ? ownNames : namingFor(match.game.rules, readersSides(state));
}

/** The words of the board's grid, with the sides named as in sentences. */
export function gridWords(words: Words, state: GameState): GridWords {
	const naming = namingIn(state);
	if (naming === ownNames) {
		return words;
	}
	const name = (side: string | null) => side && naming(side);
	return {
		board: words.board,
		cell: (facts) =>
			words.cell({
				...facts,
				neighbours: facts.neighbours.map((neighbour) => ({
					...neighbour,
					side: name(neighbour.side),
					back: name(neighbour.back),
				})),
				goals: facts.goals.map(naming),
				closed: facts.closed.map(naming),
				toMove: name(facts.toMove),
			}),
	};
}

/** The sentence over the board: the verdict on the position, or a puzzle's task. */
export function sentenceOf(words: Words, state: GameState): string {
	const { match } = state;
	if (match === null) {
		return "";
	}
	const position = currentPosition(match.record);
	if (isOpenPuzzle(state) && !match.value.over) {
		return words.puzzle.task(position.toMove);
	}
	const value = shownValue(state);
	const naming = namingIn(state);
	return value === null && naming === ownNames && readersSides(state).includes(position.toMove)
		? words.verdict.yourTurn(position.toMove)
		: verdictSentence(words, match.game, position, value, naming);
}

function lineText(words: Words, line: readonly Move[], ground: Ground): string {
	const plies = line.slice(0, writtenPlies).map((move) => words.moves.move(move, ground));
	return [...plies, ...(line.length > writtenPlies ? ["…"] : [])].join(", ");
}

/** What says the names of a game's squares; nobody names any without a game. */
const groundOf = (match: GameState["match"]): Ground => match?.game.board ?? {};

/** Whether both sides move the token. */
const hasToken = (match: GameState["match"]): boolean =>
	match !== null && tokenHolder(match.game.rules) !== null;

/** The piece or the move that a hint tells of, or the line of best play. */
export function hintText(words: Words, { match, stage, line }: GameState): string {
	const move = match?.moves[0]?.move;
	const ground = groundOf(match);
	switch (move === undefined ? 0 : stage) {
		case 1:
			return move?.from ? words.hints.piece(move.from, ground, hasToken(match)) : "";
		case 2:
			return move ? words.hints.move(move, ground) : "";
		case 3:
			return line === null ? "" : words.hints.line(lineText(words, line, ground));
		default:
			return "";
	}
}

export function solutionText(words: Words, { line, match }: GameState): string {
	return words.puzzle.solution(lineText(words, line ?? [], groundOf(match)));
}

/** News in words, with the verdict on the position when it is a new one. */
export function newsText(words: Words, state: GameState, news: News): string {
	const sentence = sentenceOf(words, state);
	switch (news.kind) {
		case "moved":
			return `${words.news.moved(namingIn(state)(news.side), news.move, news.meeting, groundOf(state.match), hasToken(state.match))}${words.betweenSentences}${sentence}`;
		case "wrong":
			return words.news.wrong(news.value);
		case "opened":
		case "stepped":
			return sentence;
		case "hinted":
			return hintText(words, state);
		case "given-up":
			return solutionText(words, state);
		case "edited":
		case "illegal-opening":
			return "";
		case "solved":
			return `${words.puzzle.solved}${words.betweenSentences}${sentence}`;
		case "failed": {
			const { place, message } = failureText(words, news.failure);
			return place === null ? message : `${place}: ${message}`;
		}
		default:
			return words.news[news.kind];
	}
}

/** Whether news can be seen on the element anyway. */
export function isSeen({ kind }: News): boolean {
	return ["moved", "opened", "stepped", "hinted", "given-up", "solved", "failed"].includes(kind);
}
