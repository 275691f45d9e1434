/** The facts of a chapter: whatever its text claims is computed by its facts.ts, and stands in the text by name. */
import type { Solver } from "catchmate";

/** A number, a text, or a text for each language, by the name of its folder. */
type Fact = number | string | Readonly<Record<string, string>>;
export type Facts = Readonly<Record<string, Fact>>;

/** What the file facts.ts of a chapter exports by the name `facts`. */
export type FactFinder = (solver: Solver) => Promise<Facts> | Facts;

/**
 * Puts the facts in the place of their names: `{{plies}}` becomes a number as the language writes it, `{{=plies}}` one without
 * separators, for code and attributes.
 * @throws Error naming a fact that there is not.
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

/** The names of the facts that a text uses. */
export const factsIn = (text: string): ReadonlySet<string> =>
	new Set([...text.matchAll(/\{\{=?([\w-]+)\}\}/g)].map(([, name = ""]) => name));
