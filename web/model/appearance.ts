/** How a board looks: attributes of the element, its scene, options of SVG pictures and attributes of tags follow from these lines. */

export type Theme = "auto" | "light" | "dark";

/** How a board looks. */
export interface Appearance {
	/** Light or dark colours; `auto`, the default, follows the reader's system. */
	readonly theme?: Theme | undefined;
}

/** All options of the appearance. */
export type FullAppearance = {
	readonly [Name in keyof Appearance]-?: NonNullable<Appearance[Name]>;
};

/** The values of each option, the default first. */
export const appearances = {
	theme: ["auto", "light", "dark"],
} as const satisfies { [Name in keyof FullAppearance]: readonly FullAppearance[Name][] };

/** The options in an object, with defaults. */
export const appearanceOf = (all: Appearance): FullAppearance =>
	Object.fromEntries(
		Object.entries(appearances).map(([name, [usual]]) => {
			const { [name as keyof Appearance]: value = usual } = all;
			return [name, value];
		}),
	) as FullAppearance;
