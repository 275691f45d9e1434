/** Compares a program's output for the judge input with the exact answers. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Detection, Problem, Rules } from "catchmate/workshop";
import type { FilesFault } from "../../../locale/en/detective.ts";
import type { Context } from "../../shell/context.ts";
import { mostCharacters } from "../../shell/controls/text-area.ts";
import { type PageFailure, pageFailureOf } from "../../shell/failure.ts";
import { whenDrawn, work } from "../../shell/work.ts";
import { inWorkshop } from "../../shell/workshop.ts";
import { FilesError, readFiles } from "./files.ts";

export type Finding =
	/** All answers are right. */
	| { readonly kind: "right"; readonly boards: number }
	| { readonly kind: "wrong"; readonly detection: Detection }
	| { readonly kind: "files"; readonly fault: FilesFault; readonly file: string }
	| { readonly kind: "failed"; readonly failure: PageFailure };

/** The id of the finding's element. */
export const findingId = "detected";

/** The judge input. */
interface Judged {
	readonly state: {
		readonly rules: ReadonlySignal<Rules | null>;
		readonly text: ReadonlySignal<string>;
		readonly answers: ReadonlySignal<{
			readonly problems: readonly Problem[];
			readonly chosen: number;
		} | null>;
	};
	readonly bring: (text: string) => Promise<void>;
	readonly choose: (index: number) => Promise<void>;
	readonly isInput: (text: string) => Promise<boolean>;
	readonly show: () => void;
}

export interface DetectiveView extends Context {
	readonly detective: Detective;
}

export class Detective {
	/** The program's output. */
	readonly output = signal("");
	readonly #text: Judged;
	/** The texts of the last comparison and its finding; null while it runs. */
	readonly #last = signal<{ input: string; output: string; finding: Finding | null } | null>(null);
	readonly #current = computed(() => {
		const { value: last } = this.#last;
		const isCurrent =
			last?.input === this.#text.state.text.value && last.output === this.output.value;
		return isCurrent ? last : null;
	});
	#comparing = new AbortController();

	constructor(text: Judged) {
		this.#text = text;
	}

	/** The finding for the current texts; null for none. */
	get finding(): Finding | null {
		return this.#current.value?.finding ?? null;
	}

	get isWorking(): boolean {
		return this.#current.value?.finding === null;
	}

	/** Reports an output that is too long. */
	refuse(length: number): void {
		this.#set({ kind: "failed", failure: { kind: "too-long", length, most: mostCharacters } });
	}

	/** Finds the first wrong answer and shows its board. The text box shows errors of the input. */
	async compare(): Promise<void> {
		this.#comparing.abort();
		this.#comparing = new AbortController();
		await work.track(this.#compare(this.#comparing.signal));
	}

	stop(): void {
		this.#comparing.abort();
		this.#last.value = null;
	}

	async #compare(signal: AbortSignal): Promise<void> {
		const { answers, rules, text: input } = this.#text.state;
		if (answers.peek() === null) await this.#text.bring(input.peek());
		const problems = answers.peek()?.problems;
		const game = rules.peek();
		if (signal.aborted || problems === undefined || game === null) return;
		this.#set(null);
		const compared = this.#last.peek();
		try {
			const detection = await inWorkshop(signal, (workshop) =>
				workshop.detect(game, input.peek(), this.output.peek(), { signal }),
			);
			if (this.#current.peek() !== compared) return;
			if (detection !== null && answers.peek()?.chosen !== detection.board - 1) {
				await this.#text.choose(detection.board - 1);
				if (this.#current.peek() !== compared) return;
			}
			const right = { kind: "right", boards: problems.length } as const;
			this.#set(detection === null ? right : { kind: "wrong", detection });
		} catch (error) {
			if (!signal.aborted) this.#set({ kind: "failed", failure: pageFailureOf(error) });
		}
	}

	/** Reads files with an input, an output, or both, and compares the texts. */
	async take(files: readonly File[]): Promise<void> {
		const text = this.#text;
		const long = files.find(({ size }) => size > mostCharacters);
		if (long !== undefined) {
			text.show();
			this.refuse(long.size);
			return;
		}
		try {
			const { input, output } = await work.track(readFiles(files, (each) => text.isInput(each)));
			if (output !== undefined) this.output.value = output;
			if (input === undefined) text.show();
			else await text.bring(input);
			if (output !== undefined) await this.compare();
		} catch (error) {
			text.show();
			this.#set(
				error instanceof FilesError
					? { kind: "files", fault: error.fault, file: error.file }
					: { kind: "failed", failure: pageFailureOf(error) },
			);
		}
	}

	/** Takes files dropped anywhere on the page. */
	listenToDrop(document: Document): void {
		for (const type of ["dragover", "drop"] as const) {
			document.addEventListener(type, (event) => {
				const { types, files } = event.dataTransfer ?? {};
				if (!types?.includes("Files")) return;
				event.preventDefault();
				if (type === "drop") void this.take([...(files ?? [])]);
			});
		}
	}

	/** Shows the finding for the current texts; null for a comparison under way. */
	#set(finding: Finding | null): void {
		const input = this.#text.state.text.peek();
		this.#last.value = { input, output: this.output.peek(), finding };
		whenDrawn(() => document.getElementById(findingId)?.scrollIntoView({ block: "nearest" }));
	}
}
