import { catchmate } from "catchmate/remark";

export default {
	title: "Catchmate",
	url: "https://catchmate.example",
	baseUrl: "/",
	clientModules: ["./board.js"],
	markdown: { format: "detect" },
	presets: [["classic", { docs: { routeBasePath: "/", remarkPlugins: [catchmate] } }]],
};
