/** The reasons why a board could not be read or solved. */
import type {
	CodeError,
	InputError,
	InvalidPositionError,
	InvalidRulesError,
	TableTooLargeError,
} from "catchmate";
import type { Words } from "../locale/index.ts";

export type Failure =
	/** The text is not an input of the game. */
	| { readonly kind: "input"; readonly error: InputError }
	/** The text is not a code, or the board has none. */
	| { readonly kind: "code" }
	/** The position is not one of the game's. */
	| { readonly kind: "position"; readonly error: InvalidPositionError }
	/** The rules are not those of a game. */
	| { readonly kind: "rules"; readonly error: InvalidRulesError }
	| {
			readonly kind: "too-large";
			readonly bytes: number;
			readonly budget: number;
			/** Which board of the text, from 1; null for one that comes from no text. */
			readonly board: number | null;
	  }
	/** The solver has ended, and so has the one that took its place. */
	| { readonly kind: "failed"; readonly message: string };

/** An error by its name: the package may be loaded more than once, each time with classes of its own. */
const isNamed = <T extends Error>(error: unknown, name: T["name"]): error is T =>
	error instanceof Error && error.name === name;

export const isEngineError = (error: unknown): boolean => isNamed(error, "EngineError");

/** @param board the number of the board in its text */
export function failureOf(error: unknown, board: number | null = null): Failure {
	if (isNamed<TableTooLargeError>(error, "TableTooLargeError")) {
		return { kind: "too-large", bytes: error.bytes, budget: error.budget, board };
	}
	if (isNamed<InputError>(error, "InputError")) {
		return { kind: "input", error };
	}
	if (isNamed<InvalidPositionError>(error, "InvalidPositionError")) {
		return { kind: "position", error };
	}
	if (isNamed<InvalidRulesError>(error, "InvalidRulesError")) {
		return { kind: "rules", error };
	}
	if (isNamed<CodeError>(error, "CodeError")) {
		return { kind: "code" };
	}
	return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
}

/** A failure in words: where in the text, when it is somewhere, and what. */
export function failureText(
	words: Words,
	failure: Failure,
): { readonly place: string | null; readonly message: string } {
	switch (failure.kind) {
		case "input":
			return {
				place: words.errors.place(failure.error),
				message: words.errors.input(failure.error),
			};
		case "too-large": {
			const { bytes, budget, board } = failure;
			return { place: null, message: words.errors.tooLarge(bytes, budget, board) };
		}
		case "code":
			return { place: null, message: words.errors.code };
		case "position":
			return { place: null, message: words.errors.position(failure.error) };
		case "rules":
			return { place: null, message: words.errors.rules(failure.error) };
		case "failed":
			return { place: null, message: words.errors.failed(failure.message) };
	}
}
