package shogi

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// Read implements rules.Rules. It knows the Western and the Japanese notation, USI and
// CSA. If a piece may promote and the text does not say whether it does, the text is
// ambiguous; USI, CSA and KIF always say it.
func (r Rules) Read(pos rules.Position, text string) (rules.Move, error) {
	p := pos.(*position)
	p.fill()
	clean := strings.TrimRight(strings.TrimSpace(text), "!? ")
	for _, form := range []func(*position, string) (wanted, bool){readUSI, readCSA, readWestern, readJapanese} {
		if w, ok := form(p, clean); ok {
			return r.choose(p, w, text)
		}
	}
	return rules.Move{}, rules.NotMove(text)
}

// An answer is what a text says about a property of a move: yes, no or nothing.
type answer uint8

const (
	open answer = iota
	yes
	no
)

// A wanted is what a text says about a move. See anything for what it leaves open.
type wanted struct {
	kind     shogiboard.PieceType // of the piece that moves; NoKind for any
	arrives  shogiboard.PieceType // of the piece after the move; NoKind for any
	from, to shogiboard.Square
	drop     answer
	promotes answer
	way      way // of the Japanese notation
}

// anything returns a wanted that leaves everything open.
func anything() wanted {
	return wanted{kind: shogiboard.NoKind, arrives: shogiboard.NoKind, from: shogiboard.None, to: shogiboard.None}
}

// choose returns the only legal move that is wanted.
func (r Rules) choose(p *position, w wanted, text string) (rules.Move, error) {
	var found []int
	for i, m := range p.small {
		if w.fits(&p.board, m) {
			found = append(found, i)
		}
	}
	found = p.preferred(w, found)
	switch len(found) {
	case 1:
		return p.moves[found[0]], nil
	case 0:
		return rules.Move{}, phrase.Errorf("common.not-legal-move", text)
	}
	return rules.Move{}, phrase.Errorf("common.could-be-or", text, rules.Written(r, p, p.moves[found[0]]), rules.Written(r, p, p.moves[found[1]]))
}

// fits reports whether a move is as wanted, ignoring what depends on other moves.
func (w wanted) fits(b *shogiboard.Position, m shogiboard.Move) bool {
	if m.To() != w.to {
		return false
	}
	if k := m.Drop(); k != shogiboard.NoKind {
		return w.fitsDrop(k)
	}
	from := m.From()
	kind := b.On(from)
	arrives := kind
	if m.Promotes() {
		arrives = kind.Promoted()
	}
	switch {
	case w.drop == yes,
		w.kind != shogiboard.NoKind && w.kind != kind,
		w.arrives != shogiboard.NoKind && w.arrives != arrives,
		w.from != shogiboard.None && w.from != from,
		w.promotes == yes && !m.Promotes(),
		w.promotes == no && m.Promotes():
		return false
	}
	return true
}

// fitsDrop reports whether a drop of a piece onto the right square is as wanted.
func (w wanted) fitsDrop(k shogiboard.PieceType) bool {
	return w.drop != no && w.promotes != yes && w.from == shogiboard.None &&
		(w.kind == k || w.kind == shogiboard.NoKind) && (w.arrives == k || w.arrives == shogiboard.NoKind)
}
