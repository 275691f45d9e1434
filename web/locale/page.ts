/** The languages of the page. Its words stand apart, so that the element comes without them. */
import { page as en } from "./en/page.ts";
import { choose } from "./shared.ts";
import { page as zh } from "./zh/page.ts";

export type { LinkFault } from "./en/share.ts";

/** The phrases of the page, those of the element among them. */
export type PageWords = Readonly<typeof en>;

export type PageNotice = keyof PageWords["pageNews"];

export const pageLanguages: readonly [PageWords, ...PageWords[]] = [en, zh];

/** @param tags in the order of the reader's preference */
export const pageWords = (tags: readonly string[]): PageWords => choose(pageLanguages, tags);

/** @param chosen the tag that the reader has chosen, now or on an earlier visit; null for none */
export const initialWords = (chosen: string | null): PageWords =>
	pageWords([...(chosen === null ? [] : [chosen]), ...navigator.languages]);
