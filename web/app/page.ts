/** The page: creates its features, connects them, and names its panels. */
import "./page.css";
import type { Move, Rules } from "catchmate";
import { CatchmateBoard } from "../element/define.ts";
import { listenToKeys } from "../element/keys.ts";
import { currentPosition } from "../model/record.ts";
import { applyScheme } from "../storage/scheme.ts";
import * as analysing from "./analysis/index.ts";
import * as editing from "./edit/index.ts";
import { embed, isEmbedded } from "./embed/index.ts";
import { header } from "./header/index.ts";
import * as helping from "./help/index.ts";
import * as browsing from "./library/index.ts";
import * as playing from "./play/index.ts";
import * as puzzling from "./puzzles/index.ts";
import * as ruling from "./rules/index.ts";
import * as sharing from "./share/index.ts";
import type { Activity } from "./shell/activities.ts";
import type { Context } from "./shell/context.ts";
import { whenDrawn } from "./shell/controls/when-drawn.ts";
import { Events } from "./shell/events.ts";
import { attempt } from "./shell/failure.ts";
import { Frame } from "./shell/frame.ts";
import { frameEffects } from "./shell/frame-effects.ts";
import { keepOffline } from "./shell/offline.ts";
import { Panels, part } from "./shell/panels.ts";
import { tabBar } from "./shell/tabs.ts";
import { tellIdle, work } from "./shell/work.ts";
import { stripEffects } from "./strip/index.ts";
import * as reading from "./text/index.ts";
import * as url from "./url/index.ts";
import { home, invitation, shelf, type WelcomeView, welcomeEffects } from "./welcome/index.ts";

const board = part("board", CatchmateBoard);

tellIdle(board);
if (isEmbedded) {
	void embed(board);
} else {
	// The worker starts while the page is put together. A failure is reported when a board is opened.
	board.solver.catch(() => {});
	work.after(0, openPage);
}

