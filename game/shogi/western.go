package shogi

import (
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// Write implements rules.Rules: the notation of Western books, "P-7f", "Bx3c+", "S*5e".
// "=" means that a promotion is declined. If another piece of the kind could move there,
// the origin is added, "G6g-5h".
func (Rules) Write(pos rules.Position, m rules.Move) string {
	if m.Null() {
		return "--"
	}
	p := pos.(*position)
	to := shogiboard.SquareOf(m.To)
	if k, ok := kindOf(m.Drop); ok {
		return k.String() + "*" + to.String()
	}
	from := shogiboard.SquareOf(m.From)
	kind := p.board.On(from)
	text := kind.String()
	if len(p.origins(kind, to)) > 1 {
		text += from.String()
	}
	if p.board.On(to) != shogiboard.NoKind {
		text += "x" + to.String()
	} else {
		text += "-" + to.String()
	}
	switch {
	case m.Promote != rules.NoKind:
		return text + "+"
	case p.board.MayPromote(from, to):
		return text + "="
	}
	return text
}

// origins returns the squares from which pieces of a kind can move to a square.
func (p *position) origins(kind shogiboard.PieceType, to shogiboard.Square) (all []shogiboard.Square) {
	p.fill()
	for _, m := range p.small {
		if m.To() != to || m.Drop() != shogiboard.NoKind || p.board.On(m.From()) != kind {
			continue
		}
		if n := len(all); n == 0 || all[n-1] != m.From() {
			all = append(all, m.From())
		}
	}
	return all
}
