package editor

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
)

// A tool is what a press on the board does: pick up, remove or put a piece.
type tool struct {
	away  bool
	piece rules.Piece // has no kind for none
}

// take chooses a tool, or puts down a piece that is already chosen.
func (p *Page) take(t tool) {
	if t == p.tool {
		t = tool{}
	}
	p.tool = t
	p.refresh()
}

// put applies the tool. Putting the same piece a second time removes it.
func (p *Page) put(at rules.Spot) {
	piece := p.tool.piece
	there, _ := rules.PieceAt(p.position, at)
	_, onBoard := at.Square()
	switch {
	case p.tool.away, onBoard && there == piece:
		p.set(p.position.Lift(at))
	default:
		p.set(p.position.Lay(at, piece))
	}
}

// gone removes the piece on a spot.
func (p *Page) gone(at rules.Spot) { p.set(p.position.Lift(at)) }

// drop puts down a piece that was dragged from beside the board.
func (p *Page) drop(piece rules.Piece, at fyne.Position) {
	p.board.Carry(rules.Piece{}, at)
	p.set(p.position.Lay(p.board.Under(at), piece))
}

// Flip flips the board.
func (p *Page) Flip() {
	p.below = p.below.Other()
	p.refresh()
}

// typed puts a piece at the keyboard cursor by its letter in FEN or SFEN. A plus turns
// over a tile, and F flips the board.
func (p *Page) typed(letter rune) {
	at, shown := p.board.State().Cursor, p.board.State().CursorShown
	_, onBoard := at.Square()
	there, some := rules.PieceAt(p.position, at)
	switch piece, ok := p.position.Piece(letter); {
	case p.ear.Waits():
		p.ear.Letter(letter)
	case ok && shown:
		p.set(p.position.Lay(at, piece))
	case letter == '+' && shown && onBoard && some:
		p.set(p.position.Lay(at, p.position.Other(there)))
	case !ok && letter|0x20 == 'f':
		p.Flip()
	default:
		p.ear.Letter(letter)
	}
}
