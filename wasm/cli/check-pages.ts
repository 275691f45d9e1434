/** The command `check-pages`, which only the package has: checks the boards in pages' sources. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type Solver } from "catchmate/workshop";
import { checkBoard, faultText } from "../../web/fences/check.ts";
import { faults as en } from "../../web/locale/en/faults.ts";
import { faults as zh } from "../../web/locale/zh/faults.ts";
import chinese from "../../web/locale/zh/help/check-pages.txt";
import { WrongCall } from "./arguments.ts";
import type { Command } from "./command.ts";
import { isFolder } from "./files.ts";
import english from "./help/check-pages.txt";
import { inLanguage, toldWithoutPlace, words } from "./language.ts";
import { boardsInHtml } from "./pages/html.ts";
import { boardsInMarkdown } from "./pages/markdown.ts";
import { placeAt } from "./pages/written.ts";
import { BAD_INPUT, unreadable, write } from "./terminal.ts";

/** The pages below a folder, but for what tools keep there; a file itself. */
function pagesIn(path: string): readonly string[] {
	try {
		if (!isFolder(path)) return [path];
		const entries = readdirSync(path, { withFileTypes: true });
		const names = entries.filter(({ name }) => name !== "node_modules" && !name.startsWith("."));
		return names
			.sort((one, other) => (one.name < other.name ? -1 : 1))
			.flatMap((entry) => {
				const inside = join(path, entry.name);
				if (entry.isDirectory()) return pagesIn(inside);
				return /\.(mdx?|html)$/i.test(entry.name) ? [inside] : [];
			});
	} catch (error) {
		throw unreadable(path, error);
	}
}

function sourceOf(path: string): string {
	try {
		return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
	} catch (error) {
		throw unreadable(path, error);
	}
}

function boardsOf(path: string, source: string) {
	if (!/catchmate/i.test(source)) return [];
	if (/\.html$/i.test(path)) return boardsInHtml(source, "html");
	return boardsInMarkdown(source, /\.mdx$/i.test(path) ? "mdx" : "md");
}

/** Whether a template or a script puts a value or a text in. */
const isFilledIn = (text = "") => /^\s*\{/.test(text);

/** What is wrong with the boards of a page, in the order of their places, a line for each. */
function faultsOf(
	solver: Solver,
	path: string,
	source: string,
	boards: ReturnType<typeof boardsOf>,
) {
	const found = boards.flatMap(({ offset, places, isOther, written, mayBeBare, ...board }) => {
		const { text } = written;
		const attributes = new Map([...board.attributes].filter(([, value]) => !isFilledIn(value)));
		const isNamed = ["position", "game", "puzzle"].some((name) => attributes.has(name));
		const isBare = mayBeBare && text.trim() === "" && !isNamed;
		const isUnknown = isFilledIn(board.attributes.get("position")) || isFilledIn(text);
		const { faults } = checkBoard(solver, { attributes, text }, isOther, isBare || isUnknown);
		return faults.map((fault) => ({
			text: faultText(fault, inLanguage({ en, "zh-CN": zh }), toldWithoutPlace),
			offset:
				fault.attribute === undefined
					? written.offsetAt(fault.line, fault.column, offset)
					: (places.get(fault.attribute) ?? offset),
		}));
	});
	return found
		.sort((one, other) => one.offset - other.offset)
		.map(({ offset, text }) => `${path}:${placeAt(source, offset).join(":")}: ${text}\n`);
}

export const checkPages: Command = {
	name: "check-pages",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	mostOperands: Infinity,
	async run({ operands }) {
		if (operands.length === 0) throw new WrongCall(words.pagesMissing);
		using solver = await load();
		const paths = [...new Set(operands.flatMap(pagesIn))];
		let count = 0;
		for (const path of paths) {
			const source = sourceOf(path);
			const boards = boardsOf(path, source);
			count += boards.length;
			const faults = faultsOf(solver, path, source, boards);
			if (faults.length > 0) process.exitCode = BAD_INPUT;
			process.stderr.write(faults.join(""));
		}
		await write(`${words.checkedPages(count, paths.length)}\n`);
	},
};
