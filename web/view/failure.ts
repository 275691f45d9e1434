/** Why a board could not be read or solved. */
import type { InputError } from "catchmate";
import type { Words } from "../locale/words.ts";

export type Failure =
	/** The text is not an input of the game. */
	| { readonly kind: "input"; readonly error: InputError }
	/** The compact code is none, or not of any game that there is. */
	| { readonly kind: "code" }
	/** The game or the position is not sound; the message, in English, says why. */
	| { readonly kind: "unsound"; readonly message: string }
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

export function failureOf(error: unknown, board: number | null): Failure {
	if (isNamed<import("catchmate").TableTooLargeError>(error, "TableTooLargeError")) {
		return { kind: "too-large", bytes: error.bytes, budget: error.budget, board };
	}
	if (isNamed<InputError>(error, "InputError")) {
		return { kind: "input", error };
	}
	const message = error instanceof Error ? error.message : String(error);
	return { kind: isNamed(error, "UnsoundError") ? "unsound" : "failed", message };
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
		case "unsound":
			return { place: null, message: words.errors.unsound(failure.message) };
		case "failed":
			return { place: null, message: words.errors.failed(failure.message) };
	}
}
