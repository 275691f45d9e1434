/** Writes the pages of the tutorial, with the pictures of their boards. */
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { load, type Workshop } from "catchmate/workshop";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { tutorialWords } from "../../locale/every.ts";
import { tags } from "../../locale/languages.ts";
import { lessonLink } from "../../model/link-text.ts";
import { readList } from "../../model/puzzle.ts";
import { list } from "../../model/puzzle-list.ts";
import { createMarkdown, type Heading, summaryOf, titleOf } from "../../pages/markdown.ts";
import { escaped, type Link } from "../../pages/page.ts";
import { rootFrom, writeInto, writePage } from "../../pages/write.ts";
import { chapters } from "../chapters.ts";
import { keysOf, renderAsks } from "./asks.ts";
import { drawBoards, renderBoards } from "./boards.ts";
import { includeCode } from "./code.ts";
import { type FactFinder, type Facts, withFacts } from "./facts.ts";
import { readingMinutes } from "./minutes.ts";
import { picturesOf } from "./pictures.ts";
import { renderPrograms } from "./programs.ts";

/**
 * The first page. Besides facts, its text may use `{{chapters}}`, the list of chapters; `{{begin}}`, a link to the first;
 * `{{methodChapters}}` and `{{furtherChapters}}`, the numbers of chapters that explain the method and that apply it; and
 * `{{minutes}}`, the reading time of the former.
 */
const first = "index";
const pages = [first, ...chapters] as const;

/** The first chapters, which explain the method; the others apply it. */
const chaptersOfMethod = 4;
type PageName = (typeof pages)[number];

const source = (name: string, file: string) =>
	fileURLToPath(new URL(`../${name}/${file}`, import.meta.url));

/** The text of a page before facts are inserted. */
export const readSource = (name: string, language: string): Promise<string> =>
	readFile(source(name, `${language}.md`), "utf8");

async function factsOf(name: string, solver: Workshop): Promise<Facts> {
	const { facts }: { facts: FactFinder } = await import(`../${name}/facts.ts`);
	return facts(solver);
}

const pathOf = (name: PageName, { folder }: TutorialWords): string => `learn/${folder}${name}.html`;

/** The files of the tutorial's pages, without pictures. */
export const tutorialPages: readonly string[] = tags
	.map(tutorialWords)
	.flatMap((words) => pages.map((name) => pathOf(name, words)));

interface Source {
	readonly name: PageName;
	readonly words: TutorialWords;
	readonly text: string;
}

function linksAround(all: readonly Source[], one: Source) {
	const links = all
		.filter(({ words }) => words === one.words)
		.map(
			({ name, text }, number): Link => ({
				href: `${name}.html`,
				text: titleOf(text),
				// The first page is not a chapter.
				...(number > 0 && { number }),
				isHere: name === one.name,
			}),
		);
	const at = links.findIndex(({ isHere }) => isHere);
	return { links, previous: links[at - 1] ?? null, next: links[at + 1] ?? null };
}

/** The minutes to read a text, at least 1. */
const minutesOf = (text: string): number => Math.max(1, Math.round(readingMinutes(text)));

/** The list of chapters in Markdown, with subject and reading time. */
const listOf = (sources: readonly Source[]): string =>
	sources
		.map(
			({ name, text, words }) =>
				`1. [${titleOf(text)}](${name}.html) · ${words.minutes(minutesOf(text))}\\\n   ${summaryOf(text)}`,
		)
		.join("\n");

/** The reading time of the chapters that explain the method, in minutes. */
const methodMinutes = (sources: readonly Source[]): number =>
	sources.slice(0, chaptersOfMethod).reduce((sum, { text }) => sum + minutesOf(text), 0);

/** A link to the first chapter; for returning readers the script changes it to the last page read. */
const beginLink = (sources: readonly Source[], words: TutorialWords): string =>
	sources
		.slice(0, 1)
		.map(({ name, text }) => {
			const label = escaped(words.begin(titleOf(text)));
			return `<p><a class="go-on" href="${name}.html">${label}</a></p>`;
		})
		.join("");

/** The two ways to learn, above the first page: the lessons, and the text below. */
function doors(words: TutorialWords, root: string): string {
	const { heading, win, lessons, how, programmers } = words.doors;
	const count = readList(list).filter(({ lesson }) => lesson !== null).length;
	const door = (href: string, more: string, name: string, note: string) =>
		`<a href="${href}"${more}><strong>${escaped(name)}</strong> <span>${escaped(note)}</span></a>`;
	return `<nav class="doors" aria-label="${escaped(heading)}">
${door(`${root}index.html#${lessonLink}`, "", win, lessons(count))}
${door(`${first}.html`, ' aria-current="page"', how, programmers)}
</nav>`;
}

/** Writes one page, and its pictures. */
async function writeSource(
	all: readonly Source[],
	one: Source,
	solver: Workshop,
	site: URL,
): Promise<void> {
	const { name, words, text } = one;
	const root = rootFrom(pathOf(name, words));
	const headings: Heading[] = [];
	const markdown = createMarkdown((heading) => headings.push(heading));
	const firstText = all.find((other) => other.name === name)?.text ?? "";
	renderAsks(markdown, words, keysOf(firstText));
	renderPrograms(markdown, words);
	renderBoards(markdown, words, root);
	const tokens = markdown.parse(text, {});
	await includeCode(tokens, new URL(`../${name}/`, import.meta.url), words.source);
	const pictures = await drawBoards(tokens, solver, name, words.tag);
	const path = await writePage(site, words, {
		text,
		headings,
		...linksAround(all, one),
		pathOf: (words) => pathOf(name, words),
		scripts: ["widget.js", `learn/words-${words.source}.js`, "learn/learn.js"],
		styles: ["learn/learn.css"],
		body: `${name === first ? doors(words, root) : ""}${markdown.renderer.render(tokens, markdown.options, {})}`,
	});
	const own = Object.entries(await picturesOf(name, solver, words));
	for (const { name, svg } of [...pictures, ...own.map(([name, svg]) => ({ name, svg }))]) {
		await writeInto(site, `${dirname(path)}/pictures/${name}`, svg);
	}
}

/** Writes all pages of the tutorial to a site; returns the facts of each. */
export async function buildTutorial(site: URL): Promise<Readonly<Record<string, Facts>>> {
	const solver = await load();
	try {
		const inChapters: Source[] = [];
		const found: Record<string, Facts> = {};
		for (const name of chapters) {
			const facts = await factsOf(name, solver);
			found[name] = facts;
			for (const words of tags.map(tutorialWords)) {
				const text = withFacts(await readSource(name, words.source), facts, words.source);
				inChapters.push({ name, words, text });
			}
		}
		const facts = await factsOf(first, solver);
		found[first] = facts;
		const firstPages = tags.map(tutorialWords).map(async (words): Promise<Source> => {
			const own = inChapters.filter((one) => one.words === words);
			const more = {
				chapters: listOf(own),
				begin: beginLink(own, words),
				minutes: methodMinutes(own),
				methodChapters: chaptersOfMethod,
				furtherChapters: chapters.length - chaptersOfMethod,
			};
			const source = await readSource(first, words.source);
			const text = withFacts(source, { ...facts, ...more }, words.source);
			return { name: first, words, text };
		});
		const sources = [...(await Promise.all(firstPages)), ...inChapters];
		for (const one of sources) await writeSource(sources, one, solver, site);
		return found;
	} finally {
		solver.dispose();
	}
}
