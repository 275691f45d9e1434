/** The ready-made boards, each with its name and a small picture, to choose from. */
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { Layout } from "../../board/layout.ts";
import type { Context } from "../context.ts";
import { wireDialog } from "../dialog.ts";
import { type Preset, presetsOf } from "../presets.ts";
import { type Picture, paint, plainPicture } from "../share/picture.ts";

/** The longest side of a small picture's squares, and the room around them for the marks of goals, in CSS pixels. */
const side = 104;
const edge = 4;

/** Squares that fill the room whatever their number, without numbers beside them. */
function layoutFor({ game: { board } }: Picture): Layout {
	const { rows, columns } = board;
	const ratio = devicePixelRatio || 1;
	const cell = Math.max(1, Math.floor((side / Math.max(rows, columns)) * ratio)) / ratio;
	const [width, height] = [columns, rows].map((squares) => 2 * edge + cell * squares);
	return { rows, columns, cell, left: edge, top: edge, width, height, ratio } as Layout;
}

/** Draws each picture as soon as its text is read, which a solver that is busy may delay. */
async function paintAll({ board, state }: Context, dialog: HTMLElement): Promise<void> {
	const solver = await board.solver;
	for (const { id: gameId } of state.games) {
		for (const { id, text } of presetsOf(gameId)) {
			const [problem] = (await solver.read(gameId, text)).problems;
			const button = dialog.querySelector<HTMLElement>(`[data-preset="${id}"]`);
			const canvas = button?.querySelector("canvas");
			if (problem !== undefined && button && canvas) {
				const picture = plainPicture(problem.game, problem.position);
				const layout = layoutFor(picture);
				paint(canvas, picture, layout);
				canvas.style.inlineSize = `${layout.width}px`;
				button.dataset.painted = "";
			}
		}
	}
}

/** A name with the size of its board on one line. */
const unbroken = (name: string) => name.replaceAll(" × ", "\u00a0×\u00a0");

function content(
	{ state, words }: Context,
	choose: (gameId: string, preset: Preset) => void,
	close: () => void,
): TemplateResult {
	return html`<div class="gallery">
		<div class="panel-head">
			<h2 id="gallery-heading">${words.setup.preset}</h2>
			<button type="button" @click=${close}>${words.close}</button>
		</div>
		${state.games.map(
			({ id: gameId }) => html`<h3 class="group-heading">${words.game(gameId)}</h3>
				<ul class="gallery-boards" role="list">
					${presetsOf(gameId).map(
						(preset) => html`<li>
							<button
								type="button"
								class="preset"
								data-preset=${preset.id}
								aria-current=${preset.id === state.presetId ? "true" : nothing}
								?autofocus=${preset.id === state.presetId}
								@click=${() => choose(gameId, preset)}
							>
								<canvas width="112" height="112" aria-hidden="true"></canvas>
								<span>${unbroken(words.setup.presetName(preset.id))}</span>
							</button>
						</li>`,
					)}
				</ul>`,
		)}
	</div>`;
}

/** Opens the choice. Escape, a click beside it, and its button close it. */
export async function showGallery(context: Context): Promise<void> {
	const dialog = document.getElementById("gallery");
	if (!(dialog instanceof HTMLDialogElement) || dialog.open) {
		return;
	}
	const choose = (gameId: string, { id, text }: Preset) => {
		dialog.close();
		void context.texts.open(gameId, text, id, true);
	};
	render(
		content(context, choose, () => dialog.close()),
		dialog,
	);
	wireDialog(dialog);
	dialog.onclose = () => render(nothing, dialog);
	dialog.showModal();
	await paintAll(context, dialog);
}
