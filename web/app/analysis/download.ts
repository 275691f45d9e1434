/** Downloads all positions of the board's table, in the format of `catchmate table`. */
import { effect, signal } from "@preact/signals-core";
import type { CountProgress, Table, TableFormat } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import { download } from "../shell/download.ts";
import { type PageFailure, pageFailureOf } from "../shell/failure.ts";
import { atIntervals } from "../shell/work.ts";

export class TableDownload {
	readonly #board: CatchmateBoard;
	/** Of the download under way; null for none. */
	readonly progress = signal<CountProgress | null>(null);
	readonly failure = signal<PageFailure | null>(null);
	#running: AbortController | null = null;

	constructor(board: CatchmateBoard) {
		this.#board = board;
	}

	/** Ends a download with its table. */
	follow(): void {
		effect(() => {
			void this.#board.table;
			return () => this.stop();
		});
	}

	stop(): void {
		this.#running?.abort();
		this.#running = null;
		this.progress.value = null;
		this.failure.value = null;
	}

	async start(table: Table, format: TableFormat): Promise<void> {
		this.stop();
		const running = new AbortController();
		this.#running = running;
		this.progress.value = { counted: 0, positions: table.positions };
		try {
			const file = await this.#fileOf(table, format, running.signal);
			if (running.signal.aborted) return;
			this.stop();
			download(this.#board, format, file);
		} catch (error) {
			if (running.signal.aborted) return;
			this.stop();
			this.failure.value = pageFailureOf(error);
		}
	}

	async #fileOf(table: Table, format: TableFormat, signal: AbortSignal): Promise<Blob> {
		const onProgress = atIntervals((progress: CountProgress) => {
			if (!signal.aborted) this.progress.value = progress;
		});
		const pieces: Blob[] = [];
		for await (const bytes of table.file(format, { signal, onProgress })) {
			// The browser may keep blobs on the disk.
			pieces.push(new Blob([bytes]));
		}
		return new Blob(pieces);
	}
}
