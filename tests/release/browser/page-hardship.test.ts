/**
 * The page under random faults: it reports them, keeps board and game, and its next answer is right. Each title has
 * its seed; CATCHMATE_SEEDS=FROM-TO replaces the default seeds, two and those with earlier findings.
 */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import type { Game, Table } from "catchmate";
import fc from "fast-check";
import { cachedFiles, checkForVersion, test } from "../../browser/changing-host.ts";
import { chaseLink, expect, fortLink } from "../../browser/fixtures.ts";
import { recordAnnouncements } from "../../browser/page.ts";
import { packageSolver } from "../../node/games.ts";
import { type Hard, type Hardship, inHardship, noHardship } from "./hardship.ts";

const { CATCHMATE_SEEDS = "" } = process.env;
const [first = 1, last = first] = CATCHMATE_SEEDS.split("-").map(Number);
const seeds =
	CATCHMATE_SEEDS === ""
		? [1, 2, 185]
		: Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** The number of actions, with faults, per visit. */
const rounds = 10;

/** Texts, one of which needs more memory than a module starts with, and links. */
const pasted = [
	...["2 1 1 2 2", "5 3 3 3 4", "8 2 4 1 5", "48 1 1 48 48", "0 1\n3 3\n#.#\nO.O\n.X.\n"],
	...[chaseLink, fortLink, "#puzzle=3", "#puzzle=5"].map((hash) => `http://catchmate${hash}`),
];

const doing = (does: string, ...what: readonly string[]) =>
	fc.record({ does: fc.constant(does), what: fc.constantFrom(...what) });

/** A person's actions. */
const step = fc.oneof(
	doing("press", "best", "best", "undo", "redo", "restart", "resume"),
	doing("paste", ...pasted),
	doing("go", "play", "analyse", "puzzle"),
	doing("edit", "1 2", "2 1", "2 2"),
	doing("travel", "-1", "1"),
);

/** The faults before an action, and the events after it. */
const faults = {
	before: fc.record(
		{
			deaths: fc.array(fc.nat(6), { maxLength: 4 }),
			areUnreadable: fc.boolean(),
			areSilent: fc.boolean(),
			isStarved: fc.boolean(),
			traps: fc.boolean(),
			sleeps: fc.boolean(),
		},
		{ requiredKeys: [] },
	),
	after: fc.record(
		{
			storage: fc.constantFrom("full", "forbidden"),
			skew: fc.constantFrom(-86_400_000, -1, 1000, 86_400_000),
		},
		{ requiredKeys: [] },
	),
	/** Another tab's stored text; null to clear the storage. */
	stored: fc.option(
		fc.constantFrom(null, "", "{", '{"version":1,"puzzles":{"solved":7},"game":[]}'),
		{ nil: undefined },
	),
	speaks: fc.boolean(),
	renews: fc.nat(3).map((number) => number === 0),
};

/** `waits`: the number of requests to the page in between. */
const round = fc.record({ step, ...faults, waits: fc.nat(20) });

/** Performs a person's action, in the page. Returns whether it is possible now. */
function act({ does, what }: { does: string; what: string }): boolean {
	const board = document.querySelector("catchmate-board");
	const click = (place: HTMLElement | null | undefined) => {
		if (!place?.checkVisibility() || place.ariaDisabled === "true") return false;
		place.click();
		return true;
	};
	switch (does) {
		case "press": {
			const button = `.control:has([data-icon="${what}"])`;
			return click(board?.shadowRoot?.querySelector<HTMLElement>(button));
		}
		case "paste": {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", what);
			const init = { clipboardData, bubbles: true, cancelable: true };
			return !document.body.dispatchEvent(new ClipboardEvent("paste", init));
		}
		case "go":
			return click(document.querySelector<HTMLElement>(`#activities [value=${what}]`));
		case "edit": {
			if (!click(document.querySelector<HTMLElement>("#tab-edit"))) return false;
			const problem = board?.shownProblem;
			const [row = 1, column = 1] = what.split(" ").map(Number);
			const isHere = (square: { row?: number; column?: number }) =>
				square.row === row && square.column === column;
			if (!problem || Object.values(problem.position.pieces).flat().some(isHere)) return false;
			const { obstacles } = problem.game.board;
			const others = obstacles.filter((each) => !isHere(each));
			const isFree = others.length === obstacles.length;
			const changed = isFree ? [...obstacles, { row, column }] : others;
			const game = { ...problem.game, board: { ...problem.game.board, obstacles: changed } };
			board.edit({ ...problem, game });
			return true;
		}
		default: {
			// The entries of other documents do not belong to the page.
			const { currentEntry, entries } = navigation;
			const place = (currentEntry?.index ?? 0) + Number(what);
			if (!entries.call(navigation)[place]?.sameDocument) return false;
			history.go(Number(what));
			return true;
		}
	}
}

