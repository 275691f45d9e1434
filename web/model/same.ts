/** Compares plain data by value: boards, positions, pictures. Identical objects are not compared further. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** Whether two values are equal; undefined fields count as missing. */
export function isSame(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) {
		return true;
	}
	if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
		return false;
	}
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].every((name) => isSame(one[name], other[name]));
}
