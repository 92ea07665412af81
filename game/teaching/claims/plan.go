package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A plan is a proved gain: a position, the first move of the winner, how much it wins from
// there, and how much from the position before the played move.
type plan struct {
	from       bitboard.Position
	first      bitboard.Move
	need, gain int
	better     bool
	chosen     bool // an engine would have played the first move
}

// claim puts a proved gain into words: a piece that can be captured without losing
// anything in return, on its square or elsewhere, the tactic that the first move is, a
// capture that an exchange on that square makes worthwhile, or just a gain by force.
func (f *forcer) claim(q *moveContext, w plan) Claim {
	line := f.line(w.from, w.first, w.need, deepest)
	m, tactical := tactic(w.from, line)
	c := Claim{Kind: Material, Side: side(w.from.Turn()), Gain: w.gain, Better: w.better, Squares: []rules.Square{convert.Square(w.first.To())}}
	c.Gain -= max(0, short(w.from, line, w.need))
	whole := line
	if !w.better {
		whole = slices.Insert(slices.Clone(line), 0, q.played)
	}
	c.Line = moves(whole...)
	won := spoils(q.before, w.from.Turn(), whole, c.Gain)
	on, exchanged := w.from.On(w.first.To()), exchange(w.from, w.first)
	whoever := exchanged == worth[on] && w.need == w.gain && (w.need == exchanged || w.need > exchanged && !tactical)
	switch captures := on != bitboard.NoKind && exchanged > 0; {
	case captures && whoever:
		c.Kind, c.Text = Capture, w.capture()
	case tactical && w.need > exchanged:
		c.Kind, c.Text = m.kind, m.sentence(written(w.from, w.first), won, w.better)
		for _, s := range m.targets {
			c.Squares = append(c.Squares, convert.Square(s))
		}
	case captures:
		c.Kind, c.Text = Capture, say(Capture, w.better, written(w.from, w.first), pieceOn(&w.from, w.first.To()), won)
	default:
		c.Text = w.byForce(line, won)
	}
	return c
}

// capture says that the first move captures a piece without loss, and whether there is no
// recapture.
func (w plan) capture() phrase.Phrase {
	kind, then := takes, w.from
	then.Make(w.first)
	var all bitboard.List
	then.Generate(&all)
	if !slices.ContainsFunc(all.All(), func(m bitboard.Move) bool { return m.To() == w.first.To() }) {
		kind = free
	}
	return say(kind, w.better, written(w.from, w.first), pieceOn(&w.from, w.first.To()))
}

// byForce names the first moves of a line, unless the third only ends a check.
func (w plan) byForce(line []bitboard.Move, won phrase.Phrase) phrase.Phrase {
	words := []any{written(w.from, w.first), won}
	if len(line) < 3 {
		return say(wins, w.better, words...)
	}
	p := w.from
	p.Make(line[0])
	reply := written(p, line[1])
	p.Make(line[1])
	if p.InCheck() && gain(&p, line[2]) == 0 {
		return say(wins, w.better, words...)
	}
	return say(Material, w.better, append(words, reply, written(p, line[2]))...)
}

// short returns how much less a line shows than has been proved: what follows after its
// end is not shown. Nothing is missing from a line that ends in mate.
func short(p bitboard.Position, line []bitboard.Move, need int) int {
	us := p.Turn()
	for _, m := range line {
		if p.Turn() == us {
			need -= gain(&p, m)
		} else {
			need += gain(&p, m)
		}
		p.Make(m)
	}
	if p.InCheck() && !canMove(&p) {
		return 0
	}
	return need
}
