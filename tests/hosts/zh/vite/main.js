import { load } from "catchmate";
import { CatchmateBoard } from "catchmate/define";
import wasm from "catchmate/solver.wasm?url";
import workerUrl from "catchmate/worker?url";

// worker 和模块是打包出来的文件，地址由打包工具给出。
CatchmateBoard.load = () => load({ workerUrl, wasm });
