/** The manifest of custom elements in the package, from which editors know the element. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the manifest describes the element, all its attributes and nothing private", async () => {
	// Without its types, which are those of the sources here.
	const { CatchmateBoard } = await import(import.meta.resolve("catchmate/element"));
	const path = new URL(import.meta.resolve("catchmate/custom-elements.json"));
	const [element, define] = JSON.parse(readFileSync(path, "utf8")).modules;
	assert.deepEqual([element.path, define.path], ["dist/element.js", "dist/define.js"]);
	assert.deepEqual(define.exports[0], {
		kind: "custom-element-definition",
		name: "catchmate-board",
		declaration: { name: "CatchmateBoard", module: "dist/element.js" },
	});
	const [board] = element.declarations;
	const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
	// The language is watched wherever it is said, around a board too.
	const attributes = [...CatchmateBoard.observedAttributes, "lang"];
	assert.deepEqual(names(board.attributes), attributes.sort());
	const undescribed = ["attributes", "events", "cssParts", "cssProperties", "slots"].flatMap(
		(kind) => board[kind].filter(({ description }: { description?: string }) => !description),
	);
	assert.deepEqual(names(undescribed), []);
	assert.deepEqual(names(board.events), [
		"begin",
		"cancelled",
		"edit",
		"end",
		"error",
		"give-up",
		"hint",
		"mistake",
		"move",
		"solve",
		"solved",
		"update",
	]);
	assert.deepEqual(
		names(board.members).filter((name) => !/^[a-z]/i.test(name)),
		[],
	);
});
