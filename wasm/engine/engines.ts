/** The engines of a solver: this thread's, and a worker's for long work. */
import type { LocalEngine } from "./engine.ts";
import type { CatchmateModule } from "./module.ts";
import type { WorkerEngine } from "./worker-engine.ts";

export class Engines<Module extends CatchmateModule = CatchmateModule> {
	readonly local: LocalEngine<Module>;
	#worker: WorkerEngine | undefined;

	constructor(local: LocalEngine<Module>, worker?: WorkerEngine) {
		this.local = local;
		this.#worker = worker;
	}

	/**
	 * The worker's engine once it has started; this thread's if no worker can start. A worker that ended is started
	 * again.
	 */
	async forLongWork(): Promise<LocalEngine<Module> | WorkerEngine> {
		try {
			await this.#worker?.ready();
		} catch (error) {
			if (this.#worker?.hasRun) throw error;
			this.#worker?.dispose();
			this.#worker = undefined;
		}
		return this.#worker ?? this.local;
	}

	dispose(): void {
		this.#worker?.dispose();
		this.local.dispose();
	}
}
