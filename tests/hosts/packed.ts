/** The package as npm packs it, installed where nothing of the sources can be seen, for the hosts that it is tried in. */
import { execFileSync } from "node:child_process";
import {
	copyFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Site, strictPolicy } from "./site.ts";

const root = new URL("../../", import.meta.url).pathname;
const own = new URL("node_modules/", import.meta.url).pathname;

/** A folder with the packed package, what it depends on, and the hosts' tools. */
export class Installation {
	readonly folder = mkdtempSync(join(tmpdir(), "catchmate-hosts-"));
	readonly #sites: Site[] = [];

	constructor() {
		this.#run(root, "npm", "pack", "--silent", "--pack-destination", this.folder);
		const tarball = readdirSync(this.folder).find((name) => name.endsWith(".tgz")) ?? "";
		const modules = join(this.folder, "node_modules");
		mkdirSync(join(modules, "catchmate"), { recursive: true });
		const to = ["-C", join(modules, "catchmate"), "--strip-components=1"];
		this.#run(this.folder, "tar", "-xzf", tarball, ...to);
		for (const name of readdirSync(own)) {
			// Astro takes a file of its own for one of the site's where the two have no folder in common.
			const put = name === "astro" ? cpSync : symlinkSync;
			if (!name.startsWith(".")) put(join(own, name), join(modules, name), { recursive: true });
		}
		const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
		for (const name of Object.keys(dependencies)) {
			const link = join(modules, "catchmate/node_modules", name);
			mkdirSync(dirname(link), { recursive: true });
			symlinkSync(join(root, "node_modules", name), link);
		}
		mkdirSync(join(modules, ".bin"));
		symlinkSync("../catchmate/dist/cli.js", join(modules, ".bin/catchmate"));
	}

	#run(cwd: string, command: string, ...args: readonly string[]): string {
		return execFileSync(command, args, {
			cwd,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, NO_COLOR: "1", npm_config_offline: "true" },
		});
	}

	/** Copies a host's folder, with what is its own in Chinese, if that is asked for, and returns where to. */
	host(name: string, language: "en" | "zh" = "en"): string {
		const folder = join(this.folder, name);
		rmSync(folder, { recursive: true, force: true });
		cpSync(new URL(`${name}/`, import.meta.url), folder, { recursive: true });
		if (language === "zh") {
			cpSync(new URL(`zh/${name}/`, import.meta.url), folder, { recursive: true });
		}
		symlinkSync("../node_modules", join(folder, "node_modules"));
		return folder;
	}

	/** Puts a file of the package into a folder, as an author does who serves all that a page needs. */
	vendor(file: string, folder: string): void {
		mkdirSync(folder, { recursive: true });
		copyFileSync(join(this.folder, "node_modules/catchmate/dist", file), join(folder, file));
	}

	/** The plain page's folder, with the widget and its style sheet in it. */
	plainHost(language: "en" | "zh" = "en"): string {
		const folder = this.host("plain", language);
		for (const file of ["widget.js", "catchmate.css"]) this.vendor(file, folder);
		return folder;
	}

	/** Serves a folder until all is removed, with a content security policy if one is given. Returns the origin. */
	async serve(folder: string, policy?: string): Promise<string> {
		const site = await Site.of([folder], () => policy);
		this.#sites.push(site);
		return site.origin;
	}

	/** Serves Catchmate's own page, and a page that has it in a frame. Returns both origins. */
	async serveFramed(): Promise<{ board: string; host: string }> {
		const own = join(root, "build/page");
		const board = await this.serve(own, `${strictPolicy}; connect-src 'self'; frame-ancestors *`);
		const folder = this.host("iframe");
		const host = await this.serve(folder);
		const html = join(folder, "index.html");
		const text = readFileSync(html, "utf8")
			.replace("https://catchmate.example", board)
			.replace("https://host.example", host);
		writeFileSync(html, text);
		return { board, host };
	}

	/** Runs an installed Node program in a folder. */
	tool(folder: string, script: string, ...args: readonly string[]): string {
		return this.#run(folder, process.execPath, join("node_modules", script), ...args);
	}

	/** Runs a program of the system's in a folder. */
	program(folder: string, program: string, ...args: readonly string[]): string {
		return this.#run(folder, program, ...args);
	}

	remove(): void {
		for (const site of this.#sites) site.close();
		rmSync(this.folder, { recursive: true });
	}
}
