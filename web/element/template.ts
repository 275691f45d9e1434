/** The element's template: verdict, buttons, notes and moves around the board. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ElementWords } from "../locale/en/element.ts";
import { gameText, ownValue } from "../locale/shared.ts";
import { type GameRecord, repetitions } from "../model/record.ts";
import { annotation } from "./annotation.ts";
import { failureText } from "./failure.ts";
import { outcomeChip, sideIcon } from "./icons.ts";
import {
	countsMoves,
	hidesValues,
	isGivenUp,
	isOpenPuzzle,
	judged,
	playsSolution,
	shownMoves,
	shownValue,
} from "./judging.ts";
import { type LineIcon, lineIcon } from "./line-icons.ts";
import { type MoveActions, plainMoves, valuedMoves } from "./moves.ts";
import { hintText, sentenceParts, solutionText } from "./sentences.ts";
import type { Session } from "./session.ts";
import type { Control } from "./settings.ts";
import {
	type GameState,
	isPassHinted,
	isSelfPlay,
	openMoves,
	playerToMove,
	readersPass,
} from "./state.ts";
import { percentOf, secondsLeft } from "./tables.ts";

type ButtonName = Exclude<LineIcon, "close" | "who">;

/** The actions of buttons and moves. */
export type Actions = MoveActions &
	Readonly<Record<ButtonName | "cancel" | "solve", () => void>> & {
		/** Shows another line of the game, at the current position of its record. */
		readonly follow: (line: GameRecord) => void;
	};

/** The state with the last valid board's game, after an edit that made the board invalid. */
const lastOf = (state: GameState): GameState | null =>
	state.mode === "edit" && state.failure !== null && state.last !== null
		? { ...state, match: state.last }
		: null;

function trouble(
	words: ElementWords,
	state: GameState,
	actions: Actions,
): TemplateResult | typeof nothing {
	const { failure, match, problem } = state;
	if (failure === null) return nothing;
	const isStale = lastOf(state) !== null;
	const { place, message } = failureText(words, failure);
	const isOld = (match !== null || isStale) && failure.kind !== "failed";
	const isUnsolved = failure.kind === "failed" && problem !== null && match === null;
	return html`<div class="error" part="error">
			<p>
				<span class="error-glyph" aria-hidden="true">!</span>
				${place === null ? nothing : html`<strong>${place}</strong><br />`}${message}${
					isOld
						? html`${words.betweenSentences}<span class="note">${words.verdict[isStale ? "stale" : "old"]}</span>`
						: nothing
				}
				${isUnsolved ? html`<button type="button" part="button" @click=${actions.solve}>${words.controls.solve}</button>` : nothing}
			</p>
		</div>`;
}

const signs = { right: "✓", slip: "!", wrong: "✗" } as const;

/** The icon before the verdict: the winner's piece, or a draw's sign; nothing while hidden. */
function verdictIcon(words: ElementWords, state: GameState): TemplateResult | typeof nothing {
	const value = shownValue(state);
	if (state.match === null || value === null) return nothing;
	return value.winner === null
		? outcomeChip(words, { outcome: "draw" })
		: sideIcon(state.match.game.rules, value.winner);
}

/** The progress of a solve with a button to cancel it; or, if there is none, a button to start it. */
function solveStatus(
	words: ElementWords,
	{ mode, solving, progress }: GameState,
	actions: Actions,
): TemplateResult {
	const name = solving ? "cancel" : "solve";
	const text = solving ? words.verdict.solving(percentOf(progress)) : words.news.cancelled;
	// No button in a puzzle: cancelling would leave it.
	return html`<p class="verdict-sentence is-old">
		${text}
		${
			mode === "puzzle" && solving
				? nothing
				: html`<button type="button" part="button" @click=${actions[name]}>${words.controls[name]}</button>`
		}
	</p>`;
}

function verdict(words: ElementWords, state: GameState, actions: Actions): TemplateResult {
	const { problem, match, failure, solving } = state;
	const shown = match === null ? lastOf(state) : state;
	if (shown !== null) {
		const judgement = judged(shown);
		const isSolved = judgement !== null && shown.puzzle === "solved";
		const [sentence, turn] = sentenceParts(words, shown);
		return html`<p
			class="verdict-sentence ${failure === null ? "" : "is-old"} ${judgement === null ? "" : `is-${judgement}`}"
			part=${isSolved ? "success" : nothing}
		>
			${judgement === null ? verdictIcon(words, shown) : html`<span aria-hidden="true">${signs[judgement]}</span>`}
			<span class="verdict-words">${sentence}${turn === "" ? nothing : html`${words.betweenSentences}<span class="verdict-turn ${shown.mode === "play" ? "is-readers" : ""}">${turn}</span>`}</span>
		</p>`;
	}
	if (problem !== null && failure === null) return solveStatus(words, state, actions);
	const isWaiting = solving && failure === null;
	return html`<p class="verdict-sentence">${isWaiting ? words.verdict.loading : nothing}</p>`;
}

