/** The messages between a worker and its engine on the page's side. */
import type { Engine } from "./engine.ts";
import type { Failure } from "./failures.ts";
import type { Task } from "./jobs.ts";

export type ToWorker =
	| { readonly type: "start"; readonly id: number; readonly compiled: WebAssembly.Module }
	| { readonly type: "ask"; readonly id: number; readonly args: Parameters<Engine["ask"]> }
	| { readonly type: "run"; readonly id: number; readonly task: Task }
	| { readonly type: "abort"; readonly id: number }
	| { readonly type: "release"; readonly table: number };

export type FromWorker =
	| { readonly type: "result"; readonly id: number; readonly result: unknown }
	| { readonly type: "error"; readonly id: number; readonly error: Failure }
	| { readonly type: "progress"; readonly id: number; readonly report: unknown };
