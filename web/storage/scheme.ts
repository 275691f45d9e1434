/** The reader's colour scheme for all pages of the site, light or dark; by default the system's. */
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

/** The scheme that the reader chose. */
export const chosenScheme = (): Scheme => entry.value;

/** Stores the reader's choice for all pages. */
export const rememberScheme = (scheme: Scheme): void => entry.change(() => scheme);

/** Applies a scheme to the document; its boards follow. */
export function applyScheme(scheme: Scheme): void {
	const { dataset } = document.documentElement;
	if (scheme === "auto") {
		delete dataset.scheme;
	} else {
		dataset.scheme = scheme;
	}
}
