/** The live parts of the chapter `backwards`, in English. */
import { numberWriter } from "../../shared.ts";

const number = numberWriter("en");

export const backwards = {
	/** The chapter on settling a graph. */
	backwards: {
		begin: "Begin with the points that have no move.",
		choose: "Choose a point.",
		point: (name: string) => `Point ${name} is`,
		/** A point's counter, beside its name. */
		left: (count: number) => `${number(count)} ${count === 1 ? "move" : "moves"} left`,
		lost: "lost",
		won: "won",
		queue: "Queue",
		empty: "empty",
		take: "Take the first",
		takePoint: (name: string) => `Take ${name}`,
		undo: "Undo",
		reset: "Start again",
		undone: "Taken back.",
		openCell: "not settled",
		/** After the target of a move that no longer counts. */
		crossedOut: " (crossed out)",
		table: {
			caption: "The points, their moves, and their outcomes so far",
			point: "Point",
			moves: "Moves to",
			left: "Moves left",
			outcome: "Outcome",
		},
		/** A point that has left the queue, and the unsettled points with moves to it. */
		taken: {
			loss: (point: string, before: string, count: number) =>
				`${point} is lost. ${count > 1 ? `${number(count)} unsettled points` : "One unsettled point"} can move to it: ${before}.`,
			win: (point: string, before: string, _count: number) =>
				`${point} is won, so a move to it does not help. One move fewer for ${before}.`,
		},
		takenForNothing: (point: string) =>
			`${point} has left the queue. No point that is still open can move to it.`,
		/** For a point taken too soon: before all sinks, or before all points that the last one settles. */
		sinksFirst: "Not yet: there is still an unsettled point without a move. Settle it first.",
		tooSoon: (last: string) =>
			`Not yet: look again at the points that can move to ${last}. One of them can be settled.`,
		over: (points: string) =>
			`The queue is empty, and nothing more can be settled. ${points} are draws.`,
		/** The point, the points that are the reason, and their number. */
		reasons: {
			settled: (point: string) => `${point} is settled already.`,
			"no-move": (point: string) => `Not won: ${point} has no move at all.`,
			"lost-move": (point: string, about: string) =>
				`Not lost: from ${point} you can move to ${about}, which is lost for the opponent.`,
			waiting: (_point: string, about: string, count: number) =>
				`True, but ${about} still ${count > 1 ? "wait" : "waits"} in the queue. Take ${count > 1 ? "them" : "it"} out first.`,
			"open-move": (point: string, about: string, count: number) =>
				`Too early: ${point} still has ${count > 1 ? "moves" : "a move"} to ${about}, which ${count > 1 ? "are" : "is"} not settled.`,
			"all-won": (point: string) =>
				`Not won: every move from ${point} leads to a point where the opponent wins.`,
			"no-lost-move": (point: string, about: string, count: number) =>
				`Not known yet: no move from ${point} leads to a lost point so far. ${about} ${count > 1 ? "are" : "is"} not settled.`,
			drawn: (point: string) => `No: the queue is empty, so ${point} is a draw.`,
			"good-loss": (point: string, about: string, count: number) =>
				count === 0
					? `Right: ${point} has no move, so it is lost. It joins the queue.`
					: `Right: no move is left. From ${point} you can only give the opponent a won point (${about}), so ${point} is lost. It joins the queue.`,
			"good-win": (point: string, about: string) =>
				`Right: from ${point} you can move to ${about}, which is lost for the opponent. So ${point} is won. It joins the queue.`,
		},
		/** The effect of each step of the code. */
		steps: {
			none: "–",
			empty: "empty",
			begin: (points: string, count: number) =>
				`Each counter is the number of moves. ${count === 0 ? "Every point has a move, so the queue is empty from the start." : count === 1 ? `${points} has none: it is lost, and it waits in the queue.` : `${points} have none: they are lost, and they wait in the queue.`}`,
			take: (point: string, isLost: boolean) =>
				`${point} leaves the queue. It is ${isLost ? "lost" : "won"}. Now look at the points that can move to it.`,
			skip: (point: string, to: string) =>
				`${point} can move to ${to}, but ${point} is settled already.`,
			won: (point: string, to: string) =>
				`${point} can move to ${to}, which is lost. So ${point} is won.`,
			count: (point: string, to: string, left: number) =>
				`${point} can move to ${to}, which is won. Cross that move out: ${left} left.`,
			lost: (point: string) => `No move of ${point} is left. So ${point} is lost.`,
			end: (points: string, count: number) =>
				`The queue is empty. ${count === 0 ? "Every point is settled: there are no draws." : count === 1 ? `${points} was never settled: it is a draw.` : `${points} were never settled: they are draws.`}`,
		},
	},
	/** A graph that the reader draws and settles step by step. */
	draw: {
		start: "Draw a graph. Then go through it, step by step.",
		tools: "Drawing",
		oneWay: "One-way",
		twoWay: "Two-way",
		add: "Point",
		remove: "Delete the point",
		undo: "Undo",
		clear: "Start again",
		/** The instructions for the pointer and for the keyboard. */
		hint: "Tap an empty place: a new point. Drag from one point to another: an edge; do it again to remove it. Drag a point to move it.",
		keys: "With the keyboard: + adds a point, Enter on two points joins them, Delete removes one.",
	},
};
