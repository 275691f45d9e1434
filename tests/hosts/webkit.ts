/** Drives Debian's WebKit, WebKitGTK's MiniBrowser, over WebDriver on a virtual display, which it needs. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect } from "@playwright/test";

/** The maximum wait for the driver, in milliseconds. */
const patience = 30_000;

/** WebDriver's reference to an element of the page. */
type Handle = Readonly<Record<string, string>>;

/** Presses keys while Control is held. WebKit's driver holds it between its two mentions. */
export const withControl = (letters: string): string => `\uE009${letters}\uE009`;

/** In CSS pixels: a small screen, and the tool bar. */
const windowSize = { width: 1366, height: 806 };

/** The pause at each point of a press, in milliseconds. */
const restOnTheWay = 30;

/**
 * Starts a program that ends, with its children, when its standard input closes: at the latest with this process,
 * however that ends.
 */
function attend(program: string, args: readonly string[], environment = {}): ChildProcess {
	const attended = '"$@" & read _; trap "" TERM; kill 0; wait';
	return spawn("sh", ["-c", attended, "sh", program, ...args], {
		detached: true,
		env: { ...process.env, ...environment },
		stdio: ["pipe", "ignore", "ignore", "pipe"],
	});
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	assert.ok(address !== null && typeof address === "object");
	return address.port;
}

export class WebKit {
	readonly #programs: readonly ChildProcess[];
	readonly #session: string;

	static async start(): Promise<WebKit> {
		const screen = ["-screen", "0", "1600x1100x24"];
		const display = attend("Xvfb", ["-displayfd", "3", ...screen, "-nolisten", "tcp"]);
		const programs = [display];
		try {
			const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, "data", {
				signal: AbortSignal.timeout(patience),
			});
			const port = await freePort();
			const environment = { DISPLAY: `:${String(number).trim()}`, LC_ALL: "en_US.UTF-8" };
			programs.push(attend("WebKitWebDriver", [`--port=${port}`], environment));
			const driver = `http://127.0.0.1:${port}`;
			const status = async () => (await fetch(`${driver}/status`).catch(() => undefined))?.ok;
			await expect.poll(status, "WebKitWebDriver answers").toBe(true);
			const { sessionId } = await ask<{ sessionId: string }>("POST", `${driver}/session`, {
				capabilities: {},
			});
			const webkit = new WebKit(programs, `${driver}/session/${sessionId}`);
			await webkit.#post("window/rect", windowSize);
			return webkit;
		} catch (error) {
			for (const program of programs) program.stdin?.end();
			throw error;
		}
	}

	private constructor(programs: readonly ChildProcess[], session: string) {
		this.#programs = programs;
		this.#session = session;
	}

	/** Ends the browser and its helpers. */
	async end(): Promise<void> {
		for (const program of [...this.#programs].reverse()) {
			program.stdin?.end();
			if (program.exitCode === null && program.signalCode === null) await once(program, "exit");
		}
	}

	#post<Answer>(command: string, parameters: object = {}): Promise<Answer> {
		return ask("POST", `${this.#session}/${command}`, parameters);
	}

	/** Opens an address, reloading even if only the part after `#` changes. */
	async open(url: string): Promise<void> {
		await this.#post("url", { url: "about:blank" });
		await this.#post("url", { url });
	}

	/** Calls a function in the page, without access to this scope, with values or handles. */
	evaluate<Args extends readonly unknown[], Result>(
		act: (...args: Args) => Result,
		...args: Args
	): Promise<Awaited<Result>> {
		return this.#post("execute/sync", { script: `return (${act})(...arguments)`, args });
	}

	/** Waits for a visible, still element with this selector, in the board or outside, and returns its handle. */
	async find(selector: string): Promise<Handle> {
		let place = "";
		let found: Handle | null = null;
		await expect(async () => {
			const before = place;
			[found, place] = (await this.evaluate((selector) => {
				const board = document.querySelector("catchmate-board")?.shadowRoot;
				const all = [document, board].flatMap((root) => [
					...(root?.querySelectorAll(selector) ?? []),
				]);
				const shown = all.find((element) => element.checkVisibility()) ?? null;
				// Like a person about to press there.
				shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
				return [shown, JSON.stringify(shown?.getBoundingClientRect() ?? null)];
			}, selector)) as [Handle | null, string];
			assert.ok(found, `${selector} is not to be seen`);
			expect(place, `${selector} moves`).toBe(before);
		}).toPass();
		return found ?? assert.fail();
	}

	/** Presses the mouse on the first element's middle, moves over the others, and releases. */
	async drag(...selectors: readonly [string, ...string[]]): Promise<void> {
		const elements = [];
		for (const selector of selectors) elements.push(await this.find(selector));
		const [first, ...others] = elements.map((origin) => ({
			type: "pointerMove",
			origin,
			x: 0,
			y: 0,
			duration: restOnTheWay,
		}));
		const actions = [
			first,
			{ type: "pointerDown", button: 0 },
			...others,
			{ type: "pointerUp", button: 0 },
		];
		const perform = (actions: readonly unknown[]) =>
			this.#post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
		// After a page opens, WebKit's own layout lags behind.
		await expect(() => perform([first])).toPass();
		await perform(actions);
	}

	/** Presses the mouse on an element. */
	click(selector: string): Promise<void> {
		return this.drag(selector);
	}

	/** Presses the mouse on an element, then keys. */
	async type(selector: string, text: string): Promise<void> {
		await this.click(selector);
		const element = await this.find(selector);
		await this.#post(`element/${Object.values(element)[0]}/value`, { text });
	}
}

/** Sends a WebDriver command and returns its result. */
async function ask<Answer>(method: string, url: string, parameters?: object): Promise<Answer> {
	const response = await fetch(url, {
		method,
		body: parameters === undefined ? null : JSON.stringify(parameters),
		signal: AbortSignal.timeout(2 * patience),
	});
	const { value } = (await response.json()) as {
		value: Answer & { error?: string; message?: string };
	};
	if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
	return value;
}
