package claims

import (
	"slices"

	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
)

// threats claims that the better move would have made a threat. If the other side passed
// after it, a mate in at most three moves or a gain of material within three plies would be
// proved. The played move makes no such threat. Neither move gives check. The line shows
// what happens if the other side overlooks the threat.
func threats(q *question) []Claim {
	if q.better == 0 {
		return nil
	}
	t := threat{newMater(q), newForcer(q), q.us()}
	if c, ok := t.mate(q); ok {
		return []Claim{c}
	}
	if c, ok := t.material(q); ok {
		return []Claim{c}
	}
	return nil
}

// A threat proves what would happen if the other side passed.
type threat struct {
	mater  *mater
	forcer *forcer
	by     bitboard.Side
}

// passed returns a position after its side to move has passed, and false in check.
func passed(p bitboard.Position) (bitboard.Position, bool) {
	if p.InCheck() {
		return p, false
	}
	p.MakeNull()
	return p, true
}

// mate claims a threat to mate.
func (t threat) mate(q *question) (Claim, bool) {
	could, quiet := passed(q.then(q.better))
	if !quiet || t.soon(could) == 0 {
		return Claim{}, false
	}
	if does, quiet := passed(q.after); !quiet || t.soon(does) > 0 {
		return Claim{}, false
	}
	n := t.soon(could)
	reply, line := t.overlooked(q.then(q.better), func(p bitboard.Position) []bitboard.Move {
		if found, line := t.mater.shortest(p); found > 0 && found <= n {
			return line
		}
		return nil
	})
	c := Claim{Kind: Threat, Side: side(t.by), Better: true, Moves: n, Text: say(mateThreat, true, sideWord(t.by))}
	c.Squares = []rules.Square{convert.Square(q.better.To())}
	c.Line = moves(append([]bitboard.Move{q.better, reply}, line...)...)
	return c, reply != 0
}

// gets reports whether the side to move can win so much material.
func (t threat) gets(p bitboard.Position, need int) bool {
	t.forcer.left = forceBound
	return t.forcer.wins(&p, need, threatPlies) != 0
}

// overlooked finds a reply after which the threat is carried out, quiet ones first.
func (t threat) overlooked(p bitboard.Position, show func(bitboard.Position) []bitboard.Move) (bitboard.Move, []bitboard.Move) {
	var all bitboard.List
	p.Generate(&all)
	replies := all.All()
	slices.SortStableFunc(replies, func(a, b bitboard.Move) int { return gain(&p, a) - gain(&p, b) })
	for _, reply := range replies[:min(len(replies), mostReplies)] {
		next := p
		next.Make(reply)
		if line := show(next); line != nil && gain(&p, reply) == 0 {
			return reply, line
		}
	}
	return 0, nil
}

// The bounds of threats.
const (
	threatPlies = 3
	mostReplies = 8 // tried for the line that shows the threat
)

// soon returns in how many moves the side to move can mate, 0 if it cannot in three.
func (t threat) soon(p bitboard.Position) int {
	if n, _ := t.mater.shortest(p); n <= 3 {
		return n
	}
	return 0
}

// material claims a threat to win material by a capture.
func (t threat) material(q *question) (Claim, bool) {
	p := q.then(q.better)
	start := gain(&q.before, q.better)
	could, quiet := passed(p)
	if !quiet {
		return Claim{}, false
	}
	first, won := t.forcer.best(could, start, threatPlies)
	if does, quiet := passed(q.after); won == 0 || !quiet || t.gets(does, won-gain(&q.before, q.played)) {
		return Claim{}, false
	}
	on := could.On(first.To())
	if on == bitboard.NoKind {
		return Claim{}, false
	}
	reply, line := t.overlooked(p, func(p bitboard.Position) []bitboard.Move {
		if p.On(first.To()) != on || p.Find(first.String()) != first || !t.forcer.after(p, first, won-start, threatPlies) {
			return nil
		}
		return t.forcer.line(p, first, won-start, threatPlies)
	})
	c := Claim{Kind: Threat, Side: side(t.by), Better: true, Gain: won, Text: say(Threat, true, sideWord(t.by), pieceOn(&could, first.To()))}
	c.Squares = []rules.Square{convert.Square(q.better.To()), convert.Square(first.To())}
	c.Line = moves(append([]bitboard.Move{q.better, reply}, line...)...)
	return c, reply != 0
}
