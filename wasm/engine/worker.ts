/** Worker side: runs an engine and answers messages. */
import { type Control, LocalEngine, type WorkshopEngine } from "./engine.ts";
import { type Call, errorToPlain, type FromWorker, type ToWorker } from "./messages.ts";
import type { CatchmateModule, Create } from "./module.ts";

/** A solver's page asks it for no job. */
let engine: WorkshopEngine | undefined;
const calls = new Map<number, AbortController>();

function send(message: FromWorker): void {
	postMessage(message);
}

async function answer(id: number, call: Call): Promise<unknown> {
	if (engine === undefined) throw new Error("the engine has not started");
	const controller = new AbortController();
	calls.set(id, controller);
	const control: Control<unknown> = {
		signal: controller.signal,
		onProgress: (report) => send({ type: "progress", id, report }),
	};
	try {
		switch (call.method) {
			case "solve":
				return await engine.solve(...call.args, control);
			case "ask":
				return await engine.ask(...call.args);
			case "count":
				return await engine.count(...call.args, control);
			case "run":
				return await engine.run(...call.args, control);
		}
	} finally {
		calls.delete(id);
	}
}

async function reply(id: number, answering: Promise<unknown>): Promise<void> {
	try {
		send({ type: "result", id, result: await answering });
	} catch (error) {
		send({ type: "error", id, error: errorToPlain(error) });
	}
}

/** Answers the messages to this thread, which must be a worker. */
export function serve(create: Create<CatchmateModule>): void {
	const start = async (compiled: WebAssembly.Module) => {
		engine = await LocalEngine.create(create, compiled);
	};
	addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
		switch (data.type) {
			case "start":
				reply(data.id, start(data.compiled));
				break;
			case "call":
				reply(data.id, answer(data.id, data.call));
				break;
			case "abort":
				calls.get(data.id)?.abort();
				break;
			case "release":
				engine?.release(data.table);
		}
	});
	// The page sees this as an error of the worker.
	addEventListener("messageerror", () => {
		throw new Error("a message could not be read");
	});
}
