package play

import (
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// touch takes the spot under the hand.
func (p *Page) touch(at rules.Spot) {
	before := p.about()
	p.hand = at
	if p.match != nil && p.about() != before {
		p.refresh()
	}
}

// teaches reports whether the game has pieces that nobody can be expected to know.
func (p *Page) teaches() bool { return rules.Described(p.rules) }

// about says of the piece under the hand how it moves and what becomes of it.
func (p *Page) about() string {
	if text, ok := rules.Describe(p.rules, p.handled()); ok {
		return i18n.P(text)
	}
	return ""
}

// touchKind takes the kind under the pointer in the picture of the climb.
func (p *Page) touchKind(k rules.Kind) {
	if k != p.kind {
		p.kind = k
		p.refresh()
	}
}

// showClimb shows what pieces become in a game where they do without a choice.
func (p *Page) showClimb() {
	kinds := rules.Sequence(p.rules)
	came := (len(kinds) > 0) != (len(p.climb.kinds) > 0)
	if p.climb.show(kinds, p.handled()); came {
		p.beside.Refresh()
	}
}

// handled is the kind under the hand, on the board or in the climb.
func (p *Page) handled() rules.Kind {
	if p.kind != rules.NoKind {
		return p.kind
	}
	if p.match == nil {
		return rules.NoKind
	}
	piece, _ := rules.PieceAt(p.Shown(), p.hand)
	return piece.Kind
}
