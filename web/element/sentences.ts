/** The sentences that the element shows and announces. */
import type { Game, Move, Position, PositionValue } from "catchmate";
import type { GridWords } from "../board/grid.ts";
import type { Words } from "../locale/en/board.ts";
import type { BoardProblem } from "../model/edit.ts";
import type { Ground } from "../model/graph.ts";
import { type Naming, nameWinner, namingFor, ownNames } from "../model/naming.ts";
import { tokenHolder } from "../model/position.ts";
import { currentPosition } from "../model/record.ts";
import { failureText } from "./failure.ts";
import { countsMoves, isOpenPuzzle, judged, shownValue } from "./judging.ts";
import { type GameState, humansOf, type News, type ReportedMove } from "./state.ts";

/** The number of plies of a line that are written out. */
const writtenPlies = 12;

/** The reader's point of view, for a verdict. */
interface Reading {
	readonly naming: Naming;
	/** The only side that the reader plays; null if it is none or both. */
	readonly own: string | null;
	/** The number of plies played. */
	readonly plies: number;
	/** Whether distances count the winner's own moves instead of plies. */
	readonly countsMoves: boolean;
}

const bystander: Reading = { naming: ownNames, own: null, plies: 0, countsMoves: false };

/** The sentence above the board: the verdict or a puzzle's task, and separately, in softer ink, the side to move; each may be empty. */
type SentenceParts = readonly [sentence: string, turn: string];

const joined = (words: Words, said: readonly string[]): string =>
	said.filter((part) => part !== "").join(words.betweenSentences);

/** The verdict on a position, with a null value while hidden. The end of a game is never hidden. */
export const verdictSentence = (words: Words, ...position: VerdictOn): string =>
	joined(words, verdictOn(words, ...position));

type VerdictOn = readonly [
	game: Game,
	position: Position,
	value: PositionValue | null,
	reading?: Reading,
];

/** Names the winner first, who stays the same from ply to ply as long as nobody errs. */
function verdictOn(
	words: Words,
	...[{ rules }, { toMove }, value, reading = bystander]: VerdictOn
): SentenceParts {
	const { verdict } = words;
	const { naming, own, plies, countsMoves } = reading;
	const isWon = own === null || value === null ? null : value.winner === own;
	if (value?.ending) {
		const ending = nameWinner(value.ending, naming);
		return [verdict.over(ending, naming(toMove), rules, isWon, plies), ""];
	}
	const isYours = own === toMove && naming === ownNames;
	const turn = isYours ? verdict.yourTurn(toMove) : verdict.toMove(naming(toMove));
	return value === null
		? [turn, ""]
		: [verdict.outcome(nameWinner(value, naming), isWon, countsMoves), turn];
}

/** The reader's sides against an opponent, also at the end of the game; empty for none. */
function readersSides(state: GameState): readonly string[] {
	const { match, mode, lastReaders } = state;
	if (match === null || mode !== "play") return [];
	const readers = match.value.over ? (lastReaders ?? []) : humansOf(state);
	return readers.length < match.game.rules.sides.length ? readers : [];
}

function namingIn(state: GameState): Naming {
	const { match } = state;
	return match === null ? ownNames : namingFor(match.game.rules, readersSides(state));
}

