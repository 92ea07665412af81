package tsume

import (
	"slices"

	"passedpawn/game/shogi/shogiboard"
)

// A prover decides by trying everything: each check, and each answer to it. It shares
// nothing with the search that made the problems.
type prover struct{ known map[question]bool }

// A question is whether the side to move mates in a number of plies.
type question struct {
	key  uint64
	left int
}

func newProver() *prover { return &prover{map[question]bool{}} }

// mates reports whether the side to move mates by checks, in a number of plies at most.
func (p *prover) mates(b *shogiboard.Position, left int) bool {
	if left < 1 {
		return false
	}
	q := question{b.Key(), left}
	mates, known := p.known[q]
	if !known {
		mates = slices.ContainsFunc(moves(b), func(m shogiboard.Move) bool { return p.by(b, m, left) })
		p.known[q] = mates
	}
	return mates
}

// by reports whether a move mates in a number of plies at most.
func (p *prover) by(b *shogiboard.Position, m shogiboard.Move, left int) bool {
	defer b.Unmake(m, b.Make(m))
	if !b.InCheck() {
		return false
	}
	answers := moves(b)
	if len(answers) == 0 || left == 1 {
		return len(answers) == 0
	}
	for shorter := min(left-2, 1); shorter <= left-2; shorter += 2 {
		if i := slices.IndexFunc(answers, func(a shogiboard.Move) bool {
			defer b.Unmake(a, b.Make(a))
			return !p.mates(b, shorter)
		}); i < 0 {
			return true
		} else if i > 0 {
			answers[0], answers[i] = answers[i], answers[0] // it may well refute the longer mate, too
		}
	}
	return false
}

func moves(b *shogiboard.Position) []shogiboard.Move {
	var l shogiboard.List
	b.Generate(&l)
	return slices.Clone(l.All())
}

// fault says which convention a problem breaks, "" for none. Another mate that is longer
// by so many plies is looked for.
func (p *prover) fault(b shogiboard.Position, solution []string, longer int) string {
	start, attacker := b, b.Turn()
	for i, text := range solution {
		left, m := len(solution)-i, b.Find(text)
		at := b.String()
		switch {
		case m == 0:
			return at + ": " + text + " is not legal"
		case i%2 == 1 && p.after(b, m, left-3):
			return at + ": " + text + " does not hold out longest"
		case i%2 == 0 && !p.by(&b, m, left):
			return at + ": " + text + " does not mate in time"
		case i%2 == 0 && p.mates(&b, left-2):
			return at + ": there is a shorter mate"
		case i%2 == 0 && p.another(&b, m, left, longer):
			return at + ": " + text + " is not the only move that mates"
		}
		b.Make(m)
	}
	if held(&b, attacker) > 0 {
		return b.String() + ": something is left in hand"
	}
	if at := p.choice(&start, len(solution), longer); at != "" {
		return at + ": more than one move mates"
	}
	return ""
}

// choice returns a position in which several moves mate, "" for none: the start, or one
// reached by the only moves that mate and any defences that hold out longest. It does not
// look at last moves, of which there may be several.
func (p *prover) choice(b *shogiboard.Position, left, longer int) string {
	if left == 1 {
		return ""
	}
	all := moves(b)
	mate := all[slices.IndexFunc(all, func(m shogiboard.Move) bool { return p.by(b, m, left) })]
	if p.another(b, mate, left, longer) {
		return b.String()
	}
	defer b.Unmake(mate, b.Make(mate))
	for _, m := range moves(b) {
		undo, at := b.Make(m), ""
		if !p.mates(b, left-4) {
			at = p.choice(b, left-2, longer)
		}
		if b.Unmake(m, undo); at != "" {
			return at
		}
	}
	return ""
}

// after reports whether there is a mate in a number of plies after a move.
func (p *prover) after(b shogiboard.Position, m shogiboard.Move, left int) bool {
	b.Make(m)
	return p.mates(&b, left)
}

// another reports whether another move mates. The last one may promote or not.
func (p *prover) another(b *shogiboard.Position, than shogiboard.Move, left, longer int) bool {
	return slices.ContainsFunc(moves(b), func(m shogiboard.Move) bool {
		return m != than && (left > 1 || !differInPromotion(m, than)) && p.by(b, m, left+longer)
	})
}

func differInPromotion(a, b shogiboard.Move) bool {
	return a.Drop() == shogiboard.NoKind && b.Drop() == shogiboard.NoKind && a.From() == b.From() && a.To() == b.To()
}

// held returns how many pieces a side has in hand.
func held(b *shogiboard.Position, side shogiboard.Side) (n int) {
	for k := range shogiboard.Droppable {
		n += b.Hand(side, shogiboard.PieceType(k))
	}
	return n
}
