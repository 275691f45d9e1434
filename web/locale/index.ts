/** Which language the page speaks: the reader's choice, else the browser's, else English. */
import { en } from "./en.ts";
import type { Words } from "./words.ts";
import { zh } from "./zh.ts";

export const languages: readonly Words[] = [en, zh];

const storageKey = "catchmate-language";

const primary = (tag: string) => tag.split("-", 1)[0]?.toLowerCase();

function find(tag: string | null): Words | undefined {
	return languages.find((words) => tag !== null && primary(words.tag) === primary(tag));
}

/** Storage is refused to some pages, on file:// for one; the choice then lasts as long as the page. */
function remembered(): string | null {
	try {
		return localStorage.getItem(storageKey);
	} catch {
		return null;
	}
}

export function initialLanguage(): Words {
	return [remembered(), ...navigator.languages].map(find).find((words) => words) ?? en;
}

export function rememberLanguage(words: Words): void {
	try {
		localStorage.setItem(storageKey, words.tag);
	} catch {
		return;
	}
}

export function languageOf(tag: string): Words {
	return find(tag) ?? en;
}
