/** Putting a board into a page of one's own, in English. */

export const embed = {
	form: { heading: "Embed as", tag: "Tag and script", frame: "Frame", markdown: "Markdown" },
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
			puzzle: "Readers look for the best moves; until they are found, only the goal is told.",
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
	/** Below the snippet; a page that is not on a web site has no address that others can name. */
	note: {
		tag: (isServed: boolean): string =>
			isServed
				? "One script and one style sheet serve all boards of a page. Load them from this site, as here, or host them with your page:"
				: "One script and one style sheet serve all boards of a page. Put them beside your page:",
		download: (file: string): string => `download ${file}`,
		frame: (isServed: boolean): string =>
			isServed
				? "A frame needs no script in your page."
				: "This page is on your disk, so the frame works on this computer alone.",
		markdown:
			"A site with Catchmate's plugin or script shows the board; everywhere else, as on GitHub, readers see the drawing.",
	},
	/** The page of the guide, and what leads to it. */
	guide: { href: "guide/index.html", before: "Everything the tag can do:", text: "author's guide" },
	preview: "Live preview",
};

export type EmbedWords = Readonly<typeof embed>;
