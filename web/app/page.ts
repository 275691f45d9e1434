/** The page: creates its features, connects them, and names its panels. */
import "./page.css";
import type { Move, Rules } from "catchmate";
import { CatchmateBoard } from "../element/define.ts";
import { listenToKeys } from "../element/keys.ts";
import { currentPosition } from "../model/record.ts";
import { applyScheme } from "../storage/scheme.ts";
import * as analysis from "./analysis/index.ts";
import * as edit from "./edit/index.ts";
import { embed, isEmbedded } from "./embed/index.ts";
import { evaluationBar } from "./evaluation-bar/bar.ts";
import { header } from "./header/index.ts";
import * as help from "./help/index.ts";
import * as library from "./library/index.ts";
import * as play from "./play/index.ts";
import * as puzzles from "./puzzles/index.ts";
import * as rules from "./rules/index.ts";
import * as share from "./share/index.ts";
import type { Activity } from "./shell/activities.ts";
import type { Context } from "./shell/context.ts";
import { whenDrawn } from "./shell/controls/when-drawn.ts";
import { attempt } from "./shell/failure.ts";
import { Frame } from "./shell/frame.ts";
import { frameEffects } from "./shell/frame-effects.ts";
import { keepOffline } from "./shell/offline.ts";
import { Panels, part } from "./shell/panels.ts";
import { tabBar } from "./shell/tabs.ts";
import { tellIdle, work } from "./shell/work.ts";
import * as text from "./text/index.ts";
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
	const frame = new Frame(board);
	const base = { board, frame };
	/** What every view is given, together with its feature's own. */
	const given = <Own extends object>(own: Own): NoInfer<Own> & Context => ({
		...base,
		words: frame.words,
		...own,
	});

	// The features' models.
	const playModel = new play.PlaySession({ board, frame });
	const textModel = new text.TextModel({
		board,
		frame,
		isWriting: text.isWriting,
		showError: text.showError,
	});
	const openBoard: typeof textModel.openBoard = (...opening) => textModel.openBoard(...opening);
	const puzzlesModel = new puzzles.Puzzles({ board, frame, openBoard });
	const shelves = {
		games: part("library", HTMLDialogElement),
		boards: part("gallery", HTMLDialogElement),
	};
	const libraryModel = new library.Library(base, shelves, {
		current: () => textModel.state,
		pickGame: (rules) => textModel.pickGame(rules),
		open: (rules, text) => textModel.open(rules, text, { undoable: true }),
	});
	const editModel = new edit.Edit(board, frame);
	const rulesModel = new rules.RulesLab(base);
	const address = new url.Address(board, frame, {
		text: textModel,
		rules: rulesModel,
		puzzles: puzzlesModel,
	});
	const shareModel = new share.Share();
	const analysisModel = new analysis.Analysis(board, frame);
	const helpModel = new help.Help(base, part("help", HTMLDialogElement));

	// Actions in one feature that affect others.
	const reveal = (act: () => void) => puzzlesModel.reveal(act);
	const review = (ply: number) =>
		reveal(async () => {
			frame.setActivity("analyse");
			frame.openTab("moves");
			await board.seek(ply - 1);
			const { record, values } = board;
			const [best] = values;
			if (record !== null && best !== undefined) {
				analysisModel.pointed.value = { position: currentPosition(record), moves: [best.move] };
			}
		});
	const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
	const ways = {
		play: () => puzzlesModel.choose("play", playModel.setting("hints") !== "off"),
		explain: () => frame.openTab("explain"),
		openGames: () => void libraryModel.open("games"),
		// Moves the focus to the puzzle's heading, because these suggestions disappear.
		openPuzzle: () => void puzzlesModel.show(null).then(() => focus(puzzles.puzzleHeadingId)),
		openEmbedding: () =>
			attempt({ board, words: frame.words }, async () => {
				// Loaded first, so that the tab is drawn at once.
				await share.content.need();
				shareModel.isEmbedding.value = true;
				frame.openTab("share");
				whenDrawn(() => document.querySelector<HTMLElement>("#share-embed > summary")?.focus());
			}),
		openText: () => {
			frame.openTab("text");
			whenDrawn(() => {
				const box = document.getElementById(text.textBoxId);
				if (box instanceof HTMLTextAreaElement) {
					box.focus();
					box.select();
				}
			});
		},
	};

	// What each view is given.
	const ofAnalysis = (): analysis.AnalysisView =>
		given({ analysis: analysisModel, play: (move: Move) => playModel.play(move) });
	const ofPlay = (): play.PlayView =>
		given({
			play: playModel,
			reveal,
			review,
			openBoard,
			openPuzzle: ways.openPuzzle,
			link: () => address.url ?? location.href,
		});
	const ofHelp = (): help.HelpView =>
		given({
			help: helpModel,
			isPersonsTurn: playModel.isPersonsTurn,
			isMapped: analysisModel.picture.value.heat.length > 0,
			naming: playModel.naming,
		});
	const ofLibrary = (): library.LibraryView =>
		given({ library: libraryModel, rulesText: (of: Rules) => rules.rulesText(given({}), of) });
	const ofWelcome = (): WelcomeView =>
		given({
			...ways,
			rules: textModel.state.rules,
			today: puzzlesModel.state.today?.problem ?? null,
			dayCard: () => puzzles.dayCard(given({ puzzles: puzzlesModel })),
			games: () => library.home(ofLibrary()),
		});
	const ofRules = (): rules.RulesView => given({ rules: rulesModel });
	const ofShare = (): share.ShareView => given({ share: shareModel, url: address.url });
	const ofText = (): text.TextView =>
		given({ text: textModel, notInText: () => rules.notInText(given({})) });

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
							activity: puzzlesModel.state.isComing ? "puzzle" : frame.state.activity,
							choose: (activity: Activity) =>
								puzzlesModel.choose(activity, playModel.setting("hints") !== "off"),
							openGames: () => void libraryModel.open("games"),
							openHelp: () => void helpModel.openHelp(),
						}),
					),
			},
			{ id: "rules", view: () => library.rules(ofLibrary()) },
			{ id: "legend", view: () => help.legend(ofHelp()) },
			{ id: "link-failure", view: () => url.linkFailure(given({ address })) },
			{ id: "last-move", view: () => play.lastMove(ofPlay()), activities: ["play"] },
			{ id: "invitation", view: () => invitation(ofWelcome()), isNeeded: () => frame.isBeginning },
			{ id: "shelf", view: () => shelf(ofWelcome()), isNeeded: isShelfNeeded },
			{ id: "setup", view: () => library.setup(ofLibrary()), activities: notPuzzles },
			{
				id: "tabs",
				view: () => tabBar(given({}), panels.tabs, panels.tab),
				activities: notPuzzles,
			},
			{
				id: "puzzles",
				view: () => puzzles.puzzles(given({ puzzles: puzzlesModel })),
				tab: "puzzle",
			},
			{ id: "players", view: () => play.players(ofPlay()), tab: "play" },
			{
				id: "edit",
				view: () => editModel.panel(frame.words),
				tab: "edit",
			},
			{ id: "rules-lab", view: () => rules.rulesLab(ofRules()), tab: "edit" },
			{ id: "moves", view: () => analysis.moves(ofAnalysis()), tab: "moves", isPrinted: true },
			{
				id: "best-play",
				view: () => analysis.bestPlay(ofAnalysis()),
				tab: "moves",
				activities: analysed,
			},
			{ id: "typed", view: () => play.typed(ofPlay()), tab: "moves" },
			{ id: "record", view: () => analysis.record(ofAnalysis()), tab: "moves" },
			{
				id: "analysis",
				view: () => analysis.analysis(ofAnalysis()),
				tab: "explain",
				activities: analysed,
			},
			{
				id: "statistics",
				view: () => analysis.statistics(ofAnalysis()),
				tab: "explain",
				activities: analysed,
			},
			{
				id: "comparison",
				view: () => rules.comparison(ofRules()),
				tab: "explain",
				isNeeded: () => rulesModel.isComparable,
			},
			{ id: "judge", view: () => text.judge(ofText()), tab: "text", tellsValues: true },
			{
				id: "share",
				view: () => share.content.draw(frame.words, ({ share }) => share(ofShare())),
				tab: "share",
			},
			{ id: "home", view: () => home(ofWelcome()), isNeeded: () => frame.isBeginning },
			{ id: "help", view: () => help.help(ofHelp()) },
			{ id: "library", view: () => library.shelf("games")(ofLibrary()) },
			{ id: "gallery", view: () => library.shelf("boards")(ofLibrary()) },
		],
		board,
		frame,
	);

	const tab = () => panels.tab;
	frameEffects({ board, frame, tab });
	analysisModel.follow(tab);
	editModel.follow();
	welcomeEffects({
		board,
		frame,
		isHome: location.hash === "",
		load: () => void work.during(libraryModel.showHome().then(() => puzzlesModel.prepareCard())),
	});
	play.playEffects(playModel, board);
	evaluationBar(board, () => (frame.state.activity === "play" ? playModel.ownSide : null));
	rulesModel.follow();
	address.follow();
	textModel.follow();

	async function begin(): Promise<void> {
		const solver = await textModel.begin();
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
		void analysis.content.need().then(({ goToMistake }) => goToMistake(ofAnalysis()));
	const keys = {
		playBest: () => {
			const [best] = board.values;
			if (best !== undefined) {
				playModel.play(best.move);
			}
		},
		step: (plies: number) => void board.step(plies),
		seek: (ply: number) => void board.seek(ply),
		undo: () => void board.undo(),
		redo: () => void board.redo(),
	};
	listenToKeys(document, keys, { n: mistake, N: mistake });
	helpModel.listenToKey(document);
	share.printInLight(board);
	text.listenToPaste(document, (pasted) => {
		const link = url.linkIn(pasted);
		const { rules: read } = textModel.state;
		if (link !== null) {
			void address.openLink(link);
		} else if (read !== null) {
			// The text tab shows the answers and errors.
			frame.openTab("text");
			void textModel.open(read, pasted, { isPasted: true });
		}
	});
}
