/** The answers that a board needs. */
import {
	pieceIndex,
	positionRequest,
	rulesRequest,
	takeLine,
	takeMoveValues,
	takePositionValue,
	takeSquareValues,
} from "./convert.ts";
import { type Answers, budgetFrom, type Core, type HeldTable } from "./engine.ts";
import { EngineError, UnsoundError } from "./errors.ts";
import { games } from "./games.ts";
import type { Address, Exports, Reply } from "./module.ts";
import { type MemoryNeeded, readProblems } from "./notation.ts";
import type { Position } from "./types.ts";

export function held({ tables }: Core, table: number): HeldTable {
	const found = tables.get(table);
	if (found === undefined) throw new EngineError("the table was lost with its module");
	return found;
}

/** The reply of one of the module's functions to a position. */
function replyAbout(
	{ module, game, address }: HeldTable,
	position: Position,
	call: (exports: Exports, address: Address) => Address,
): Reply {
	return module.ask((exports) => call(exports, address), positionRequest(game, position));
}

export const boardAnswers = {
	describe() {
		return { version: packageVersion, games };
	},
	read({ module }, gameId, text, memoryBudget) {
		if (typeof gameId !== "string") throw new TypeError("the game's id is not a string");
		if (typeof text !== "string") throw new TypeError("the text is not a string");
		const memoryNeeded: MemoryNeeded = (rules, rows, columns, obstacles) => {
			const request = [...rulesRequest(rules), rows, columns, obstacles];
			const reply = module.ask((core) => core.memoryNeeded(), request);
			const [high, low] = [reply.number(), reply.number()];
			return Number.isFinite(high) ? (BigInt(high) << 32n) | BigInt(low) : high;
		};
		const reading = readProblems(gameId, text, memoryNeeded, budgetFrom(memoryBudget));
		if (reading === undefined) {
			throw new UnsoundError(`no contest's format is known for the game '${gameId}'`);
		}
		return reading;
	},
	lookup(core, table, position) {
		const about = held(core, table);
		const reply = replyAbout(about, position, (exports, address) => exports.lookup(address));
		return takePositionValue(about.game, position.toMove, reply);
	},
	moves(core, table, position) {
		const about = held(core, table);
		const reply = replyAbout(about, position, (exports, address) => exports.moves(address));
		return takeMoveValues(about.game, position.toMove, reply);
	},
	line(core, table, position) {
		const about = held(core, table);
		const reply = replyAbout(about, position, (exports, address) => exports.line(address));
		return takeLine(about.game, reply);
	},
	heatmap(core, table, position, piece) {
		const about = held(core, table);
		const { side, from } = pieceIndex(about.game, position, piece);
		const reply = replyAbout(about, position, (exports, address) =>
			exports.heatmap(address, side, from),
		);
		return takeSquareValues(about.game, position.toMove, reply);
	},
} satisfies Answers;
