/** The type of build/wasm/catchmate.mjs, which Emscripten generates. */
import type { CatchmateModule, Create } from "../../wasm/engine/module.ts";

declare const create: Create<CatchmateModule>;
export default create;
