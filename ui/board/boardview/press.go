package boardview

// A press is that of a button of the mouse on the board.
type press struct {
	held bool
	then func() // what waits for its end, nil for nothing
}

// release ends the press.
func (p *press) release() {
	then := p.then
	if *p = (press{}); then != nil {
		then()
	}
}

// Released calls a function once no button of the mouse is held on a board, at once if none is.
// Whoever moves the focus elsewhere waits for that: when a button is released, Fyne takes the focus
// from a widget that is not under the pointer.
func Released(b *Widget, do func()) {
	if !b.press.held {
		do()
		return
	}
	b.press.then = do
}
