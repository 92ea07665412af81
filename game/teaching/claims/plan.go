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
	plies      int  // within which it is proved
}

// claim is the claim of a proved gain, with the line that shows it.
func (f *forcer) claim(q *moveContext, w plan) Claim {
	line := f.shown(q, w)
	c := Claim{Kind: Material, Side: side(w.from.Turn()), Gain: w.gain, Better: w.better, Squares: []rules.Square{convert.Square(w.first.To())}}
	if c.Gain -= max(0, short(w.from, line, w.need)); f.slips(w, line) {
		c.Gain = 0
	}
	whole := line
	if !w.better {
		whole = slices.Insert(slices.Clone(line), 0, q.played)
	}
	c.Line = moves(whole...)
	won, named := spoils(q.before, w.from.Turn(), whole, c.Gain)
	if c.Gain == 1 && (doubtful(won) || w.recaptures(q)) {
		c.Gain = 0
	}
	c.Kind, c.Text = w.said(q, &c, line, won, named)
	return c
}

// recaptures reports whether the better move captures what the played one captures too.
func (w plan) recaptures(q *moveContext) bool {
	return w.better && q.played.To() == w.first.To() && w.from.On(w.first.To()) != bitboard.NoKind
}

// said puts a proved gain into words: a better way to capture what was captured, a piece that can
// be captured without losing anything in return, on its square or elsewhere, the tactic that the
// first move is, a capture that an exchange on that square makes worthwhile, or just a gain by
// force. For a tactic, it adds the squares that are attacked.
func (w plan) said(q *moveContext, c *Claim, line []bitboard.Move, won phrase.Phrase, named bool) (Kind, phrase.Phrase) {
	m, tactical := tactic(w.from, line)
	on, exchanged := w.from.On(w.first.To()), exchange(w.from, w.first)
	tactical = tactical && w.need >= 2*exchanged && m.fits(&w.from, c.Gain)
	captures := on != bitboard.NoKind && exchanged > 0
	switch first := written(w.from, w.first); {
	case captures && w.recaptures(q):
		return Capture, phrase.Say("claims.here-way", first, pieceOn(&w.from, w.first.To()), won)
	case captures && (w.plain(exchanged, tactical || named) || !tactical && won.Form == alone(on)):
		return Capture, w.capture()
	case tactical:
		for _, s := range m.targets {
			c.Squares = append(c.Squares, convert.Square(s))
		}
		return m.kind, m.sentence(first, won, w.better)
	case captures:
		return Capture, say(Capture, w.better, first, pieceOn(&w.from, w.first.To()), won)
	}
	return Material, w.byForce(line, won)
}

// plain reports whether the first move captures a piece for nothing, and that is all that is won, or
// all that there are words for.
func (w plan) plain(exchanged int, more bool) bool {
	return exchanged == worth[w.from.On(w.first.To())] && w.need == w.gain && (w.need == exchanged || !more)
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

// longestNamed is how many moves a sentence names at most after the first one.
const longestNamed = 6

// byForce names the moves of a line up to the last one that changes the material, unless they are
// too many.
func (w plan) byForce(line []bitboard.Move, won phrase.Phrase) phrase.Phrase {
	var names rules.Moves
	last, p := 0, w.from
	for i, m := range line {
		if gain(&p, m) > 0 {
			last = i
		}
		names = append(names, written(p, m))
		p.Make(m)
	}
	words := []any{names[0], won}
	switch {
	case last == 0 || last > longestNamed:
		return say(wins, w.better, words...)
	case last == 2:
		return say(Material, w.better, append(words, names[1], names[2])...)
	}
	return say(longer, w.better, append(words, names[1:last+1])...)
}
