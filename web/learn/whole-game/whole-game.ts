/**
 * `<whole-game game="ID" text="BOARD">`: every position of a small game as a point, in layers by distance that fill one by one;
 * and for the chosen point its board, moves and best play. Until the game is solved, the content is shown.
 */
import type { Position, Rules, Solver, Table } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { miniature } from "../board/miniature.ts";
import { failedView } from "../lesson/failed.ts";
import { whenNear } from "../lesson/near.ts";
import { knownChip } from "../lesson/outcome-chip.ts";
import { Part } from "../lesson/part.ts";
import { readFirst, solverHere } from "../lesson/solver-here.ts";
import { type GamePoint, type PositionMove, wholeGame } from "./graph.ts";
import { besideIn, layoutOf, nearestPoint } from "./layout.ts";
import { type Drawing, edges, labels, type PictureState, shape, way } from "./picture.ts";

/** The time per layer while the picture fills, in milliseconds. */
const layerTime = 1000;

/** The reach of a press around a point, in units of the picture. */
const reach = 30;

interface Solved {
	readonly drawn: Drawing;
	readonly rules: Rules;
	readonly rows: number;
	readonly columns: number;
	/** The address of a position on the page with the board. */
	readonly linkTo: (position: Position) => string;
}

export class WholeGame extends Part {
	#solved: Solved | null = null;
	#hasFailed = false;
	#filled = 0;
	#chosen: number | null = null;
	/** For the next layer; null unless the picture is filling. */
	#timer: ReturnType<typeof setTimeout> | null = null;

	override connectedCallback(): void {
		super.connectedCallback();
		const { signal } = this;
		void whenNear(this, signal).then(() => this.#start());
	}

	override disconnectedCallback(): void {
		super.disconnectedCallback();
		this.#stop();
	}

	async #start(): Promise<void> {
		const { signal } = this;
		if (this.#solved !== null) {
			return;
		}
		this.#hasFailed = false;
		try {
			const solver = await solverHere();
			this.#solved = await this.#solve(solver, signal);
			const { layers } = this.#solved.drawn.game;
			this.#filled = layers.length - 1;
			this.#chosen = layers.at(-1)?.[0] ?? null;
		} catch {
			this.#hasFailed = !signal.aborted;
		}
		if (!signal.aborted) {
			this.redraw();
		}
	}

