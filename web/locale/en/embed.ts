/** Embedding a board in another page, in English. */

export const embed = {
	form: { heading: "Embed as", tag: "Tag and script", markdown: "Markdown" },
	mode: {
		heading: "Mode",
		show: "Show",
		analyse: "Analyse",
		play: "Play",
		edit: "Edit",
		puzzle: "Puzzle",
		/** Explains each choice. */
		notes: {
			show: "Readers look at the game and step through it.",
			analyse: "Readers move both sides and see what every move is worth.",
			play: "Readers play one side against a perfect opponent.",
			edit: "Readers change the board; every change is solved at once.",
			puzzle: "Readers look for the best moves; until then they see only the goal.",
		},
	},
	hints: {
		heading: "Hints",
		auto: "Automatic",
		staged: "Step by step",
		full: "Full",
		off: "Off",
	},
	size: {
		heading: "Width",
		of: (most: number | null): string => (most === null ? "Full width" : `Up to ${most} px`),
	},
	language: { heading: "Language", auto: "Automatic" },
	theme: { heading: "Colours", auto: "Automatic", light: "Light", dark: "Dark" },
	copy: "Copy snippet",
	/** Below the snippet. A page on disk has no URL for other pages. */
	note: {
		tag: (isServed: boolean): string =>
			isServed
				? "One script and one style sheet serve all boards of a page. Load them from this site, as here, or host them with your page:"
				: "One script and one style sheet serve all boards of a page. Put them beside your page:",
		download: (file: string): string => `download ${file}`,
		markdown:
			"A site with Catchmate's plugin or script shows the board; everywhere else, as on GitHub, readers see the drawing.",
	},
	/** The link to the guide. */
	guide: { href: "guide/index.html", before: "Everything the tag can do:", text: "author's guide" },
};