/** The visible state, and all messages since the last call. Runs in the page. */
function look() {
	const board = document.querySelector("catchmate-board");
	const { said } = globalThis as unknown as { said: string[] };
	const troubles = ".error, .notice, [role=alert], #judge-error, .link-failure";
	const told = [document, board?.shadowRoot ?? document].flatMap((root) =>
		[...root.querySelectorAll(troubles)].map((each) => each.textContent?.trim() ?? ""),
	);
	return {
		problem: board?.problem ?? null,
		record: board?.record ?? null,
		mode: board?.mode,
		values: board?.hidesValues ? null : (board?.values ?? null),
		moves: board?.legalMoves ?? [],
		failure: board?.failure ?? null,
		told: [...said.splice(0), ...told].filter((each) => each !== ""),
	};
}
type Look = ReturnType<typeof look>;

/** Continues after a failure, as a person would. Runs in the page. */
function recover(): void {
	const board = document.querySelector("catchmate-board");
	const inside = (selector: string) => [
		...(board?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
	];
	const [next] = [
		...inside(".verdict button, .error button"),
		...["resume", "restart", "undo", "best"].flatMap((icon) =>
			inside(`.control:not([aria-disabled=true]):has([data-icon=${icon}])`),
		),
	];
	const [move] = board?.legalMoves ?? [];
	if (next) next.click();
	else if (move) void board?.play(move, "reader");
}

const setHardship = (page: Page, hardship: Partial<Hardship>) =>
	page.evaluate((given) => void Object.assign((globalThis as Hard).hardship, given), hardship);

/** Changes the page's storage, as another tab does. Runs in the page. */
function store(stored: string | null): void {
	const { hardship } = globalThis as Hard;
	const { storage } = hardship;
	hardship.storage = "kept";
	if (stored === null) localStorage.clear();
	else localStorage.setItem("catchmate", stored);
	hardship.storage = storage;
	const key = stored === null ? null : "catchmate";
	dispatchEvent(new StorageEvent("storage", { key, newValue: stored }));
}

const tables = new Map<string, Promise<Table>>();
function tableOf(game: Game): Promise<Table> {
	const key = JSON.stringify(game);
	const table = tables.get(key) ?? packageSolver.solve(game);
	tables.set(key, table);
	return table;
}

const inOrder = (all: readonly object[]) => all.map((each) => JSON.stringify(each)).sort();

/** Asserts that the game follows its rules, and that its position's values are right. */
async function assertRight({ problem, record, values, moves }: Look): Promise<void> {
	assert.ok(problem && record, "no game");
	const { game, position } = problem;
	const { positions } = packageSolver.decode(
		packageSolver.encode({ game, position, moves: record.moves }),
	);
	assert.deepEqual(record.positions, [position, ...positions]);
	const seen = record.positions[record.index];
	assert.ok(seen);
	const expected = await (await tableOf(game)).moves(seen);
	if (values === null) assert.deepEqual(inOrder(moves), inOrder(expected.map(({ move }) => move)));
	else assert.deepEqual(values, expected);
}

for (const seed of seeds) {
	test(`the page reports random faults, seed ${seed}, and its next answer is right`, async ({
		call,
		server,
	}) => {
		const page = await call(chaseLink, [], `${inHardship}; (${recordAnnouncements})();`);
		const idle = () => page.evaluate("catchmate.idle()");
		await page.locator(".verdict-words").waitFor();
		await idle();
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		const whole = await cachedFiles(page);
		let before = await page.evaluate(look);
		let version = 0;
		for (const each of fc.sample(round, { seed, numRuns: rounds })) {
			const { step, stored, waits } = each;
			await setHardship(page, each.before);
			const isDone = await page.evaluate(act, step);
			for (let asked = 0; asked < waits; asked++) await page.evaluate("0");
			await setHardship(page, each.after as Partial<Hardship>);
			if (stored !== undefined) await page.evaluate(store, stored);
			if (each.speaks) await page.locator(".header-links [lang]").dispatchEvent("click");
			if (each.renews) {
				version += 1;
				await server.renew(String(version).padStart(16, "0"));
				checkForVersion(page).catch(() => {});
			}
			await page.evaluate(() => (globalThis as Hard).wake());
			await idle();
			await setHardship(page, noHardship);
			await idle();
			let after = await page.evaluate(look);
			const log = JSON.stringify(each);
			if (isDone && ["★", "▶"].includes(step.what)) {
				assert.deepEqual(after.problem, before.problem, log);
				const isChanged = JSON.stringify(after.record) !== JSON.stringify(before.record);
				assert.ok(isChanged || after.told.length > 0, `no message after ${log}`);
			}
			if (after.record === null || after.failure !== null) {
				assert.ok(after.told.length > 0, `no message after ${log}`);
				await page.evaluate(recover);
				await idle();
				after = await page.evaluate(look);
				assert.equal(after.failure, null, `nothing mends ${log}`);
			}
			await assertRight(after);
			before = after;
		}
		await expect.poll(() => cachedFiles(page)).toEqual(whole);
	});
}
