// Starts the program: reads what is kept, loads the program with a bar, runs it, and gives it the
// browser's own dialogs for files.
"use strict";

const home = "/home/web";
const documents = home + "/Documents"; // where opened files go; what is saved there is also downloaded
const files = new Files(home);

function show(sentence) {
	document.getElementById("progress").hidden = true;
	const problem = document.getElementById("problem");
	problem.textContent = sentence;
	problem.hidden = false;
	document.getElementById("loading").hidden = false;
}

function notice(sentence) {
	document.getElementById("notice-text").textContent = sentence;
	const close = document.getElementById("notice-close");
	close.setAttribute("aria-label", text("close"));
	close.onclick = () => (document.getElementById("notice").hidden = true);
	document.getElementById("notice").hidden = false;
}

// alone resolves to true if no other tab runs the program; the lock lasts as long as the page.
function alone() {
	if (!navigator.locks) {
		return Promise.resolve(true);
	}
	return new Promise(resolve => {
		navigator.locks.request("passedpawn", { ifAvailable: true }, lock => {
			resolve(lock !== null);
			return lock && new Promise(() => {});
		}).catch(() => resolve(true)); // the browser gives this page no locks
	});
}

// forgets resolves to whether this is known to be a private window: Firefox and Safari give a page no
// folder of its own there. Chromium does not let a page tell.
async function forgets() {
	try {
		await navigator.storage?.getDirectory?.();
		return false;
	} catch {
		return true;
	}
}

// keep restores what is kept and asks the browser not to throw it away.
async function keep() {
	try {
		await files.restore("passedpawn");
		files.failed = error => notice(text("unsaved", error));
		navigator.storage?.persist?.().catch(() => {}); // some browsers ask the person: nothing waits for that
		forgets().then(so => so && notice(text("private")));
	} catch {
		notice(text("unkept"));
	}
	files.make(documents);
}

// load returns a compiled program. It tells arrived how much of it there is, from 0 to 1.
async function load(name, arrived) {
	const response = await fetch(name + ".wasm." + form());
	if (!response.ok) {
		throw new Error(response.status + " " + response.statusText);
	}
	const total = Number(response.headers.get("Content-Length"));
	let seen = 0;
	const counted = new TransformStream({
		transform(chunk, controller) {
			seen += chunk.length;
			if (total) {
				arrived(Math.min(1, seen / total));
			}
			controller.enqueue(chunk);
		},
	});
	const program = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream(form() === "br" ? "brotli" : "gzip"));
	return WebAssembly.compileStreaming(new Response(program, { headers: { "Content-Type": "application/wasm" } }));
}

// free returns a path in the folder of documents that no other file has.
function free(name) {
	const dot = name.lastIndexOf(".");
	const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
	for (let n = 1; ; n++) {
		const path = documents + "/" + stem + (n > 1 ? ` (${n})` : "") + ending;
		if (!files.exists(path)) {
			return path;
		}
	}
}

// put writes a file of the computer into the folder of documents and returns its path. The same
// file again keeps its path.
async function put(file) {
	const data = new Uint8Array(await file.arrayBuffer());
	const path = documents + "/" + file.name;
	const there = files.exists(path);
	if (there && there.size === data.length && data.every((byte, i) => byte === there.data[i])) {
		return path;
	}
	const to = free(file.name);
	const node = plain(0o600);
	node.data = data;
	node.size = data.length;
	files.find(documents).children.set(base(to), node);
	files.touch(to, node);
	return to;
}

// putAll puts files of the computer and resolves to their paths, none if one cannot be read.
async function putAll(list) {
	try {
		return await Promise.all([...list].map(put));
	} catch (error) {
		notice(text("unread", error));
		return [];
	}
}

// download hands a file to the person.
function download(path) {
	const node = files.exists(path);
	if (!node || node.children || /(^\.|\.lock$|~$)/.test(base(path))) {
		return; // it was a file on the way to another
	}
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([node.data.slice(0, node.size)], { type: "application/octet-stream" }));
	link.download = base(path);
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const due = new Map(); // downloads that will begin, by path: a file that is written in parts is one

files.saved = path => {
	if (parent(path) === documents) {
		clearTimeout(due.get(path));
		due.set(path, setTimeout(() => {
			due.delete(path);
			download(path);
		}, 50));
	}
};

let fills = false; // the page is to fill the screen and does not do so yet

