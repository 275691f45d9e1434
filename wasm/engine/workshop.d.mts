/** The type of build/wasm/workshop.mjs, which Emscripten generates. */
import type { Create } from "../../wasm/engine/module.ts";
import type { WorkshopModule } from "../../wasm/engine/workshop-module.ts";

declare const create: Create<WorkshopModule>;
export default create;
