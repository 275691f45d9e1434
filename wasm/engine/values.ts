/** Functions that the module calls on the values it reads. */

/** A value whose getter or Proxy throws. */
class Unreadable {
	constructor(readonly reason: unknown) {}
}

export const unreadable = (reason: unknown) => new Unreadable(reason);
export const isUnreadable = (value: unknown) => value instanceof Unreadable;

function shownReason(reason: unknown): string {
	try {
		return plainText(String(reason));
	} catch {
		return "no readable reason";
	}
}

/** A value as an error message shows it: strings in quotation marks. */
export function shown(value: unknown): string {
	try {
		return shownReadable(value);
	} catch (error) {
		return shownReadable(unreadable(error));
	}
}

function shownReadable(value: unknown): string {
	switch (typeof value) {
		case "string":
			return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
		case "object":
			if (isUnreadable(value)) return `unreadable (${shownReason((value as Unreadable).reason)})`;
			return value === null ? "null" : Array.isArray(value) ? "an array" : "an object";
		case "function":
			return "a function";
		default:
			return String(value);
	}
}

/** Longer texts are cut off: no valid name or word is that long. */
const MOST_LETTERS = 100;

/**
 * Cuts a text to the length that the core reads. Lone surrogates, which UTF-8 cannot express, become control characters.
 */
export function plainText(text: string): string {
	return text.slice(0, MOST_LETTERS).replace(/\p{Surrogate}/gu, "\0");
}
