package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// material claims that the opponent can win material by force after the played move, or
// that the better move would have won it. Gains count from the position before the move,
// so that an exchange that the move itself began is counted whole. Nothing is claimed that
// holds for the compared move too: material that the better move also loses, or that the
// played one also wins.
func material(q *moveContext) (all []Claim) {
	f := newForcer(q)
	all = f.claims(q, f.now(q))
	if len(all) == 0 {
		all = loosened(q, f)
	}
	return append(all, f.claims(q, f.here(q))...)
}

// now returns what the opponent can win after the played move, in the order in which it is
// to be claimed: the most, and what the reply of the engine wins.
func (f *forcer) now(q *moveContext) (all []plan) {
	paid := gain(&q.before, q.played)
	add := func(first bitboard.Move, won int, chosen bool) {
		if won > 0 && !f.also(q, won) {
			all = append(all, plan{q.after, first, won + paid, won, false, chosen})
		}
	}
	first, won := f.best(q.after, -paid, deepest)
	add(first, won, false)
	if q.reply != 0 {
		add(q.reply, f.keeps(q.after, q.reply, -paid), true)
	}
	return all
}

// here returns what the better move would have won.
func (f *forcer) here(q *moveContext) []plan {
	if q.better == 0 {
		return nil
	}
	won := f.keeps(q.before, q.better, 0)
	if won == 0 || f.after(q.before, q.played, won, deepest) {
		return nil
	}
	return []plan{{q.before, q.better, won, won, true, true}}
}

// claims returns the claim about the first plan that is worth one. A single pawn, and a
// small gain that is no capture and no known tactic, are too little to promise, because
// what the other side gets for them may weigh more. They are only claimed if the move is
// the one that the engine would have played. Otherwise a lack of protection is claimed,
// which is decided by the exchange on one square.
func (f *forcer) claims(q *moveContext, plans []plan) []Claim {
	for _, w := range plans {
		if w.gain == 1 && w.from.On(w.first.To()) != bitboard.NoKind && exchange(w.from, w.first) > 0 {
			return []Claim{f.loose(q, w)}
		}
		if w.gain == 1 && !w.chosen {
			continue
		}
		c := f.claim(q, w)
		if w.chosen && c.Gain > 0 || c.Gain > 1 && (c.Kind != Material || c.Gain >= leastQuiet) {
			return []Claim{c}
		}
	}
	return nil
}

// A plan is a proved gain: a position, the first move of the winner, how much it wins from
// there, and how much from the position before the played move.
type plan struct {
	from       bitboard.Position
	first      bitboard.Move
	need, gain int
	better     bool
	chosen     bool // an engine would have played the first move
}

// leastQuiet is what a gain that is no capture and no known tactic has to be worth. The
// exchange, won in such a roundabout way, is often given up for something better.
const leastQuiet = 3

// enough is more than is counted exactly. Mate is worth as much.
const enough = 15

// best returns the most material that the side to move can be proved to win, and the first
// move. Counting begins with start.
func (f *forcer) best(p bitboard.Position, start, plies int) (first bitboard.Move, won int) {
	f.left = forceBound
	for need := 1; need <= enough; need++ {
		m := f.wins(&p, need-start, plies)
		if m == 0 {
			break
		}
		first, won = m, need
	}
	return first, won
}

// after reports whether the side to move wins so much material with a move.
func (f *forcer) after(p bitboard.Position, m bitboard.Move, need, plies int) bool {
	f.left = forceBound
	need -= gain(&p, m)
	p.Make(m)
	return f.earlier[p.Key()] == 0 && f.holds(&p, need, plies-1)
}

// keeps returns the most material that a move of the side to move can be proved to win.
// Counting begins with start.
func (f *forcer) keeps(p bitboard.Position, m bitboard.Move, start int) (won int) {
	for won < enough && f.after(p, m, won+1-start, deepest) {
		won++
	}
	return won
}

// also reports whether the better move loses as much.
func (f *forcer) also(q *moveContext, won int) bool {
	if q.better == 0 {
		return false
	}
	f.left = forceBound
	p := q.then(q.better)
	return f.wins(&p, won+gain(&q.before, q.better), deepest) != 0
}

// claim puts a proved gain into words: a piece that can be captured without losing
// anything in return, on its square or elsewhere, the tactic that the first move is, a
// capture that an exchange on that square makes worthwhile, or just a gain by force.
func (f *forcer) claim(q *moveContext, w plan) Claim {
	by, to := w.from.Turn(), w.first.To()
	line := f.line(w.from, w.first, w.need, deepest)
	m, tactical := tactic(w.from, line)
	on, exchanged := w.from.On(to), exchange(w.from, w.first)
	c := Claim{Kind: Material, Side: side(by), Gain: w.gain, Better: w.better, Squares: []rules.Square{convert.Square(to)}}
	switch {
	case exchanged == worth[on] && on != bitboard.NoKind && (w.need == exchanged || w.need > exchanged && !tactical):
		c.Kind, c.Text = Capture, say(free, w.better, pieceOn(&w.from, to))
	case tactical && w.need > exchanged:
		c.Kind, c.Text = m.kind, m.sentence(by, to, w.better)
		for _, s := range m.targets {
			c.Squares = append(c.Squares, convert.Square(s))
		}
	case exchanged > 0 && on != bitboard.NoKind:
		c.Kind, c.Text = Capture, say(Capture, w.better, sideWord(by), pieceOn(&w.from, to))
	case w.gain == 1 && onePawn(w.from, line):
		c.Text = say(pawn, w.better, sideWord(by), convert.Square(to))
	default:
		c.Text = say(Material, w.better, sideWord(by), convert.Square(to))
	}
	c.Gain -= max(0, short(w.from, line, w.need))
	if !w.better {
		line = slices.Insert(line, 0, q.played)
	}
	c.Line = moves(line...)
	return c
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
