/** The page: puts its features together and draws everything from one state, once for all the changes that are made in one go. */
import "./frame/page.css";
import { nothing, render } from "lit/html.js";
import { CatchmateBoard } from "../element/define.ts";
import { listenToKeys } from "../element/keys.ts";
import { Analysis } from "./analysis/analysis.ts";
import { goToMistake } from "./analysis/next-mistake.ts";
import { initialAnalysis } from "./analysis/state.ts";
import type { Context, PageState } from "./context.ts";
import { EditTools, initialEdit } from "./edit/tools.ts";
import { type PageFailure, pageFailureText } from "./failure.ts";
import { listenToLook } from "./frame/board-picture.ts";
import { embed, isEmbedded } from "./frame/embed.ts";
import { Frame, initialFrame, type Tab } from "./frame/frame.ts";
import { LazyPanels } from "./frame/lazy.ts";
import { keepOffline } from "./frame/offline.ts";
import { preferences } from "./frame/preferences.ts";
import { panelsId, tabId } from "./frame/tabs.ts";
import { Help } from "./help/help.ts";
import { initialHelp } from "./help/state.ts";
import { initialLibrary, Library } from "./library/library.ts";
import { isFilled, openTab, panels } from "./panels.ts";
import { PlaySession } from "./play/session.ts";
import { initialPlay } from "./play/state.ts";
import { Puzzles } from "./puzzles/puzzles.ts";
import { initialPuzzles } from "./puzzles/state.ts";
import { RulesLab } from "./rules/lab.ts";
import { initialRules } from "./rules/state.ts";
import { Address, initialShare } from "./share/address.ts";
import { linkIn } from "./share/link.ts";
import { printInLight } from "./share/print.ts";
import { Store } from "./store.ts";
import { JudgeInput } from "./text/input.ts";
import { initialText, keepsBoard } from "./text/state.ts";
import { listenToPaste, showError, textBoxId } from "./text/view.ts";

/** An element of the document, by its id. */
function part<T extends HTMLElement>(id: string, type: { new (): T; readonly name: string }): T {
	const element = document.getElementById(id);
	if (!(element instanceof type)) {
		throw new Error(`#${id} is not a ${type.name}`);
	}
	return element;
}

/**
 * The empty place of a panel: what the document shows there before this script runs has had its time. One that the document does
 * not have is made under the tabs.
 */
function placeOf(id: string): HTMLElement {
	const known = document.getElementById(id);
	if (known !== null) {
		known.replaceChildren();
		return known;
	}
	const place = document.createElement("section");
	place.id = id;
	place.className = "panel";
	part(panelsId, HTMLElement).append(place);
	return place;
}

const board = part("board", CatchmateBoard);

if (isEmbedded) {
	embed(board);
} else {
	openPage();
}

