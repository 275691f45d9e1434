/** The facts of a chapter: its facts.ts computes the claims of its text, which inserts them by name. */
import type { Workshop } from "catchmate/workshop";

/** A number, a text, or a text for each language's folder name. */
type Fact = number | string | Readonly<Record<string, string>>;
export type Facts = Readonly<Record<string, Fact>>;

/** The type of the export `facts` of a chapter's facts.ts. */
export type FactFinder = (solver: Workshop) => Promise<Facts> | Facts;

/**
 * Replaces the names of facts: `{{plies}}` by a number in the language's format, `{{=plies}}` by one without
 * separators, for code and attributes.
 * @throws Error if a fact is missing; it names the fact
 */
export function withFacts(text: string, facts: Facts, language: string): string {
	return text.replace(/\{\{(=?)([\w-]+)\}\}/g, (_, isPlain: string, name: string) => {
		const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
		const value = typeof fact === "object" ? fact[language] : fact;
		if (value === undefined) {
			throw new Error(`there is no fact {{${name}}}`);
		}
		return typeof value === "number" && isPlain === ""
			? value.toLocaleString(language)
			: String(value);
	});
}

/** The names of the facts in a text. */
export const factsIn = (text: string): ReadonlySet<string> =>
	new Set([...text.matchAll(/\{\{=?([\w-]+)\}\}/g)].map(([, name = ""]) => name));
