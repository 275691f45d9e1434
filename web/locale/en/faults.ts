/** The faults of a board in a page's source, in English. */

export const faults = {
	noAttribute: (name: string): string => `a board has no attribute ${name}`,
	wrongValue: (name: string, value: string): string => `${name} cannot be ${value}`,
	noGame: (id: string): string => `there is no game ${id}`,
	unreadable: (name: string, reason: string): string => `${name} cannot be read: ${reason}`,
	files: {
		missing: "there is no such file",
		forbidden: "permission denied",
		unreadable: "it cannot be read",
	},
	checked: (boards: number, files: number): string =>
		`${boards === 1 ? "1 board" : `${boards} boards`} in ${files === 1 ? "1 file" : `${files} files`}`,
};
