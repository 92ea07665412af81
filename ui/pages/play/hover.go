package play

import (
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// A hover is what the pointer is on: a spot of the board, or a kind in the climb.
type hover struct {
	spot rules.Spot
	kind rules.Kind
}

// of returns the kind of piece under the pointer.
func (h hover) of(s session.Snapshot) rules.Kind {
	if h.kind != rules.NoKind {
		return h.kind
	}
	if s.Game.Game == nil {
		return rules.NoKind
	}
	piece, _ := rules.PieceAt(s.Place.Position(), h.spot)
	return piece.Kind
}

// about describes how the piece under the pointer moves and what it becomes.
func (h hover) about(s session.Snapshot) string {
	if text, ok := rules.Describe(s.Rules, h.of(s)); ok {
		return i18n.P(text)
	}
	return ""
}

// point sets what the pointer is on.
func (p *Page) point(at hover) {
	before := p.hover
	p.hover = at
	if p.snap.Game.Game != nil && at.of(p.snap) != before.of(p.snap) {
		p.climb.show(p.climb.kinds, at.of(p.snap))
		p.footer.describe(at.about(p.snap))
	}
}

// takenUp handles a piece that a hand has touched, by its spot.
func (p *Page) takenUp(at rules.Spot) {
	p.Session.Touch(at)
	p.Session.Reasons.Foreign(at)
}
