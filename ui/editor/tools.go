package editor

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
)

// A tool is what a press on the board does: it picks up, or takes away, or puts
// a piece.
type tool struct {
	away  bool
	piece rules.Piece // none has no kind
}

// take chooses a tool; a piece that is chosen already is put down.
func (p *Page) take(t tool) {
	if t == p.tool {
		t = tool{}
	}
	p.tool = t
	p.refresh()
}

// put does what the tool does; the same piece a second time goes again.
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

// gone takes away what was on a spot.
func (p *Page) gone(at rules.Spot) { p.set(p.position.Lift(at)) }

// drop puts a piece that was dragged from beside the board.
func (p *Page) drop(piece rules.Piece, at fyne.Position) {
	p.board.Carry(rules.Piece{}, at)
	p.set(p.position.Lay(p.board.Under(at), piece))
}

// Flip turns the board round.
func (p *Page) Flip() {
	p.below = p.below.Other()
	p.refresh()
}

// typed puts a piece on the spot of the keys by its letter in FEN or SFEN; a plus turns
// a tile over, F turns the board.
func (p *Page) typed(letter rune) {
	at, shown := p.board.State().Cursor, p.board.State().CursorShown
	_, onBoard := at.Square()
	there, some := rules.PieceAt(p.position, at)
	switch piece, ok := p.position.Piece(letter); {
	case ok && shown:
		p.set(p.position.Lay(at, piece))
	case letter == '+' && shown && onBoard && some:
		p.set(p.position.Lay(at, p.position.Other(there)))
	case !ok && letter|0x20 == 'f':
		p.Flip()
	}
}
