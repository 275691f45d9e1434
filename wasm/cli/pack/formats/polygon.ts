import type { Tag } from "../../languages.ts";
import { statement } from "../statement.ts";
import { texOf } from "../tex.ts";
import checker from "../words_checker.cpp";
import {
	type Files,
	type Format,
	figureFiles,
	type Pack,
	padded,
	programFiles,
	testFiles,
	titles,
} from "./format.ts";

const languages: Readonly<Record<Tag, string>> = { en: "english", "zh-CN": "chinese" };

const attribute = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** An element with attributes, and what is in it, or nothing. */
function element(
	name: string,
	attributes: Readonly<Record<string, string | number>>,
	...inside: readonly string[]
): string {
	const written = Object.entries(attributes).map(
		([key, value]) => ` ${key}="${attribute(String(value))}"`,
	);
	const begin = `<${name}${written.join("")}`;
	if (inside.length === 0) return `${begin}/>\n`;
	const lines = inside.join("").replace(/^(?=.)/gm, "  ");
	return `${begin}>\n${lines}</${name}>\n`;
}

const leaf = (name: string, text: string | number) =>
	`<${name}>${attribute(String(text))}</${name}>\n`;

const typeOf = (name: string) =>
	name.endsWith(".py") ? "python.3" : name.endsWith(".js") ? "js.nodejs" : "cpp.g++17";

const source = (path: string) => element("source", { path, type: typeOf(path) });

/** The sample is test 1, in group 0; the others follow. */
function testset({ problem, tests }: Pack): string {
	const count = tests.flat().length + 1;
	const pattern = `tests/%0${padded(1, count).length}d`;
	const groups = tests.flatMap((group, place) =>
		group.map((_, at) => {
			// All points of a group lie on its first test, as Polygon counts complete groups.
			const points = at === 0 ? (problem.subtasks[place]?.score ?? 0) : 0;
			return element("test", { group: place + 1, method: "manual", points });
		}),
	);
	return element(
		"testset",
		{ name: "tests" },
		leaf("time-limit", problem.seconds * 1000),
		leaf("memory-limit", problem.memory * 2 ** 20),
		leaf("test-count", count),
		leaf("input-path-pattern", pattern),
		leaf("answer-path-pattern", `${pattern}.a`),
		element(
			"tests",
			{},
			element("test", { group: 0, method: "manual", points: 0, sample: "true" }),
			...groups,
		),
		element(
			"groups",
			{},
			element("group", { "feedback-policy": "complete", name: 0, "points-policy": "each-test" }),
			...problem.subtasks.map((_, place) =>
				element("group", {
					...{ "feedback-policy": "icpc", name: place + 1, "points-policy": "complete-group" },
				}),
			),
		),
	);
}

function problemXml(pack: Pack): string {
	const { problem } = pack;
	const names = Object.entries(titles(problem)).map(([language, value]) =>
		element("name", { language: language === "en" ? languages.en : languages["zh-CN"], value }),
	);
	const statements = Object.values(languages).map((language) =>
		element("statement", {
			...{ charset: "UTF-8", language, mathjax: "true" },
			...{ path: `statements/${language}/problem.tex`, type: "application/x-tex" },
		}),
	);
	const solutions = [
		...problem.right.map(({ name }, place) => [place === 0 ? "main" : "accepted", name] as const),
		...problem.wrong.map(({ name }) => ["wrong-answer", name] as const),
	].map(([tag, name]) => element("solution", { tag }, source(`solutions/${name}`)));
	return `<?xml version="1.0" encoding="utf-8" standalone="no"?>\n${element(
		"problem",
		{ revision: 1, "short-name": problem.id, url: problem.url },
		element("names", {}, ...names),
		element("statements", {}, ...statements),
		element("judging", { "input-file": "", "output-file": "" }, testset(pack)),
		element(
			"files",
			{},
			element(
				"executables",
				{},
				element("executable", {}, source("files/check.cpp")),
				element("executable", {}, source("files/val.cpp")),
			),
		),
		element(
			"assets",
			{},
			element("checker", { name: "std::wcmp.cpp", type: "testlib" }, source("files/check.cpp")),
			element("validators", {}, element("validator", {}, source("files/val.cpp"))),
			element("solutions", {}, ...solutions),
		),
	)}`;
}

/** The headings of a statement's sections, in both languages. */
const headings: Readonly<Record<string, RegExp>> = {
	input: /^(?:input|输入)/i,
	output: /^(?:output|输出)/i,
	scoring: /^(?:subtasks|子任务)/i,
};

/**
 * The sections of a statement: its beginning, those with known headings, and all others as notes. Their TeX cannot show
 * SVG, so the figures are only beside them.
 */
function sections(pack: Pack, tag: Tag): Files {
	const folder = `statement-sections/${languages[tag]}/`;
	const text = statement(pack.problem, tag);
	const [legend = "", ...parts] = text.split(/^## (.*)$/m);
	const texts: Record<string, string> = { name: pack.problem.title[tag], legend };
	for (let at = 0; at + 1 < parts.length; at += 2) {
		const [heading = "", part = ""] = parts.slice(at, at + 2);
		const name = Object.keys(headings).find((each) => headings[each]?.test(heading));
		if (name === undefined) texts.notes = `${texts.notes ?? ""}## ${heading}\n${part}`;
		else texts[name] = (texts[name] ?? "") + part;
	}
	const files = Object.entries(texts).map(([name, part]) => [`${folder}${name}.tex`, texOf(part)]);
	return {
		...Object.fromEntries(files),
		...figureFiles(pack, tag, folder),
		[`${folder}example.01`]: pack.sample.input,
		[`${folder}example.01.a`]: pack.sample.answer,
		[`statements/${languages[tag]}/problem.tex`]: texOf(`# ${pack.problem.title[tag]}\n\n${text}`),
	};
}

/** A package as Polygon exports it, which other judges import too. */
export const polygon: Format = {
	name: "polygon",
	testName: (number, count) => padded(number + 1, count + 1),
	files(pack) {
		const { problem, sample, tests } = pack;
		return {
			"problem.xml": problemXml(pack),
			...testFiles(
				pack,
				[sample, ...tests.flat()],
				(name) => `tests/${name}`,
				(name) => `tests/${name}.a`,
			),
			"files/val.cpp": problem.validator,
			"files/check.cpp": checker,
			...programFiles([...problem.right, ...problem.wrong], "solutions/"),
			...sections(pack, "en"),
			...sections(pack, "zh-CN"),
			"README.md": pack.report,
		};
	},
};
