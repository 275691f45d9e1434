/** Boards in Markdown for remark, and so for Docusaurus and Astro: `remarkPlugins: [catchmate]`. */
import { load, type Solver } from "catchmate";
import { boardNode, FenceError, type Node } from "./build.ts";

/** The parts of a node of Markdown's syntax tree that are used here. */
interface Tree {
	type: string;
	lang?: string | null;
	meta?: string | null;
	value?: string;
	children?: Tree[];
	position?: { readonly start: { readonly line: number } } | undefined;
	data?: object;
}

interface File {
	fail(reason: string, place?: { line: number; column: number }): never;
}

/** A node of HTML's syntax tree. */
const hastOf = (node: Node | string): object =>
	typeof node === "string"
		? { type: "text", value: node }
		: {
				type: "element",
				tagName: node.name,
				properties: propertiesOf(node),
				children: node.children.map(hastOf),
			};

const propertiesOf = ({ attributes }: Node): object =>
	Object.fromEntries(
		attributes.map(([name, value]) =>
			name === "class" ? ["className", value] : [name, name === "hidden" ? true : value],
		),
	);

let loading: Promise<Solver> | undefined;

/**
 * Turns blocks of code with the language `catchmate` into boards; a wrong board fails the file at its line and column.
 * @param options `lang`: the language of the pictures' descriptions, `en` or `zh`
 */
export function catchmate({ lang = "en" } = {}): (tree: Tree, file: File) => Promise<void> {
	return async (tree, file) => {
		loading ??= load();
		const solver = await loading;
		const visit = (node: Tree): void => {
			if (node.type !== "code" || node.lang !== "catchmate") {
				node.children?.forEach(visit);
				return;
			}
			try {
				const board = boardNode(solver, `catchmate ${node.meta ?? ""}`, node.value ?? "", lang);
				const hChildren = board.children.map(hastOf);
				node.type = "catchmateBoard";
				node.data = { hName: board.name, hProperties: propertiesOf(board), hChildren };
			} catch (error) {
				if (!(error instanceof FenceError)) throw error;
				const line = (node.position?.start.line ?? 1) + error.line;
				file.fail(error.message, { line, column: error.column });
			}
		};
		visit(tree);
	};
}

/**
 * For tools that take a plugin by its module's name.
 * @alias
 */
export default catchmate;
