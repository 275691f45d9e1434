/** What the texts of the tutorial's pages tell that the solver has found. */
import { readFileSync } from "node:fs";
import type { Facts } from "../../web/learn/build/facts.ts";

const file = new URL("../../build/facts.json", import.meta.url);
const all: Readonly<Record<string, Facts>> = JSON.parse(readFileSync(file, "utf8"));

/** The facts of a page, as it was built: `index`, or the name of a chapter. */
export function factsOf(name: string): Facts {
	const facts = all[name];
	if (facts === undefined) throw new Error(`there is no page ${name}`);
	return facts;
}
