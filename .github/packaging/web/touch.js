// Fingers as a mouse: Fyne's driver for browsers knows no touch. A tap is a click, a long press
// is the right button, and a finger that moves drags: after a long press on a board it draws an
// arrow.
"use strict";

let longPress = 500; // milliseconds; a test on a busy machine takes longer for a tap
const nowhere = { clientX: -9, clientY: -9 }; // what is let go here is not clicked
let sent = Promise.resolve(); // resolves once the program has handled all buttons

// handled resolves once the program has handled all events so far. It waits while the browser
// draws.
function handled() {
	return new Promise(done => passedPawn.handled ? passedPawn.handled(done) : done());
}

// touchAsMouse lets a canvas be touched. It tells tapped of each tap while the browser handles it.
function touchAsMouse(canvas, tapped) {
	let timer = 0;
	let held = false; // the right button was pressed by a long press
	let draws = false; // it is not let go before the finger is lifted
	let finger = null; // its identifier
	let began = null;
	let moved = false; // a finger trembles: it moves once it is far enough from where it began

	// The program knows only the last place of the mouse, and looks for it when it handles a
	// button. So the mouse stays there until then.
	const send = (kind, at, button) => {
		sent = sent.then(() => {
			document.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: at.clientX, clientY: at.clientY, button }));
			return kind === "mousemove" ? null : handled();
		});
	};

	const letGo = (at, button) => {
		send("mousemove", at, button);
		send("mouseup", at, button);
	};

	const mine = event => [...event.changedTouches].find(t => t.identifier === finger);

	canvas.addEventListener("touchstart", event => {
		event.preventDefault();
		if (finger !== null) {
			return;
		}
		began = event.changedTouches[0];
		finger = began.identifier;
		held = false;
		moved = false;
		send("mousemove", began, 0);
		send("mousedown", began, 0);
		const press = () => {
			held = true;
			letGo(nowhere, 0);
			send("mousemove", began, 2);
			send("mousedown", began, 2);
			draws = passedPawn.draws?.(began.clientX, began.clientY) ?? false;
			if (draws) {
				navigator.vibrate?.(15); // there is nothing to see yet
			} else {
				send("mouseup", began, 2);
			}
		};
		// A page that was busy first hears of a finger that was lifted meanwhile.
		timer = setTimeout(() => (timer = setTimeout(press, 0)), longPress);
	}, { passive: false });

	canvas.addEventListener("touchmove", event => {
		event.preventDefault();
		const touch = mine(event);
		if (!touch || held && !draws) {
			return;
		}
		moved ||= Math.hypot(touch.clientX - began.clientX, touch.clientY - began.clientY) > 8;
		if (moved) {
			clearTimeout(timer);
			send("mousemove", touch, 0);
		}
	}, { passive: false });

	// end lets go where the finger was lifted, or nowhere if the browser took the touch away.
	const end = event => {
		event.preventDefault();
		const touch = mine(event);
		if (!touch) {
			return;
		}
		clearTimeout(timer);
		finger = null;
		const at = event.type === "touchcancel" ? nowhere : moved ? touch : began;
		if (!held) {
			letGo(at, 0);
			if (event.type === "touchend" && !moved) {
				tapped(began);
			}
		} else if (draws) {
			letGo(at, 2);
		}
		send("mousemove", nowhere, 0); // a finger that is lifted hovers nowhere
	};
	canvas.addEventListener("touchend", end, { passive: false });
	canvas.addEventListener("touchcancel", end, { passive: false });
}
