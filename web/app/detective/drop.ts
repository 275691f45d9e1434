/** Files that are dropped anywhere on the page. */
import type { Detective } from "./model.ts";

export function listenToDrop(
	document: Document,
	{ detective }: { readonly detective: Detective },
): void {
	const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
	document.addEventListener("dragover", (event) => {
		if (hasFiles(event)) event.preventDefault();
	});
	document.addEventListener("drop", (event) => {
		if (hasFiles(event)) {
			event.preventDefault();
			void detective.take([...(event.dataTransfer?.files ?? [])]);
		}
	});
}
