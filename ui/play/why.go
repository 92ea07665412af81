package play

import (
	"fmt"
	"time"

	"passedpawn/game/law"
	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/look"
)

// why is what the page shows of the last try that was refused.
type why struct {
	proof []boardview.Drawing
	turn  int          // numbers the proofs, so that each is wiped by its own clock
	told  map[any]bool // kinds of reasons, or their texts
}

// proven is how long a proof stays on the board.
const proven = 6 * time.Second

// refused says why a step is not legal, and draws what proves it. Play goes on
// meanwhile.
func (p *Page) refused(from, to rules.Square) {
	if from == to {
		return
	}
	text, drawn := p.reason(from, to)
	if text == "" {
		p.Say(fmt.Sprintf("%v to %v is not a legal move.", from, to))
		return
	}
	p.why.proof = drawn
	p.why.turn++
	turn := p.why.turn
	time.AfterFunc(proven, func() {
		p.Post(func() {
			if turn == p.why.turn && p.why.proof != nil {
				p.why.proof = nil
				p.refresh()
			}
		})
	})
	p.Say(text)
}

// reason is why a step is not legal, if the person wants to hear it, and what
// proves it.
func (p *Page) reason(from, to rules.Square) (text string, drawn []boardview.Drawing) {
	if r, ok := p.rules.(describer); ok {
		why := r.Why(p.Shown(), from, to)
		if !p.explains(why.Text) {
			return "", nil
		}
		if why.Proven {
			drawn = []boardview.Drawing{{Arrow: boardmodel.Arrow{From: why.By, To: why.At}, Colour: look.DrawingColour('R')}}
		}
		return why.Text, drawn
	}
	if !p.orthodox() {
		return "", nil
	}
	r := law.Why(p.Shown(), from, to)
	if !p.explains(r.Kind) {
		return "", nil
	}
	return r.String(), proof(r)
}

// explains reports whether the person wants to hear of such a thing now.
func (p *Page) explains(k any) bool {
	if p.why.told == nil {
		p.why.told = map[any]bool{}
	}
	before := p.why.told[k]
	p.why.told[k] = true
	switch p.settings.Explain {
	case "never":
		return false
	case "once":
		return !before
	}
	return true
}

// proof is an arrow from the piece that forbids a move to what it forbids, or a
// ring round the one that stands in the way.
func proof(r law.Reason) []boardview.Drawing {
	arrow := boardmodel.Arrow{From: r.By, To: r.At}
	switch r.Kind {
	case law.Blocked, law.CastleBlocked, law.OwnPiece, law.PawnStraight, law.PawnNoPassing:
		arrow.To = r.By
	case law.PassingExposes, law.Pinned, law.StillInCheck, law.DoubleCheck, law.IntoCheck,
		law.CastleInCheck, law.CastleThrough, law.CastleInto:
	default:
		return nil
	}
	return []boardview.Drawing{{Arrow: arrow, Colour: look.DrawingColour('R')}}
}
