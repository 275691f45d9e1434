/** Light or dark, as the reader has chosen, on every page of the site; by default as the system says. */
import { Entry } from "./entry.ts";

const schemes = ["auto", "light", "dark"] as const;

export type Scheme = (typeof schemes)[number];

const entry = new Entry<Scheme>(
	"catchmate-scheme",
	() => localStorage,
	(stored) => schemes.find((scheme) => scheme === stored) ?? "auto",
);

export const nextScheme = (scheme: Scheme): Scheme =>
	schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? "auto";

/** The scheme that the reader chose, now or earlier. */
export const chosenScheme = (): Scheme => entry.value;

/** Remembers the reader's choice, for all pages. */
export const rememberScheme = (scheme: Scheme): void => entry.change(() => scheme);

/** Shows the document in a scheme; its boards follow it. */
export function applyScheme(scheme: Scheme): void {
	const { dataset } = document.documentElement;
	if (scheme === "auto") {
		delete dataset.scheme;
	} else {
		dataset.scheme = scheme;
	}
}
