/**
 * Runs the README's commands as a newcomer would: on a bare Debian 12 with Node 20, in a clone of the last commit, each
 * order of commands on its own machine. Needs root, debootstrap, and the network.
 *
 *     node tests/release/fresh-machine.mjs                    all orders
 *     node tests/release/fresh-machine.mjs start,test test    these
 *
 * The bare system is kept in build/fresh-machine, with each order's output beside it.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));

/** Each order starts on a bare machine: no command may depend on another's leftovers. */
const orders = ["start,test", "test", "build:native,test", "dev,test", "bench,start", "test,start"];

/** @type {Record<string, { words: string, ready?: RegExp }>} `ready` is a serving server's output. */
const commands = {
	start: { words: "npm start", ready: /^Catchmate: http/m },
	dev: { words: "npm run dev", ready: /^Catchmate: http/m },
	test: { words: "npm test" },
	"build:native": { words: "npm run build:native" },
	bench: { words: 'npm run bench -- --only "open 10x10"' },
};

const folder = resolve("build/fresh-machine");
const base = `${folder}/base`;

/** @param {string} command @param {readonly string[]} args */
const run = (command, ...args) => execFileSync(command, args, { stdio: ["ignore", 2, 2] });

/** This machine's settings for Debian's packages and the npm registry, if any. */
const settings = ["/etc/apt", "/etc/npmrc", "/etc/ssl/certs", "/usr/share/keyrings"];

/** The address of Debian 12's packages in this machine's settings, if it is a Debian 12. */
function mirror() {
	const targets = execFileSync(
		"apt-get",
		["indextargets", "--format", "$(CODENAME) $(REPO_URI)", "Created-By: Packages"],
		{ encoding: "utf8" },
	);
	return /^bookworm (\S+)$/m.exec(targets)?.[1];
}

/** Builds the bare system: minimal Debian, git, and Node 20 from the npm registry. */
function makeBase() {
	rmSync(base, { recursive: true, force: true });
	mkdirSync(base, { recursive: true });
	const address = mirror();
	const from = address === undefined ? [] : [address];
	const options = ["--variant=minbase", "--include=ca-certificates,git"];
	run("debootstrap", ...options, "bookworm", base, ...from);
	if (from.length > 0) {
		for (const path of settings.filter(existsSync)) {
			rmSync(base + path, { recursive: true, force: true });
			mkdirSync(dirname(base + path), { recursive: true });
			run("cp", "-aLT", path, base + path);
		}
	}
	const npmrc = join(homedir(), ".npmrc");
	if (existsSync(npmrc)) run("cp", npmrc, `${base}/home/.npmrc`);
	const local = `${base}/usr/local`;
	const node = `node-linux-${process.arch}`;
	run("npm", "install", "--prefix", `${folder}/node`, "--no-save", `${node}@20`, "npm@10");
	run("cp", "-a", `${folder}/node/node_modules/${node}/bin/node`, `${local}/bin`);
	mkdirSync(`${local}/lib/node_modules`, { recursive: true });
	run("cp", "-aT", `${folder}/node/node_modules/npm`, `${local}/lib/node_modules/npm`);
	for (const name of ["npm", "npx"]) {
		run("ln", "-s", `../lib/node_modules/npm/bin/${name}-cli.js`, `${local}/bin/${name}`);
	}
	writeFileSync(`${base}/etc/resolv.conf`, execFileSync("cat", ["/etc/resolv.conf"]));
	writeFileSync(`${base}/etc/hosts`, execFileSync("cat", ["/etc/hosts"]));
}

/**
 * Runs one command on a machine, or a server until it serves.
 * @param {string} machine its root folder
 * @param {string} name
 * @param {import("node:fs").WriteStream} log
 */
async function runOn(machine, name, log) {
	const { words, ready } = commands[name] ?? { words: `npm run ${name}` };
	const inside = `cd /home/catchmate && exec ${words}`;
	const env = {
		HOME: "/home",
		PATH: "/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin",
		...(process.env.NODE_EXTRA_CA_CERTS && {
			NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
		}),
	};
	const started = performance.now();
	const child = spawn("chroot", [machine, "sh", "-c", inside], {
		env,
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	let printed = "";
	let isServing = false;
	const onText = (/** @type {Buffer} */ text) => {
		printed += text;
		log.write(text);
		if (!isServing && ready?.test(printed)) {
			isServing = true;
			if (child.pid) process.kill(-child.pid, "SIGTERM");
		}
	};
	child.stdout.on("data", onText);
	child.stderr.on("data", onText);
	const [status] = await once(child, "close");
	const isGood = ready ? isServing : status === 0;
	const seconds = ((performance.now() - started) / 1000).toFixed(0);
	const last = printed.trimEnd().split("\n").at(-1);
	console.log(`${isGood ? "✓" : "✗"} ${words}  ${seconds} s  ${last}`);
	return isGood;
}

/** @param {string} order */
async function tryOrder(order) {
	console.log(`\n${order}`);
	const machine = `${folder}/machine`;
	run("cp", "-aT", base, machine);
	const mounts = ["proc", "sys", "dev"].map((name) => `${machine}/${name}`);
	const log = createWriteStream(`${folder}/${order.replace(/\W/g, "-")}.log`);
	try {
		for (const mount of mounts) run("mount", "--rbind", mount.slice(machine.length), mount);
		run("git", "clone", "--quiet", "--no-local", ".", `${machine}/home/catchmate`);
		for (const name of order.split(",")) {
			if (!(await runOn(machine, name, log))) return false;
		}
		return true;
	} finally {
		log.end();
		// A command's children may need a moment to end.
		await pause(2000);
		for (const mount of mounts) {
			run("mount", "--make-rslave", mount);
			run("umount", "--recursive", "--lazy", mount);
		}
		run("rm", "-rf", "--one-file-system", machine);
	}
}

if (!existsSync(`${base}/usr/local/bin/npx`)) makeBase();
const results = [];
for (const order of process.argv.length > 2 ? process.argv.slice(2) : orders) {
	results.push(await tryOrder(order));
}
const passed = results.filter(Boolean).length;
console.log(`\n${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
