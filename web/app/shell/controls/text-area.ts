/** A box for long texts. */
import { Directive, directive, type PropertyPart } from "lit/directive.js";
import { html, noChange, nothing, type TemplateResult } from "lit/html.js";
import { fieldOf } from "./field.ts";

/** The most characters of a text: ten boards of 100 × 100 squares. */
export const mostCharacters = 100_000;

interface TextArea {
	readonly id: string;
	readonly label: string;
	readonly text: string;
	/** The fewest and the most lines visible at once. */
	readonly lines: readonly [fewest: number, most: number];
	/** The ids of the elements that describe it. */
	readonly describedBy: string;
	readonly isInvalid: boolean;
	/** Called with each text of allowed length. */
	readonly edit: (text: string) => void;
	/** Called with a complete text. */
	readonly submit: (text: string, isPasted: boolean) => void;
	/** Called with the length of a text that is too long. */
	readonly refuse: (length: number) => void;
	readonly leave?: () => void;
}

/** Sets a box's text. If all of the old text was selected, to write or paste over it, selects all of the new one. */
class Text extends Directive {
	render(text: string): string {
		return text;
	}

	override update(part: PropertyPart, [text]: [string]): typeof noChange {
		const box = part.element as HTMLTextAreaElement;
		const { value, selectionStart, selectionEnd } = box;
		if (value === text) return noChange;
		box.value = text;
		if (value !== "" && selectionStart === 0 && selectionEnd === value.length) {
			box.setSelectionRange(0, text.length);
		}
		return noChange;
	}
}
const textOfBox = directive(Text);

export function textArea(area: TextArea): TemplateResult {
	const { id, label, text, lines, describedBy, isInvalid, edit, submit, refuse, leave } = area;
	const [fewest, most] = lines;
	const onKey = (event: KeyboardEvent) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			submit(text, false);
		}
	};
	// A text pasted over everything is complete; one pasted into another may be half of a change.
	const onInput = (event: InputEvent) => {
		const box = fieldOf(event);
		const typed = box.value;
		if (typed.length > mostCharacters) {
			box.value = text;
			refuse(typed.length);
			return;
		}
		edit(typed);
		if (event.inputType === "insertFromPaste" && (text === "" || !typed.includes(text))) {
			submit(typed, true);
		}
	};
	// Rejects a huge paste before the browser draws it: a line of a million characters takes long.
	const beforeInput = (event: InputEvent) => {
		const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
		if (added.length > mostCharacters) {
			event.preventDefault();
			refuse(added.length);
		}
	};
	return html`<label class="field">
		<span>${label}</span>
		<textarea
			id=${id}
			rows=${Math.min(most, Math.max(fewest, text.split("\n").length))}
			spellcheck="false"
			autocomplete="off"
			autocapitalize="off"
			wrap="off"
			aria-describedby=${describedBy}
			aria-invalid=${String(isInvalid)}
			.value=${textOfBox(text)}
			@beforeinput=${beforeInput}
			@input=${onInput}
			@blur=${leave ?? nothing}
			@keydown=${onKey}
		></textarea>
	</label>`;
}
