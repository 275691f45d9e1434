/** What a page has downloaded, from a browser that runs beside the tests or elsewhere. */
import { buffer } from "node:stream/consumers";
import type { Download } from "@playwright/test";

export const bytesOf = async (download: Download): Promise<Buffer> =>
	buffer(await download.createReadStream());