/** The words of the board's grid, with sides named as in sentences; `label` is the author's name for the board. */
export function gridWords(words: Words, state: GameState, label: string | null): GridWords {
	const naming = namingIn(state);
	const board = label === null ? words.board : () => label;
	const counted = { countsMoves: countsMoves(state) };
	if (naming === ownNames) {
		return { board, cell: (facts) => words.cell({ ...facts, ...counted }) };
	}
	const name = (side: string | null) => side && naming(side);
	return {
		board,
		cell: (facts) =>
			words.cell({
				...facts,
				...counted,
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

/** The sentence above the board: the verdict, or a puzzle's task. */
const sentenceOf = (words: Words, state: GameState): string =>
	joined(words, sentenceParts(words, state));

/** The two parts of the sentence above the board. */
export function sentenceParts(words: Words, state: GameState): SentenceParts {
	const { match } = state;
	if (match === null) return ["", ""];
	const position = currentPosition(match.record);
	const { index } = match.record;
	const isRight = judged(state) === "right";
	if (isOpenPuzzle(state) && !match.value.over) {
		const { plyTo, refusal } = state;
		const left = Number.isFinite(plyTo) ? Math.ceil((plyTo - index) / 2) : null;
		if (refusal !== null) return [words.news.wrong(refusal.value), ""];
		return isRight
			? [words.puzzle.correct(left), ""]
			: [words.puzzle.task(match.value, left), words.verdict.toMove(position.toMove)];
	}
	// Addresses the solver at the end of a solved puzzle.
	const isEnd = isRight && match.value.over;
	const [own = null] = isEnd ? [match.record.positions[0].toMove] : readersSides(state);
	const naming = namingIn(state);
	const reading = { naming, own, plies: index, countsMoves: countsMoves(state) };
	if (isRight && !isEnd) return [words.puzzle.solved(match.value), ""];
	return verdictOn(words, match.game, position, shownValue(state), reading);
}

/** Where all pieces stand, and who is to move. */
export function piecesText(
	words: Words,
	state: GameState,
	{ game, position }: BoardProblem,
): string {
	const { rules, board } = game;
	const isToken = tokenHolder(rules) !== null;
	const pieces = rules.sides.flatMap(({ name }) => {
		const squares = position.pieces[name] ?? [];
		return squares.length === 0 ? [] : words.pieces(isToken ? null : name, squares, board);
	});
	return joined(words, [...pieces, words.verdict.toMove(namingIn(state)(position.toMove))]);
}

function lineText(words: Words, line: readonly Move[], ground: Ground): string {
	const plies = line.slice(0, writtenPlies).map((move) => words.moves.move(move, ground));
	return [...plies, ...(line.length > writtenPlies ? ["…"] : [])].join(", ");
}

/** The board, for names of squares; empty without a game. */
const groundOf = (match: GameState["match"]): Ground => match?.game.board ?? {};

const hasToken = (match: GameState["match"]): boolean =>
	match !== null && tokenHolder(match.game.rules) !== null;

/** The hint in words: the piece, the move, or the line of best play. */
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

function movedText(words: Words, state: GameState, { side, move, meeting }: ReportedMove): string {
	const name = namingIn(state)(side);
	return words.news.moved(name, move, meeting, groundOf(state.match), hasToken(state.match));
}

/** News in words, with the verdict if the position is new. */
export function newsText(words: Words, state: GameState, news: News): string {
	const sentence = sentenceOf(words, state);
	switch (news.kind) {
		case "moved": {
			const { by, grade } = news;
			const isGraded = state.mode === "play" && by === "reader" && grade !== null;
			const graded = isGraded ? words.moves.grade(grade) : "";
			return joined(words, [movedText(words, state, news), sentence, graded]);
		}
		case "refuted":
			return movedText(words, state, news);
		case "wrong":
			return words.news.wrong(news.value);
		case "opened":
		case "stepped":
			return sentence;
		case "hinted":
			return hintText(words, state);
		case "given-up":
			return solutionText(words, state);
		case "failed": {
			const { place, message } = failureText(words, news.failure);
			return words.errors.at(place, message);
		}
		default: {
			// News without words is silent.
			const notices: Partial<Record<typeof news.kind, string>> = words.news;
			return notices[news.kind] ?? "";
		}
	}
}

/** Whether news is already visible on the element, like a puzzle's answer in the verdict. */
export function isSeen({ kind }: News, hasVerdict: boolean): boolean {
	const seen = [
		"moved",
		"opened",
		"stepped",
		"hinted",
		"given-up",
		"refuted",
		"failed",
		"cancelled",
	];
	return ["wrong", "game-over"].includes(kind) ? hasVerdict : seen.includes(kind);
}
