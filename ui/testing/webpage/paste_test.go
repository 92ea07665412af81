package webpage

import "testing"

// noReading makes the clipboard what it is in a browser that does not let the page read it, and
// notes what the program reads.
const noReading = `(() => {
	const read = clipboard.readText;
	clipboard.readText = async () => (clipboard.read = await read.call(clipboard));
	clipboard.system = { readText: () => Promise.reject(new Error("not allowed")) };
	clipboard.copied = "";
})()`

// TestPaste cuts a typed move and pastes it again by the browser, first into the field and then on
// the board.
func TestPaste(t *testing.T) {
	inBrowsers(t, desktop, func(p *person) {
		p.press(409, 535) // Two players
		p.key("e", false)
		p.key("4", false)
		p.key("a", true)
		p.key("x", true)
		p.wait("the move is cut", `clipboard.copied === "e4"`)
		p.still()
		p.ask(nil, noReading)
		p.key("v", true)
		p.still()
		p.key("Enter", false)
		p.keeps("1. e4")
		p.key("Escape", false)
		p.ask(nil, "(clipboard.read = null)")
		p.key("v", true) // on the board, where the text is no game
		p.wait("the board gets the text", `clipboard.read === "e4"`)
	})
}
