/** The package's command `check-pages`: checks the boards in pages' sources. Its arguments are read by own_commands.cpp. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { load, type Solver } from "catchmate";
import { BAD_INPUT, codeOf, reportingErrors, write } from "../../wasm/cli/output.ts";
import { failureOf, failureText } from "../element/failure.ts";
import { faults as en } from "../locale/en/faults.ts";
import type { InEach, Tag } from "../locale/languages.ts";
import { elementWords } from "../locale/words.ts";
import { faults as zh } from "../locale/zh/faults.ts";
import { checkBoard, faultText, withoutPlace } from "./check.ts";
import { boardsInHtml } from "./pages/html.ts";
import { boardsInMarkdown } from "./pages/markdown.ts";
import { placeAt } from "./pages/written.ts";

const words: InEach<typeof en> = { en, "zh-CN": zh };

const unreadable = (path: string, error: unknown, { files }: typeof en) =>
	new Error(
		`${path}: ${{ ENOENT: files.missing, EACCES: files.forbidden }[codeOf(error)] ?? files.unreadable}`,
	);

/** The message of a board's error without its place. */
function sayFailure(error: Error, tag: Tag): string {
	const failure = failureOf(error);
	if (tag === "en" || failure.kind === "failed") return withoutPlace(error.message);
	return failureText(elementWords(tag), failure).message;
}

/** The pages below a folder, but for what tools keep there; a file itself. */
function pagesIn(path: string, tag: Tag): readonly string[] {
	try {
		if (!statSync(path).isDirectory()) return [path];
		const entries = readdirSync(path, { withFileTypes: true });
		const names = entries.filter(({ name }) => name !== "node_modules" && !name.startsWith("."));
		return names
			.sort((one, other) => (one.name < other.name ? -1 : 1))
			.flatMap((entry) => {
				const inside = join(path, entry.name);
				if (entry.isDirectory()) return pagesIn(inside, tag);
				return /\.(mdx?|html)$/i.test(entry.name) ? [inside] : [];
			});
	} catch (error) {
		throw unreadable(path, error, words[tag]);
	}
}

function sourceOf(path: string, tag: Tag): string {
	try {
		return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
	} catch (error) {
		throw unreadable(path, error, words[tag]);
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
	tag: Tag,
) {
	const found = boards.flatMap(({ offset, places, isOther, written, mayBeBare, ...board }) => {
		const { text } = written;
		const attributes = new Map([...board.attributes].filter(([, value]) => !isFilledIn(value)));
		const isNamed = ["position", "game", "puzzle"].some((name) => attributes.has(name));
		const isBare = mayBeBare && text.trim() === "" && !isNamed;
		const isUnknown = isFilledIn(board.attributes.get("position")) || isFilledIn(text);
		const { faults } = checkBoard(solver, { attributes, text }, isOther, isBare || isUnknown);
		return faults.map((fault) => ({
			text: faultText(fault, words[tag], (error) => sayFailure(error, tag)),
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

interface Task {
	readonly lang: Tag;
	readonly unwritten: string;
	readonly paths: readonly string[];
}

export const run = ({ lang, unwritten, paths: given }: Task): Promise<void> =>
	reportingErrors(async () => {
		using solver = await load();
		const paths = [...new Set(given.flatMap((path) => pagesIn(path, lang)))];
		let count = 0;
		for (const path of paths) {
			const source = sourceOf(path, lang);
			const boards = boardsOf(path, source);
			count += boards.length;
			const faults = faultsOf(solver, path, source, boards, lang);
			if (faults.length > 0) process.exitCode = BAD_INPUT;
			process.stderr.write(faults.join(""));
		}
		await write(`${words[lang].checked(count, paths.length)}\n`, unwritten);
	});
