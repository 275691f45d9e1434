/** All answers: those that a board needs, and those for who studies a game or reads and writes files. */
import { gameRequest, positionRequest, takeFindings, takeStatistics } from "./convert.ts";
import type { Answers } from "./engine.ts";
import { EngineError } from "./errors.ts";
import { MEMORY_LIMIT } from "./module.ts";
import { boardAnswers, held } from "./questions.ts";
import { charactersOf, wellFormed } from "./utf8.ts";
import { writeProblem } from "./write.ts";

export const studyAnswers: Required<Answers> = {
	...boardAnswers,
	read(core, gameId, text, memoryBudget) {
		if (typeof text !== "string" && !(text instanceof Uint8Array)) {
			throw new TypeError("the text is neither a string nor a Uint8Array");
		}
		const characters = typeof text === "string" ? wellFormed(text) : charactersOf(text);
		return boardAnswers.read(core, gameId, characters, memoryBudget);
	},
	write({ module }, game, position) {
		const request = [...gameRequest(game), ...positionRequest(game, position)];
		module.ask((core) => core.check(MEMORY_LIMIT), request);
		return writeProblem(game, position);
	},
	statistics(core, table) {
		const { module, game, address } = held(core, table);
		return takeStatistics(
			game,
			module.ask((exports) => exports.statistics(address)),
		);
	},
	signature(core, table) {
		const { module, address } = held(core, table);
		return module.ask((exports) => exports.signature(address)).text();
	},
	async verify(core, table) {
		const { module, game, address } = held(core, table);
		const verification = module.exports.startVerification(address);
		const refuseWhenReleased = () => {
			if (!module.lost && !core.tables.has(table)) {
				throw new EngineError("the table was disposed of");
			}
		};
		try {
			await core.finish(() => module.exports.advanceVerification(verification) !== 0, {
				afterPause: refuseWhenReleased,
			});
			refuseWhenReleased();
			return takeFindings(
				game,
				module.ask((exports) => exports.findings(verification, address)),
			);
		} finally {
			if (!module.lost) module.exports.dropVerification(verification);
		}
	},
};
