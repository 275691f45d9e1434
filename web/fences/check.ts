/** Checks an author's block of code or tag before any page shows it: attributes and text. */
import type { LibraryGame, Solver } from "catchmate";
import { checkFor } from "../element/attributes.ts";
import { UnreadableError } from "../element/failure.ts";
import { isInputError, readBoard, writtenPlace } from "../element/read-board.ts";
import { allSettings, movesOf } from "../element/settings.ts";
import type { Snapshot } from "../element/snapshot.ts";
import { faults as english } from "../locale/en/faults.ts";
import { linkIn, puzzleIn } from "../model/link-text.ts";

/** An unknown attribute, an invalid value, or an unreadable text. */
export type Fault =
	| { readonly kind: "attribute"; readonly attribute: string }
	| { readonly kind: "value"; readonly attribute: string; readonly value: string }
	| {
			readonly kind: "text";
			readonly error: Error;
			/** The place in the text, from 1; `position` instead for a text from that attribute. */
			readonly line: number;
			readonly column: number;
			readonly attribute?: "position";
	  };

/** A board as written by the author. */
interface WrittenBoard {
	readonly attributes: ReadonlyMap<string, string>;
	readonly text: string;
}

export interface Checked {
	readonly faults: readonly Fault[];
	/** The board; null for a puzzle of the list, for none, and for an unreadable one. */
	readonly found: Snapshot | null;
}

const settingOf = (name: string) =>
	allSettings.find(([property, { attribute = property }]) => attribute === name)?.[1];

const wrong = (attribute: string, value: string): Fault => ({ kind: "value", attribute, value });

/** Faults of attributes that do not depend on the board. */
function attributeFaults(
	attributes: WrittenBoard["attributes"],
	entry: LibraryGame | undefined,
	isOther: (name: string) => boolean,
): readonly Fault[] {
	return [...attributes].flatMap(([name, value]): Fault[] => {
		const setting = settingOf(name);
		if (setting === undefined) return isOther(name) ? [] : [{ kind: "attribute", attribute: name }];
		const isRead = setting.read(value) !== undefined;
		return isRead && (name !== "game" || entry !== undefined) ? [] : [wrong(name, value)];
	});
}

/** Faults of attributes that name squares and sides of the board. */
function boardFaults(
	attributes: WrittenBoard["attributes"],
	found: Snapshot | null,
): readonly Fault[] {
	const faults: Fault[] = [];
	const [lang = "", human = null, arrows = "", marks = "", moves = ""] = [
		...["lang", "human", "arrows", "marks", "moves"].map((name) => attributes.get(name)),
	];
	const game = found?.problem.game ?? null;
	checkFor(game, { lang, human, arrows, marks }, (name, value) => {
		faults.push(wrong(name, String(value)));
	});
	const isOff = game !== null && movesOf(moves, game.board) === null;
	return isOff ? [...faults, wrong("moves", moves)] : faults;
}

function textFault(error: unknown, text: string): Fault {
	const inner = error instanceof UnreadableError ? error.error : (error as Error);
	const { line, column } = isInputError(inner) ? inner : { line: 1, column: 1 };
	return { kind: "text", error: error as Error, ...writtenPlace(text, line, column) };
}

/**
 * Checks a board.
 * @param isOther whether an attribute is common to all elements
 * @param isElsewhere whether a script or a template supplies the board
 */
export function checkBoard(
	solver: Solver,
	{ attributes, text }: WrittenBoard,
	isOther: (name: string) => boolean,
	isElsewhere = false,
): Checked {
	const named = attributes.get("game");
	const entry = solver.library.find(({ rules }) => rules.id === named);
	const faults = attributeFaults(attributes, entry, isOther);
	// As in the element, the attribute takes precedence; the text is then a fallback.
	const position = attributes.get("position")?.trim() ?? "";
	const own = position === "" ? text : position;
	const isAside =
		isElsewhere || attributes.has("puzzle") || puzzleIn(linkIn(own) ?? "") !== undefined;
	if (isAside || (named !== undefined && entry === undefined)) return { faults, found: null };
	try {
		const source = own.trim() === "" && entry !== undefined ? entry.standard : own;
		const found = readBoard(solver, source, entry?.rules);
		return { faults: [...faults, ...unique(boardFaults(attributes, found), faults)], found };
	} catch (error) {
		const fault = textFault(error, own);
		const placed = position === "" ? fault : { ...fault, attribute: "position" as const };
		return { faults: [...faults, placed as Fault], found: null };
	}
}

/** The faults of attributes without a known fault. */
const unique = (faults: readonly Fault[], known: readonly Fault[]) =>
	faults.filter(({ attribute }) => known.every((each) => each.attribute !== attribute));

/** An error's message without its place. */
export const withoutPlace = (message: string): string =>
	message.replace(/^line \d+, column \d+: (board 1: )?/, "");

/** A fault in words. @param messageOf the message of a text's error, without its place */
export function faultText(
	fault: Fault,
	words: typeof english = english,
	messageOf: (error: Error) => string = ({ message }) => withoutPlace(message),
): string {
	switch (fault.kind) {
		case "attribute":
			return words.noAttribute(fault.attribute);
		case "value":
			return fault.attribute === "game"
				? words.noGame(fault.value)
				: words.wrongValue(fault.attribute, JSON.stringify(fault.value));
		case "text":
			return fault.attribute === undefined
				? messageOf(fault.error)
				: words.unreadable(fault.attribute, messageOf(fault.error));
	}
}

/** Whether an attribute common to all elements is allowed in a fence. */
export const isFenceAttribute = (name: string): boolean =>
	/^(lang|id|class|style|title|data-[\w-]+)$/.test(name);
