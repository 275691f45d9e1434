/** The buttons under the board. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Words } from "../locale/words.ts";
import {
	type GameState,
	hidesValues,
	isOpenPuzzle,
	isSelfPlay,
	openMoves,
	playerToMove,
} from "./state.ts";

/** What the buttons do. */
export interface ButtonActions {
	readonly restart: () => void;
	readonly undo: () => void;
	readonly redo: () => void;
	readonly best: () => void;
	readonly pause: () => void;
	readonly resume: () => void;
	readonly hint: () => void;
	readonly "give-up": () => void;
	readonly swap: () => void;
}

export type ButtonName = keyof ButtonActions;

interface Button {
	readonly name: ButtonName;
	readonly enabled: boolean;
}

const icons: Readonly<Record<ButtonName, string>> = {
	restart: "⟲",
	undo: "←",
	redo: "→",
	best: "★",
	pause: "❚❚",
	resume: "▶",
	hint: "?",
	"give-up": "⚑",
	swap: "⇄",
};

/** The buttons that the state has a use for; `canUndo` and `canRedo` tell whether there is somewhere to go. */
function buttonsOf(state: GameState, canUndo: boolean, canRedo: boolean): Button[] {
	const { match, mode, paused } = state;
	const isOver = openMoves(state).length === 0;
	const way: Button[] = [
		{ name: "restart", enabled: canUndo || canRedo },
		{ name: "undo", enabled: canUndo },
		{ name: "redo", enabled: canRedo },
	];
	if (mode === "edit") {
		return [...way, { name: "swap", enabled: match !== null }];
	}
	if (isOpenPuzzle(state)) {
		return [...way.slice(0, 1), { name: "give-up", enabled: match !== null }];
	}
	if (mode === "show") {
		return (match?.record.moves.length ?? 0) > 0 ? way : [];
	}
	const isWaiting = paused && playerToMove(state) === "perfect";
	const isHuman = playerToMove(state) === "human";
	return [
		...way,
		...(hidesValues(state) ? [] : [{ name: "best", enabled: !isOver } as const]),
		...(mode === "play" && state.hints === "staged"
			? [{ name: "hint", enabled: isHuman && state.stage < 3 } as const]
			: []),
		...(isSelfPlay(state) || isWaiting
			? [{ name: paused ? "resume" : "pause", enabled: !isOver } as const]
			: []),
	];
}

export function buttons(
	words: Words,
	state: GameState,
	actions: ButtonActions,
	[canUndo, canRedo]: readonly [boolean, boolean],
): TemplateResult | typeof nothing {
	const shown = buttonsOf(state, canUndo, canRedo);
	// Disabled by aria alone: a button that went out of use under the finger would drop the keyboard's focus.
	return shown.length === 0
		? nothing
		: html`<div class="controls" part="controls" role="group" aria-label=${words.controls.heading}>
				${shown.map(
					({ name, enabled }) => html`<button
						type="button"
						class="control"
						part="button"
						aria-disabled=${enabled ? "false" : "true"}
						@click=${enabled ? actions[name] : nothing}
					>
						<span class="control-icon" aria-hidden="true">${icons[name]}</span>${words.controls[name === "undo" && state.mode === "edit" ? "unedit" : name]}
					</button>`,
				)}
			</div>`;
}
