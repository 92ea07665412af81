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
func (p *Page) put(at rules.Square) {
	piece := p.tool.piece
	if there, _ := p.position.At(at); there == piece {
		piece = rules.Piece{}
	}
	p.set(p.position.Put(at, piece))
}

// gone takes away what was on a square.
func (p *Page) gone(at rules.Spot) {
	if s, on := at.Square(); on {
		p.set(p.position.Put(s, rules.Piece{}))
	}
}

// drop puts a piece that was dragged from beside the board.
func (p *Page) drop(piece rules.Piece, at fyne.Position) {
	p.board.Carry(rules.Piece{}, at)
	if s, on := p.board.Under(at).Square(); on {
		p.set(p.position.Put(s, piece))
	}
}

// Flip turns the board round.
func (p *Page) Flip() {
	p.below = p.below.Other()
	p.refresh()
}

// typed puts a piece on the square of the keys by its letter in FEN; F turns the
// board.
func (p *Page) typed(letter rune) {
	at, on := p.board.State().Cursor.Square()
	switch piece, ok := p.position.Piece(letter); {
	case ok && on && p.board.State().CursorShown:
		p.set(p.position.Put(at, piece))
	case !ok && letter|0x20 == 'f':
		p.Flip()
	}
}
