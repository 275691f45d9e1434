/** The name of English in itself. */
export const nativeName = "English";
