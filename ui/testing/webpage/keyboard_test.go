package webpage

import "testing"

// typing is an expression for whether the page would show the keyboard of a phone.
const typing = `document.activeElement.id === "dummyEntry"`

// askedByTap notes whether the field of the page is put over that of the program, with the focus,
// while the browser handles a tap: some browsers show no keyboard later.
const askedByTap = `(() => {
	const entry = document.getElementById("dummyEntry");
	globalThis.asked = false;
	addEventListener("touchend", () => (entry.style.left = ""), { capture: true });
	addEventListener("touchend", () => (asked ||= entry.style.left !== "" && document.activeElement === entry));
})()`

// refusing lets the program's fields refuse an x, and held is an expression for whether the field of
// the page has a text.
const (
	refusing = `(typed => (passedPawn.typed = (erased, text) => typed(erased, text.replaceAll("x", "")), null))(passedPawn.typed)`
	held     = `document.getElementById("dummyEntry").value === %q`
)

// TestKeyboard types moves with the keyboard of a phone, and with keys on the board. A field may
// refuse a character.
func TestKeyboard(t *testing.T) {
	inBrowsers(t, phone, func(p *person) {
		p.press(114, 530) // Two players
		p.wait("the board needs no keyboard", "!("+typing+")")
		p.ask(nil, askedByTap)
		p.press(180, 635) // Type a move
		p.wait("the field has the keyboard", typing)
		p.wait("the tap itself asks for the keyboard", "asked")
		p.write("e44")
		p.erase()
		p.key("Enter", false)
		p.keeps("1. e4")
		p.press(40, 310) // a square of the board
		p.wait("the board has taken the focus", "!("+typing+")")
		p.key("e", false)
		p.key("5", false)
		p.key("Enter", false)
		p.keeps("1. e4 e5")
		p.press(180, 635)
		p.ask(nil, refusing)
		p.write("Nfx")
		p.wait("the page has what the field has taken", held, " Nf")
		p.erase()
		p.wait("the field and the page agree", held, " N")
		p.write("f")
		p.write("3")
		p.write("\n") // some keyboards have no key for it
		p.keeps("1. e4 e5 2. Nf3")
	})
}
