/** The script of the tutorial's pages, beside that of the boards: their questions, their live parts, and the reader's way. */
import "./learn.css";
import { SettleGraph } from "./backwards/settle-graph.ts";
import { settleProgram } from "./backwards/settle-steps.ts";
import { UnfoldPositions } from "./board/unfold-positions.ts";
import { ClassicMistake } from "./crossing-pawn/classic-mistake.ts";
import { DistanceLayers } from "./distance/distance-layers.ts";
import { LoserPace } from "./distance/loser-pace.ts";
import { SafeMoves } from "./draws/safe-moves.ts";
import { BitRows } from "./fast/bit-rows.ts";
import { SpeedRace } from "./fast/speed-race.ts";
import { LessonAsk } from "./lesson/ask.ts";
import { stepsOf } from "./lesson/code-steps.ts";
import { CountPlies } from "./lesson/count-plies.ts";
import { openFoldsInPrint } from "./lesson/print.ts";
import { startParts } from "./lesson/start.ts";
import { prepareTaking } from "./lesson/take.ts";
import { followReader } from "./lesson/way.ts";
import { ChaseSizes } from "./no-limit/chase-sizes.ts";
import { LongHunt } from "./no-limit/long-hunt.ts";
import { PlyLimit } from "./no-limit/ply-limit.ts";

/** The elements of the text, by their names. */
const parts: Readonly<Record<string, CustomElementConstructor>> = {
	"lesson-ask": LessonAsk,
	"settle-graph": SettleGraph,
	"settle-steps": stepsOf(settleProgram),
	"chase-sizes": ChaseSizes,
	"long-hunt": LongHunt,
	"ply-limit": PlyLimit,
	"distance-layers": DistanceLayers,
	"loser-pace": LoserPace,
	"count-plies": CountPlies,
	"safe-moves": SafeMoves,
	"unfold-positions": UnfoldPositions,
	"classic-mistake": ClassicMistake,
	"bit-rows": BitRows,
	"speed-race": SpeedRace,
};
void startParts(parts);
followReader();
prepareTaking();
openFoldsInPrint();

if (location.protocol.startsWith("http")) {
	const root = new URL(document.querySelector<HTMLAnchorElement>(".brand")?.href ?? location.href);
	void navigator.serviceWorker?.register(new URL("service-worker.js", root)).catch(() => {});
}
