/** Reads files of judge input and of a program's output. */
import type { FilesFault } from "../../../locale/en/detective.ts";

/** Files that cannot be compared; `file` is the name of the faulty file, empty if all are at fault. */
export class FilesError extends Error {
	constructor(
		readonly fault: FilesFault,
		readonly file = "",
	) {
		super(`${fault} ${file}`);
	}
}

const inputName = /(?:^|[^a-z])in(?:put)?\d*(?:\.txt)?$/i;
const outputName = /(?:^|[^a-z])(?:out(?:put)?|ans)\d*(?:\.txt)?$/i;

/**
 * Reads an input, an output, or both. Names tell them apart, or else contents.
 * @param isInput whether a text is the input of a game
 * @throws FilesError
 */
export async function readFiles(
	files: readonly File[],
	isInput: (text: string) => Promise<boolean>,
): Promise<{ readonly input: string | undefined; readonly output: string | undefined }> {
	if (files.length > 2) throw new FilesError("many");
	const inputs: string[] = [];
	const outputs: string[] = [];
	for (const file of files) {
		const bytes = await file.arrayBuffer();
		let text: string;
		try {
			text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		} catch {
			throw new FilesError("no-text", file.name);
		}
		const isNamedInput = inputName.test(file.name);
		const isOne = isNamedInput || (!outputName.test(file.name) && (await isInput(text)));
		(isOne ? inputs : outputs).push(text);
	}
	if (inputs.length > 1) throw new FilesError("inputs");
	if (outputs.length > 1) throw new FilesError("no-input");
	return { input: inputs[0], output: outputs[0] };
}
