/** The message of an interactive part whose solver has failed, with a button to try again. */
import { html, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";

export const failedView = ({ trouble }: TutorialWords, again: () => void): TemplateResult =>
	html`${trouble.failed} <button type="button" @click=${again}>${trouble.again}</button>`;
