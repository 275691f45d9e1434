/** Names one after the other, as a fact for the texts of every language. */
import { tutorialLanguages } from "../../locale/tutorial.ts";

export const listFact = (names: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(tutorialLanguages.map(({ source, list }) => [source, list(names)]));
