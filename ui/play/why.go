package play

import (
	"time"

	"passedpawn/game/law"
	"passedpawn/game/rules"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
)

// why is what the page shows of the last try that was refused.
type why struct {
	proof []boardview.Drawing
	wipe  func()          // stops the timer that wipes the proof
	told  map[string]bool // kinds of reasons
}

// proven is how long a proof stays on the board.
const proven = 6 * time.Second

// refused says why a step is not legal, and draws what proves it. Play goes on
// meanwhile.
func (p *Page) refused(origin rules.Spot, to rules.Square) {
	if origin.Is(to) || p.barred() {
		return
	}
	r := law.Refusal(p.rules, p.Shown(), origin.To(to))
	if r.Legal() || !p.explains(r.Kind) {
		p.notLegal(origin, to)
		return
	}
	p.prove(i18n.P(r.Text), boardview.Proof(r))
}

// notLegal says that a step is not legal, without a reason.
func (p *Page) notLegal(origin rules.Spot, to rules.Square) {
	name := rules.SquareName(p.rules, to)
	if piece, held := origin.HandPiece(); held {
		p.Say(i18n.F("The %v cannot be dropped on %v.", piece.Kind, name))
	} else if from, ok := origin.Square(); ok {
		p.Say(i18n.F("%v to %v is not a legal move.", rules.SquareName(p.rules, from), name))
	}
}

// prove says something, and draws what proves it for some time.
func (p *Page) prove(text string, drawn []boardview.Drawing) {
	if p.why.wipe != nil {
		p.why.wipe()
	}
	p.why.proof = drawn
	p.why.wipe = p.After(proven, func() {
		if p.why.proof != nil {
			p.why.proof = nil
			p.refresh()
		}
	})
	p.Say(text)
}

// explains reports whether the person wants to hear of such a thing now.
func (p *Page) explains(kind string) bool {
	if p.why.told == nil {
		p.why.told = map[string]bool{}
	}
	before := p.why.told[kind]
	p.why.told[kind] = true
	switch p.settings.Explain {
	case "never":
		return false
	case "once":
		return !before
	}
	return true
}
