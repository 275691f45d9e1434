/** Writes the author's guide as pages of the site, one for each language, from the texts beside this file. */
import { readFile } from "node:fs/promises";
import type MarkdownIt from "markdown-it";
import { type TutorialWords, tutorialLanguages } from "../locale/tutorial.ts";
import { createMarkdown, type Heading, type Token, titleOf } from "../pages/markdown.ts";
import { rootFrom, writePage } from "../pages/write.ts";

const pathOf = ({ folder }: TutorialWords): string => `guide/${folder}index.html`;

/** Files of the repository that the site does not have. */
const outside = /^\.\.\/\.\.\//;
/** An address that is the same wherever the page is. */
const absolute = /^(https?:|#)/;

/**
 * The tokens of a line with the links as they are on the site: a text in another language is a page there, and of links out of
 * the guide's folder the words alone are left.
 * @throws Error naming a link to what is not on the site.
 */
function onSite(tokens: readonly Token[], root: string): Token[] {
	let isOutside = false;
	return tokens.filter((token) => {
		if (token.type === "link_close") {
			const isKept = !isOutside;
			isOutside = false;
			return isKept;
		}
		if (token.type !== "link_open") {
			return true;
		}
		const href = token.attrGet("href") ?? "";
		const other = tutorialLanguages.find(({ source }) => href === `${source}.md`);
		isOutside = outside.test(href);
		if (other !== undefined) {
			token.attrSet("href", `${root}${pathOf(other)}`);
		} else if (!isOutside && !absolute.test(href)) {
			throw new Error(`the guide links to ${href}, which is not on the site`);
		}
		return !isOutside;
	});
}

/** Shows the boards of the first snippet, below the list that leads to it. */
function showExample(markdown: MarkdownIt): void {
	markdown.core.ruler.push("example", ({ tokens, Token }) => {
		const snippet = tokens.findIndex(({ type }) => type === "fence");
		const end = tokens.findIndex(
			({ type }, index) => index > snippet && type === "ordered_list_close",
		);
		const boards = tokens[snippet]?.content.match(/<catchmate-board.*?<\/catchmate-board>/gs);
		if (boards === undefined || boards === null || end < 0) {
			throw new Error("the guide does not begin with a snippet that has boards");
		}
		const example = new Token("html_block", "", 0);
		example.content = `<div class="example">\n${boards.join("\n")}\n</div>\n`;
		tokens.splice(end + 1, 0, example);
	});
}

async function writeGuide(words: TutorialWords, site: URL): Promise<string> {
	const text = await readFile(new URL(`${words.source}.md`, import.meta.url), "utf8");
	const root = rootFrom(pathOf(words));
	const headings: Heading[] = [];
	const markdown = createMarkdown((heading) => headings.push(heading));
	showExample(markdown);
	// Comments tell which tested file a snippet is.
	const tokens = markdown.parse(text, {}).filter(({ content }) => !/^<!--.*-->\s*$/.test(content));
	for (const token of tokens) {
		token.children &&= onSite(token.children, root);
	}
	return writePage(site, words, {
		...{ text, headings, pathOf },
		scripts: ["widget.js"],
		styles: ["guide/guide.css"],
		links: [{ href: "index.html", text: titleOf(text), isHere: true }],
		...{ previous: null, next: null },
		body: markdown.renderer.render(tokens, markdown.options, {}),
	});
}

/** Writes the guide's pages to a site; returns their paths. */
export const buildGuide = (site: URL): Promise<readonly string[]> =>
	Promise.all(tutorialLanguages.map((words) => writeGuide(words, site)));
