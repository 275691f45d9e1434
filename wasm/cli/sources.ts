/** Where a command's boards come from: a code, JSON files, a game's standard position, or a text. */
import type { InvalidRulesError, Problem, Solver } from "catchmate";
import { fromCode, type Scene } from "./from-code.ts";
import { readBoard, readRules } from "./game-file.ts";
import { words } from "./language.ts";
import { BAD_INPUT, Exit, placeOf, readInput, usageError } from "./terminal.ts";

/** A board, and the move that led to its position if it is known. */
type SourceBoard = Problem & Partial<Pick<Scene, "lastMove">>;

/** Reads the boards; each must fit in `memoryBudget` bytes. */
type Boards = (memoryBudget: number) => AsyncIterable<SourceBoard> | Iterable<SourceBoard>;

export interface Source {
	readonly boards: Boards;
	/** The path of the input, `-` for standard input. */
	readonly path: string;
}

/** The options and operands that name boards. */
export interface Given extends Readonly<Record<"code" | "rules" | "board", string | undefined>> {
	readonly isStandard: boolean;
	readonly operands: readonly string[];
}

/** The same, with the operands taken as game and file. */
type Named = Omit<Given, "operands"> & Readonly<Record<"gameId" | "file", string | undefined>>;

function ofCode(solver: Solver, { code = "", isStandard, ...others }: Named): Boards {
	if (others.gameId !== undefined) throw unexpectedArgument(others.gameId);
	if (isStandard) throw usageError(words.codeHasNoStandard);
	if (others.rules !== undefined) throw usageError(words.codeHasRules);
	if (others.board !== undefined) throw usageError(words.codeHasBoard);
	return () => [{ ...fromCode(solver, code), board: 1, line: 1 }];
}

/** The boards of JSON files, or those of a text by rules from a JSON file. */
function ofFiles(solver: Solver, { rules, board, gameId, file, isStandard }: Named): Boards {
	if (isStandard) throw usageError(words.standardNeedsGame);
	if (board !== undefined && file !== undefined) {
		throw usageError(words.boardReadsNoFile(file));
	}
	if (rules === "-" && (board ?? file ?? "-") === "-") {
		throw usageError(words.twiceInput);
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

function boardsOf(solver: Solver, named: Named): Boards {
	if (named.code !== undefined) return ofCode(solver, named);
	const { rules, board, gameId, file, isStandard } = named;
	const hasFiles = rules !== undefined || board !== undefined;
	const ids = solver.games.map(({ id }) => id).join(", ");
	if (gameId === undefined && !hasFiles) {
		throw usageError(words.gameMissing(ids));
	}
	const game = solver.library.find(({ rules }) => rules.id === gameId);
	if (gameId !== undefined && game === undefined) {
		throw usageError(words.unknownGame(gameId, ids));
	}
	if (hasFiles || game === undefined) return ofFiles(solver, named);
	if (isStandard && game.standard === "") throw usageError(words.noStandard(gameId ?? ""));
	if (isStandard && file !== undefined) {
		throw usageError(words.standardReadsNoFile(file));
	}
	return (memoryBudget) => {
		const input = isStandard ? [game.standard] : readInput(file ?? "-");
		return solver.problems(game.rules, input, { memoryBudget });
	};
}

/** Finds the source that the arguments name. @throws Exit if there is none, or more than one. */
export function sourceOf(solver: Solver, { operands, ...given }: Given): Source {
	// Rules replace the game's name.
	const ofRules = given.code === undefined && given.rules !== undefined;
	const [gameId, file, unexpected] = ofRules ? [undefined, ...operands] : operands;
	if (ofRules && unexpected !== undefined) throw unexpectedArgument(unexpected);
	const boards = boardsOf(solver, { ...given, gameId, file });
	if (unexpected !== undefined) throw unexpectedArgument(unexpected);
	return { boards, path: given.board ?? file ?? "-" };
}

export function unexpectedArgument(argument: string): Exit {
	return usageError(words.unexpected(argument));
}
