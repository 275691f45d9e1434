/** Computed facts in the tutorial's texts. */
import { readFileSync } from "node:fs";
import type { Facts } from "../../web/learn/build/facts.ts";

const file = new URL("../../build/facts.json", import.meta.url);
const all: Readonly<Record<string, Facts>> = JSON.parse(readFileSync(file, "utf8"));

/** A built page's facts: `index`, or a chapter's name. */
export function factsOf(name: string): Facts {
	const facts = all[name];
	if (facts === undefined) throw new Error(`there is no page ${name}`);
	return facts;
}
