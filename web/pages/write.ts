/** Writes pages of text to the site, with links to their translations. */
import { mkdir, writeFile } from "node:fs/promises";
import type { TutorialWords } from "../locale/en/tutorial.ts";
import { pageWords, tutorialWords } from "../locale/every.ts";
import { languages, tags } from "../locale/languages.ts";
import { analyseLink } from "../model/link-text.ts";
import { summaryOf, titleOf } from "./markdown.ts";
import { type Link, type Page, pageHtml } from "./page.ts";

/** A page of text. */
export interface TextPage extends Pick<Page, "headings" | "previous" | "next" | "body"> {
	/** Its Markdown; the first heading is its title, the first paragraph its description. */
	readonly text: string;
	/** Its path on the site in a language. */
	readonly pathOf: (words: TutorialWords) => string;
	/** The paths of its scripts and style sheets on the site. */
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** The pages of the tutorial or guide, including this one. */
	readonly links: readonly Link[];
}

/** The relative path from a file to the site's root: "../" for each folder. */
export const rootFrom = (path: string): string => "../".repeat(path.split("/").length - 1);

/** Writes a file of the site, and creates its folders. */
export async function writeInto(site: URL, path: string, content: string): Promise<void> {
	const file = new URL(path, site);
	await mkdir(new URL("./", file), { recursive: true });
	await writeFile(file, content);
}

/** Writes a page in a language; returns its path. */
export async function writePage(site: URL, words: TutorialWords, page: TextPage): Promise<string> {
	const { text, pathOf, scripts, styles, links, headings, previous, next, body } = page;
	const { activities, learn } = pageWords(words.tag);
	const path = pathOf(words);
	const root = rootFrom(path);
	const fromHere = (target: string) => `${root}${target}`;
	const html = pageHtml({
		language: words.tag,
		title: titleOf(text),
		summary: summaryOf(text),
		root,
		scripts: scripts.map(fromHere),
		styles: styles.map(fromHere),
		contents: { heading: words.contents, links },
		translations: tags
			.map(tutorialWords)
			.filter((other) => other !== words)
			.map((other) => ({
				href: fromHere(pathOf(other)),
				text: languages[other.tag],
				language: other.tag,
			})),
		places: {
			heading: activities.heading,
			links: [
				{ href: fromHere("index.html"), text: activities.play },
				{ href: fromHere("index.html#puzzle"), text: activities.puzzle },
				{ href: fromHere(`index.html#${analyseLink}`), text: activities.analyse },
				{
					href: fromHere(`${learn.folder}index.html`),
					text: learn.name,
					isHere: path.startsWith(learn.folder),
				},
			],
		},
		headings,
		previous,
		next,
		body,
	});
	await writeInto(site, path, html);
	return path;
}
