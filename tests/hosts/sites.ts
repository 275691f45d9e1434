/** Sites of all kinds, each with the author's guide as text. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Installation } from "./packed.ts";

/** How a site is built, besides its folder's files. */
export interface Recipe {
	readonly folder: string;
	/** Its folders of pages and of output. */
	readonly pages: string;
	readonly built: string;
	/** The front matter of a page. */
	readonly head?: string;
	/** The links to the other page and back. */
	readonly links: readonly [string, string];
	/** Whether the tool drops attributes after a fence's language, so that they go into the first line. */
	readonly dropsInfo?: boolean;
	/** The tool and its arguments: a package's script or a system program. */
	readonly command: readonly [string, ...string[]];
	/** Package files inside the site's folders. */
	readonly vendored?: Readonly<Record<string, string>>;
	/** Changes the folder before the build. */
	readonly prepare?: (folder: string) => void;
	/** Whether links navigate without a full load. */
	readonly isWalked: boolean;
	/** The build's failure on a wrong board. */
	readonly failure?: RegExp;
}

/** Replaces a text in a file. */
export function replaceIn(file: string, text: string, by: string): void {
	writeFileSync(file, readFileSync(file, "utf8").replaceAll(text, by));
}

const mkdocs = {
	pages: "docs",
	built: "site",
	links: ["other.md", "index.md"],
	dropsInfo: true,
	// The fence for Python-Markdown lies beside mkdocs.yml.
	command: ["env", "PYTHONPATH=.", "mkdocs", "build", "--quiet", "--strict"],
} as const;

/** The sites by name. */
export const recipes = {
	VitePress: {
		folder: "vitepress",
		pages: "",
		built: ".vitepress/dist",
		links: ["./other.md", "./index.md"],
		command: ["vitepress/bin/vitepress.js", "build"],
		isWalked: true,
		failure: /index\.md:16:1: found '2,3-3,3'/,
	},
	Docusaurus: {
		folder: "docusaurus",
		pages: "docs",
		built: "build",
		links: ["other.md", "index.md"],
		// Minifying takes most of the time.
		command: ["@docusaurus/core/bin/docusaurus.mjs", "build", "--no-minify"],
		isWalked: true,
		failure: /index\.md:16:1"/,
	},
	Astro: {
		folder: "astro",
		pages: "src/pages",
		built: "dist",
		head: "layout: ../layouts/Page.astro",
		links: ["/other/", "/"],
		command: ["astro/astro.js", "build", "--silent"],
		isWalked: true,
		failure: /index\.md:19:1: /,
	},
	Hexo: {
		folder: "hexo",
		pages: "source",
		built: "public",
		head: "title: Boards",
		links: ["/other.html", "/"],
		dropsInfo: true,
		command: ["hexo/bin/hexo", "generate", "--silent"],
		vendored: { "widget.js": "source", "catchmate.css": "source" },
		isWalked: false,
	},
	MkDocs: {
		...mkdocs,
		folder: "mkdocs",
		vendored: { "widget.js": "docs", "catchmate.css": "docs" },
		isWalked: false,
	},
	"MkDocs Material": {
		...mkdocs,
		folder: "material",
		vendored: { "widget.js": "docs", "catchmate.css": "docs", "catchmate_fences.py": "" },
		isWalked: true,
	},
	"MkDocs Material with the widget alone": {
		...mkdocs,
		folder: "mkdocs",
		vendored: { "widget.js": "docs", "catchmate.css": "docs" },
		prepare: (folder) => {
			const features = "name: material\n  features: [navigation.instant]";
			replaceIn(join(folder, "mkdocs.yml"), "name: mkdocs", features);
			const url = "site_url: https://catchmate.example/";
			writeFileSync(join(folder, "mkdocs.yml"), `${url}\n`, { flag: "a" });
		},
		isWalked: true,
	},
} as const satisfies Readonly<Record<string, Recipe>>;

/** A site with a text on its first page, and another page. */
export class HostSite {
	readonly #installed: Installation;
	readonly #recipe: Recipe;
	readonly #folder: string;

	constructor(installed: Installation, recipe: Recipe) {
		this.#installed = installed;
		this.#recipe = recipe;
		this.#folder = installed.host(recipe.folder);
		for (const [file, folder] of Object.entries(recipe.vendored ?? {})) {
			installed.vendor(file, join(this.#folder, folder));
		}
		recipe.prepare?.(this.#folder);
		this.#write("other.md", `# Another page\n\n[Back to the board](${recipe.links[1]})`);
	}

	#write(name: string, text: string): void {
		const { pages, head, dropsInfo } = this.#recipe;
		const folder = join(this.#folder, pages);
		mkdirSync(folder, { recursive: true });
		const known = dropsInfo ? text.replaceAll(/^```catchmate (.+)$/gm, "```catchmate\n$1") : text;
		writeFileSync(join(folder, name), `${head ? `---\n${head}\n---\n` : ""}${known}\n`);
	}

	/** Builds the site with a text on its first page; returns the folder. */
	build(text: string): string {
		const { links, command, built } = this.#recipe;
		this.#write("index.md", `${text}\n[Another page](${links[0]})`);
		const [tool, ...args] = command;
		if (tool.includes("/")) this.#installed.tool(this.#folder, tool, ...args);
		else this.#installed.program(this.#folder, tool, ...args);
		const site = join(this.#folder, built);
		this.#keepOffline(site);
		return site;
	}

	/** Serves the highlighter that MkDocs loads from a CDN, and blocks other hosts: fonts and icons. */
	#keepOffline(site: string): void {
		const pages = readdirSync(site, { recursive: true, encoding: "utf8" });
		for (const name of pages.filter((each) => each.endsWith(".html"))) {
			const file = join(site, name);
			const html = readFileSync(file, "utf8");
			const own = html
				.replaceAll(
					/https:\/\/cdnjs\.cloudflare\.com\/ajax\/libs\/highlight\.js\/[\d.]+/g,
					"/highlight",
				)
				.replaceAll(/<link[^>]*"https:\/\/(cdn\.jsdelivr|fonts\.\w+)\.[^>]*>/g, "");
			writeFileSync(file, own);
		}
		const assets = join(this.#folder, "node_modules/@highlightjs/cdn-assets");
		if (this.#recipe.folder === "mkdocs")
			cpSync(assets, join(site, "highlight"), { recursive: true });
	}
}
