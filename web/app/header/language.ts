/** Changes the page's language: loads it, shows it, and stores the choice. */
import { signal } from "@preact/signals-core";
import { nothing } from "lit/html.js";
import type { PageWords } from "../../locale/en/page.ts";
import type { Tag } from "../../locale/languages.ts";
import { loadLanguage } from "../../locale/load.ts";
import { setLanguage } from "../shell/language-and-colours.ts";
import { Lazy } from "../shell/lazy.ts";
import type { Rendered } from "../shell/panels.ts";
import { preferences } from "../shell/preferences.ts";

const asked = signal<Lazy<PageWords> | null>(null);

export function askFor(tag: Tag): void {
	asked.value = new Lazy(async () => {
		const loaded = await loadLanguage(tag);
		preferences.set("language", tag);
		setLanguage(loaded);
		return loaded;
	});
}

/** Loads the chosen language; shows the failure of the load. */
export const languageFailure = (words: PageWords): Rendered =>
	asked.value?.draw(words, () => nothing) ?? nothing;
