// Runs a test of Go under Node with the files of the page instead of the computer's:
//
//	GOOS=js GOARCH=wasm go test -exec "node .../run.js" ./game/files/atomicfile
"use strict";

const computer = require("fs");
const { Files, install } = require("../../../../.github/packaging/web/files.js");

const program = computer.readFileSync(process.argv[2]);
const given = process.argv.slice(2);
const node = process;
globalThis.require = require;
install(new Files("/home/web"));
for (const [name, fd] of [["log", 1], ["warn", 2]]) {
	console[name] = text => computer.writeSync(fd, text + "\n");
}
require(node.env.WASM_EXEC);

const go = new Go();
go.argv = given;
go.env = { HOME: "/home/web", TMPDIR: "/tmp" };
go.exit = code => node.exit(code);
WebAssembly.instantiate(program, go.importObject).then(r => go.run(r.instance)).catch(error => {
	console.warn(error);
	node.exit(1);
});