function openPage(): void {
	const events = new Events();
	const frame = new Frame(board, events);
	const base = { board, frame };
	/** What every view is given, together with its feature's own. */
	const given = <Own extends object>(own: Own): NoInfer<Own> & Context => ({
		...base,
		words: frame.words,
		...own,
	});

	// The features' models.
	const play = new playing.PlaySession({ board, frame, events });
	const input = new reading.JudgeInput({
		...{ board, frame, events, isWriting: reading.isWriting, showError: reading.showError },
	});
	const openBoard: typeof input.openBoard = (...opening) => input.openBoard(...opening);
	const puzzles = new puzzling.Puzzles({ board, frame, openBoard }, events);
	const shelves = {
		games: part("library", HTMLDialogElement),
		boards: part("gallery", HTMLDialogElement),
	};
	const library = new browsing.Library(base, shelves, {
		current: () => input.state,
		pickGame: (rules) => input.pickGame(rules),
		open: (rules, text) => input.open(rules, text, { undoable: true }),
	});
	const edit = new editing.Edit(board, frame);
	const rules = new ruling.RulesLab(base);
	const address = new url.Address(board, frame, { text: input, rules, play, puzzles });
	const share = new sharing.Share();
	const analysis = new analysing.Analysis(board, frame);
	const help = new helping.Help(base, part("help", HTMLDialogElement));

	// Actions in one feature that affect others.
	const reveal = (act: () => void) => puzzles.reveal(act);
	const review = (ply: number) =>
		reveal(async () => {
			frame.setActivity("analyse");
			frame.openTab("moves");
			await board.seek(ply - 1);
			const { record, values } = board;
			const [best] = values;
			if (record !== null && best !== undefined) {
				analysis.pointed.value = { position: currentPosition(record), moves: [best.move] };
			}
		});
	const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
	const ways = {
		play: () => puzzles.choose("play", play.state.hints !== "off"),
		explain: () => frame.openTab("explain"),
		openGames: () => void library.open("games"),
		// Moves the focus to the puzzle's heading, because these suggestions disappear.
		openPuzzle: () => void puzzles.show(null).then(() => focus(puzzling.puzzleHeadingId)),
		openEmbedding: () =>
			attempt({ board, words: frame.words }, async () => {
				// Loaded first, so that the tab is drawn at once.
				await sharing.content.need();
				share.isEmbedding.value = true;
				frame.openTab("share");
				whenDrawn(() => document.querySelector<HTMLElement>("#share-embed > summary")?.focus());
			}),
		openText: () => {
			frame.openTab("text");
			whenDrawn(() => {
				const box = document.getElementById(reading.textBoxId);
				if (box instanceof HTMLTextAreaElement) {
					box.focus();
					box.select();
				}
			});
		},
	};

	// What each view is given.
	const ofAnalysis = (): analysing.AnalysisView =>
		given({ analysis, play: (move: Move) => play.play(move) });
	const ofPlay = (): playing.PlayView =>
		given({
			play,
			reveal,
			review,
			openBoard,
			openPuzzle: ways.openPuzzle,
			link: () => address.url ?? location.href,
		});
	const ofHelp = (): helping.HelpView =>
		given({
			help,
			isPersonsTurn: play.isPersonsTurn,
			isMapped: analysis.picture.value.heat.length > 0,
			naming: play.naming,
		});
	const ofLibrary = (): browsing.LibraryView =>
		given({ library, rulesText: (of: Rules) => ruling.rulesText(given({}), of) });
	const ofWelcome = (): WelcomeView =>
		given({
			...{ ...ways, rules: input.state.rules },
			today: puzzles.state.today?.problem ?? null,
			dayCard: () => puzzling.dayCard(given({ puzzles })),
			games: () => browsing.home(ofLibrary()),
		});
	const ofRules = (): ruling.RulesView => given({ rules });
	const ofShare = (): sharing.ShareView => given({ share, url: address.url });
	const ofText = (): reading.TextView =>
		given({ input, notInText: () => ruling.notInText(given({})) });

	/** A puzzle has no tabs, setup or text; its link is its own. */
	const notPuzzles: readonly Activity[] = ["analyse", "play", "edit"];
	const analysed: readonly Activity[] = ["analyse"];

	/** Under the moves there is room for it; other panels need the height. */
	const isShelfNeeded = () => frame.isBeginning && panels.tab === "moves";

	/** Everything shown around the board, in order. To add a panel, add a line here. */
	const panels: Panels = new Panels(
		[
			{
				id: "header",
				view: () =>
					header(
						given({
							activity: puzzles.state.isComing ? "puzzle" : frame.state.activity,
							choose: (activity: Activity) => puzzles.choose(activity, play.state.hints !== "off"),
							openGames: () => void library.open("games"),
							openHelp: () => void help.openHelp(),
						}),
					),
			},
			{ id: "rules", view: () => browsing.rules(ofLibrary()) },
			{ id: "legend", view: () => helping.legend(ofHelp()) },
			{ id: "link-failure", view: () => url.linkFailure(given({ address })) },
			{ id: "last-move", view: () => playing.lastMove(ofPlay()), activities: ["play"] },
			{ id: "invitation", view: () => invitation(ofWelcome()), isNeeded: () => frame.isBeginning },
			{ id: "shelf", view: () => shelf(ofWelcome()), isNeeded: isShelfNeeded },
			{ id: "setup", view: () => browsing.setup(ofLibrary()), activities: notPuzzles },
			{
				id: "tabs",
				view: () => tabBar(given({}), panels.tabs, panels.tab),
				activities: notPuzzles,
			},
			{ id: "puzzles", view: () => puzzling.puzzles(given({ puzzles })), tab: "puzzle" },
			{ id: "players", view: () => playing.players(ofPlay()), tab: "play" },
			{
				id: "edit",
				view: () => edit.panel(frame.words),
				tab: "edit",
			},
			{ id: "rules-lab", view: () => ruling.rulesLab(ofRules()), tab: "edit" },
			{ id: "moves", view: () => analysing.moves(ofAnalysis()), tab: "moves", isPrinted: true },
			{
				id: "best-play",
				view: () => analysing.bestPlay(ofAnalysis()),
				tab: "moves",
				activities: analysed,
			},
			{ id: "typed", view: () => playing.typed(ofPlay()), tab: "moves" },
			{ id: "record", view: () => analysing.record(ofAnalysis()), tab: "moves" },
			{
				id: "analysis",
				view: () => analysing.analysis(ofAnalysis()),
				tab: "explain",
				activities: analysed,
			},
			{
				id: "statistics",
				view: () => analysing.statistics(ofAnalysis()),
				tab: "explain",
				activities: analysed,
			},
			{
				id: "comparison",
				view: () => ruling.comparison(ofRules()),
				tab: "explain",
				isNeeded: () => rules.isComparable,
			},
			{ id: "judge", view: () => reading.judge(ofText()), tab: "text", tellsValues: true },
			{
				id: "share",
				view: () => sharing.content.draw(frame.words, ({ share }) => share(ofShare())),
				tab: "share",
			},
			{ id: "home", view: () => home(ofWelcome()), isNeeded: () => frame.isBeginning },
			{ id: "help", view: () => helping.help(ofHelp()) },
			{ id: "library", view: () => browsing.shelf("games")(ofLibrary()) },
			{ id: "gallery", view: () => browsing.shelf("boards")(ofLibrary()) },
		],
		frame,
	);

	const tab = () => panels.tab;
	frameEffects({ board, frame, events, tab });
	analysis.follow(tab);
	edit.follow();
	welcomeEffects({
		...{ board, frame, isHome: location.hash === "" },
		load: () => void work.during(library.showHome().then(() => puzzles.prepareCard())),
	});
	playing.playEffects(play, board);
	stripEffects(board, () => (frame.state.activity === "play" ? play.ownSide : null));
	rules.follow();
	address.follow();
	input.follow();

	async function begin(): Promise<void> {
		const solver = await input.begin();
		if (solver !== null) {
			await address.begin(solver);
		}
		keepOffline(() => frame.tell("new-version"));
	}

	// The solver starts while the page is drawn.
	void work.during(begin());
	frame.applyLanguage();
	applyScheme(frame.state.scheme);
	const activity = url.activityIn(location.hash.slice(1));
	if (activity !== frame.state.activity) {
		frame.setActivity(activity);
	}
	board.addEventListener("cancelled", () => frame.setActivity("edit"));
	panels.show();
	const mistake = () =>
		void analysing.content.need().then(({ goToMistake }) => goToMistake(ofAnalysis()));
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
	sharing.printInLight(board);
	reading.listenToPaste(document, (pasted) => {
		const link = url.linkIn(pasted);
		const { rules: read } = input.state;
		if (link !== null) {
			void address.openLink(link);
		} else if (read !== null) {
			// The text tab shows the answers and errors.
			frame.openTab("text");
			void input.open(read, pasted, { isPasted: true });
		}
	});
}
