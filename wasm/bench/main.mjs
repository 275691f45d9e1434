/**
 * Times whole tables natively, in Node and in Chromium, and whole programs against contest solutions: in one run, on
 * the same boards, the best of several runs. Then measures how long the page takes to answer, in headless Chromium.
 *
 *     npm run bench                          everything, for several minutes
 *     npm run bench -- --only "open 10x10"   only cases with this in their names; may be repeated
 *     npm run bench -- --in native           only there: native, node, chromium or page; may be repeated
 *     npm run bench -- --markdown            prints Markdown tables
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ANSWERS, PROGRAMS, SOLVES } from "./cases.mjs";
import { openChromium, timeInNode, timeNative } from "./engines.mjs";
import { openPage, quantile } from "./page.mjs";
import { figure, print, ratio } from "./print.mjs";
import { comparePrograms } from "./programs.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

const ENGINES = ["native", "node", "chromium", "page"];

const { values: options } = parseArgs({
	options: {
		only: { type: "string", multiple: true, default: [""] },
		in: { type: "string", multiple: true, default: ENGINES },
		markdown: { type: "boolean", default: false },
	},
});

/**
 * Whether a case was asked for; x also matches ×.
 * @param {{ name: string }} named
 */
function wanted({ name }) {
	return options.only.some((part) => name.replaceAll("×", "x").includes(part.replaceAll("×", "x")));
}

/**
 * The result of a measurement; undefined if it was not asked for or, with a message, if it is not possible.
 * @template T
 * @param {string} what
 * @param {boolean | undefined} isWanted
 * @param {() => T | Promise<T>} measure
 */
async function measured(what, isWanted, measure) {
	if (!isWanted) return undefined;
	console.error(`${what} …`);
	try {
		return await measure();
	} catch (error) {
		console.error(`${what}: ${error}`);
		process.exitCode = 1;
		return undefined;
	}
}

const [inNative, inNode, inChromium] = ENGINES.map((engine) => options.in.includes(engine));
const solves = inNative || inNode || inChromium ? SOLVES.filter(wanted) : [];
const inputs = inNative ? PROGRAMS.filter(wanted) : [];
const questions = ANSWERS.filter(wanted).filter(({ place }) => options.in.includes(place));
if (
	solves.length + inputs.length + questions.length === 0 ||
	!options.in.every((engine) => ENGINES.includes(engine))
) {
	const names = [...SOLVES, ...PROGRAMS, ...ANSWERS].map(({ name }) => `  ${name}`);
	console.error(`Nothing to measure. There are\n${names.join("\n")}\nin ${ENGINES.join(", ")}.`);
	process.exit(2);
}
const chromium = inChromium && solves.length > 0 ? await openChromium() : undefined;
const rows = [];
const draws = [];
for (const solve of solves) {
	const { name } = solve;
	const native = await measured(`${name}, natively`, inNative, () => timeNative("fast", solve));
	const node = await measured(`${name}, in Node`, inNode, () => timeInNode(solve));
	const page = await measured(`${name}, in Chromium`, inChromium, () => chromium?.time(solve));
	const parallel = await measured(`${name}, natively on all cores`, inNative, () =>
		timeNative("parallel", solve),
	);
	const plain = await measured(`${name}, by the plain method`, inNative && solve.plain, () =>
		timeNative("plain", solve),
	);
	const positions = (native ?? node ?? page)?.positions;
	const speed = (/** @type {{ ms: number } | undefined} */ timing) =>
		timing && positions ? figure(positions / timing.ms / 1000, 1) : undefined;
	rows.push({
		board: name,
		positions: figure(positions),
		"native, ms": figure(native?.ms, 1),
		"Node, ms": figure(node?.ms, 1),
		"Chromium, ms": figure(page?.ms, 1),
		"native, million/s": speed(native),
		"Node, million/s": speed(node),
		"Chromium, million/s": speed(page),
		"Node / native": ratio(node?.ms, native?.ms),
		"Chromium / native": ratio(page?.ms, native?.ms),
		"plain / native": ratio(plain?.ms, native?.ms),
		"one core / all": ratio(native?.ms, parallel?.ms),
		"bytes / position": ratio(native?.bytes || undefined, positions),
		"bytes copied meanwhile / position": ratio(
			native?.copied && (native.copied * native.ms) / 1000,
			positions,
		),
	});
	const counted = node ?? page;
	if (solve.draws && counted) {
		draws.push(`${name}: ${figure(counted.draws)} of ${figure(positions)} positions are drawn.`);
	}
}
await chromium?.close();
print(rows, options.markdown);
if (draws.length > 0) console.log(`${draws.join("\n")}\n`);

const comparisons = [];
for (const input of inputs) {
	const best = await measured(input.name, inNative, () => comparePrograms(input));
	comparisons.push({
		input: input.name,
		"catchmate, ms": figure(best?.catchmate, 1),
		"contest solution, ms": figure(best?.contest, 1),
		"contest / catchmate": ratio(best?.contest, best?.catchmate),
		"an empty program, ms": figure(best?.nothing, 1),
	});
}
if (inNative) print(comparisons, options.markdown);

/** @type {import("./cases.mjs").OpenPage | undefined} */
let page;
const openOnce = async () => {
	page ??= await openPage();
	return page;
};
const answers = [];
for (const { name, measure, limit } of questions) {
	const found = await measured(name, true, () => measure(openOnce));
	const digits = limit < 1 ? 3 : 1;
	for (const { what, times, isHeld = true } of found ?? []) {
		answers.push({
			what,
			"median, ms": figure(quantile(times, 0.5), digits),
			"95th percentile, ms": figure(quantile(times, 0.95), digits),
			"limit, ms": isHeld ? figure(limit, limit < 1 ? digits : 0) : undefined,
		});
	}
}
await page?.close();
print(answers, options.markdown);
