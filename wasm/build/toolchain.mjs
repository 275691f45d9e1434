/**
 * Finds what the build and the tests need, installs what is missing where it can, says what to install where it cannot, and
 * calls CMake. It must run right after cloning: it uses nothing but Node.
 *
 *     node wasm/build/toolchain.mjs page       gets what the package and the page are built with
 *     node wasm/build/toolchain.mjs program    gets what the native program is built with, and builds it and nothing else
 *     node wasm/build/toolchain.mjs all        gets what everything is built, tested and measured with
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The folder of a program, or undefined.
 * @param {string} program
 * @param {string[]} [others] folders to look into besides those of PATH
 */
function folderOf(program, others = []) {
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...others];
	return folders.find((folder) => folder !== "" && existsSync(join(folder, program)));
}

/** @param {string} header */
function hasHeader(header) {
	const folders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"];
	return folders.some((folder) => existsSync(join(folder, header)));
}

function emscriptenFolder() {
	const emsdk = process.env.EMSDK;
	return folderOf("emcc", emsdk ? [join(emsdk, "upstream/emscripten")] : []);
}

/** The headless shell before all others: it shows the same, and starts and ends sooner. */
export function chromiumPath() {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	const program = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].find(
		(name) => folderOf(name),
	);
	return program && join(folderOf(program) ?? "", program);
}

export function firefoxPath() {
	const program = ["firefox-esr", "firefox"].find((name) => folderOf(name));
	return program && join(folderOf(program) ?? "", program);
}

function hasChineseFont() {
	const { stdout } = spawnSync("fc-list", [":lang=zh", "file"], { encoding: "utf8" });
	return stdout !== null && stdout.trim() !== "";
}

/**
 * @typedef {object} Requirement
 * @property {string} name
 * @property {string} why what it is needed for
 * @property {string[]} packages Debian's packages that bring it
 * @property {() => boolean} present
 * @property {string} [elsewhere] how to get it on other systems
 */

/** @type {Requirement[]} */
const FOR_ALL_BUILDS = [
	{
		name: "CMake",
		why: "runs the C++ builds",
		packages: ["cmake"],
		present: () => folderOf("cmake") !== undefined,
	},
	{
		name: "Ninja",
		why: "builds no more than what has changed",
		packages: ["ninja-build"],
		present: () => folderOf("ninja") !== undefined,
	},
];

/** @type {Requirement[]} */
const FOR_THE_PAGE = [
	...FOR_ALL_BUILDS,
	{
		name: "Emscripten",
		why: "compiles the solver to WebAssembly",
		packages: ["emscripten"],
		present: () => emscriptenFolder() !== undefined,
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
		packages: ["clang"],
		present: () => folderOf("clang++") !== undefined,
	},
	{
		name: "CLI11",
		why: "reads the native program's arguments",
		packages: ["libcli11-dev"],
		present: () => hasHeader("CLI/CLI.hpp"),
	},
	{
		name: "nlohmann-json",
		why: "reads and writes the native program's JSON",
		packages: ["nlohmann-json3-dev"],
		present: () => hasHeader("nlohmann/json.hpp"),
	},
	{
		name: "Valijson",
		why: "holds JSON against the schema",
		packages: ["libvalijson-dev"],
		present: () => hasHeader("valijson/validator.hpp"),
	},
];

