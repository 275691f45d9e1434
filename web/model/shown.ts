/** Formats any value for an error message. */
export function shown(value: unknown): string {
	if (typeof value === "object" && value !== null) {
		return Array.isArray(value) ? "an array" : "an object";
	}
	if (typeof value === "string") return JSON.stringify(value);
	return typeof value === "function" ? "a function" : String(value);
}
