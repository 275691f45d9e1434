/** Checks a text's claims against the solver, so that a wrong page fails the build. */
import type { Value } from "catchmate";

/**
 * @param claims the claimed distance of each point, even for lost and odd for won points; null for a draw
 * @throws Error naming the first point with another value
 */
export function checkPoints(
	names: readonly string[],
	values: readonly Value[],
	claims: Readonly<Record<string, number | null>>,
): void {
	for (const [name, plies] of Object.entries(claims)) {
		const value = values[names.indexOf(name)];
		if (value === undefined || value.distance !== plies) {
			throw new Error(`the text says ${plies} plies of ${name}, which has ${value?.distance}`);
		}
	}
}
