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

// touch sets the spot under the pointer.
func (p *Page) touch(at rules.Spot) {
	before := p.hover
	p.hover.spot = at
	if p.snap.Game.Game != nil && p.hover.about(p.snap) != before.about(p.snap) {
		p.draw()
	}
}

// touchKind sets the kind under the pointer in the climb.
func (p *Page) touchKind(k rules.Kind) {
	if k != p.hover.kind {
		p.hover.kind = k
		p.draw()
	}
}

// takenUp handles a piece that a hand has touched, by its spot.
func (p *Page) takenUp(at rules.Spot) {
	p.Session.Touch(at)
	p.Session.Reasons.Foreign(at)
}
