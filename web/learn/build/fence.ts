/** Parses the attributes of a fence. */

/** The attributes by name: `name=value`, `name="a value"`, or `name` alone with an empty value. */
export function attributesIn(info: string): Map<string, string> {
	const found = [...info.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|(\S+)))?/g)].slice(1);
	return new Map(found.map(([, name = "", quoted, bare]) => [name, quoted ?? bare ?? ""]));
}
