package shogi

import (
	"strings"

	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// ReadIllegal implements rules.IllegalReader. If there are several pieces, it chooses one
// that could move there on an empty board.
func (r Rules) ReadIllegal(pos rules.Position, text string) (rules.Move, bool) {
	p, ok := pos.(*position)
	if !ok {
		return rules.Move{}, false
	}
	clean := strings.TrimRight(strings.TrimSpace(text), "!? ")
	for _, form := range []func(*position, string) (wanted, bool){readUSI, readCSA, readWestern, readJapanese} {
		if w, ok := form(p, clean); ok {
			return p.meant(w)
		}
	}
	return rules.Move{}, false
}

// meant returns the wanted move, legal or not.
func (p *position) meant(w wanted) (m rules.Move, ok bool) {
	m.To = w.to.Seen()
	if w.kind == shogiboard.NoKind && w.arrives != shogiboard.NoKind {
		w.kind = w.arrives
	}
	from := w.from
	if from == shogiboard.None && w.drop != yes {
		from = p.nearest(w)
	}
	if from == shogiboard.None {
		m.Drop = rules.NoKind
		if w.kind < shogiboard.King {
			m.Drop = kinds[w.kind]
		}
		return m, m.Drop != rules.NoKind && w.drop != no
	}
	m.From = from.Seen()
	if kind := p.board.On(from); kind != shogiboard.NoKind {
		m.Promote = w.becomes(kind)
	}
	return m, true
}

// becomes returns the kind that a piece of a kind becomes, legal or not, as a move has it.
func (w wanted) becomes(kind shogiboard.PieceType) rules.Kind {
	promotes := w.promotes
	if promotes == open {
		promotes = w.turns(kind)
	}
	switch {
	case promotes == yes && kind == shogiboard.King:
		return PromotedPawn // Why refuses it
	case promotes == yes && !kind.MayPromote():
		return rules.King // likewise
	case promotes == yes:
		return kinds[kind.Promoted()]
	case promotes == no:
		return kinds[kind]
	}
	return rules.NoKind
}

// turns returns whether a piece of a kind promotes, if the text names the piece after the move,
// as CSA does.
func (w wanted) turns(kind shogiboard.PieceType) answer {
	switch {
	case w.arrives == shogiboard.NoKind:
	case w.arrives == kind:
		return no
	case kind.MayPromote() && w.arrives == kind.Promoted():
		return yes
	}
	return open
}

// nearest returns the square of a piece of the wanted kind, preferably one that could
// move there on an empty board.
func (p *position) nearest(w wanted) shogiboard.Square {
	if w.kind >= shogiboard.NoKind {
		return shogiboard.None
	}
	us := p.Turn()
	found := shogiboard.None
	for men := p.board.Pieces(w.kind, us); !men.Empty(); {
		s := men.Pop()
		if shogiboard.Attacks(us, w.kind, s, shogiboard.Set{}).Has(w.to) {
			return s
		}
		found = s
	}
	return found
}
