/**
 * Finds what builds and tests need, installs what is missing where it can, says what to install where it cannot, and
 * calls CMake. It must run right after cloning, so it uses nothing but Node.
 *
 *     node wasm/build/toolchain.mjs page       installs what the package and the page need
 *     node wasm/build/toolchain.mjs program    installs what the native program needs, and builds it alone
 *     node wasm/build/toolchain.mjs all        installs what every build, test and benchmark needs
 *     node wasm/build/toolchain.mjs build NAME builds a target for the tests without installing: see FOR_TESTS_ALONE
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The folder of a program; undefined if it is not found.
 * @param {string} program
 * @param {string[]} [others] folders to search after those of PATH
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

/** Prefers the headless shell: the same engine, and quicker to start. */
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
 * @property {string} why the purpose, for the message
 * @property {string[]} packages the Debian packages that provide it
 * @property {() => boolean} present
 * @property {string} [elsewhere] how to install it on other systems
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
];

/** @type {Requirement[]} */
const FOR_THE_TESTS = [
	{
		name: "GCC",
		why: "compiles the program a second time, and the tests with AddressSanitizer and UndefinedBehaviorSanitizer",
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

/** The prefix that runs a command as root; undefined if that is not possible. */
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

/** Runs npm's installation if package-lock.json has changed since the last one. */
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
 * Configures and builds a build folder.
 * @param {string} folder
 * @param {string[]} configure the configuring command and its arguments
 * @param {{ variables?: Record<string, string>, targets?: string[] }} [options]
 *     variables: added to the environment; targets: the default is all
 */
function build(folder, configure, { variables = {}, targets = ["all"] } = {}) {
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
	run(["cmake", "--build", folder, "--target", ...targets]);
}

/**
 * Whether all outputs exist and no input is newer. Paths are relative to the repository's root.
 * @param {string[]} outputs
 * @param {string[]} inputs files, or folders with all their contents
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
 * @param {string[]} [options] for CMake
 */
function buildWithEmscripten(target, options = []) {
	const folder = emscriptenFolder() ?? "";
	const emulator = `-DCMAKE_CROSSCOMPILING_EMULATOR=${process.execPath}`;
	build("build/wasm", [join(folder, "emcmake"), "cmake", emulator, ...options], {
		targets: [target],
		variables: {
			PATH: `${process.env.PATH}${delimiter}${folder}`,
			// Debian's Emscripten finds its Node packages only with Debian's Node.
			NODE_PATH: `${process.env.NODE_PATH ?? ""}${delimiter}/usr/share/nodejs`,
		},
	});
}

/** Builds the WebAssembly module into build/wasm. */
export function buildModule() {
	buildWithEmscripten("wasm/all");
}

/** Configures build/native with clang++, like the module. */
const CONFIGURE_NATIVE = ["cmake", "-DCMAKE_CXX_COMPILER=clang++"];

/** Only the tests treat warnings as errors: other people's compilers may have other warnings. */
const FOR_TESTS = ["-DCATCHMATE_TESTS=ON", "-DCATCHMATE_WARNINGS_AS_ERRORS=ON"];

/** Builds the native program alone, build/native/catchmate. */
function buildProgram() {
	build("build/native", CONFIGURE_NATIVE, { targets: ["catchmate"] });
}

/** Builds the native program, the benchmarks, and the program with the tests' games, into build/native. */
export function buildNative() {
	build("build/native", [...CONFIGURE_NATIVE, ...FOR_TESTS], {
		targets: ["catchmate", "core/bench/all", "tests/games/all"],
	});
}

/**
 * Targets for the tests, by name.
 * @type {Readonly<Record<string, () => void>>}
 */
const FOR_TESTS_ALONE = {
	programs: buildNative,
	"kernel-tests": () =>
		build("build/native", [...CONFIGURE_NATIVE, ...FOR_TESTS], { targets: ["kernel_tests"] }),
	"sanitized-tests": () => {
		const options = [
			"-DCMAKE_CXX_COMPILER=g++",
			"-DCMAKE_BUILD_TYPE=Debug",
			"-DCMAKE_CXX_FLAGS_DEBUG=-g1",
			"-DCATCHMATE_SANITIZE=ON",
		];
		build("build/sanitize", ["cmake", ...options, ...FOR_TESTS, "-DCMAKE_UNITY_BUILD=ON"], {
			targets: ["core_tests"],
		});
	},
	// Debian's default compiler.
	"gcc-program": () =>
		build("build/gcc", ["cmake", "-DCMAKE_CXX_COMPILER=g++", "-DCATCHMATE_WARNINGS_AS_ERRORS=ON"]),
	"module-tests": () => buildWithEmscripten("all", FOR_TESTS),
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const purpose = process.argv[2];
	if (purpose === "program") {
		require(FOR_THE_PROGRAM);
		buildProgram();
	} else if (purpose === "build") {
		const name = process.argv[3] ?? "";
		const make = FOR_TESTS_ALONE[name];
		if (make === undefined) {
			throw new Error(`${name}: expected one of ${Object.keys(FOR_TESTS_ALONE).join(", ")}`);
		}
		make();
	} else {
		const all = new Set([...FOR_THE_PAGE, ...FOR_THE_PROGRAM, ...FOR_THE_TESTS]);
		require(purpose === "all" ? [...all] : FOR_THE_PAGE);
		installNodePackages();
	}
}
