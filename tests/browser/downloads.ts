/** A page's downloads, from a local or remote browser. */
import { buffer } from "node:stream/consumers";
import type { Download } from "@playwright/test";

export const bytesOf = async (download: Download): Promise<Buffer> =>
	buffer(await download.createReadStream());
