/** Where a command's boards come from: a code, JSON files, a game's standard position, or a text. */
import { isDeepStrictEqual } from "node:util";
import type {
	InputError,
	InvalidRulesError,
	LibraryGame,
	Problem,
	Solver,
	Workshop,
} from "catchmate/workshop";
import english from "../../core/cli/help/boards.txt";
import chinese from "../../web/locale/zh/help/boards.txt";
import { type Arguments, unexpectedArgument, WrongCall } from "./arguments.ts";
import { fromCode, type Scene } from "./from-code.ts";
import { readBoard, readRules } from "./game-file.ts";
import { inLanguage, words } from "./language.ts";
import { BAD_INPUT, Exit, placeOf, readInput } from "./terminal.ts";

/** A board, and the move that led to its position if it is known. */
type SourceBoard = Problem & Partial<Pick<Scene, "lastMove">>;

/** Reads the boards; each must fit in `memoryBudget` bytes. */
type Boards = (memoryBudget: number) => AsyncIterable<SourceBoard> | Iterable<SourceBoard>;

export interface Source {
	readonly boards: Boards;
	/** The path of the input, `-` for standard input. */
	readonly path: string;
}

export const sourceHelp = inLanguage({ en: english, "zh-CN": chinese });

/** What names the boards. */
interface Named
	extends Readonly<Record<"code" | "rules" | "board" | "gameId" | "file", string | undefined>> {
	readonly isStandard: boolean;
}

function ofCode(solver: Solver, { code = "", isStandard, ...others }: Named): Boards {
	if (others.gameId !== undefined) throw unexpectedArgument(others.gameId);
	if (isStandard) throw new WrongCall(words.codeHasNoStandard);
	if (others.rules !== undefined) throw new WrongCall(words.codeHasRules);
	if (others.board !== undefined) throw new WrongCall(words.codeHasBoard);
	return () => [{ ...fromCode(solver, code), board: 1, line: 1 }];
}

/** The boards of JSON files, or those of a text by rules from a JSON file. */
function ofFiles(solver: Workshop, { rules, board, gameId, file, isStandard }: Named): Boards {
	if (isStandard) throw new WrongCall(words.standardNeedsGame);
	if (board !== undefined && file !== undefined) {
		throw new WrongCall(words.boardReadsNoFile(file));
	}
	if (rules === "-" && (board ?? file ?? "-") === "-") {
		throw new WrongCall(words.twiceInput);
	}
	return async function* (memoryBudget) {
		const library = solver.games.find(({ id }) => id === gameId);
		const given = rules === undefined ? library : await readRules(solver, rules);
		const refuseGiven = (error: InvalidRulesError): never => {
			const reason =
				rules === undefined
					? placeOf(board ?? "-") + words.notForGame(gameId ?? "") + words.dataFault(error.message)
					: placeOf(rules) + words.dataFault(`rules.${error.message}`);
			throw new Exit(BAD_INPUT, reason);
		};
		if (board !== undefined) {
			yield await readBoard(solver, board, given, memoryBudget, refuseGiven);
		} else if (given !== undefined) {
			yield* solver.problems(given, readInput(file ?? "-"), { memoryBudget });
		}
	};
}

function boardsOf(solver: Workshop, named: Named): Boards {
	if (named.code !== undefined) return ofCode(solver, named);
	const { rules, board, gameId, file, isStandard } = named;
	const hasFiles = rules !== undefined || board !== undefined;
	const ids = solver.games.map(({ id }) => id).join(", ");
	if (gameId === undefined && !hasFiles) {
		throw new WrongCall(words.gameMissing(ids));
	}
	const game = solver.library.find(({ rules }) => rules.id === gameId);
	if (gameId !== undefined && game === undefined) {
		throw new WrongCall(words.unknownGame(gameId, ids));
	}
	if (hasFiles || game === undefined) return ofFiles(solver, named);
	if (isStandard && game.standard === "") throw new WrongCall(words.noStandard(gameId ?? ""));
	if (isStandard && file !== undefined) {
		throw new WrongCall(words.standardReadsNoFile(file));
	}
	return (memoryBudget) => {
		const input = isStandard ? [game.standard] : readInput(file ?? "-");
		return solver.problems(game.rules, input, { memoryBudget });
	};
}

/** The operands, as a game's name, if there is one, and files. */
export function filesOf({ value, operands }: Pick<Arguments, "value" | "operands">) {
	// Rules replace the game's name.
	const first = value("code") === undefined && value("rules") !== undefined ? 0 : 1;
	return [operands.slice(0, first), operands.slice(first)] as const;
}

/** Finds the source that the arguments name. @throws WrongCall if there is none, or more than one. */
export function sourceOf(solver: Workshop, { given, value, operands }: Arguments): Source {
	const [code, rules, board] = [value("code"), value("rules"), value("board")];
	const [[gameId], [file, unexpected]] = filesOf({ value, operands });
	if (unexpected !== undefined) throw unexpectedArgument(unexpected);
	const isStandard = given("standard");
	const boards = boardsOf(solver, { code, rules, board, isStandard, gameId, file });
	return { boards, path: board ?? file ?? "-" };
}

const idsOf = (games: readonly LibraryGame[]) => games.map(({ rules }) => rules.id).join(", ");

/** The game that the first operand names. @throws WrongCall if there is none */
export function libraryGame({ library }: Solver, [id]: readonly string[]): LibraryGame {
	if (id === undefined) throw new WrongCall(words.libraryGameMissing(idsOf(library)));
	const game = library.find(({ rules }) => rules.id === id);
	if (game === undefined) throw new WrongCall(words.unknownGame(id, idsOf(library)));
	return game;
}

/** The same, of a contest. */
export function contestGame(solver: Solver, operands: readonly string[]): LibraryGame {
	const game = libraryGame(solver, operands);
	if (game.hasContest) return game;
	const others = solver.library.filter(({ hasContest }) => hasContest);
	throw new WrongCall(words.noContest(game.rules.id, idsOf(others)));
}

/** A problem as solve --json begins to print it. */
export function problemObject(solver: Solver, { game, position, board }: Problem) {
	const { rules } = game;
	const isKnown = solver.games.some((known) => isDeepStrictEqual(known, rules));
	return {
		game: rules.id,
		...(!isKnown && { rules }),
		number: board,
		board: game.board,
		position,
	};
}

/** A fault of a text as JSON. */
export function faultObject(error: InputError, file: string): string {
	const { code, board, line, column, found, subject, low, high, description } = error;
	const fields = { code, board, line, column, found, subject, low, high, description };
	return JSON.stringify({ file, ...fields });
}