// fillScreen asks the browser for the full screen, which not every browser has. Firefox allows it only
// while the person presses something, so the page asks again at the next press.
function fillScreen() {
	if (fills) {
		document.documentElement.requestFullscreen?.().catch(() => {});
	}
}

for (const kind of ["mouseup", "touchend", "keyup"]) {
	addEventListener(kind, event => event.isTrusted && fillScreen(), { capture: true });
}
addEventListener("fullscreenchange", () => (fills &&= !document.fullscreenElement));

// What the program asks the page for.
globalThis.passedPawn = {
	// choose lets the person choose files and resolves to their paths, none if they cancel.
	choose(endings, many) {
		return new Promise(resolve => {
			const input = document.createElement("input");
			Object.assign(input, { type: "file", accept: endings, multiple: many, hidden: true });
			const done = paths => {
				input.remove();
				resolve(paths);
			};
			input.onchange = () => done(putAll(input.files));
			input.oncancel = () => done([]);
			document.body.append(input); // so that it stays while its dialog is open
			input.click();
		});
	},
	// target returns the path for a file that is to be saved under a name.
	target: name => free(name),
	// fill switches the page to the full screen, or back.
	fill(on) {
		fills = on;
		if (on) {
			fillScreen();
		} else if (document.fullscreenElement) {
			document.exitFullscreen().catch(() => {});
		}
	},
	// asset resolves to the content of a file that the program needs and that is not in it, null
	// if it cannot be loaded.
	async asset(name) {
		try {
			const response = await fetch("assets/" + name, { signal: AbortSignal.timeout(20_000) });
			if (!response.ok) {
				throw new Error(response.status + " " + response.statusText);
			}
			return new Uint8Array(await response.arrayBuffer());
		} catch (error) {
			notice(text("missing", error.message));
			return null;
		}
	},
	// engine starts an engine in a Worker, whose texts go to receive: an empty one if it has
	// failed. It returns null if none can be started.
	engine(receive) {
		if (!thinker) {
			return null;
		}
		let worker = null;
		try {
			worker = new Worker("engine.js");
			worker.onmessage = event => receive(event.data);
			worker.onerror = worker.onmessageerror = () => receive("");
			worker.postMessage(thinker);
		} catch {
			return null; // the page thinks itself
		}
		return {
			send: text => worker.postMessage(text),
			end: () => {
				worker.onmessage = worker.onerror = worker.onmessageerror = null;
				worker.terminate();
			},
		};
	},
	// opened is set by the program: it takes the paths of files that were dropped on the page.
	opened: null,
	// handled is set by the program: it calls a function once it has handled all events so far.
	handled: null,
	// field is set by the program: it returns where the text field is that has the focus, or the one
	// at a place of the page, and whether it has many lines, null if there is none.
	field: null,
	// typed is set by the program: it takes back characters in that field, and types a text.
	typed: null,
};

addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", async event => {
	event.preventDefault();
	const paths = await putAll(event.dataTransfer.files);
	if (paths.length > 0) {
		passedPawn.opened?.(...paths);
	}
});

let thinker = null; // the compiled program of the engines, null until it is loaded

// loadRest loads what the page needs later, and without a network, once the program has begun to
// draw. Until then an engine thinks in the page itself.
async function loadRest() {
	thinker = await load("engine", () => {}).catch(() => null);
	navigator.serviceWorker?.register("offline.js").catch(() => {}); // without it the page needs the network
}

async function run() {
	if (!await alone()) {
		show(text("elsewhere"));
		return;
	}
	install(files);
	const tapped = typeInto(document.getElementById("dummyEntry"));
	const [module] = await Promise.all([load("passedpawn", part => (document.getElementById("progress").value = part)), keep()]);
	const go = new Go();
	go.argv = ["passedpawn"];
	go.env = { HOME: home, TMPDIR: "/tmp", LANG: navigator.language.replace("-", "_") + ".UTF-8" };
	new MutationObserver((_, observer) => {
		const canvas = document.querySelector("canvas");
		if (canvas) {
			observer.disconnect();
			touchAsMouse(canvas, tapped);
			document.getElementById("loading").hidden = true;
			loadRest();
		}
	}).observe(document.body, { childList: true });
	await go.run(await WebAssembly.instantiate(module, go.importObject));
	show(text("ended"));
}

run().catch(error => show(text("broken", error.message)));
