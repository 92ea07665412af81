// The keyboard of a phone, and input methods everywhere: they write into a field of the page that
// nobody sees, and what changes there changes in the program's field that has the focus. Fyne's
// driver looks for an element named dummyEntry, and gives it the focus with everything that has
// one, buttons as well. It knows only keys, and types only ASCII.
"use strict";

const filler = " "; // stands before what is typed, so that there always is something to delete

// typeInto returns what is to be called with the place of each tap.
function typeInto(entry) {
	const [focus, blur] = [entry.focus.bind(entry), entry.blur.bind(entry)];
	let before = filler; // what was in it when the program last heard of it
	let composing = false;

	// take takes what the line of the program's field has before its cursor: the field may have
	// refused a character, or its cursor may be elsewhere now.
	const take = text => {
		before = filler + text;
		if (entry.value !== before) { // else an input method would begin anew
			entry.value = before;
		}
		entry.setSelectionRange(before.length, before.length);
	};
	const restart = () => take(passedPawn.typed?.(0, "") ?? "");

	// put lays the field of the page over one of the program: the browser shows that place beside
	// its keyboard.
	const put = place => {
		for (const side of ["left", "top", "width", "height"]) {
			entry.style[side] = place[side] + "px";
		}
		entry.enterKeyHint = place.many ? "enter" : "done";
	};

	// follow gives the focus to the field of the page while one of the program has it.
	const follow = () => {
		const place = passedPawn.field?.();
		if (!place) {
			blur();
			return;
		}
		put(place);
		if (document.activeElement !== entry) {
			restart();
			focus();
		}
	};

	// The driver asks for the focus in the middle of what the program does, which cannot answer then.
	entry.focus = () => queueMicrotask(() => {
		restart();
		follow();
	});
	entry.blur = () => queueMicrotask(follow);

	// It does not say when Tab or the end of a dialog moves the focus.
	for (const kind of ["mouseup", "keyup"]) {
		document.addEventListener(kind, () => handled().then(follow));
	}

	entry.addEventListener("input", event => {
		const [was, is] = [[...before], [...entry.value]];
		let same = 0;
		while (same < was.length && was[same] === is[same]) {
			same++;
		}
		before = entry.value;
		const text = passedPawn.typed?.(was.length - same, is.slice(same).join(""));
		if (!event.isComposing) {
			take(text ?? "");
		}
	});

	// What the program makes of a composition is taken when that ends. Some browsers end it before
	// they say what it has become.
	entry.addEventListener("compositionstart", () => (composing = true));
	entry.addEventListener("compositionend", () => {
		composing = false;
		setTimeout(() => composing || restart());
	});

	entry.addEventListener("keydown", event => {
		if (writes(event)) {
			event.stopPropagation(); // else the driver keeps the browser from writing it
		} else {
			restart();
		}
	});

	// A tap on a field brings up the keyboard before the program has handled it: some browsers show
	// none later, when they no longer know that a person asks for it.
	return at => {
		const place = passedPawn.field?.(at.clientX, at.clientY);
		if (place) {
			blur(); // it has the focus without a keyboard if the program was quick, or the person hid it
			put(place);
			restart();
			focus();
		}
	};
}

// writes reports whether a key writes something that the driver cannot type.
function writes(event) {
	if (event.isComposing || event.keyCode === 229 || ["Dead", "Process", "Unidentified"].includes(event.key)) {
		return true;
	}
	const one = [...event.key].length === 1;
	return one && (event.getModifierState("AltGraph") || event.key > "~" && !event.ctrlKey && !event.metaKey);
}
