/** Why a board could not be read or solved. */
import type {
	CodeError,
	InputError,
	InvalidPositionError,
	InvalidRulesError,
	Rules,
	TableTooLargeError,
} from "catchmate";
import type { Words } from "../locale/en/board.ts";
import { PuzzleError } from "./listed-puzzles.ts";

export type Failure =
	/** The text is not a valid input for the game: the chosen one, or without a choice `readAs`, the likeliest one. */
	| { readonly kind: "input"; readonly error: InputError; readonly readAs?: Rules | undefined }
	/** The text is not a code, or the board is too large for one. */
	| { readonly kind: "code" }
	/** There is no game with that id, and no text to recognise a game from. */
	| { readonly kind: "game"; readonly id: string }
	/** There is no puzzle of that number, or the list of puzzles cannot be loaded. */
	| { readonly kind: "puzzle"; readonly puzzle: string; readonly isMissing: boolean }
	/** The position is not valid in the game. */
	| { readonly kind: "position"; readonly error: InvalidPositionError }
	/** The rules are not valid. */
	| { readonly kind: "rules"; readonly error: InvalidRulesError }
	| {
			readonly kind: "too-large";
			readonly bytes: number;
			readonly budget: number;
			/** Which board of the text, from 1; null if the board comes from no text. */
			readonly board: number | null;
	  }
	/** The solver has ended, and so has its replacement. */
	| { readonly kind: "failed"; readonly message: string };

/** No game has the id that the author gave, and there is no text to read instead. */
export class UnknownGameError extends Error {
	constructor(readonly id: string) {
		super(`there is no game ${id}`);
	}
}

/** No game reads the text, and none was named. */
export class UnreadableError extends Error {
	constructor(
		readonly error: InputError,
		readonly readAs: Rules,
	) {
		super(error.message);
	}
}

/** Tests an error by name, because the package may be loaded several times, each with its own classes. */
const isNamed = <T extends Error>(error: unknown, name: T["name"]): error is T =>
	error instanceof Error && error.name === name;

export const isEngineError = (error: unknown): boolean => isNamed(error, "EngineError");

/** @param board its number in the text, from 1 */
export function failureOf(error: unknown, board: number | null = null): Failure {
	if (isNamed<TableTooLargeError>(error, "TableTooLargeError")) {
		return { kind: "too-large", bytes: error.bytes, budget: error.budget, board };
	}
	if (isNamed<InputError>(error, "InputError")) return { kind: "input", error };
	if (isNamed<InvalidPositionError>(error, "InvalidPositionError"))
		return { kind: "position", error };
	if (isNamed<InvalidRulesError>(error, "InvalidRulesError")) return { kind: "rules", error };
	if (isNamed<CodeError>(error, "CodeError")) return { kind: "code" };
	if (error instanceof UnreadableError)
		return { kind: "input", error: error.error, readAs: error.readAs };
	if (error instanceof UnknownGameError) return { kind: "game", id: error.id };
	if (error instanceof PuzzleError)
		return { kind: "puzzle", puzzle: error.puzzle, isMissing: error.isMissing };
	return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
}

function messageOf({ errors }: Words, failure: Failure): string {
	switch (failure.kind) {
		case "input":
			return errors.input(failure.error, failure.readAs?.id);
		case "too-large":
			return errors.tooLarge(failure.bytes, failure.budget, failure.board);
		case "code":
			return errors.code;
		case "game":
			return errors.game(failure.id);
		case "puzzle":
			return errors.puzzle(failure.puzzle, failure.isMissing);
		case "position":
			return errors.position(failure.error);
		case "rules":
			return errors.rules(failure.error);
		case "failed":
			return errors.failed(failure.message);
	}
}

/** A failure in words, with its place in the text if it has one. */
export const failureText = (
	words: Words,
	failure: Failure,
): { readonly place: string | null; readonly message: string } => ({
	place: failure.kind === "input" ? words.errors.place(failure.error) : null,
	message: messageOf(words, failure),
});
