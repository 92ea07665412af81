package play

import "passedpawn/game/rules"

// touch takes the square under the hand.
func (p *Page) touch(at rules.Square, on bool) {
	before := p.about()
	p.hand, p.handOn = at, on
	if p.match != nil && p.about() != before {
		p.refresh()
	}
}

// about says of the piece under the hand how it moves and what becomes of it, in
// games whose pieces nobody can be expected to know.
func (p *Page) about() string {
	r, ok := p.rules.(interface{ Describe(rules.Kind) string })
	if !ok || !p.handOn || p.match == nil {
		return ""
	}
	piece, stands := p.Shown().At(p.hand)
	if !stands {
		return ""
	}
	return r.Describe(piece.Kind)
}
