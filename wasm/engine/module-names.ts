/**
 * The names and arities of all that module.ts declares, at run time: types are not there any more when a test holds the real
 * module against them. Nothing else uses them.
 */
import type {
	Constructors,
	Difference,
	Enumerations,
	Functions,
	Game,
	ProblemReader,
	Signature,
	Solver,
	Survey,
	Table,
	Verification,
} from "./module.ts";

interface Handles {
	readonly Game: Game;
	readonly Solver: Solver;
	readonly Table: Table;
	readonly Survey: Survey;
	readonly Difference: Difference;
	readonly Signature: Signature;
	readonly Verification: Verification;
	readonly ProblemReader: ProblemReader;
}

type Arity<Call> = Call extends (...args: infer Arguments) => unknown ? Arguments["length"] : never;

/** The number of arguments that functions, methods and constructors take; null where JavaScript constructs none. */
export const arities: {
	readonly functions: { readonly [Name in keyof Functions]: Arity<Functions[Name]> };
	readonly constructors: {
		readonly [Name in keyof Handles]: Name extends keyof Constructors
			? ConstructorParameters<Constructors[Name]>["length"]
			: null;
	};
	readonly methods: {
		readonly [Name in keyof Handles]: {
			readonly [Method in Exclude<keyof Handles[Name], "delete">]: Arity<Handles[Name][Method]>;
		};
	};
} = {
	functions: { games: 0, listGames: 0, makeGame: 3, decode: 1, makeReader: 2 },
	constructors: {
		Game: null,
		Solver: 0,
		Table: null,
		Survey: 1,
		Difference: 2,
		Signature: 1,
		Verification: 1,
		ProblemReader: null,
	},
	methods: {
		Game: { validate: 1, legalMoves: 1, write: 1, encode: 2 },
		Solver: { start: 4, advance: 1, progress: 0, bytes: 0, takeTable: 0, release: 0 },
		Table: {
			positions: 0,
			longest: 0,
			lookup: 1,
			moves: 1,
			line: 1,
			heatmap: 3,
			answer: 1,
			report: 2,
			comparisonFault: 1,
		},
		Survey: { advance: 1, counted: 0, result: 0 },
		Difference: { advance: 1, counted: 0, result: 0 },
		Signature: { advance: 1, counted: 0, result: 0 },
		Verification: { advance: 1, counted: 0, result: 1 },
		ProblemReader: { feed: 1, finish: 0, wantsMore: 0, next: 0 },
	},
};

/** The names of all enumerators. */
export const enumerators: {
	readonly [Name in keyof Enumerations]: { readonly [Each in keyof Enumerations[Name]]: true };
} = {
	Side: { one: true, two: true },
	Direction: {
		up: true,
		right: true,
		down: true,
		left: true,
		"up-right": true,
		"down-right": true,
		"down-left": true,
		"up-left": true,
	},
	Edge: { top: true, right: true, bottom: true, left: true },
	Leap: { nothing: true, pieces: true, everything: true },
	Capture: { wins: true, forbidden: true, "side-one-wins": true, "side-two-wins": true },
	NoMove: { loses: true, draws: true, passes: true },
	Endless: { draws: true, "side-one-wins": true, "side-two-wins": true },
	Outcome: { win: true, draw: true, loss: true },
	EndingHow: { goal: true, meeting: true, "no-move": true },
	InvalidRulesCode: {
		id: true,
		"side-name": true,
		"same-names": true,
		pieces: true,
		reach: true,
		directions: true,
		"no-move": true,
		"turn-reach": true,
		"graph-reach": true,
		"graph-goals": true,
	},
	InvalidPositionCode: {
		"piece-count": true,
		"off-board": true,
		"on-obstacle": true,
		"on-closed": true,
		"same-square": true,
		"shared-square": true,
	},
	CodeErrorCode: {
		malformed: true,
		version: true,
		checksum: true,
		invalid: true,
		"too-large": true,
	},
	ComparisonErrorCode: { partial: true, board: true, pieces: true },
	InputErrorCode: {
		empty: true,
		"number-missing": true,
		"number-out-of-range": true,
		"row-missing": true,
		"row-too-short": true,
		"row-too-long": true,
		"unknown-character": true,
		"too-many-pieces": true,
		"too-few-pieces": true,
		"shared-square": true,
		"side-missing": true,
		"square-missing": true,
		"piece-missing": true,
		"closed-square": true,
		"wrong-board": true,
		"word-missing": true,
		"name-missing": true,
		"point-missing": true,
		"edge-missing": true,
		"one-way": true,
		"board-missing": true,
		"trailing-text": true,
		"table-too-large": true,
		"text-too-large": true,
	},
};
