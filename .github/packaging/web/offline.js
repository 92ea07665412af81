// A service worker: the page starts from what it has loaded before, and without a network. Each
// build has a cache of its own; an old one goes once its page is closed.
"use strict";

importScripts("form.js");

const cache = "passedpawn-@BUILD@";
const all = [@FILES@];

// The programs are there in two forms, of which a browser needs one.
const programs = ["passedpawn.wasm.", "engine.wasm."].map(name => name + form());

addEventListener("install", event => event.waitUntil(caches.open(cache).then(c => c.addAll(["./", ...programs, ...all].map(current)))));

// current asks the server whether what the browser has is still current: otherwise the new
// build could be made of old files.
const current = file => new Request(file, { cache: "no-cache" });

addEventListener("activate", event =>
	event.waitUntil(
		caches.keys().then(names => Promise.all(names.filter(n => n.startsWith("passedpawn-") && n !== cache).map(n => caches.delete(n)))),
	),
);

addEventListener("fetch", event => {
	if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
		event.respondWith(caches.open(cache).then(c => c.match(event.request, { ignoreSearch: true })).then(kept => kept ?? fetch(event.request)));
	}
});
