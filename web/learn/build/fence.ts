/** What stands behind the first word of a fence. */

/** Its attributes by their names: `name=value`, `name="a value"`, or a name alone, whose value is empty. */
export function attributesIn(info: string): Map<string, string> {
	const found = [...info.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|(\S+)))?/g)].slice(1);
	return new Map(found.map(([, name = "", quoted, bare]) => [name, quoted ?? bare ?? ""]));
}
