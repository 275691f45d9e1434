/** What a text says in words of its own, held against the solver: a page that would say what is not so is not built. */
import type { Value } from "catchmate";

/**
 * @param said the distance of each point that is spoken of, even where it is lost and odd where it is won; null for a draw.
 * @throws Error naming the first point of which it is not so.
 */
export function holdPoints(
	names: readonly string[],
	values: readonly Value[],
	said: Readonly<Record<string, number | null>>,
): void {
	for (const [name, plies] of Object.entries(said)) {
		const value = values[names.indexOf(name)];
		if (value === undefined || value.distance !== plies) {
			throw new Error(`the text says ${plies} plies of ${name}, which has ${value?.distance}`);
		}
	}
}
