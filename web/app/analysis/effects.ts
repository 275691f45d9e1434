/** The effects of the analysis: asks and counts tables, loads its script, and draws on the board. */
import type { CountProgress, Table } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { isSame } from "../../model/same.ts";
import type { Slice } from "../../model/store.ts";
import { variationsAfter } from "../../model/variations.ts";
import type { Effects } from "../kernel/effects.ts";
import type { Frame } from "../kernel/frame.ts";
import type { OnDemand } from "../kernel/on-demand.ts";
import { work } from "../kernel/work.ts";
import type { Analysis } from "./commands.ts";
import { type AnalysisState, type Count, countOf, emptyPicture } from "./state.ts";
import { TableAnswers } from "./table-answers.ts";

/** The time between two progress reports, in milliseconds: short enough to look continuous. */
const progressInterval = 100;

/** Whether a count is unfinished. */
const isOpen = (count: Count): boolean =>
	count === "waiting" || (typeof count === "object" && "progress" in count);

/** Counts a table and reports progress. */
async function countTable(
	table: Table,
	signal: AbortSignal,
	tell: (count: Count) => void,
): Promise<void> {
	let told = performance.now();
	const onProgress = (progress: CountProgress) => {
		if (performance.now() - told >= progressInterval) {
			told = performance.now();
			tell({ progress });
		}
	};
	let count: Count;
	try {
		count = { known: await table.statistics({ signal, onProgress }) };
	} catch {
		count = "failed";
	}
	if (!signal.aborted) {
		tell(count);
	}
}

/** What the effects follow. */
interface Followed {
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly scripts: OnDemand;
	readonly analysis: Analysis;
	readonly slice: Slice<AnalysisState>;
	/** The tab that is open. */
	readonly tab: () => string;
}

export function analysisEffects(effects: Effects, followed: Followed): void {
	const { board, frame, scripts, analysis, slice, tab } = followed;
	const answers = new TableAnswers((table, found) => {
		const { table: before, byKey } = slice.state.answers;
		const known = table === before ? [...byKey, ...found] : found;
		slice.set({ answers: { table, byKey: new Map(known) } });
	});
	const isAnalysed = () => frame.state.activity === "analyse";
	/** The open topic, while analysing; otherwise null. */
	const topicNow = () => (isAnalysed() ? analysis.topic : null);
	const seen = () => ({
		table: board.table,
		record: board.record,
		selected: board.selected,
		state: analysis.state,
		activity: frame.state.activity,
		script: scripts.get("analysis"),
	});

	effects.add(
		() => ({ tab: tab() }),
		({ tab }) => {
			if (tab === "moves" || tab === "explain") {
				slice.set({ explains: tab });
			}
		},
	);

	effects.add(seen, ({ activity, script }) => {
		const { subject } = analysis;
		if (subject !== null && activity !== "edit") {
			const ofTopic = isAnalysed() ? script?.questions(subject, topicNow()) : undefined;
			answers.ask(subject.table, [...subject.questions(), ...(ofTopic ?? [])]);
		}
	});

	effects.add(
		() => ({ record: board.record }),
		({ record }) => {
			if (record !== null) {
				const { seen, lines } = slice.state.variations;
				slice.set({ variations: { seen: record, lines: variationsAfter(lines, seen, record) } });
			}
		},
	);

	let stop = new AbortController();
	effects.add(
		() => {
			const isCounted = isAnalysed() && (analysis.state.isCounted || topicNow() === "watch");
			return { table: isCounted ? (analysis.subject?.table ?? null) : null };
		},
		({ table }) => {
			stop.abort();
			stop = new AbortController();
			if (table !== null && isOpen(countOf(analysis.state, table))) {
				const tell = (count: Count) => slice.set({ count: { table, count } });
				void work.during(countTable(table, stop.signal, tell));
			}
		},
	);

	effects.add(
		() => {
			const { isPlaying, watch } = analysis.state;
			return {
				isLeft: isPlaying && !(topicNow() === "watch" && analysis.subject?.table === watch?.table),
			};
		},
		({ isLeft }) => {
			if (isLeft) {
				analysis.stop();
			}
		},
	);

	effects.add(
		() => {
			const { subject, state } = analysis;
			const isExplained =
				subject !== null &&
				isAnalysed() &&
				(topicNow() !== null || state.isCounted || state.isCompared || subject.hasToken);
			const isPlotted = frame.state.activity !== "edit" && (subject?.record.moves.length ?? 0) > 0;
			return { isWanted: isExplained || isPlotted, failure: scripts.failure("analysis") };
		},
		({ isWanted }) => {
			if (isWanted) {
				void scripts.load("analysis");
			}
		},
	);

	effects.add(
		() => ({ ...seen(), words: frame.words }),
		({ script, words }) => {
			const { subject } = analysis;
			const drawn =
				subject !== null && isAnalysed() ? script?.picture(subject, topicNow(), words) : undefined;
			const picture = drawn ?? emptyPicture;
			// The board redraws for every new list, even an equal one.
			if (!isSame(picture, analysis.state.picture)) {
				Object.assign(board, picture);
				// The legend depends on it.
				slice.set({ picture });
			}
		},
	);

	effects.add(
		() => ({ ...seen(), tab: tab() }),
		({ script }) => script?.followPlies(),
	);
}