/** Temporary messages: the progress of a solve, a puzzle's solution, a hint, a repetition. They move nothing below them. */
function notes(words: ElementWords, state: GameState): TemplateResult {
	const { match, line, progress, solving } = state;
	const times = match === null ? 0 : repetitions(match.record);
	return html`
		${
			solving && match === null && progress !== null
				? html`<p class="note passing">${words.verdict.extent(progress, secondsLeft(progress))}</p>`
				: nothing
		}
		${isGivenUp(state) && line !== null ? html`<p class="note" part="hint">${solutionText(words, state)}</p>` : nothing}
		${state.stage > 0 ? html`<p class="note" part="hint">${state.stage < 3 ? hintText(words, state) : words.hints.arrows}</p>` : nothing}
		${times > 1 ? html`<p class="note">${words.verdict.repeated(times)}</p>` : nothing}
	`;
}

interface Button {
	readonly name: ButtonName;
	readonly enabled: boolean;
	/** Whether the current hint is this button. */
	readonly hinted?: boolean;
}

/** The buttons of this state. */
function buttonsOf({ state, edits }: Session): Button[] {
	const { match, mode, paused } = state;
	const isOver = openMoves(state).length === 0;
	const restart: Button = { name: "restart", enabled: edits.canReset };
	const steps: Button[] = [
		restart,
		{ name: "undo", enabled: edits.canTravel(-1) },
		{ name: "redo", enabled: edits.canTravel(1) },
	];
	if (mode === "edit") return [...steps, { name: "swap", enabled: state.problem !== null }];
	const canPass = readersPass(state);
	// Keeps its place during the other side's turn.
	const pass: readonly Button[] =
		canPass === null ? [] : [{ name: "pass", enabled: canPass, hinted: isPassHinted(state) }];
	if (isOpenPuzzle(state)) {
		// Without the stage of best play, because the solution has its own button.
		const hint: Button = { name: "hint", enabled: match !== null && state.stage < 2 };
		const help = state.hints === "off" ? [] : [hint];
		const { found, plyTo } = state;
		const hasOneMove = found + Math.ceil((plyTo - (match?.record.index ?? 0)) / 2) <= 1;
		return [
			...(hasOneMove ? [] : [restart]),
			...help,
			...pass,
			{ name: "give-up", enabled: match !== null },
		];
	}
	if (mode === "show") return (match?.record.moves.length ?? 0) > 0 ? steps : [];
	const player = playerToMove(state);
	if (isGivenUp(state)) {
		return [...steps, { name: playsSolution(state) ? "pause" : "again", enabled: true }];
	}
	if (!hidesValues(state)) steps.push({ name: "best", enabled: !isOver });
	if (mode === "play" && state.hints === "staged") {
		steps.push({ name: "hint", enabled: player === "human" && state.stage < 3 });
	}
	steps.push(...pass);
	if (isSelfPlay(state) || (paused && player === "perfect")) {
		steps.push({ name: paused ? "resume" : "pause", enabled: !isOver });
	}
	return steps;
}

/** The words of a button; undo and redo have different ones for moves and for edits. */
function labelName({ state, edits }: Session, name: ButtonName): keyof ElementWords["controls"] {
	const isPlayed = state.mode === "play";
	if (name === "redo") return !isPlayed && edits.undoesEdits(1) ? "redo" : "forward";
	if (name !== "undo" || isPlayed) return name;
	if (edits.undoesEdits(-1)) return "unedit";
	return state.mode === "analyse" ? "back" : "previous";
}

