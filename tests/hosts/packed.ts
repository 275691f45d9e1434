/** The package as npm packs it, installed away from the sources, for the hosts. */
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

/** A folder with the packed package, its dependencies, and the hosts' tools. */
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
			// Astro takes its own file for a site's if the two share no folder.
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

	/** Copies a host's folder, and returns the copy. */
	host(name: string): string {
		const folder = join(this.folder, name);
		rmSync(folder, { recursive: true, force: true });
		cpSync(new URL(`${name}/`, import.meta.url), folder, { recursive: true });
		symlinkSync("../node_modules", join(folder, "node_modules"));
		return folder;
	}

	/** Copies a package file into a folder, like an author who self-hosts a page. */
	vendor(file: string, folder: string): void {
		mkdirSync(folder, { recursive: true });
		copyFileSync(join(this.folder, "node_modules/catchmate/dist", file), join(folder, file));
	}

	/** The plain page's folder, with the widget and its style sheet. */
	plainHost(): string {
		const folder = this.host("plain");
		for (const file of ["widget.js", "catchmate.css"]) this.vendor(file, folder);
		return folder;
	}

	/** Serves a folder until cleanup, with an optional content security policy. Returns the origin. */
	async serve(folder: string, policy?: string): Promise<string> {
		const site = await Site.of([folder], () => policy);
		this.#sites.push(site);
		return site.origin;
	}

	/** Serves Catchmate's page, and a page that frames it. Returns both origins. */
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

	/** Runs a system program in a folder. */
	program(folder: string, program: string, ...args: readonly string[]): string {
		return this.#run(folder, program, ...args);
	}

	remove(): void {
		for (const site of this.#sites) site.close();
		rmSync(this.folder, { recursive: true });
	}
}
