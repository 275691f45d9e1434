/** The languages. Each is a line here and a folder beside this file; the type check finds the other lists of languages. */

/** The name of each language in itself, by its BCP 47 tag. The first is the default. */
export const languages = {
	en: "English",
	"zh-CN": "中文",
} as const;

export type Tag = keyof typeof languages;

export const tags = Object.keys(languages) as readonly Tag[];

/** Words in every language. The English ones define the type. */
export type InEach<Words> = Readonly<Record<Tag, Words>>;

/** A language's folder: its tag without region and script. */
export const folderOf = (tag: string): string => (tag.split("-", 1)[0] ?? "").toLowerCase();

/** The supported language for a tag, whatever its region or script; undefined if there is none. */
export const tagFor = (asked: string): Tag | undefined =>
	tags.find((tag) => folderOf(tag) === folderOf(asked));

/** The first supported language in a reader's order of preference, otherwise English. */
export const preferredTag = (asked: readonly string[]): Tag =>
	asked.map(tagFor).find((tag) => tag !== undefined) ?? "en";
