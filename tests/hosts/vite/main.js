import { load } from "catchmate";
import { CatchmateBoard } from "catchmate/define";
import wasm from "catchmate/solver.wasm?url";
import workerUrl from "catchmate/worker?url";

// The worker and the module come from files of the bundle, at addresses that the bundler knows.
CatchmateBoard.load = () => load({ workerUrl, wasm });