function openPage(): void {
	let isScheduled = false;
	const schedule = () => {
		if (!isScheduled) {
			isScheduled = true;
			queueMicrotask(() => {
				isScheduled = false;
				draw();
			});
		}
	};
	const store = new Store<PageState>(
		{
			frame: initialFrame(),
			text: initialText,
			library: initialLibrary,
			share: initialShare,
			play: initialPlay(preferences),
			puzzles: initialPuzzles(preferences),
			edit: initialEdit(),
			rules: initialRules,
			analysis: initialAnalysis,
			help: initialHelp,
			lazy: {},
		},
		schedule,
	);
	const frame = new Frame(store.slice("frame"), board, (from, to) => {
		play.changeActivity(from, to);
		puzzles.changeActivity(to);
	});
	const play = new PlaySession(store.slice("play"), board, frame);
	const input = new JudgeInput(store.slice("text"), board, {
		isInBox: () => document.activeElement?.id === textBoxId,
		onOpen: (rules) => play.leave(rules),
	});
	const puzzles = new Puzzles({ slice: store.slice("puzzles"), board, frame, input });
	const library = new Library(store.slice("library"), board, frame, {
		games: part("library", HTMLDialogElement),
		boards: part("gallery", HTMLDialogElement),
	});
	const tools = new EditTools(store.slice("edit"), board, frame);
	const rules = store.slice("rules");
	const rulesLab = new RulesLab(rules);
	const share = store.slice("share");
	const address = new Address(share, board, frame, input, rules, play, puzzles);
	const analysis = new Analysis(store.slice("analysis"), board);
	const help = new Help(store.slice("help"), board, frame, part("help", HTMLDialogElement));
	const lazyPanels = new LazyPanels(store.slice("lazy"), board, frame);
	const context = (): Context => ({
		...{ board, state: store.state, words: frame.words },
		...{ frame, input, library, address, share, play, puzzles, tools, rules, analysis, help },
	});

	let announced: readonly (PageFailure | null)[] = [];

	/** Announces what has gone wrong since the last drawing, unless the text box does. */
	function announceFailures(): void {
		const { text, share } = store.state;
		const { words } = frame;
		const known = announced;
		announced = [text.failure, share.linkFailure];
		for (const failure of announced) {
			if (failure === null || known.includes(failure) || showError(failure)) {
				continue;
			}
			const { place, message } = pageFailureText(words, failure);
			const isSeen = failure.kind !== "failed" || failure === share.linkFailure;
			board.announce(place === null ? message : `${place}: ${message}`, isSeen);
		}
	}

	const places = panels.map((panel) => ({ panel, place: placeOf(panel.id) }));

	/**
	 * Shows the panels of a tab, from the first. One whose panels have nothing to show any more does not come back with them.
	 * @param hasKeyboard whether the focus is in the panels: it moves to the tab that is shown, since what had it may be hidden
	 */
	function showTab(tab: Tab, hasKeyboard: boolean): void {
		if (tab !== frame.tab) {
			frame.openTab(tab);
		}
		const place = part(panelsId, HTMLElement);
		const id = tabId(tab);
		if (place.getAttribute("aria-labelledby") !== id) {
			place.setAttribute("aria-labelledby", id);
			place.scrollTop = 0;
			if (hasKeyboard) {
				// The next stop of the Tab key is the first thing that is shown now.
				place.tabIndex = -1;
				place.focus({ preventScroll: true });
			}
		}
	}

	function draw(): void {
		address.follow();
		const shown = context();
		const { activity } = shown.state.frame;
		const tab = openTab(shown);
		const hasKeyboard = part(panelsId, HTMLElement).contains(document.activeElement);
		for (const { panel, place } of places) {
			const isShown = isFilled(panel, shown);
			place.hidden = !isShown || (panel.tab !== undefined && panel.tab !== tab);
			render(isShown ? panel.view(shown) : nothing, place);
		}
		showTab(tab, hasKeyboard);
		lazyPanels.follow(tab);
		analysis.follow(shown.words, activity, tab);
		if (play.ended !== null) {
			void analysis.load(shown.words);
		}
		tools.follow(activity);
		frame.follow();
		help.follow();
		library.follow();
		rulesLab.follow(shown);
		board.classList.toggle("is-old", keepsBoard(shown.state.text));
		board.classList.toggle("is-brushed", activity === "edit" && shown.state.edit.isFingerBrush);
		announceFailures();
	}

	async function begin(): Promise<void> {
		const solver = await input.begin();
		if (solver !== null) {
			await address.begin(solver);
		}
		keepOffline(() => frame.tell("new-version"));
	}

	// The solver starts while the page is drawn.
	void begin();
	frame.applyLanguage();
	board.addEventListener("update", () => {
		input.follow();
		schedule();
	});
	draw();
	const mistake = () => goToMistake(context());
	const keys = {
		playBest: () => {
			const [best] = board.values;
			if (best !== undefined) {
				play.play(best.move);
			}
		},
		step: (plies: number) => void board.step(plies),
		seek: (ply: number) => void board.seek(ply),
		undo: () => void board.undo(),
		redo: () => void board.redo(),
	};
	listenToKeys(document, keys, { n: mistake, N: mistake });
	help.listenToKey(document);
	listenToLook(schedule);
	printInLight(board);
	listenToPaste(document, (pasted) => {
		const link = linkIn(pasted);
		const { rules } = store.state.text;
		if (link !== null) {
			void address.openLink(link);
		} else if (rules !== null) {
			// There are the answer, and what may be wrong with the text.
			frame.openTab("text");
			void input.open(rules, pasted, { isPasted: true });
		}
	});
}