/** @type {Requirement[]} */
const FOR_THE_TESTS = [
	{
		name: "GCC",
		why: "compiles the tests a second time, with AddressSanitizer and UndefinedBehaviorSanitizer",
		packages: ["g++"],
		present: () => folderOf("g++") !== undefined,
	},
	{
		name: "clang-format",
		why: "checks the format of the C++ sources",
		packages: ["clang-format"],
		present: () => folderOf("clang-format") !== undefined,
	},
	{
		name: "clang-tidy",
		why: "looks for mistakes in the C++ sources",
		packages: ["clang-tidy"],
		present: () => folderOf("clang-tidy") !== undefined,
	},
	{
		name: "Catch2",
		why: "runs the tests of the core",
		packages: ["catch2"],
		present: () => hasHeader("catch2/catch_all.hpp") || hasHeader("catch2/catch.hpp"),
	},
	{
		name: "RapidCheck",
		why: "tries the properties of the core on random games",
		packages: ["librapidcheck-dev"],
		present: () => hasHeader("rapidcheck.h"),
	},
	{
		name: "Google Benchmark",
		why: "measures the core",
		packages: ["libbenchmark-dev"],
		present: () => hasHeader("benchmark/benchmark.h"),
	},
	{
		name: "Chromium",
		why: "shows the page to the tests",
		packages: ["chromium-headless-shell"],
		present: () => chromiumPath() !== undefined,
		elsewhere: "or name a Chromium's path in CHROMIUM_PATH",
	},
	{
		name: "Firefox",
		why: "shows boards in plain pages to the tests",
		packages: ["firefox-esr"],
		present: () => firefoxPath() !== undefined,
	},
	{
		name: "WebKit",
		why: "shows the page to the tests a second time",
		packages: ["webkit2gtk-driver"],
		present: () => folderOf("WebKitWebDriver") !== undefined,
	},
	{
		name: "Xvfb",
		why: "is the display that WebKit asks for",
		packages: ["xvfb"],
		present: () => folderOf("Xvfb") !== undefined,
	},
	{
		name: "A Chinese font",
		why: "gives the Chinese page its widths and its line breaks",
		packages: ["fontconfig", "fonts-wqy-microhei"],
		present: hasChineseFont,
	},
	{
		name: "MkDocs",
		why: "builds one of the sites that boards are tried in",
		packages: ["mkdocs"],
		present: () => folderOf("mkdocs") !== undefined,
	},
];

/** The prefix of a command that runs it as root, or undefined where that cannot be. */
function asRoot() {
	if (process.getuid?.() === 0) return [];
	return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo"] : undefined;
}

/** @param {Requirement[]} requirements */
function require(requirements) {
	const missing = requirements.filter(({ present }) => !present());
	if (missing.length === 0) return;
	const packages = missing.flatMap((requirement) => requirement.packages);
	const prefix = folderOf("apt-get") ? asRoot() : undefined;
	if (prefix === undefined) {
		console.error("These are missing:");
		for (const { name, why, elsewhere } of missing) {
			console.error(`  ${name}, which ${why}${elsewhere ? ` (${elsewhere})` : ""}`);
		}
		console.error(`On Debian: sudo apt-get install ${packages.join(" ")}`);
		process.exit(1);
	}
	console.log("Installing Debian's packages of what is missing:");
	for (const { name, why, packages } of missing) {
		console.log(`  ${packages.join(", ")}: ${name} ${why}`);
	}
	/** @param {string[]} args */
	const aptGet = (...args) => {
		const [program, ...rest] = [
			...prefix,
			"env",
			"DEBIAN_FRONTEND=noninteractive",
			"apt-get",
			"-q",
			...args,
		];
		execFileSync(/** @type {string} */ (program), rest, { stdio: ["ignore", "ignore", "inherit"] });
	};
	aptGet("update");
	aptGet("install", "-y", "--no-install-recommends", ...packages);
	const still = missing.filter(({ present }) => !present());
	if (still.length > 0) {
		console.error(`Still missing after that: ${still.map(({ name }) => name).join(", ")}`);
		process.exit(1);
	}
}

/** Installs the packages that package-lock.json names, when it has changed since the last time. */
function installNodePackages() {
	const hash = createHash("sha256")
		.update(readFileSync(join(root, "package-lock.json")))
		.digest("hex");
	const stamp = join(root, "node_modules/.catchmate-lock");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
	console.log("Installing the packages that package-lock.json names");
	execFileSync("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"], {
		cwd: root,
		stdio: "inherit",
	});
	writeFileSync(stamp, hash);
}

/**
 * Configures a build folder and builds it.
 * @param {string} folder
 * @param {string[]} configure the command and the arguments that configure it
 * @param {{ variables?: Record<string, string>, target?: string }} [options]
 *     variables: added to the environment; target: all of them by default
 */
