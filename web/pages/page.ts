/** The HTML frame of the site's pages of text: the tutorial and the author's guide. */
import { policy } from "../policy.mjs";
import type { Heading } from "./markdown.ts";

/** A link of a page, relative to it. */
export interface Link {
	readonly href: string;
	readonly text: string;
	/** The chapter's number before the text in the contents; undefined for a page without one. */
	readonly number?: number;
	/** Whether it leads to this page, or to the part of the site with this page. */
	readonly isHere?: boolean;
}

export interface Page {
	/** The language's tag. */
	readonly language: string;
	readonly title: string;
	/** A sentence on its subject, for search engines. */
	readonly summary: string;
	/** The relative path to the site's root: "", or "../" for each folder. */
	readonly root: string;
	/** The addresses of its scripts and style sheets, relative to the page. */
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** The pages of the tutorial or guide, including this one. */
	readonly contents: { readonly heading: string; readonly links: readonly Link[] };
	/** The headings of this page; the contents list those of the second level. */
	readonly headings: readonly Heading[];
	/** The same page in the other languages. */
	readonly translations: readonly (Link & { readonly language: string })[];
	/** The parts of the site; the first is the page with the board. */
	readonly places: { readonly heading: string; readonly links: readonly [Link, ...Link[]] };
	readonly previous: Link | null;
	readonly next: Link | null;
	/** HTML. */
	readonly body: string;
}

export const escaped = (text: string): string =>
	text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const anchorTo = ({ href, text }: Link, more = ""): string =>
	`<a href="${escaped(href)}"${more}>${escaped(text)}</a>`;

function contents({ contents, headings }: Page): string {
	const inside = headings
		.filter(({ level }) => level === 2)
		.map(({ id, text }) => `<li>${anchorTo({ href: `#${id}`, text })}</li>`);
	const own = inside.length === 0 ? "" : `<ol class="contents-headings">${inside.join("")}</ol>`;
	const links = contents.links.map((link) => {
		const number = link.number === undefined ? "" : ` data-chapter="${link.number}"`;
		return link.isHere
			? `<li>${anchorTo(link, `${number} aria-current="page"`)}${own}</li>`
			: `<li>${anchorTo(link, number)}</li>`;
	});
	return `<nav class="contents" id="contents" aria-label="${escaped(contents.heading)}">
	<p class="contents-heading">${escaped(contents.heading)}</p>
	<ol>${links.join("\n")}</ol>
</nav>`;
}

function turns({ previous, next }: Page): string {
	return previous === null && next === null
		? ""
		: `<div class="turns">
	${previous === null ? "<span></span>" : anchorTo(previous, ' rel="prev"')}
	${next === null ? "" : anchorTo(next, ' rel="next"')}
</div>`;
}

/** The document of a page. */
export function pageHtml(page: Page): string {
	const { language, title, summary, root, places, translations } = page;
	const others = translations.map((link) =>
		anchorTo(link, ` lang="${link.language}" hreflang="${link.language}"`),
	);
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<title>${escaped(title)} · Catchmate</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="#17161a" media="(prefers-color-scheme: dark)" />
<meta name="description" content="${escaped(summary)}" />
<link rel="icon" href="${root}icon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="${root}icon-180.png" />
${page.styles.map((href) => `<link rel="stylesheet" href="${href}" />`).join("\n")}
${page.scripts.map((src) => `<script src="${src}" defer></script>`).join("\n")}
</head>
<body>
<header class="page-header">
	<a class="brand" href="${escaped(places.links[0].href)}"><img src="${root}icon.svg" width="28" height="28" alt="" /><span>Catchmate</span></a>
	<nav class="page-links places" aria-label="${escaped(places.heading)}">${places.links.map((place) => anchorTo(place, place.isHere ? ' aria-current="true"' : "")).join(" ")}</nav>
	<div class="page-links">${anchorTo({ href: "#contents", text: page.contents.heading }, ' class="to-contents"')} ${others.join(" ")}</div>
</header>
<div class="page-columns">
<main>
${page.body}
${turns(page)}
</main>
${contents(page)}
</div>
</body>
</html>
`;
}
