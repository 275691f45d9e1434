/** The frame and the live parts of the tutorial, in English. */
export const tutorial = {
	tag: "en",
	nativeName: "English",
	/** The name of the texts' files. */
	source: "en",
	/** The folder of its pages, with a slash; none for the language that the tutorial's address itself leads to. */
	folder: "",
	contents: "Contents",
	board: "Play on the board",
	/** Of a board in the text. */
	take: {
		heading: "Take this board along",
		note: "Paste the tag into a page of yours that loads widget.js, or use the picture.",
		copy: "Copy the tag",
		copied: "Copied ✓",
		picture: "Picture (SVG)",
		guide: "Author’s guide",
	},
	/** Of a question in the text. */
	ask: {
		answer: "Answer",
		check: "Check",
		yours: "Your answer",
		right: "Right.",
		wrong: "Not that. Look again.",
	},
	/** On the first page, for a reader who has been there. */
	goOn: (chapter: string) => `Go on with “${chapter}”`,
};
