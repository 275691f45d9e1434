/** Worker side: runs an engine and answers messages. */
import { type Engine, LocalEngine } from "./engine.ts";
import { toFailure } from "./failures.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { CatchmateModule, Create } from "./module.ts";

function send(message: FromWorker, transfer: Transferable[] = []): void {
	postMessage(message, { transfer });
}

/** The memory of a result's arrays, which moves to the page without a copy. */
const buffersOf = (result: unknown): Transferable[] =>
	Object.values(Object(result))
		.filter((member) => ArrayBuffer.isView(member))
		.map(({ buffer }) => buffer as ArrayBuffer);

async function reply(id: number, answer: () => Promise<unknown>): Promise<void> {
	try {
		const result = await answer();
		send({ type: "result", id, result }, buffersOf(result));
	} catch (error) {
		send({ type: "error", id, error: toFailure(error) });
	}
}

/** Answers the messages to this thread, which must be a worker. */
export function serve(create: Create<CatchmateModule>): void {
	let engine: Engine | undefined;
	const running = new Map<number, AbortController>();
	const started = () => {
		if (engine === undefined) throw new Error("the engine has not started");
		return engine;
	};
	addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
		switch (data.type) {
			case "start":
				reply(data.id, async () => {
					engine = await LocalEngine.create(create, data.compiled);
				});
				break;
			case "ask":
				reply(data.id, async () => started().ask(...data.args));
				break;
			case "run": {
				const { id, task } = data;
				const controller = new AbortController();
				running.set(id, controller);
				const onProgress = (report: unknown) => send({ type: "progress", id, report });
				reply(id, async () =>
					started()
						.run(task.job, task.args, { signal: controller.signal, onProgress })
						.finally(() => running.delete(id)),
				);
				break;
			}
			case "abort":
				running.get(data.id)?.abort();
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
