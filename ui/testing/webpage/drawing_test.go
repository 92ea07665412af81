package webpage

import "testing"

// holding is a function that holds a finger on a place of the page until that is a long press, moves
// it to another place and lifts it.
const holding = `(async (from, to) => {
	const canvas = document.querySelector("canvas");
	const touch = (kind, [x, y]) => canvas.dispatchEvent(new TouchEvent(kind, {
		cancelable: true, changedTouches: [new Touch({ identifier: 9, target: canvas, clientX: x, clientY: y })],
	}));
	const pressed = new Promise(done => addEventListener("mousedown", event => event.button === 2 && done()));
	[longPress, globalThis.usual] = [1, longPress];
	touch("touchstart", from);
	await pressed;
	longPress = usual;
	touch("touchmove", to);
	touch("touchend", to);
	await sent.then(handled);
})([%v, %v], [%v, %v])`

// TestDrawing draws with a finger: a long press is a circle, and an arrow if the finger moves on.
func TestDrawing(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		p.press(114, 530) // Two players
		p.squares("e2", "e4")
		left, top, square := p.board()
		at := func(file, rank float64) (x, y float64) { return left + (file-0.5)*square, top + (8.5-rank)*square }
		hold := func(file, rank, toFile, toRank float64) {
			x, y := at(file, rank)
			toX, toY := at(toFile, toRank)
			p.ask(nil, holding, x, y, toX, toY)
			p.still()
		}
		hold(5, 5, 5, 5)
		hold(4, 7, 4, 5)
		p.key("d", true) // Keep arrows with this move
		p.keeps("[%csl Ge5][%cal Gd7d5]")
	})
}
