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

// A describer is a rule set whose pieces nobody can be expected to know.
type describer interface {
	Describe(rules.Kind) string
	Climb(marked rules.Kind) string
}

func (p *Page) teaches() bool {
	_, ok := p.rules.(describer)
	return ok
}

// about says of the piece under the hand how it moves and what becomes of it.
func (p *Page) about() string {
	r, ok := p.rules.(describer)
	if kind := p.handled(); ok && kind != rules.NoKind {
		return r.Describe(kind)
	}
	return ""
}

// handled is the kind under the hand.
func (p *Page) handled() rules.Kind {
	if !p.handOn || p.match == nil {
		return rules.NoKind
	}
	piece, _ := p.Shown().At(p.hand)
	return piece.Kind
}
