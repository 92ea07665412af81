// The Worker in which an engine thinks. The page sends it the compiled program first, then texts
// that the program reads. An empty text to the page says that the Worker has failed.
"use strict";

importScripts("wasm_exec.js");

const early = []; // what came before the program could listen
let receive = text => early.push(text);

// What the program asks for: a function for the texts.
globalThis.listen = program => {
	receive = program;
	early.forEach(text => receive(text));
};

onmessageerror = () => postMessage("");

onmessage = async event => {
	if (typeof event.data === "string") {
		receive(event.data);
		return;
	}
	try {
		const go = new Go();
		await go.run(await WebAssembly.instantiate(event.data, go.importObject));
	} finally {
		postMessage("");
	}
};