function buttons(
	words: ElementWords,
	session: Session,
	actions: Actions,
): TemplateResult | typeof nothing {
	const shown = buttonsOf(session);
	const label = (name: ButtonName) => words.controls[labelName(session, name)];
	// Only `aria-disabled`, because a disabled button would lose the focus.
	return shown.length === 0
		? nothing
		: html`<div class="controls" part="controls" role="group" aria-label=${words.controls.heading}>
				${shown.map(
					({ name, enabled, hinted = false }) => html`<button
						type="button"
						class="control ${hinted ? "is-hinted" : ""}"
						part="button"
						aria-disabled=${enabled ? "false" : "true"}
						@click=${enabled ? actions[name] : nothing}
					>
						${lineIcon(name)}${label(name)}
					</button>`,
				)}
				<slot name="buttons"></slot>
			</div>`;
}

function movesPanel(words: ElementWords, state: GameState, actions: Actions): TemplateResult {
	const { match, pointed } = state;
	const moves = shownMoves(state);
	const language = { words, ground: match?.game.board ?? {}, countsMoves: countsMoves(state) };
	const heading = (text: TemplateResult) => html`<p class="group-heading">${text}</p>`;
	return html`<div class="moves" part="moves" role="group" aria-label=${words.moves.heading}>
		${
			match !== null && match.moves.length === 0
				? html`<p class="note">${words.moves.none}</p>`
				: hidesValues(state)
					? plainMoves(
							language,
							moves.map(({ move }) => move),
							pointed,
							actions,
						)
					: valuedMoves(language, moves, pointed, actions, heading)
		}
	</div>`;
}

/** The element of the template with a class. */
export function partOf(root: ParentNode, name: string): HTMLElement {
	const part = root.querySelector<HTMLElement>(`.${name}`);
	if (part === null) throw new Error(`the template has no .${name}`);
	return part;
}

/** The content between the element's tags. */
interface Content {
	/** Whether there is neither content nor a board. */
	readonly isBare: boolean;
	/** Whether the content is after the tag instead. */
	readonly isTextOutside: boolean;
	/** Whether the page has supplied a legend below the board. */
	readonly hasLegend: boolean;
	/** The proportions of the next board; null if a picture between the tags has them. */
	readonly room: readonly [width: number, height: number] | null;
}

/** The rules of a built-in game in a few sentences. */
function rulesLine(words: ElementWords, { gameId, state }: Session): TemplateResult {
	const text = ownValue(words.gameRules, gameId ?? "");
	const rules = state.problem?.game.rules;
	const lines = text && rules ? gameText(text, rules) : [];
	return html`<p class="note" part="rules">${lines.join(words.betweenSentences)}</p>`;
}

/**
 * The board's container is left empty for canvas and grid.
 * @param link the link to Catchmate's page; null before there is one
 */
export function template(
	words: ElementWords,
	session: Session,
	controls: ReadonlySet<Control>,
	{ isBare, isTextOutside, hasLegend, room }: Content,
	actions: Actions,
	link: string | null,
	scheme: "light" | "dark",
): TemplateResult {
	const { state } = session;
	const hasBoard = state.match !== null || state.problem !== null;
	return html`<div class="root" part="root" tabindex="-1" lang=${words.tag} data-scheme=${scheme} ?data-board=${hasBoard}>
			<div class="verdict" part="verdict">
				${controls.has("rules") ? rulesLine(words, session) : null}
				${controls.has("verdict") || state.failure !== null ? verdict(words, state, actions) : null}
				${hasBoard ? null : trouble(words, state, actions)}
				${isBare ? html`<p class="note">${words.verdict[isTextOutside ? "outside" : "none"]}</p>` : null}
			</div>
			<div class="stage" part="stage">
				<div class="board" part="board"></div>
				${controls.has("buttons") ? buttons(words, session, actions) : null}
				${annotation(words, session, actions.follow)}
				<div class="notes" part="notes" ?data-quiet=${!hasLegend}>
					${hasBoard ? trouble(words, state, actions) : null}
					${controls.has("verdict") ? notes(words, state) : null}
					<p class="notice" part="notice" aria-hidden="true"></p>
					<slot name="legend"></slot>
				</div>
				${
					controls.has("link")
						? html`<a class="page-link" part="link" href=${link ?? nothing} target="_blank" rel="noopener">${words.openPage}</a>`
						: null
				}
			</div>
			${controls.has("moves") && state.match !== null ? movesPanel(words, state, actions) : null}
			<p class="live visually-hidden" role="status" aria-live="polite"></p>
		</div>
		<slot part="content"></slot>
		${room === null ? null : html`<svg class="room" part="room" viewBox="0 0 ${room.join(" ")}"></svg>`}`;
}
