const frame = document.querySelector("iframe");
const output = document.querySelector("output");
const origin = new URL(frame.src).origin;

addEventListener("message", ({ source, origin: sender, data }) => {
	if (source !== frame.contentWindow || sender !== origin) return;
	if (data.catchmate === "size") frame.height = data.height;
	if (data.catchmate === "move") output.textContent += `${data.side} ${data.ply} `;
});

document.querySelector("button").addEventListener("click", () => {
	const attributes = { position: "3 1 2 2 2", mode: "analyse", lang: "zh" };
	frame.contentWindow.postMessage({ catchmate: "set", attributes }, origin);
});
