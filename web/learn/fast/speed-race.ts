/**
 * The plain program against the solver of rows, on the same board, in the reader's browser. Both solve the whole board several
 * times in turn; the best time of each counts, and their answers are compared.
 */
import type { Problem, Solver } from "catchmate";
import { html, render, svg } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { tutorialWords } from "../../locale/tutorial.ts";
import { PlainSolver, solveInSlices } from "../crossing-pawn/plain.ts";

/** How often each of the two solves the board, the first time not counted: by then they are warm. */
const rounds = 6;

/** How often the rows solve it in a round: they are so quick that whatever else the machine does would count. */
const solvesOfRows = 4;

/** What one of the two has done. */
interface Run {
	/** The time of a whole solve, in milliseconds. */
	readonly time: number;
	/** The number of positions by their distance, which says that two runs have found the same. */
	readonly found: readonly number[];
}

async function runPlain({ game }: Problem): Promise<Run> {
	const solver = new PlainSolver(game);
	const time = await solveInSlices(solver);
	return { time, found: solver.byDistance() };
}

async function runRows(solver: Solver, { game }: Problem): Promise<Run> {
	const times: number[] = [];
	let found: readonly number[] = [];
	while (times.length < solvesOfRows) {
		const started = performance.now();
		const table = await solver.solve(game);
		times.push(performance.now() - started);
		({ byDistance: found } = await table.statistics());
		table.dispose();
	}
	return { time: Math.min(...times), found };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A number of so many digits that count, as a person would say it. */
function rounded(value: number, digits: number): number {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) + 1 - digits);
	return Math.round(value / unit) * unit;
}

/** The best times so far, in milliseconds. */
interface Best {
	readonly plain: number;
	readonly rows: number;
}

export class SpeedRace extends HTMLElement {
	#best: Best | null = null;
	#round = 0;
	#isRunning = false;
	/** The number of settled positions, once both have found the same of all. */
	#settled = 0;

	connectedCallback(): void {
		if (this.#isRunning || this.hasAttribute("data-live")) {
			return;
		}
		this.replaceChildren();
		this.dataset.live = "";
		this.#render();
	}

	async #race(): Promise<void> {
		if (this.#isRunning) {
			return;
		}
		this.#isRunning = true;
		this.#best = null;
		this.#settled = 0;
		const Board = customElements.get("catchmate-board") as typeof CatchmateBoard;
		this.#round = 1;
		this.#render();
		const solver = await Board.load();
		try {
			const { problems } = await solver.read("crossing-pawn", this.dataset.board ?? "");
			const [problem] = problems;
			if (problem === undefined) {
				throw new Error("the race has no board");
			}
			for (; this.#round <= rounds; this.#round += 1) {
				this.#render();
				await this.#runBoth(solver, problem);
			}
		} finally {
			solver.dispose();
			this.#isRunning = false;
			this.#render();
		}
	}

	async #runBoth(solver: Solver, problem: Problem): Promise<void> {
		const rows = await runRows(solver, problem);
		const plain = await runPlain(problem);
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
		const { tag, fast } = tutorialWords(document.documentElement.lang);
		const { race: words } = fast;
		const best = this.#best;
		const number = (value: number) => value.toLocaleString(tag);
		const rate = (time: number) => rounded((this.#settled / time) * 1000, 2);
		const fastest = best === null ? 1 : rate(Math.min(best.plain, best.rows));
		const line = (name: string, time: number | undefined) =>
			html`<tr>
				<th scope="row">${name}</th>
				<td>${time === undefined ? "–" : words.milliseconds(rounded(time * 10, 3) / 10)}</td>
				<td>
					${time === undefined ? "–" : number(rate(time))}
					<svg class="race-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
						${svg`<rect width=${time === undefined ? 0 : (100 * rate(time)) / fastest} height="4"></rect>`}
					</svg>
				</td>
			</tr>`;
		const said =
			best === null || this.#isRunning
				? words.round(this.#round, rounds)
				: words.ratio(rounded(best.plain / best.rows, 2), this.#settled);
		render(
			html`<p>
					<button
						type="button"
						aria-disabled=${this.#isRunning}
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
				<p class="race-said" role="status">${this.#round === 0 ? "" : said}</p>`,
			this,
		);
	}
}
