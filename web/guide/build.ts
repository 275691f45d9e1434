/** Writes the guide's pages in each language, from the texts beside this file. */
import { readFile } from "node:fs/promises";
import { load, type Workshop } from "catchmate/workshop";
import type MarkdownIt from "markdown-it";
import { htmlOf } from "../fences/build.ts";
import { fenceOf, isBoard } from "../fences/fence.ts";
import { type Facts, withFacts } from "../learn/build/facts.ts";
import type { TutorialWords } from "../locale/en/tutorial.ts";
import { tutorialWords } from "../locale/every.ts";
import { tags } from "../locale/languages.ts";
import { createMarkdown, type Heading, type Token, titleOf } from "../pages/markdown.ts";
import { rootFrom, writeInto, writePage } from "../pages/write.ts";
import { facts as gameFacts, pictures } from "./games/facts.ts";
import { facts as huntFacts } from "./hunt/facts.ts";

/** The guide's pages in reading order; the first is at the guide's own address. */
export const guidePages = [
	"embed",
	"mkdocs",
	"docusaurus",
	"vitepress",
	"hexo",
	"astro",
	"react",
	"vue",
	"bundlers",
	"frame",
	"element",
	"games",
	"hunt",
	"program",
	"package",
	"promises",
] as const;
type GuidePage = (typeof guidePages)[number];

const fileOf = (page: GuidePage): string => (page === guidePages[0] ? "index" : page);

const pathOf = (page: GuidePage, { folder }: TutorialWords): string =>
	`guide/${folder}${fileOf(page)}.html`;

/** The facts of the pages that have any. */
type PageFacts = Readonly<Partial<Record<GuidePage, Facts>>>;

/** A page's text in Markdown, with its facts. */
async function textOf(page: GuidePage, words: TutorialWords, facts: PageFacts): Promise<string> {
	const { source } = words;
	const text = await readFile(new URL(`${page}/${source}.md`, import.meta.url), "utf8");
	const own = facts[page];
	return own ? withFacts(text, own, source) : text;
}

/** Matches links to files of the repository that are not on the site. */
const outside = /^\.\.\/\.\.\//;
/** Matches absolute addresses. */
const absolute = /^(https?:|#)/;

/** The path on the site for a link to another text of the guide: `zh.md`, `../package/en.md#errors`. */
function linkedPath(href: string, page: GuidePage): string | undefined {
	const [, name = page, source, anchor = ""] =
		/^(?:\.\.\/(\w+)\/)?(\w+)\.md(#.*)?$/.exec(href) ?? [];
	const other = guidePages.find((each) => each === name);
	const words = tags.map(tutorialWords).find((each) => each.source === source);
	return other && words && `${pathOf(other, words)}${anchor}`;
}

/**
 * Adapts the links in a line's tokens to the site: a link to a text of the guide leads to its page, a link to a file outside the
 * site becomes plain text.
 * @throws Error naming any other link that leads nowhere on the site
 */
function onSite(tokens: readonly Token[], page: GuidePage, root: string): Token[] {
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
		const path = linkedPath(href, page);
		isOutside = outside.test(href);
		if (path !== undefined) {
			token.attrSet("href", `${root}${path}`);
		} else if (!isOutside && !absolute.test(href)) {
			throw new Error(`the guide links to ${href}, which is not on the site`);
		}
		return !isOutside;
	});
}

/** Shows the boards of the first snippet, below it. */
function showExample(markdown: MarkdownIt): void {
	markdown.core.ruler.push("example", ({ tokens, Token }) => {
		const snippet = tokens.findIndex(({ type }) => type === "fence");
		const end = tokens.findIndex(
			({ type }, index) => index > snippet && type === "ordered_list_close",
		);
		const boards = tokens[snippet]?.content.match(/<catchmate-board.*?<\/catchmate-board>/gs);
		if (!boards || end < 0) {
			throw new Error("the first snippet of the guide has no boards");
		}
		const example = new Token("html_block", "", 0);
		example.content = `<div class="example">\n${boards.join("\n")}\n</div>\n`;
		tokens.splice(end + 1, 0, example);
	});
}

/** Shows blocks of code with the language `catchmate` as boards, without the inline pictures that the site's policy forbids. */
function showFences({ renderer }: MarkdownIt): void {
	const { fence } = renderer.rules;
	renderer.rules.fence = (tokens, index, ...others) => {
		const { info = "", content = "" } = tokens[index] ?? {};
		if (!isBoard(info)) return fence?.(tokens, index, ...others) ?? "";
		const { attributes, text } = fenceOf(info, content);
		const pre = { name: "pre", attributes: [], children: [text] };
		return htmlOf({ name: "catchmate-board", attributes: [...attributes], children: [pre] });
	};
}

async function writeGuidePage(
	page: GuidePage,
	words: TutorialWords,
	facts: PageFacts,
	site: URL,
): Promise<string> {
	const texts = await Promise.all(guidePages.map((each) => textOf(each, words, facts)));
	const links = guidePages.map((each, index) => ({
		href: `${fileOf(each)}.html`,
		text: titleOf(texts[index] ?? ""),
		isHere: each === page,
	}));
	const here = guidePages.indexOf(page);
	const text = texts[here] ?? "";
	const root = rootFrom(pathOf(page, words));
	const headings: Heading[] = [];
	const markdown = createMarkdown((heading) => headings.push(heading));
	if (page === "embed") showExample(markdown);
	showFences(markdown);
	// HTML comments name the tested file of a snippet.
	const tokens = markdown.parse(text, {}).filter(({ content }) => !/^<!--.*-->\s*$/.test(content));
	for (const token of tokens) {
		token.children &&= onSite(token.children, page, root);
	}
	if (page === "hunt") {
		await writeInto(site, pathOf(page, words).replace(/html$/, "md"), text);
	}
	return writePage(site, words, {
		text,
		headings,
		links,
		pathOf: (other) => pathOf(page, other),
		scripts: page === "embed" || page === "hunt" ? ["widget.js"] : [],
		styles: ["guide/guide.css", "catchmate.css"],
		previous: links[here - 1] ?? null,
		next: links[here + 1] ?? null,
		body: markdown.renderer.render(tokens, markdown.options, {}),
	});
}

/** Writes the pictures of the page on games beside it. */
async function writePictures(solver: Workshop, words: TutorialWords, site: URL): Promise<void> {
	const folder = pathOf("games", words).replace(/\.html$/, "/");
	const files = Object.entries(await pictures(solver, words));
	await Promise.all(files.map(([name, picture]) => writeInto(site, `${folder}${name}`, picture)));
}

/** Writes the guide's pages to a site, and the article on the hunt also as Markdown for other sites; returns all paths. */
export async function buildGuide(site: URL): Promise<readonly string[]> {
	const solver = await load();
	const facts = { hunt: await huntFacts(solver), games: await gameFacts(solver) };
	const languages = tags.map(tutorialWords);
	await Promise.all(languages.map((words) => writePictures(solver, words, site)));
	solver.dispose();
	return Promise.all(
		languages.flatMap((words) =>
			guidePages.map((page) => writeGuidePage(page, words, facts, site)),
		),
	);
}
