/** What a worker does: it has an engine of its own, and an ear for calls to it. */
import { type Answers, type Engine, LocalEngine, type Questions } from "./engine.ts";
import { Module } from "./module.ts";
import { type Call, errorToPlain, type FromWorker, type ToWorker } from "./protocol.ts";
import type { Progress } from "./types.ts";

let engine: Engine | undefined;
const solves = new Map<number, AbortController>();

function send(message: FromWorker): void {
	postMessage(message);
}

async function answer(engine: Engine, id: number, call: Call): Promise<unknown> {
	if (call.method !== "solve") {
		return engine.ask(call.method, ...(call.args as Parameters<Questions[keyof Questions]>));
	}
	const controller = new AbortController();
	solves.set(id, controller);
	const onProgress = (progress: Progress) => send({ type: "progress", id, progress });
	try {
		return await engine.solve(...call.args, { signal: controller.signal, onProgress });
	} finally {
		solves.delete(id);
	}
}

/** Answers what is asked of this thread, which is a worker's. */
export function serve(answers: Answers): void {
	addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
		switch (data.type) {
			case "start":
				engine = new LocalEngine(() => Module.create(data.wasm), answers, data.lastTable);
				break;
			case "abort":
				solves.get(data.id)?.abort();
				break;
			case "release":
				engine?.release(data.table);
				break;
			case "call":
				if (engine === undefined) return;
				try {
					send({ type: "result", id: data.id, result: await answer(engine, data.id, data.call) });
				} catch (error) {
					send({ type: "error", id: data.id, error: errorToPlain(error) });
				}
		}
	});
}
