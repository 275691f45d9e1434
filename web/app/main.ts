/** The page: panels around the board. Everything is drawn from one state, once for all the changes that are made in one go. */
import { nothing, render, type TemplateResult } from "lit/html.js";
import { CatchmateBoard } from "../element/define.ts";
import { initialLanguage, languageOf } from "../locale/page.ts";
import type { PageNotice } from "../locale/page-words.ts";
import { listenToKeys } from "../view/keys.ts";
import type { Context } from "./context.ts";
import { Tools } from "./edit/tools.ts";
import { embed, isEmbedded } from "./embed.ts";
import { type PageFailure, pageFailureText } from "./failure.ts";
import { loadLater } from "./later/panels.ts";
import { keepOffline } from "./offline.ts";
import { activities } from "./panels/activities.ts";
import { analysis } from "./panels/analysis.ts";
import { edit } from "./panels/edit.ts";
import { header } from "./panels/header.ts";
import { goToMistake } from "./panels/history.ts";
import { judge, textBoxId } from "./panels/judge.ts";
import { lastMove } from "./panels/last-move.ts";
import { help, invitation, sizes } from "./panels/learn.ts";
import { linkFailure } from "./panels/link-failure.ts";
import { moves } from "./panels/moves.ts";
import { players } from "./panels/players.ts";
import { record } from "./panels/record.ts";
import { setup } from "./panels/setup.ts";
import { share } from "./panels/share.ts";
import { statistics } from "./panels/statistics.ts";
import { showError } from "./panels/text.ts";
import { typed } from "./panels/typed.ts";
import { Room } from "./play/room.ts";
import { preferences } from "./preferences.ts";
import { Address } from "./share/address.ts";
import { type KeptText, keptTextOf } from "./share/kept-text.ts";
import { linkIn } from "./share/link.ts";
import { showOnPaper } from "./share/paper.ts";
import { listenToPaste } from "./share/paste.ts";
import { type Activity, keepsBoard, type PageState, Store } from "./state.ts";
import { Study } from "./study/study.ts";
import { Texts } from "./texts.ts";

/** Safari has no idle time to give. */
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));

type Panel = (context: Context) => TemplateResult | typeof nothing;

const panels: Readonly<Record<string, Panel>> = {
	header,
	activities,
	"last-move": lastMove,
	"link-failure": linkFailure,
	setup,
	edit,
	players,
	moves,
	typed,
	analysis,
	record,
	judge,
	share,
	statistics,
	sizes,
	help,
	invitation,
};

/** The panels that belong to some activities; the others belong to all. */
const belongsTo: Readonly<Record<string, readonly Activity[]>> = {
	edit: ["edit"],
	players: ["play"],
	"last-move": ["play"],
	typed: ["analyse", "play"],
	moves: ["analyse", "play"],
	analysis: ["analyse"],
	record: ["analyse", "play"],
	statistics: ["analyse"],
	sizes: ["analyse", "edit"],
};

function part(id: string): HTMLElement {
	const element = document.getElementById(id);
	if (element === null) {
		throw new Error(`the page has no element #${id}`);
	}
	return element;
}

function boardOf(element: HTMLElement): CatchmateBoard {
	if (!(element instanceof CatchmateBoard)) {
		throw new Error("the page's board is none");
	}
	return element;
}

function dialogOf(element: HTMLElement): HTMLDialogElement {
	if (!(element instanceof HTMLDialogElement)) {
		throw new Error("the page's help is no dialog");
	}
	return element;
}

const board = boardOf(part("board"));
let words = initialLanguage(preferences.get("language"));
let scheduled = false;
let shownFailure: PageFailure | null = null;
let shownLinkFailure: PageFailure | null = null;

const say = (text: string) => board.announce(text);
const tell = (notice: PageNotice) => say(words.pageNews[notice]);
const store = new Store(schedule);
const texts = new Texts(
	store,
	board,
	tell,
	() => document.activeElement?.id === textBoxId,
	(rules) => room.leave(rules),
);
const address = new Address({
	board,
	activity: () => store.state.activity,
	open: openAddress,
	keep: (problem) => keptTextOf(store.state, problem),
	isOpened: (problem) => texts.isOpened(problem),
	onWrite: () => store.set({ linkFailure: null }),
});
const study = new Study(board, dialogOf(part("help")), schedule);
const room = new Room(board, () => words, preferences, schedule);
const tools = new Tools(board, schedule);