	async #solve(solver: Solver, signal: AbortSignal): Promise<Solved> {
		const [id, text] = [this.getAttribute("game") ?? "", this.getAttribute("text") ?? ""];
		const { game, position } = await readFirst(solver, id, text);
		const table: Table = await solver.solve(game, { signal });
		try {
			const whole = await wholeGame(table, position);
			const names = game.rules.sides.map(({ name }) => name);
			const home = document.querySelector<HTMLAnchorElement>(".brand")?.href ?? "";
			return {
				drawn: { game: whole, names, layout: layoutOf(whole) },
				rules: game.rules,
				rows: game.board.rows,
				columns: game.board.columns,
				linkTo: (position) => `${home}#${solver.encode({ game, position })}`,
			};
		} finally {
			table.dispose();
		}
	}

	get #drawn(): Drawing | null {
		return this.#solved?.drawn ?? null;
	}

	get #look(): PictureState {
		const { points } = this.#drawn?.game ?? {};
		const chosen = this.#chosen === null ? undefined : points?.[this.#chosen];
		const isShown = chosen !== undefined && chosen.distance <= this.#filled;
		return { filled: this.#filled, chosen: isShown ? this.#chosen : null };
	}

	/** Chooses a point, and fills the picture up to its layer. */
	#choose(point: number, hasFocus: boolean): void {
		this.#stop();
		this.#chosen = point;
		this.#filled = Math.max(this.#filled, this.#drawn?.game.points[point]?.distance ?? 0);
		this.redraw();
		if (hasFocus) {
			this.querySelector<SVGElement>(`[data-point="${point}"]`)?.focus();
		}
	}

	#stop(): void {
		if (this.#timer !== null) {
			clearTimeout(this.#timer);
			this.#timer = null;
		}
	}

	#fillTo(plies: number): void {
		this.#filled = plies;
		this.redraw();
	}

	/** Starts or stops filling layer by layer; with reduced motion, fills all at once. */
	#play(): void {
		const last = (this.#drawn?.game.layers.length ?? 1) - 1;
		if (this.#timer !== null) {
			this.#stop();
			this.redraw();
			return;
		}
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
			this.#fillTo(last);
			return;
		}
		const step = () => {
			this.#timer = this.#filled < last ? setTimeout(next, layerTime) : null;
		};
		const next = () => {
			this.#filled += 1;
			step();
			this.redraw();
		};
		this.#filled = this.#filled === last ? 0 : this.#filled;
		step();
		this.redraw();
	}

	/** The point to which a key leads; null for none. */
	#beyond(key: string, isFar: boolean): number | null {
		const drawn = this.#drawn;
		const here = this.#chosen;
		const point = here === null ? undefined : drawn?.game.points[here];
		if (drawn === null || here === null || point === undefined) {
			return null;
		}
		const { layers } = drawn.game;
		const layer = layers[point.distance] ?? [];
		const at = layer.indexOf(here);
		const inLayer = (plies: number) => besideIn(drawn.layout, layers[plies] ?? [], here);
		switch (key) {
			case "ArrowDown":
				return inLayer(point.distance + 1);
			case "ArrowUp":
				return inLayer(point.distance - 1);
			case "ArrowRight":
				return layer[at + 1] ?? null;
			case "ArrowLeft":
				return layer[at - 1] ?? null;
			case "Home":
				return (isFar ? layers[0] : layer)?.[0] ?? null;
			case "End":
				return (isFar ? layers.at(-1) : layer)?.at(-1) ?? null;
			case "Enter":
			case " ":
				return point.ways[0]?.to ?? null;
			default:
				return null;
		}
	}

	#press(event: KeyboardEvent): void {
		if (event.altKey || event.metaKey) {
			return;
		}
		const point = this.#beyond(event.key, event.ctrlKey);
		if (point !== null) {
			event.preventDefault();
			this.#choose(point, true);
		}
	}

	#touch(event: MouseEvent): void {
		const drawn = this.#drawn;
		const picture = event.currentTarget as SVGSVGElement;
		if (drawn === null) {
			return;
		}
		const box = picture.getBoundingClientRect();
		const scale = drawn.layout.width / box.width;
		const place = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
		const point = nearestPoint(drawn.layout, place, reach);
		if (point !== null) {
			this.#choose(point, true);
		}
	}

	protected override view(): TemplateResult | null {
		const solved = this.#solved;
		const drawn = this.#drawn;
		if (solved !== null && drawn !== null) {
			return html`${this.#controls(drawn)}${this.#picture(drawn)}${this.#panel(solved, drawn)}`;
		}
		return this.#hasFailed
			? html`<p role="status">${failedView(this.words, () => void this.#start())}</p>`
			: null;
	}

	#picture(drawn: Drawing): TemplateResult {
		const { wholeGame: text } = this.words;
		const { game, layout } = drawn;
		const look = this.#look;
		return html`<figure class="whole-figure"><svg
			class="whole-picture"
			viewBox="0 0 ${layout.width} ${layout.height}"
			role="grid"
			aria-label=${text.label(game.points.length)}
			@click=${(event: MouseEvent) => this.#touch(event)}
			@keydown=${(event: KeyboardEvent) => this.#press(event)}
		>
			<g aria-hidden="true">${edges(drawn, look)}</g>
			<g aria-hidden="true">${way(drawn, look)}</g>
			<g class="labels" aria-hidden="true">${labels(drawn, this.words, look)}</g>
			${game.layers.map(
				(layer, plies) => svg`<g role="row" aria-label=${text.layer(plies)}>
					${layer.map((point) => this.#cell(drawn, look, point))}
				</g>`,
			)}
		</svg></figure>`;
	}

	#cell(drawn: Drawing, look: PictureState, point: number): TemplateResult {
		const one = drawn.game.points[point];
		const isChosen = point === this.#chosen;
		return svg`<g
			role="gridcell"
			data-point=${point}
			tabindex=${isChosen ? 0 : -1}
			aria-selected=${String(isChosen)}
			aria-label=${one === undefined || one.distance > look.filled ? this.words.wholeGame.open : this.#nameOf(one)}
		>${shape(drawn, point, look)}</g>`;
	}

	#nameOf({ position, winner, distance }: GamePoint): string {
		const { wholeGame: text, unfold } = this.words;
		return text.cell(
			unfold.picture(position),
			unfold.toMove(position),
			text.wins(winner, distance),
		);
	}

	#controls(drawn: Drawing): TemplateResult {
		const { wholeGame: text } = this.words;
		const { layers } = drawn.game;
		const last = layers.length - 1;
		const [plies, layer] = [this.#filled, layers[this.#filled] ?? []];
		const isPlaying = this.#timer !== null;
		return html`<div class="whole-controls">
			<ul class="whole-key" aria-label=${text.key}>
				${(["moves-first", "moves-second"] as const).map((look, side) => html`<li>${sample(look)} ${text.moves(drawn.names[side] ?? "")}</li>`)}
				${(["is-first", "is-second"] as const).map((look, side) => html`<li>${sample(look)} ${text.winner(drawn.names[side] ?? "")}</li>`)}
				${(["way", "others"] as const).map((look) => html`<li>${lineSample(look)} ${text.lines[look]}</li>`)}
			</ul>
			<div class="whole-fill">
				<button type="button" class="primary" @click=${() => this.#play()}>
					<span aria-hidden="true">${isPlaying ? "■" : "▶"}</span> ${isPlaying ? text.stop : text.fill}
				</button>
				<label>
					<span class="visually-hidden">${text.slider}</span>
					<input
						type="range"
						min="0"
						max=${last}
						.value=${String(plies)}
						aria-valuetext=${text.layer(plies)}
						@input=${(event: Event) => {
							this.#stop();
							this.#fillTo(Number((event.target as HTMLInputElement).value));
						}}
					/>
				</label>
			</div>
			<p class="whole-status" role="status">${text.said(plies, layer.length, plies === last ? drawn.game.points.length : null)}</p>
		</div>`;
	}

	#panel({ rules, rows, columns, linkTo }: Solved, { game }: Drawing): TemplateResult {
		const { wholeGame: text, unfold } = this.words;
		const { chosen } = this.#look;
		const point = chosen === null ? undefined : game.points[chosen];
		if (point === undefined) {
			return html`<div class="whole-panel"><p>${text.touch}</p></div>`;
		}
		const { position, winner, distance, ways } = point;
		const board = miniature(rules, rows, columns, position);
		return html`<div class="whole-panel">
			<div class="whole-board">${board}</div>
			<div class="whole-facts">
				<p class="whole-verdict">${text.wins(winner, distance)}</p>
				<p>${distance === 0 ? text.over : unfold.toMove(position)}</p>
				<p class="whole-open"><a href=${linkTo(position)}>${text.openBoard}</a></p>
			</div>
			${
				ways.length === 0
					? nothing
					: html`<ul class="whole-ways" aria-label=${text.movesHeading}>${ways.map((way) => html`<li>${this.#wayButton(way)}</li>`)}</ul>`
			}
		</div>`;
	}

	#wayButton({ move, to, outcome, distance, isBest }: PositionMove): TemplateResult {
		const { wholeGame: text } = this.words;
		return html`<button type="button" class=${isBest ? "is-best" : ""} @click=${() => this.#choose(to, false)}>
			<span aria-hidden="true">${arrowOf(move)}</span><span class="visually-hidden">${text.way(move)}</span>
			${knownChip(this.words, { outcome, distance })}
		</button>`;
	}
}

/** A sample of a point for the key. */
function sample(look: string): TemplateResult {
	const mark =
		look === "is-first"
			? svg`<path class="point is-first" d="M8 1l7 7l-7 7l-7 -7z"></path>`
			: svg`<circle class="point ${look}" cx="8" cy="8" r="6"></circle>`;
	return html`<svg class="whole-sample" viewBox="0 0 16 16" aria-hidden="true">${mark}</svg>`;
}

/** A sample of a line for the key. */
const lineSample = (look: "way" | "others"): TemplateResult =>
	html`<svg class="whole-sample" viewBox="0 0 16 16" aria-hidden="true"><path class=${look} d="M0 8h16"></path></svg>`;

/** The direction of a move, doubled for two squares. */
function arrowOf({ from, to }: PositionMove["move"]): string {
	if (from === null || to === null) {
		return "";
	}
	const [down, right] = [to.row - from.row, to.column - from.column];
	const arrow = down < 0 ? "↑" : down > 0 ? "↓" : right < 0 ? "←" : "→";
	return arrow.repeat(Math.max(Math.abs(down), Math.abs(right)));
}
