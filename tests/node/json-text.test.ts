/** Texts in JSON as the package's program reads them, where they are long. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseJson } from "../../wasm/cli/json-text.ts";

/** What is said of a text that is refused. */
function refusal(text: string): string {
	try {
		parseJson(Buffer.from(text));
	} catch (error) {
		return String(error);
	}
	return assert.fail("it is read");
}

test("a long run of white space is refused at its end", () => {
	// To begin anew at each space would take hours, for which nobody waits.
	const said = refusal(" ".repeat(8_000_000));
	assert.match(said, /line 1, column 8000001: from here on the text is not JSON/);
});

test("what is wrong behind long runs of white space is said of its place", () => {
	const lines = "\n".repeat(3000);
	const indent = " ".repeat(5000);
	for (const [text, place] of [
		[`${lines}${indent}x`, "line 3001, column 5001"],
		[`{"a":${indent}1,${lines}}`, "line 3001, column 1"],
		[`{"a":${indent}1}${lines}x`, "line 3001, column 1"],
		[`["${indent}", "\t"]`, "line 1, column 5006"],
	] as const) {
		assert.match(refusal(text), new RegExp(`${place}: `), text.trim());
	}
});
