// Which form of the program a browser loads: a plain server does not pack it, so the page unpacks
// it. Brotli is a quarter smaller than gzip, which every browser can unpack.
"use strict";

function form() {
	try {
		new DecompressionStream("brotli");
		return "br";
	} catch {
		return "gz";
	}
}
