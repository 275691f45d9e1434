/** The script of the tutorial's pages: questions, interactive parts and progress. The boards have their own script. */
import "./learn.css";
import { scriptUrl } from "../../wasm/script-url.ts";
import { applyScheme, chosenScheme } from "../storage/scheme.ts";
import { DrawGraph } from "./backwards/draw-graph.ts";
import { SettleGraph } from "./backwards/settle-graph.ts";
import { settleProgram } from "./backwards/settle-steps.ts";
import { UnfoldPositions } from "./board/unfold-positions.ts";
import { BackWave } from "./crossing-pawn/back-wave.ts";
import { MistakeLab } from "./crossing-pawn/mistake-lab.ts";
import { DistanceLayers } from "./distance/distance-layers.ts";
import { LoserPace } from "./distance/loser-pace.ts";
import { SafeMoves } from "./draws/safe-moves.ts";
import { ShiftLab } from "./fast/shift-lab.ts";
import { LessonAsk } from "./lesson/ask.ts";
import { stepsOf } from "./lesson/code-steps.ts";
import { prepareCopying } from "./lesson/copying.ts";
import { CountPlies } from "./lesson/count-plies.ts";
import { openFoldsInPrint } from "./lesson/print.ts";
import { startParts } from "./lesson/start.ts";
import { followReader } from "./lesson/way.ts";
import { LongHunt } from "./no-limit/long-hunt.ts";
import { PlyLimit } from "./no-limit/ply-limit.ts";
import { RecursionSteps } from "./token/recursion-steps.ts";
import { WholeGame } from "./whole-game/whole-game.ts";

/** The custom elements in the texts, by name. */
const parts: Readonly<Record<string, CustomElementConstructor>> = {
	"lesson-ask": LessonAsk,
	"settle-graph": SettleGraph,
	"recursion-steps": RecursionSteps,
	"draw-graph": DrawGraph,
	"settle-steps": stepsOf(settleProgram),
	"long-hunt": LongHunt,
	"ply-limit": PlyLimit,
	"distance-layers": DistanceLayers,
	"loser-pace": LoserPace,
	"count-plies": CountPlies,
	"safe-moves": SafeMoves,
	"unfold-positions": UnfoldPositions,
	"whole-game": WholeGame,
	"back-wave": BackWave,
	"mistake-lab": MistakeLab,
	"shift-lab": ShiftLab,
};
applyScheme(chosenScheme());
void startParts(parts);
followReader();
prepareCopying();
openFoldsInPrint();

if (location.protocol.startsWith("http")) {
	const root = new URL(document.querySelector<HTMLAnchorElement>(".brand")?.href ?? location.href);
	void navigator.serviceWorker
		?.register(scriptUrl(new URL("service-worker.js", root)))
		.catch(() => {});
}
