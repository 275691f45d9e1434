/** Lists of names as facts, in every language. */

import { tutorialWords } from "../../locale/every.ts";
import { tags } from "../../locale/languages.ts";

/** All of them: "b and d". */
export const listFact = (names: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(tags.map(tutorialWords).map(({ source, list }) => [source, list(names)]));

/** Any of them: "b or d". */
export const eitherFact = (names: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(tags.map(tutorialWords).map(({ source, either }) => [source, either(names)]));
