/** The live parts of the chapter `token`, in English. */
export const token = {
	/** The recursion, call by call. */
	calls: {
		start: "The point that is asked for",
		stack: (count: number) =>
			`The call stack: ${count} ${count === 1 ? "call waits" : "calls wait"}`,
		isAgain: "asked already",
		/** A call and the moves that it will try. */
		call: (point: string, moves: string, count: number) =>
			count === 0
				? `wins("${point}") is called. ${point} has no move to try.`
				: `wins("${point}") is called. It will try ${moves}${count === 1 ? "" : ", in this order"}.`,
		again: (point: string) =>
			`wins("${point}") is called again, while its first call still waits for an answer.`,
		win: (point: string, by: string) =>
			`wins("${by}") was False, so wins("${point}") returns True.`,
		loss: (point: string, moves: number) =>
			moves === 0
				? `wins("${point}") returns False: no move.`
				: `No move of ${point} leads to a lost point: wins("${point}") returns False.`,
		overflow: (points: string) =>
			`And so on: … ${points} … No call ever returns. The stack grows until Python gives up: RecursionError.`,
	},
};
