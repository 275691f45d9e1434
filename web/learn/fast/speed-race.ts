/**
 * The plain program against the solver of rows, on the same board, in the reader's browser. Both solve the whole board several
 * times in turn; the best time of each counts, and their answers are compared.
 */
import type { Problem, Solver } from "catchmate";
import { html, render, svg } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { type TutorialWords, tutorialWords } from "../../locale/tutorial.ts";
import { Latest } from "../lesson/latest.ts";
import { PlainSolver, solveInSlices } from "../plain/plain.ts";
import { rounded } from "./rounded.ts";

/** How often each of the two solves the board, the first time not counted: by then they are warm. */
const rounds = 6;

/** What one of the two has done. */
interface Run {
	/** The time of a whole solve, with the making of its tables, in milliseconds. */
	readonly time: number;
	/** The number of positions by their distance, which says that two runs have found the same. */
	readonly found: readonly number[];
}

async function runPlain({ game }: Problem, signal: AbortSignal): Promise<Run> {
	const started = performance.now();
	const solver = new PlainSolver(game);
	const made = performance.now() - started;
	const time = made + (await solveInSlices(solver, signal));
	return { time, found: solver.byDistance() };
}

async function runRows(solver: Solver, { game }: Problem, signal: AbortSignal): Promise<Run> {
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

/** The best times so far, in milliseconds. */
interface Best {
	readonly plain: number;
	readonly rows: number;
}

export class SpeedRace extends HTMLElement {
	#best: Best | null = null;
	#round = 0;
	/** At rest until it runs, and afterwards. */
	#progress: "resting" | "running" | "failed" = "resting";
	/** The number of settled positions, once both have found the same of all. */
	#settled = 0;
	readonly #work = new Latest();
	#hasDrawn = false;

	connectedCallback(): void {
		if (!this.#hasDrawn) {
			this.#hasDrawn = true;
			this.replaceChildren();
		}
		this.#render();
	}

	disconnectedCallback(): void {
		this.#work.end();
		if (this.#progress === "running") {
			this.#progress = "resting";
			this.#best = null;
		}
	}

	get #words(): TutorialWords {
		return tutorialWords(document.documentElement.lang);
	}

	async #race(): Promise<void> {
		if (this.#progress === "running") {
			return;
		}
		const signal = this.#work.begin();
		this.#progress = "running";
		this.#best = null;
		this.#settled = 0;
		this.#round = 1;
		this.#render();
		try {
			await this.#runAll(signal);
			signal.throwIfAborted();
			this.#progress = "resting";
		} catch {
			if (signal.aborted) {
				return;
			}
			this.#best = null;
			this.#progress = "failed";
		}
		this.#render();
	}

	/** Runs all rounds, with a solver of its own. */
	async #runAll(signal: AbortSignal): Promise<void> {
		const Board = customElements.get("catchmate-board") as typeof CatchmateBoard;
		const solver = await Board.load();
		try {
			const { problems } = await solver.read("crossing-pawn", this.dataset.board ?? "");
			const [problem] = problems;
			if (problem === undefined) {
				throw new Error("the race has no board");
			}
			for (; this.#round <= rounds; this.#round += 1) {
				signal.throwIfAborted();
				this.#render();
				await this.#runBoth(solver, problem, signal);
			}
		} finally {
			solver.dispose();
		}
	}

	async #runBoth(solver: Solver, problem: Problem, signal: AbortSignal): Promise<void> {
		const rows = await runRows(solver, problem, signal);
		const plain = await runPlain(problem, signal);
		if (rows.found.join() !== plain.found.join()) {
			throw new Error(`the programs disagree: ${rows.found} and ${plain.found}`);
		}
		this.#settled = sum(plain.found);
		if (this.#round > 1) {
			this.#best = {
				plain: Math.min(plain.time, this.#best?.plain ?? plain.time),
				rows: Math.min(rows.time, this.#best?.rows ?? rows.time),
			};
		}
	}

	#render(): void {
		const { tag, fast } = this.#words;
		const { race: words } = fast;
		const best = this.#best;
		const number = (value: number) => value.toLocaleString(tag);
		const rate = (time: number) => rounded((this.#settled / time) * 1000, 2);
		const fastest = best === null ? 1 : rate(Math.min(best.plain, best.rows));
		const line = (name: string, time: number | undefined) =>
			html`<tr>
				<th scope="row">${name}</th>
				<td>${time === undefined ? "–" : words.milliseconds(rounded(time, 3))}</td>
				<td>
					${time === undefined ? "–" : number(rate(time))}
					<svg class="race-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
						${svg`<rect width=${time === undefined ? 0 : (100 * rate(time)) / fastest} height="4"></rect>`}
					</svg>
				</td>
			</tr>`;
		render(
			html`<p>
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
					<tbody>
						${line(words.plain, best?.plain)} ${line(words.rows, best?.rows)}
					</tbody>
				</table>
				<p class="race-said" role="status">${this.#said}</p>`,
			this,
		);
	}

	get #said(): string {
		const { race: words } = this.#words.fast;
		const best = this.#best;
		if (this.#progress === "running") {
			return words.round(this.#round, rounds);
		}
		if (this.#progress === "failed") {
			return words.failed;
		}
		return best === null ? "" : words.ratio(rounded(best.plain / best.rows, 2), this.#settled);
	}
}
