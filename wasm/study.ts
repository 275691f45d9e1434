/** All answers: those that a board needs, and those for who studies a game or reads and writes files. */
import { gameRequest, positionRequest, takeFindings, takeStatistics } from "./convert.ts";
import { type Answers, type Core, pause, SLICE_MS } from "./engine.ts";
import { EngineError } from "./errors.ts";
import { type Address, MEMORY_LIMIT, type Module } from "./module.ts";
import { boardAnswers, held } from "./questions.ts";
import { charactersOf, wellFormed } from "./utf8.ts";
import { writeProblem } from "./write.ts";

/** The surveys under way in a module, by the number of their table. One that nobody asks on for stays until its table is gone. */
const surveys = new WeakMap<Module, Map<number, Address>>();

function drop(module: Module, table: number): void {
	const survey = surveys.get(module)?.get(table);
	if (survey === undefined) return;
	module.exports.dropSurvey(survey);
	surveys.get(module)?.delete(table);
}

function surveyOf({ module, tables }: Core, table: number, address: Address): Address {
	const underWay = surveys.get(module) ?? new Map<number, Address>();
	surveys.set(module, underWay);
	for (const other of [...underWay.keys()]) {
		if (!tables.has(other)) drop(module, other);
	}
	const survey = underWay.get(table) ?? module.exports.startSurvey(address);
	underWay.set(table, survey);
	return survey;
}

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
	async statistics(core, table) {
		const { module, game, address } = held(core, table);
		const survey = surveyOf(core, table, address);
		const until = performance.now() + SLICE_MS;
		let more = true;
		while (more && performance.now() < until) more = module.exports.advanceSurvey(survey) !== 0;
		const counted = module.exports.counted(survey);
		if (!more) {
			const reply = module.ask((exports) => exports.statistics(survey));
			drop(module, table);
			return { counted, found: takeStatistics(game, reply) };
		}
		await pause();
		return { counted, found: null };
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
