/**
 * The plain program against the bitboard solver, in the reader's browser, on an open board and on one with long games.
 * Both solve each board several times in turn; the best times count, and the results are compared.
 */
import type { Problem, Solver } from "catchmate";
import { html, svg, type TemplateResult } from "lit/html.js";
import { Latest } from "../lesson/latest.ts";
import { Part } from "../lesson/part.ts";
import { ownSolver, readFirst } from "../lesson/solver-here.ts";
import { PlainSolver, solveInSlices } from "../plain/plain.ts";
import { rounded } from "./rounded.ts";

/** The boards, by the `data-…` attributes that contain their texts. */
const boards = ["open", "hunt"] as const;
type BoardName = (typeof boards)[number];

/** How often each program solves a board; the first round only warms up. */
const rounds = 6;

/** One solve by one program. */
interface Run {
	/** The time of the whole solve, including the tables it makes, in milliseconds. */
	readonly time: number;
	/** The number of positions by distance, to compare results. */
	readonly found: readonly number[];
}

async function runPlain({ game }: Problem, signal: AbortSignal): Promise<Run> {
	const started = performance.now();
	const solver = new PlainSolver(game);
	const made = performance.now() - started;
	const time = made + (await solveInSlices(solver, signal));
	return { time, found: solver.byDistance() };
}

async function runBitboards(solver: Solver, { game }: Problem, signal: AbortSignal): Promise<Run> {
	const started = performance.now();
	const table = await solver.solve(game, { signal });
	const time = performance.now() - started;
	try {
		const { byDistance: found } = await table.statistics({ signal });
		return { time, found };
	} finally {
		table.dispose();
	}
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The result for a board so far. */
interface Result {
	/** The number of settled positions, which both programs agree on. */
	readonly settled: number;
	/** The best times in milliseconds; none after the first round. */
	readonly plain: number;
	readonly bitboards: number;
}

type Results = Readonly<Partial<Record<BoardName, Result>>>;

export class SpeedRace extends Part {
	#results: Results = {};
	#round = 0;
	/** Resting before and after a run. */
	#progress: "resting" | "running" | "failed" = "resting";
	readonly #work = new Latest();

	override connectedCallback(): void {
		super.connectedCallback();
		this.redraw();
	}

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		this.#work.end();
		if (this.#progress === "running") {
			this.#progress = "resting";
			this.#results = {};
		}
	}

	async #race(): Promise<void> {
		if (this.#progress === "running") {
			return;
		}
		const signal = this.#work.begin();
		this.#progress = "running";
		this.#results = {};
		this.#round = 1;
		this.redraw();
		try {
			await this.#runAll(signal);
			signal.throwIfAborted();
			this.#progress = "resting";
		} catch {
			if (signal.aborted) {
				return;
			}
			this.#results = {};
			this.#progress = "failed";
		}
		this.redraw();
	}

	/** Runs all rounds, with its own solver. */
	async #runAll(signal: AbortSignal): Promise<void> {
		const solver = await ownSolver();
		try {
			for (; this.#round <= rounds; this.#round += 1) {
				signal.throwIfAborted();
				this.redraw();
				for (const board of boards) {
					const problem = await readFirst(solver, "crossing-pawn", this.dataset[board] ?? "");
					await this.#runBoth(solver, board, problem, signal);
				}
			}
		} finally {
			solver.dispose();
		}
	}

	async #runBoth(
		solver: Solver,
		board: BoardName,
		problem: Problem,
		signal: AbortSignal,
	): Promise<void> {
		const bitboards = await runBitboards(solver, problem, signal);
		const plain = await runPlain(problem, signal);
		if (bitboards.found.join() !== plain.found.join()) {
			throw new Error(`the programs disagree: ${bitboards.found} and ${plain.found}`);
		}
		if (this.#round > 1) {
			const best = this.#results[board];
			const result: Result = {
				settled: sum(plain.found),
				plain: Math.min(plain.time, best?.plain ?? plain.time),
				bitboards: Math.min(bitboards.time, best?.bitboards ?? bitboards.time),
			};
			this.#results = { ...this.#results, [board]: result };
		}
	}

	protected override view(): TemplateResult {
		const { tag, fast } = this.words;
		const { race: words } = fast;
		const number = (value: number) => value.toLocaleString(tag);
		const rate = (settled: number, time: number) => rounded((settled / time) * 1000, 2);
		const fastest = Math.max(
			1,
			...Object.values(this.#results).map(({ settled, plain, bitboards }) =>
				rate(settled, Math.min(plain, bitboards)),
			),
		);
		const line = (program: "plain" | "bitboards", result: Result | undefined) => {
			const perSecond = result === undefined ? 0 : rate(result.settled, result[program]);
			return html`<tr>
				<th scope="row">${words[program]}</th>
				<td>${result === undefined ? "–" : words.milliseconds(rounded(result[program], 3))}</td>
				<td>
					${result === undefined ? "–" : number(perSecond)}
					<svg class="race-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
						${svg`<rect width=${(100 * perSecond) / fastest} height="4"></rect>`}
					</svg>
				</td>
			</tr>`;
		};
		const part = (board: BoardName) => html`<tbody>
			<tr>
				<th scope="rowgroup" colspan="3">${words[board]}</th>
			</tr>
			${line("plain", this.#results[board])} ${line("bitboards", this.#results[board])}
		</tbody>`;
		return html`<p>
					<button
						type="button"
						aria-disabled=${this.#progress === "running"}
						@click=${() => void this.#race()}
					>${words.start}</button>
				</p>
				<table>
					<thead>
						<tr>
							<th scope="col">${words.program}</th>
							<th scope="col">${words.time}</th>
							<th scope="col">${words.rate}</th>
						</tr>
					</thead>
					${boards.map(part)}
				</table>
				<p class="race-said" role="status">${this.#said}</p>`;
	}

	get #said(): string {
		const { race: words } = this.words.fast;
		if (this.#progress === "running") {
			return words.round(this.#round, rounds);
		}
		if (this.#progress === "failed") {
			return words.failed;
		}
		const { open, hunt } = this.#results;
		const ratio = ({ plain, bitboards }: Result) => rounded(plain / bitboards, 2);
		return open === undefined || hunt === undefined
			? ""
			: words.ratio(ratio(open), ratio(hunt), open.settled + hunt.settled);
	}
}
