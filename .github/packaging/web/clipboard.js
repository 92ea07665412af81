// The clipboard, as Fyne's driver for browsers asks for it. A browser gives none to a page that
// comes without encryption, as from a school's own server: then a text is copied from a field.
"use strict";

const clipboard = {
	system: navigator.clipboard, // undefined if there is none
	copied: "", // the last text of this page

	// readText resolves to the text that was copied last, as far as the page may know.
	async readText() {
		try {
			return await this.system.readText();
		} catch {
			return this.copied;
		}
	},

	// writeText copies a text. The page says so if the browser does not let it.
	async writeText(copied) {
		this.copied = copied;
		try {
			await this.system.writeText(copied);
		} catch {
			if (!fromField(copied)) {
				notice(text("uncopied"));
			}
		}
	},
};

// fromField copies a text from a field out of sight, and reports whether the browser lets it.
function fromField(copied) {
	const focused = document.activeElement;
	const field = document.createElement("textarea");
	field.value = copied;
	field.style.position = "fixed";
	field.style.top = "-9999px";
	document.body.append(field);
	field.select();
	const done = document.execCommand("copy");
	field.remove();
	focused?.focus();
	return done;
}

Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
