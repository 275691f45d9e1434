/** The language of the page. */
import { preferredTag, type Tag } from "../../locale/languages.ts";
import { preferences } from "./preferences.ts";

/** The tag of the language that the reader chose; by default of the browser's. */
export function chosenTag(): Tag {
	const chosen = preferences.get("language");
	return preferredTag([...(chosen === null ? [] : [chosen]), ...navigator.languages]);
}
