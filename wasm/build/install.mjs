/**
 * Installs the packages of builds and tests, announced before; without the means, lists them. In a copy of a
 * checkout it removes CMake's caches of the original. It must run right after cloning, so it uses nothing but Node.
 *
 *     node wasm/build/install.mjs page       for the package and the page
 *     node wasm/build/install.mjs program    for the native program
 *     node wasm/build/install.mjs bench      for the page, the program and the benchmark
 *     node wasm/build/install.mjs tests      for every build and `npm test`
 *     node wasm/build/install.mjs all        for `npm run test:all`
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
	existsSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The path of the first of some programs that is there; undefined if none is.
 * @param {readonly string[]} names
 * @param {readonly string[]} [folders]
 */
function pathOf(names, folders = (process.env.PATH ?? "").split(delimiter)) {
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
}

/** Prefers the headless shell: the same engine, and quicker to start. */
export const chromiumPath = () =>
	process.env.CHROMIUM_PATH ||
	pathOf(["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]);

export const firefoxPath = () => pathOf(["firefox-esr", "firefox"]);

/** @param {readonly string[]} names */
const program =
	(...names) =>
	() =>
		pathOf(names) !== undefined;

/** @param {readonly string[]} names */
const header =
	(...names) =>
	() =>
		pathOf(names, ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]) !== undefined;

const isEmscriptenThere = () =>
	pathOf(["emcc"]) !== undefined ||
	pathOf(["emcc"], [join(process.env.EMSDK ?? "", "upstream/emscripten")]) !== undefined;

function isLibFuzzerThere() {
	const args = ["-fsanitize=fuzzer", "-x", "c++", "-", "-###"];
	const { stderr } = spawnSync("clang++", args, { encoding: "utf8", input: "" });
	const [, library = ""] = /"([^"]*libclang_rt\.fuzzer[^"]*\.a)"/.exec(stderr ?? "") ?? [];
	return existsSync(library);
}

function isChineseFontThere() {
	const { stdout } = spawnSync("fc-list", [":lang=zh", "file"], { encoding: "utf8" });
	return stdout !== null && stdout.trim() !== "";
}

// Of MkDocs itself: it may have another Python than the first.
const isMaterialThere = () =>
	spawnSync("mkdocs", ["build", "--help"], { encoding: "utf8" }).stdout?.includes("material");

/**
 * @typedef {object} Requirement
 * @property {string} name
 * @property {string} why the purpose, for the message
 * @property {string} packages the Debian packages that provide it
 * @property {() => boolean} isThere
 * @property {string} [elsewhere] how to install it on other systems
 */

/** @type {Requirement[]} */
const FOR_ALL_BUILDS = [
	{
		name: "CMake",
		why: "runs the C++ builds",
		packages: "cmake",
		isThere: program("cmake"),
	},
	{
		name: "Ninja",
		why: "builds no more than what has changed",
		packages: "ninja-build",
		isThere: program("ninja"),
	},
	{
		name: "CLI11",
		why: "reads the program's arguments",
		packages: "libcli11-dev",
		isThere: header("CLI/CLI.hpp"),
	},
	{
		name: "nlohmann-json",
		why: "reads and writes the program's JSON",
		packages: "nlohmann-json3-dev",
		isThere: header("nlohmann/json.hpp"),
	},
];

/** @type {Requirement[]} */
const FOR_THE_PAGE = [
	...FOR_ALL_BUILDS,
	{
		name: "Emscripten",
		why: "compiles the solver to WebAssembly",
		packages: "emscripten",
		isThere: isEmscriptenThere,
		elsewhere:
			"install emsdk: https://emscripten.org/docs/getting_started/downloads.html, and source its emsdk_env.sh",
	},
];

/** @type {Requirement[]} */
const FOR_THE_PROGRAM = [
	...FOR_ALL_BUILDS,
	{
		name: "Clang",
		why: "compiles the native program",
		packages: "clang",
		isThere: program("clang++"),
	},
	{
		name: "oneTBB",
		why: "runs the native solver on all cores",
		packages: "libtbb-dev",
		isThere: header("oneapi/tbb.h"),
	},
];

/** @type {Requirement} */
const CHROMIUM = {
	name: "Chromium",
	why: "shows the page to the tests and the benchmark",
	packages: "chromium-headless-shell",
	isThere: () => chromiumPath() !== undefined,
	elsewhere: "or name a Chromium's path in CHROMIUM_PATH",
};

/** @type {Requirement[]} */
const FOR_THE_BENCHMARK = [
	...FOR_THE_PAGE,
	...FOR_THE_PROGRAM,
	CHROMIUM,
	{
		name: "Google Benchmark",
		why: "measures the core",
		packages: "libbenchmark-dev",
		isThere: header("benchmark/benchmark.h"),
	},
];

/** @type {Requirement[]} */
const FOR_THE_TESTS = [
	...FOR_THE_PAGE,
	...FOR_THE_PROGRAM,
	{
		name: "GCC",
		why: "compiles the tests with AddressSanitizer and UndefinedBehaviorSanitizer, and the tutorial's programs",
		packages: "g++",
		isThere: program("g++"),
	},
	{
		name: "libFuzzer",
		why: "tries any input on the core",
		packages: "libclang-rt-dev",
		isThere: isLibFuzzerThere,
		elsewhere: "it comes with LLVM's own Clang",
	},
	{
		name: "clang-format",
		why: "checks the format of the C++ sources",
		packages: "clang-format",
		isThere: program("clang-format"),
	},
	{
		name: "clang-tidy",
		why: "looks for mistakes in the C++ sources",
		packages: "clang-tidy",
		isThere: program("clang-tidy"),
	},
	{
		name: "Catch2",
		why: "runs the tests of the core",
		packages: "catch2",
		isThere: header("catch2/catch_all.hpp", "catch2/catch.hpp"),
	},
	{
		name: "GNU parallel",
		why: "runs the shards of a hunt",
		packages: "parallel",
		isThere: program("parallel"),
	},
	CHROMIUM,
	{
		name: "A Chinese font",
		why: "gives the Chinese page its widths and its line breaks",
		packages: "fontconfig fonts-wqy-microhei",
		isThere: isChineseFontThere,
	},
];

/** @type {Readonly<Record<string, Requirement[]>>} */
const REQUIREMENTS = {
	page: FOR_THE_PAGE,
	program: FOR_THE_PROGRAM,
	bench: FOR_THE_BENCHMARK,
	tests: FOR_THE_TESTS,
	all: [
		...FOR_THE_TESTS,
		{
			name: "Firefox",
			why: "shows boards in plain pages to the tests",
			packages: "firefox-esr",
			isThere: () => firefoxPath() !== undefined,
		},
		{
			name: "cmark-gfm",
			why: "writes Markdown as GitHub does",
			packages: "cmark-gfm",
			isThere: program("cmark-gfm"),
		},
		{
			name: "Hugo",
			why: "builds one of the sites that boards are tried in",
			packages: "hugo",
			isThere: program("hugo"),
		},
		{
			name: "MkDocs",
			why: "builds one of the sites that boards are tried in",
			packages: "mkdocs",
			isThere: program("mkdocs"),
		},
		{
			name: "MkDocs Material",
			why: "builds another of them",
			packages: "mkdocs-material",
			isThere: isMaterialThere,
		},
		{
			name: "WebKit",
			why: "shows the page to the tests a second time",
			packages: "webkit2gtk-driver",
			isThere: program("WebKitWebDriver"),
		},
		{
			name: "Xvfb",
			why: "is the display that WebKit asks for",
			packages: "xvfb",
			isThere: program("Xvfb"),
		},
	],
};

/** The words that run a command as root; undefined if that is not possible. */
function asRoot() {
	if (process.getuid?.() === 0) return [];
	return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo"] : undefined;
}

/**
 * Prints a command, then runs it.
 * @param {readonly string[]} words
 * @param {import("node:child_process").StdioOptions} stdio
 * @returns {Promise<boolean>} whether it went well
 */
async function run([command = "", ...args], stdio) {
	console.log(`$ ${[command, ...args].join(" ")}`);
	const [status] = await once(spawn(command, args, { cwd: root, stdio }), "close");
	return status === 0;
}

/** @param {string} sentence */
function fail(sentence) {
	console.error(sentence);
	process.exitCode = 1;
}

/** @param {readonly Requirement[]} requirements */
async function installDebianPackages(requirements) {
	const missing = [...new Set(requirements)].filter(({ isThere }) => !isThere());
	if (missing.length === 0) return;
	const packages = missing.flatMap(({ packages }) => packages.split(" "));
	console.log("Missing:");
	for (const { name, why, elsewhere } of missing) {
		console.log(`  ${name}, which ${why}${elsewhere ? ` (${elsewhere})` : ""}`);
	}
	const onDebian = `On Debian: sudo apt-get install ${packages.join(" ")}`;
	const prefix = program("apt-get")() ? asRoot() : undefined;
	if (prefix === undefined) return fail(`Please install them first. ${onDebian}`);
	const aptGet = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"];
	const quietly = /** @type {const} */ (["ignore", "ignore", "inherit"]);
	const isInstalled =
		(await run([...aptGet, "update"], [...quietly])) &&
		(await run([...aptGet, "install", "-y", "--no-install-recommends", ...packages], [...quietly]));
	if (!isInstalled) return fail(`Could not install them; is there a network? ${onDebian}`);
	const still = missing.filter(({ isThere }) => !isThere());
	if (still.length > 0) {
		fail(`Still missing after that: ${still.map(({ name }) => name).join(", ")}`);
	}
}

/** Installs the packages that a folder's package-lock.json names, if it has changed since the last time. */
async function installNodePackages(folder = ".") {
	const lock = join(folder, "package-lock.json");
	const hash = createHash("sha256")
		.update(readFileSync(join(root, lock)))
		.digest("hex");
	const stamp = join(root, folder, "node_modules/.catchmate-lock");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
	console.log(`Missing: the packages that ${lock} names`);
	const command = ["npm", "ci", "--prefix", folder];
	if (!(await run([...command, "--no-fund", "--no-audit", "--loglevel=error"], "inherit"))) {
		return fail(
			`Could not install the packages of ${lock}; run \`${command.join(" ")}\` where npm's registry can be reached.`,
		);
	}
	writeFileSync(stamp, hash);
}

/**
 * Forgets the build folders that CMake has configured for another source folder, which it refuses to use: they were
 * copied with a checkout. Removes the same files as `cmake --fresh`.
 */
export function forgetCopiedBuilds(folder = root) {
	const builds = join(folder, "build");
	for (const name of existsSync(builds) ? readdirSync(builds) : []) {
		const cache = join(builds, name, "CMakeCache.txt");
		if (!existsSync(cache)) continue;
		const [, source = ""] =
			/^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(readFileSync(cache, "utf8")) ?? [];
		if (existsSync(source) && realpathSync(source) === realpathSync(folder)) continue;
		rmSync(cache);
		rmSync(join(builds, name, "CMakeFiles"), { recursive: true, force: true });
	}
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const purpose = process.argv[2] ?? "";
	const requirements = REQUIREMENTS[purpose];
	if (requirements === undefined) {
		throw new Error(`expected one of ${Object.keys(REQUIREMENTS).join(", ")}`);
	}
	forgetCopiedBuilds();
	// Both mostly wait: for the network and the disk.
	await Promise.all([
		installDebianPackages(requirements),
		purpose === "program" || installNodePackages(),
	]);
	if (purpose === "all") await installNodePackages("tests/hosts");
}
