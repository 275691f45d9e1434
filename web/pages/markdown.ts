/** Renders the Markdown of the tutorial and the guide, with anchors at headings and highlighted code. */
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import cpp from "highlight.js/lib/languages/cpp";
import diff from "highlight.js/lib/languages/diff";
import javascript from "highlight.js/lib/languages/javascript";
import markdown from "highlight.js/lib/languages/markdown";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import shell from "highlight.js/lib/languages/shell";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import MarkdownIt from "markdown-it";
import anchor from "markdown-it-anchor";

const languages = {
	cpp,
	diff,
	python,
	bash,
	markdown,
	yaml,
	console: shell,
	html: xml,
	astro: xml,
	vue: xml,
	json: javascript,
	js: javascript,
	jsx: javascript,
	sh: bash,
	md: markdown,
	text: plaintext,
};
for (const [name, language] of Object.entries(languages)) {
	hljs.registerLanguage(name, language);
}

/** A token of parsed Markdown. */
export type Token = ReturnType<MarkdownIt["parse"]>[number];

/** Highlights code as HTML; the language is one of those above. */
const highlight = (code: string, language: string): string =>
	hljs.highlight(code, { language }).value;

/** The anchor of a heading; keeps Chinese characters. */
const slugOf = (heading: string): string =>
	heading
		.trim()
		.toLowerCase()
		.replace(/[^\p{Letter}\p{Number}]+/gu, "-")
		.replace(/^-|-$/g, "");

/** Lets Chinese headings break after punctuation, which some browsers do not with `word-break: keep-all`. */
function breakHeadings(markdown: MarkdownIt): void {
	markdown.core.ruler.push("heading-breaks", ({ tokens, Token }) => {
		const made = (type: string, content: string): Token => {
			const token = new Token(type, "", 0);
			token.content = content;
			return token;
		};
		const broken = (child: Token): readonly Token[] =>
			child.type !== "text"
				? [child]
				: child.content
						.split(/(?<=[：，；？！])(?!$)/)
						.flatMap((part, at) => [
							...(at > 0 ? [made("html_inline", "<wbr />")] : []),
							made("text", part),
						]);
		for (const [index, { type }] of tokens.entries()) {
			const inline = tokens[index + 1];
			if (type === "heading_open" && inline?.children) {
				inline.children = inline.children.flatMap(broken);
			}
		}
	});
}

/** A heading of a page, for its table of contents. */
export interface Heading {
	readonly level: number;
	readonly id: string;
	readonly text: string;
}

/** A renderer of Markdown with inline HTML, which reports the headings in order. */
export function createMarkdown(onHeading: (heading: Heading) => void): MarkdownIt {
	const made = new MarkdownIt({ html: true, highlight });
	const { fence } = made.renderer.rules;
	// Code scrolls horizontally, also by keyboard.
	made.renderer.rules.fence = (...given) =>
		fence?.(...given).replace(/^<pre>/, '<pre tabindex="0">') ?? "";
	// The pages' content security policy forbids inline styles.
	for (const cell of ["th_open", "td_open"]) {
		made.renderer.rules[cell] = (tokens, at, options, _, renderer) => {
			const token = tokens[at];
			if (token?.attrGet("style") === "text-align:right") token.attrs = [["class", "number"]];
			return renderer.renderToken(tokens, at, options);
		};
	}
	breakHeadings(made);
	return made.use(anchor, {
		slugify: slugOf,
		tabIndex: false,
		callback: (token, { slug, title }) =>
			onHeading({ level: Number(token.tag.slice(1)), id: slug, text: title }),
	});
}

/** The page's title: its first heading. */
export function titleOf(source: string): string {
	const title = /^# (.+)$/m.exec(source)?.[1];
	if (title === undefined) {
		throw new Error(`the page has no heading: ${source.slice(0, 60)}`);
	}
	return title.trim();
}

/** The page's description for search engines: the text of its first paragraph. */
export function summaryOf(source: string): string {
	const paragraph = source
		.split(/\n{2,}/)
		.map((part) => part.trim())
		.find((part) => /^[\p{Letter}*`"“[]/u.test(part));
	return (paragraph ?? "")
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/[*`]/g, "")
		.replace(/\s+/g, " ");
}
