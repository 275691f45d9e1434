/** What the widget needs of the package, in one piece: it runs on the page and, as text, in the worker. */
export { decode, encode } from "./code.ts";
export { CodeError, UnsoundError } from "./errors.ts";
export { serve } from "./serve.ts";
export { start, unpack } from "./start.ts";
