/** The panel for an invalid link. */
import "./link-failure.css";
import { html, nothing } from "lit/html.js";
import type { Context } from "../shell/context.ts";
import { errorLine } from "../shell/controls/error.ts";
import { pageFailureText } from "../shell/failure.ts";
import type { Rendered } from "../shell/panels.ts";
import type { Address } from "./model.ts";

interface LinkFailureView extends Context {
	readonly address: Address;
	readonly puzzles: { showToday(): Promise<void> };
}

/** The error message for a link, and a way on: beside the board, or at the foot of a narrow screen. The next new URL removes it. */
export function linkFailure({ address, puzzles, words }: LinkFailureView): Rendered {
	const failure = address.failure.value;
	const playToday = () => {
		address.dismissFailure();
		void puzzles.showToday();
	};
	return failure === null
		? nothing
		: html`<div class="error link-failure sheet">
				${errorLine(pageFailureText(words, failure).message)}
				<div class="buttons">
					<button type="button" class="primary" @click=${playToday}>${words.puzzles.playToday}</button>
					<button type="button" @click=${() => address.dismissFailure()}>${words.share.dismiss}</button>
				</div>
			</div>`;
}
