// The clipboard, as Fyne's driver for browsers asks for it. A browser gives none to a page that
// comes without encryption, as from a school's own server: then a text is copied from a field.
"use strict";

const clipboard = {
	system: navigator.clipboard, // undefined if there is none
	copied: "", // the last text of this page
	given: null, // what the browser pasted last, null once the person does something else

	// readText resolves to the text that was copied last, as far as the page may know.
	async readText() {
		if (this.given !== null) {
			return this.given;
		}
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

// pasteByKeys lets the browser paste what the driver would ask the clipboard for: the person
// pressed the keys, so no browser has to ask whether it may.
function pasteByKeys() {
	const mac = navigator.platform.includes("Mac"); // as the driver has it
	const v = { bubbles: true, cancelable: true, key: "v", code: "KeyV", keyCode: 86, ctrlKey: !mac, metaKey: mac };

	const done = event => {
		if (event.isTrusted) {
			clipboard.given = null;
		}
	};
	addEventListener("keydown", done, { capture: true });
	addEventListener("pointerdown", done, { capture: true });

	addEventListener("keydown", event => {
		const control = mac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
		const pastes = control && !event.shiftKey && !event.altKey && event.keyCode === v.keyCode;
		if (event.isTrusted && pastes) {
			event.stopImmediatePropagation();
		}
	}, { capture: true });

	addEventListener("paste", event => {
		event.preventDefault();
		clipboard.given = event.clipboardData.getData("text/plain");
		for (const kind of ["keydown", "keyup"]) {
			document.dispatchEvent(new KeyboardEvent(kind, v));
		}
	});
}

pasteByKeys();