function schedule(): void {
	if (!scheduled) {
		scheduled = true;
		queueMicrotask(() => {
			scheduled = false;
			draw(store.state);
		});
	}
}

function contextOf(state: PageState): Context {
	const dismissLink = () => store.set({ linkFailure: null });
	return {
		...{ board, state, words, texts, study, room, tools, address, say, tell },
		...{ setLanguage, setActivity, dismissLink },
	};
}

function draw(state: PageState): void {
	address.follow();
	const context = contextOf(state);
	for (const [id, panel] of Object.entries(panels)) {
		const isTold = id !== "judge" || !room.isSecret;
		const isOpen = isTold && (belongsTo[id]?.includes(state.activity) ?? true);
		part(id).hidden = !isOpen;
		render(isOpen ? panel(context) : nothing, part(id));
	}
	study.show(words, state.activity);
	board.classList.toggle("is-old", keepsBoard(state));
	board.classList.toggle("is-brushed", state.activity === "edit" && tools.isFingerBrush);
	if (state.failure !== shownFailure) {
		shownFailure = state.failure;
		if (shownFailure !== null) {
			announce(shownFailure);
		}
	}
	if (state.linkFailure !== shownLinkFailure) {
		shownLinkFailure = state.linkFailure;
		if (shownLinkFailure !== null) {
			board.announce(pageFailureText(words, shownLinkFailure).message, true);
		}
	}
}

/** Says what is wrong with the text, if the text box does not. */
function announce(failure: PageFailure): void {
	const box = document.getElementById(textBoxId);
	const isReadOut = box instanceof HTMLTextAreaElement && showError(box, failure);
	if (!isReadOut) {
		const { place, message } = pageFailureText(words, failure);
		board.announce(place === null ? message : `${place}: ${message}`, failure.kind !== "failed");
	}
}

function applyLanguage(): void {
	document.documentElement.lang = words.tag;
	document.title = words.title;
	board.lang = words.tag;
}

function setLanguage(tag: string): void {
	words = languageOf(tag);
	preferences.set("language", words.tag);
	applyLanguage();
	schedule();
}

function setActivity(activity: Activity): void {
	store.set({ activity });
	room.setActivity(activity);
}

/** Puts on the board what an address says behind its `#`: without anything there, or anything sound, the first preset. Returns whether it is wrong. */
async function openAddress(hash: string, kept: KeptText | null): Promise<boolean> {
	if (hash !== "" && (await texts.openLink(hash, setActivity, kept))) {
		return false;
	}
	const { games } = store.state;
	const linkFailure = hash === "" ? null : store.state.linkFailure;
	const isWrong = linkFailure !== null && board.problem === null;
	if (hash === "" || isWrong) {
		await texts.pickGame(games[0]?.id ?? "");
		store.set({ linkFailure });
	}
	return linkFailure !== null && linkFailure.kind !== "failed";
}

async function openPasted(text: string): Promise<void> {
	const link = linkIn(text);
	await (link === null ? texts.openAny(text) : texts.openLink(link, setActivity));
}

if (isEmbedded) {
	embed(board);
} else {
	// The solver starts while the page is drawn.
	const begun = texts.begin();
	applyLanguage();
	board.addEventListener("update", () => {
		texts.follow();
		schedule();
	});
	draw(store.state);
	const mistake = () => goToMistake(contextOf(store.state));
	const keys = {
		playBest: () => {
			const [best] = board.values;
			if (best !== undefined) {
				room.play(best.move);
			}
		},
		step: (plies: number) => void board.step(plies),
		seek: (ply: number) => void board.seek(ply),
		undo: () => void board.undo(),
		redo: () => void board.redo(),
	};
	listenToKeys(document, keys, { n: mistake, N: mistake });
	study.help.listenToKey(document);
	showOnPaper(board);
	listenToPaste(document, (text) => void openPasted(text));
	void begun
		.then((isReady) => (isReady ? address.begin() : undefined))
		.then(() => {
			keepOffline(() => tell("new-version"));
			whenIdle(() => loadLater(schedule));
		});
}
