// Fingers as a mouse: Fyne's driver for browsers knows no touch. A tap is a click, a long press
// is the right button, and a finger that moves drags.
"use strict";

const longPress = 500; // milliseconds

function touchAsMouse(canvas) {
	let timer = 0;
	let held = false; // the right button was pressed by a long press
	let finger = null; // its identifier
	let began = null;

	const send = (kind, at, button) =>
		document.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: at.clientX, clientY: at.clientY, button }));

	const mine = event => [...event.changedTouches].find(t => t.identifier === finger);

	canvas.addEventListener("touchstart", event => {
		event.preventDefault();
		if (finger !== null) {
			return;
		}
		began = event.changedTouches[0];
		finger = began.identifier;
		held = false;
		send("mousemove", began, 0);
		send("mousedown", began, 0);
		timer = setTimeout(() => {
			held = true;
			send("mousemove", { clientX: -9, clientY: -9 }, 0); // let go elsewhere, so that nothing is clicked
			send("mouseup", { clientX: -9, clientY: -9 }, 0);
			send("mousemove", began, 2);
			send("mousedown", began, 2);
			send("mouseup", began, 2);
		}, longPress);
	}, { passive: false });

	canvas.addEventListener("touchmove", event => {
		event.preventDefault();
		const touch = mine(event);
		if (!touch || held) {
			return;
		}
		if (Math.hypot(touch.clientX - began.clientX, touch.clientY - began.clientY) > 8) {
			clearTimeout(timer);
		}
		send("mousemove", touch, 0);
	}, { passive: false });

	const end = event => {
		event.preventDefault();
		const touch = mine(event);
		if (!touch) {
			return;
		}
		clearTimeout(timer);
		finger = null;
		if (!held) {
			send("mousemove", touch, 0);
			send("mouseup", touch, 0);
		}
		send("mousemove", { clientX: -9, clientY: -9 }, 0); // a finger that is lifted hovers nowhere
	};
	canvas.addEventListener("touchend", end, { passive: false });
	canvas.addEventListener("touchcancel", end, { passive: false });
}
