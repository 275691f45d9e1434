/**
 * Questions in the text, which the reader answers before the explanation opens:
 *
 *     ::: ask {{winner}}
 *     Who wins, if Red begins?
 *
 *     - (red) Red
 *       > What is Black's answer to the move up?
 *     - (black) Black
 *
 *     What stands here is shown when it is answered.
 *     :::
 *
 * After `ask` comes the answer: the key of a choice, which is a fact, or, without choices, the text to be typed. With `ask set`
 * its words may come in any order: `::: ask set r v`. A quotation is a hint for wrong answers: inside a choice for that choice,
 * otherwise for all others; every wrong answer must have one. Answered questions are stored by a key, made from the question's
 * text in the first language. Without scripts, the explanation is a fold to open by hand.
 */
import { createHash } from "node:crypto";
import { container } from "@mdit/plugin-container";
import type MarkdownIt from "markdown-it";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import type { Token } from "../../pages/markdown.ts";
import { escaped } from "../../pages/page.ts";

/** Moves the keys at the beginning of choices from their text to attributes. */
function keyChoices(items: readonly Token[]): readonly string[] {
	const keys: string[] = [];
	for (const [index, token] of items.entries()) {
		const inline = items.slice(index).find(({ type }) => type === "inline");
		if (token.type !== "list_item_open" || inline === undefined) {
			continue;
		}
		const [text] = inline.children ?? [];
		const [whole = "", key] = /^\((\S+)\)\s*/.exec(text?.content ?? "") ?? [];
		if (text === undefined || key === undefined) {
			throw new Error(`the choice "${inline.content}" has no key in brackets before it`);
		}
		text.content = text.content.slice(whole.length);
		token.attrSet("data-choice", key);
		keys.push(key);
	}
	return keys;
}

/** The first list of a question, its choices, as token indices; null if there is none. */
function choicesIn(
	tokens: readonly Token[],
	from: number,
	to: number,
): readonly [number, number] | null {
	const begin = tokens.findIndex(
		({ type }, index) => index > from && index < to && type === "bullet_list_open",
	);
	const level = tokens[begin]?.level;
	const end = tokens.findIndex(
		(token, index) => index > begin && token.type === "bullet_list_close" && token.level === level,
	);
	return begin < 0 ? null : [begin, end];
}

const name = "ask";

/** The answer after the word `ask`, and whether its words may come in any order. */
function answerOf(open: Token | undefined): { readonly answer: string; readonly isSet: boolean } {
	const [, set, answer = ""] = /^ask\b\s*(set\s+)?(.*)$/.exec(open?.info.trim() ?? "") ?? [];
	return { answer, isSet: set !== undefined };
}

/** The field for an answer, in the page from the start so that nothing moves. */
const field = ({ ask }: TutorialWords): string => `<form class="ask-field">
<label>${escaped(ask.yours)}<input autocomplete="off" /></label>
<button>${escaped(ask.check)}</button>
</form>
`;

/** The length of a key in hexadecimal digits; a page has few questions. */
const keyLength = 8;

/** The keys of a text's questions, in order; hints do not affect them. Throws for two equal questions. */
export function keysOf(text: string): readonly string[] {
	const keys = [...text.matchAll(/^::: ask\b[\s\S]*?^:::$/gm)].map(([question]) =>
		createHash("sha256")
			.update(question.replace(/^> .*\n\n|^ +> .*\n/gm, ""))
			.digest("hex")
			.slice(0, keyLength),
	);
	if (new Set(keys).size < keys.length) {
		throw new Error("two questions of a page are equal");
	}
	return keys;
}

/** The index of the token that ends the quotation starting at `from`; `from - 1` if none does. */
function endOfHint(tokens: readonly Token[], from: number): number {
	const open = tokens[from];
	return open?.type === "blockquote_open"
		? tokens.findIndex(
				({ type, level }, index) =>
					index > from && type === "blockquote_close" && level === open.level,
			)
		: from - 1;
}

/** Marks the hints, which only the script reads. */
function hideHints(tokens: readonly Token[]): void {
	for (const hint of tokens.filter(({ type }) => type === "blockquote_open")) {
		hint.attrSet("class", "hint");
		hint.attrSet("hidden", "");
	}
}

/** The keys of choices that have a hint. */
function hintedChoices(tokens: readonly Token[]): ReadonlySet<string> {
	const hinted = new Set<string>();
	let key = "";
	for (const token of tokens) {
		if (token.type === "list_item_open") {
			key = String(token.attrGet("data-choice"));
		} else if (token.type === "blockquote_open") {
			hinted.add(key);
		}
	}
	return hinted;
}

const opens = ({ type }: Token): boolean => type === `container_${name}_open`;

/**
 * Adds questions to a renderer, which throws for a question that cannot be answered.
 * @param keys of the questions, in order
 */
export function renderAsks(
	markdown: MarkdownIt,
	words: TutorialWords,
	keys: readonly string[],
): void {
	markdown.use(container, {
		name,
		openRender: (tokens, index) => {
			const key = keys[tokens.slice(0, index).filter(opens).length];
			if (key === undefined) {
				throw new Error("a question has no key");
			}
			const { answer, isSet } = answerOf(tokens[index]);
			const order = isSet ? ' data-order="any"' : "";
			return `<lesson-ask data-key="${key}" data-answer="${escaped(answer)}"${order}>\n`;
		},
		closeRender: () => "</div></details></lesson-ask>\n",
	});
	markdown.core.ruler.push("ask-parts", ({ tokens, Token }) => {
		for (let index = tokens.length - 1; index >= 0; index -= 1) {
			const open = tokens[index];
			if (open === undefined || !opens(open)) {
				continue;
			}
			const close = tokens.findIndex(
				({ type, level }, at) =>
					at > index && type === `container_${name}_close` && level === open.level,
			);
			const choices = choicesIn(tokens, index, close);
			const { answer } = answerOf(open);
			if (answer === "") {
				throw new Error("a question has no answer");
			}
			// A hint is needed for typed answers, and for each choice except the right one.
			let unhinted = ["what is typed"];
			if (choices !== null) {
				tokens[choices[0]]?.attrSet("class", "choices");
				const items = tokens.slice(...choices);
				const keys = keyChoices(items);
				if (!keys.includes(answer)) {
					throw new Error(`the answer "${answer}" is not one of the choices ${keys.join(", ")}`);
				}
				const hinted = hintedChoices(items);
				unhinted = keys.filter((key) => key !== answer && !hinted.has(key));
			}
			// Without choices, the question itself is a paragraph.
			const firstEnd = tokens.findIndex(({ type }, at) => at > index && type === "paragraph_close");
			const asked = choices?.[1] ?? firstEnd;
			const end = endOfHint(tokens, asked + 1);
			hideHints(tokens.slice(index, end + 1));
			if (end === asked && unhinted.length > 0) {
				throw new Error(`there is no hint for ${unhinted.join(", ")} where "${answer}" is right`);
			}
			const fold = new Token("html_block", "", 0);
			fold.content = `${choices === null ? field(words) : ""}<p class="ask-status" role="status"></p>
<details class="ask-answer"><summary>${escaped(words.ask.answer)}</summary><div>
`;
			tokens.splice(end + 1, 0, fold);
		}
	});
}
