/** The name of Simplified Chinese in itself. */
export const nativeName = "中文";
