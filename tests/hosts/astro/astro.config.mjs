import { defineConfig } from "astro/config";
import { catchmate } from "catchmate/remark";

export default defineConfig({ markdown: { remarkPlugins: [catchmate] } });