function build(folder, configure, { variables = {}, target = "all" } = {}) {
	const env = { ...process.env, ...variables };
	const run = (/** @type {string[]} */ [program, ...args]) => {
		const { status, stdout, stderr } = spawnSync(/** @type {string} */ (program), args, {
			cwd: root,
			env,
		});
		if (status === 0) return;
		process.stderr.write(stdout ?? "");
		process.stderr.write(stderr ?? "");
		console.error(`Failed: ${program} ${args.join(" ")}`);
		process.exit(1);
	};
	run([...configure, "-S", ".", "-B", folder, "-G", "Ninja"]);
	run(["cmake", "--build", folder, "--target", target]);
}

/**
 * Whether files that were built are all there and none of what they are built from is newer. Paths are from the top.
 * @param {string[]} outputs
 * @param {string[]} inputs files, and folders with all that is in them
 */
export function isUpToDate(outputs, inputs) {
	const time = (/** @type {string} */ path) => statSync(join(root, path)).mtimeMs;
	const files = inputs.flatMap((input) => {
		if (!statSync(join(root, input)).isDirectory()) return [input];
		const names = readdirSync(join(root, input), { recursive: true, encoding: "utf8" });
		return [input, ...names.map((name) => join(input, name))];
	});
	if (!outputs.every((output) => existsSync(join(root, output)))) return false;
	return Math.max(...files.map(time)) <= Math.min(...outputs.map(time));
}

/**
 * Builds a target with Emscripten in build/wasm.
 * @param {string} target
 * @param {string[]} [options] of CMake
 */
function buildWithEmscripten(target, options = []) {
	const folder = emscriptenFolder() ?? "";
	const emulator = `-DCMAKE_CROSSCOMPILING_EMULATOR=${process.execPath}`;
	build("build/wasm", [join(folder, "emcmake"), "cmake", emulator, ...options], {
		target,
		variables: {
			PATH: `${process.env.PATH}${delimiter}${folder}`,
			// Where Debian's Emscripten has packages that only Debian's Node would find.
			NODE_PATH: `${process.env.NODE_PATH ?? ""}${delimiter}/usr/share/nodejs`,
		},
	});
}

/** Builds the WebAssembly module into build/wasm. */
export function buildModule() {
	buildWithEmscripten("wasm/all");
}

/** Builds the module and the core's tests, for WebAssembly, into build/wasm. */
export function buildModuleTests() {
	buildWithEmscripten("all", ["-DCATCHMATE_TESTS=ON"]);
}

/** Configures build/native, with Clang: its solver is the faster one. */
const CONFIGURE_NATIVE = ["cmake", "-DCMAKE_CXX_COMPILER=clang++"];

/** Builds the native program alone, build/native/catchmate. */
function buildProgram() {
	build("build/native", CONFIGURE_NATIVE, { target: "catchmate" });
}

/** Builds the native program, the core's tests and benchmarks into build/native. */
export function buildNative() {
	build("build/native", [...CONFIGURE_NATIVE, "-DCATCHMATE_TESTS=ON"]);
}

/** Builds the core's tests with GCC and its sanitizers into build/sanitize. */
export function buildSanitized() {
	const options = [
		"-DCMAKE_CXX_COMPILER=g++",
		"-DCATCHMATE_TESTS=ON",
		"-DCMAKE_BUILD_TYPE=Debug",
		"-DCMAKE_CXX_FLAGS_DEBUG=-g1",
		"-DCATCHMATE_SANITIZE=ON",
	];
	build("build/sanitize", ["cmake", ...options], { target: "core_tests" });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const purpose = process.argv[2];
	if (purpose === "program") {
		require(FOR_THE_PROGRAM);
		buildProgram();
	} else {
		const all = new Set([...FOR_THE_PAGE, ...FOR_THE_PROGRAM, ...FOR_THE_TESTS]);
		require(purpose === "all" ? [...all] : FOR_THE_PAGE);
		installNodePackages();
	}
}
