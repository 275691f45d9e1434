/** The TypeScript types of data held to the schema, both ways: fields, which may be missing, and words. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { programs } from "./fixtures.ts";

interface Schema {
	readonly required?: readonly string[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly enum?: readonly string[];
	readonly items?: Schema;
	readonly else?: Schema;
	readonly type?: string;
	readonly $ref?: string;
	readonly anyOf?: readonly Schema[];
}

const text = programs.native(["schema"]).stdout;
const schema: { readonly definitions: Readonly<Record<string, Schema>> } = JSON.parse(text);
const source = readFileSync(new URL("../../wasm/types.ts", import.meta.url), "utf8");

/** The types of words that have a name. */
const named = new Map(
	[...source.matchAll(/^export type (\w+) =((?:\s*\|?\s*"[^"]+")+);/gm)].map(
		([, name = "", words = ""]) => [name, words] as const,
	),
);

/** A definition of the schema as the type says it: by field, whether it may be missing, and its type. */
const TYPES: Readonly<Record<string, string>> = {
	rules: "Rules",
	sideRules: "SideRules",
	winner: "Winner",
	board: "Board",
	graph: "Graph",
	edge: "GraphEdge",
	place: "Place",
	position: "Position",
	move: "Move",
	step: "Step",
	square: "Square",
};

function fieldsOf(type: string): ReadonlyMap<string, string> {
	const [, body] =
		new RegExp(`^export interface ${type} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(source) ?? [];
	assert.ok(body, type);
	const plain = body.replace(/\/\*\*[\s\S]*?\*\//g, "");
	return new Map(
		[...plain.matchAll(/readonly (\w+\??): ([^;]+);/g)].map(
			([, name = "", kind = ""]) => [name, kind.replace(/\s+/g, " ")] as const,
		),
	);
}

/** The type of a value that the schema describes. */
function typeOf(value: Schema): string {
	const definition = value.$ref?.replace("#/definitions/", "");
	if (definition === "squares") return "readonly Square[]";
	if (definition === "squaresBySide") return "Readonly<Record<string, readonly Square[]>>";
	if (definition === "number") return "number";
	if (definition === "name" || definition === "pointName") return "string";
	if (definition !== undefined) return TYPES[definition] ?? assert.fail(definition);
	if (value.else !== undefined) return `${typeOf(value.else)} | Winner`;
	if (value.anyOf !== undefined) return value.anyOf.map(typeOf).join(" | ");
	if (value.enum !== undefined) return value.enum.map((word) => `"${word}"`).join(" | ");
	if (value.type === "integer") return "number";
	if (value.type === "array") return `readonly ${typeOf(value.items ?? assert.fail())}[]`;
	return value.type ?? assert.fail(JSON.stringify(value));
}

/** A type with the words of those that have a name, and a pair as a list. */
function spelled(type: string): string {
	const words = type.replace(/\w+/g, (name) => named.get(name) ?? name);
	const pair = words.replace(/^readonly \[(\w+), \1\]$/, "readonly $1[]");
	return pair
		.replace(/\s*\|\s*/g, " | ")
		.replace(/^(readonly )?\s*\|?\s*/, "$1")
		.trim();
}

test("the types have the fields of the schema, and no others", () => {
	for (const [definition, type] of Object.entries(TYPES)) {
		const { properties = {}, required = [] } = schema.definitions[definition] ?? {};
		const { $schema: _, ...described } = properties;
		const expected = Object.entries(described).map(([name, value]) => [
			required.includes(name) ? name : `${name}?`,
			spelled(typeOf(value)),
		]);
		const found = [...fieldsOf(type)].map(([name, kind]) => [name, spelled(kind)]);
		assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected), type);
	}
});

test("the schema in the package is the one that both programs print", async () => {
	const published = readFileSync(new URL(import.meta.resolve("catchmate/schema.json")), "utf8");
	assert.deepEqual(JSON.parse(published), schema);
	assert.equal((await programs.package(["schema"])).stdout, text);
});
