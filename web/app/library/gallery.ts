/** The gallery of the ready-made boards, each with its name and a small picture. */
import type { Board, Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { paint } from "../../board/canvas.ts";
import { stillScene } from "../../board/drawing.ts";
import { type Layout, layOutSquares } from "../../board/layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";
import { Modal } from "../frame/dialog.ts";
import type { Frame } from "../frame/frame.ts";
import type { Slice } from "../store.ts";
import { type Preset, presetsOf, presetWith } from "./presets.ts";

export interface LibraryState {
	readonly isGalleryOpen: boolean;
}

export const initialLibrary: LibraryState = { isGalleryOpen: false };

/** The longest side of a small picture's squares, and the room around them for the marks of goals, in CSS pixels. */
const side = 104;
const edge = 4;

/** Squares that fill the room whatever their number, without numbers beside them. */
function layoutFor(board: Board): Layout {
	const ratio = devicePixelRatio || 1;
	const cell =
		Math.max(1, Math.floor((side / Math.max(board.rows, board.columns)) * ratio)) / ratio;
	return layOutSquares(board, cell, ratio, [edge, edge]);
}

/** The gallery's dialog. Its pictures are drawn once it is shown. */
export class Gallery extends Modal {
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #dialog: HTMLDialogElement;

	constructor(
		slice: Slice<LibraryState>,
		board: CatchmateBoard,
		frame: Frame,
		dialog: HTMLDialogElement,
	) {
		super(dialog, (isGalleryOpen) => slice.set({ isGalleryOpen }));
		this.#board = board;
		this.#frame = frame;
		this.#dialog = dialog;
	}

	override follow(): boolean {
		const isShown = super.follow();
		if (isShown) {
			void attempt({ board: this.#board, words: this.#frame.words }, () => this.#paintAll());
		}
		return isShown;
	}

	/** Draws each picture as soon as its text is read, which a solver that is busy may delay. */
	async #paintAll(): Promise<void> {
		const solver = await this.#board.solver;
		for (const rules of solver.games) {
			for (const { id, text } of presetsOf(rules.id)) {
				const [problem] = (await solver.read(rules, text)).problems;
				const button = this.#dialog.querySelector<HTMLElement>(`[data-preset="${id}"]`);
				const canvas = button?.querySelector("canvas");
				if (problem !== undefined && button && canvas) {
					const { game, position } = problem;
					const layout = layoutFor(game.board);
					paint(canvas, stillScene({ game, position }), layout);
					canvas.style.inlineSize = `${layout.width}px`;
					button.dataset.painted = "";
				}
			}
		}
	}
}

/** A name with the size of its board on one line. */
const unbroken = (name: string) => name.replaceAll(" × ", "\u00a0×\u00a0");

export function galleryContent({
	gallery,
	input,
	state,
	words,
}: Context): TemplateResult | typeof nothing {
	if (!state.library.isGalleryOpen) {
		return nothing;
	}
	const { games, rules: picked, text } = state.text;
	const chosen = picked && presetWith(picked.id, text);
	const choose = (rules: Rules, preset: Preset) => {
		gallery.close();
		void input.open(rules, preset.text, { undoable: true });
	};
	return html`<div class="gallery">
		<div class="panel-head">
			<h2 id="gallery-heading">${words.setup.preset}</h2>
			<button type="button" @click=${() => gallery.close()}>${words.close}</button>
		</div>
		${games
			.filter(({ id }) => presetsOf(id).length > 0)
			.map(
				(rules) => html`<h3 class="group-heading">${words.game(rules.id).name}</h3>
					<ul class="gallery-boards" role="list">
						${presetsOf(rules.id).map(
							(preset) => html`<li>
								<button
									type="button"
									class="preset"
									data-preset=${preset.id}
									aria-current=${preset === chosen ? "true" : nothing}
									?autofocus=${preset === chosen}
									@click=${() => choose(rules, preset)}
								>
									<canvas width="112" height="112" aria-hidden="true"></canvas>
									<span>${unbroken(words.game(rules.id).presets[preset.id] ?? preset.id)}</span>
								</button>
							</li>`,
						)}
					</ul>`,
			)}
	</div>`;
}
