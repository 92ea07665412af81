package tsume

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/shogi/shogimate"
)

// The bounds of the search for a defence: the plies by which a mate may be longer than
// the solution, and the positions examined for each answer.
const (
	beyond  = 6
	examine = 20_000
)

// Why says why a legal move is not the solution: it gives no check, or the defender has
// an answer. It searches for the answer, which can take a moment.
func (r *Run) Why(m rules.Move) Answer {
	written := rules.Written(r.Rules(), r.Position(), m)
	next, err := r.Position().Play(m)
	switch {
	case err != nil:
		return Answer{}
	case len(next.Checks()) == 0:
		return Answer{Text: phrase.Say("tsume.no-check", written)}
	}
	b := shogi.Board(next)
	reply := defence(b, r.Left())
	if reply == 0 {
		return Answer{}
	}
	answer := shogi.RulesMove(&b, reply)
	who, with := rules.SideName(r.Rules(), r.line[0], next.Turn()), rules.Written(r.Rules(), next, answer)
	return Answer{Text: how(&b, reply, answer.To == m.To, who, with), Reply: answer}
}

// how says what an answer to a check does. It captures the piece that moved last if it
// takes that.
func how(b *shogiboard.Position, m shogiboard.Move, takes bool, who phrase.Phrase, with rules.SAN) phrase.Phrase {
	switch {
	case takes:
		return phrase.Say("tsume.captured", who, with)
	case m.Drop() == shogiboard.NoKind && m.From() == b.King(b.Turn()):
		return phrase.Say("tsume.king-escapes", who, with)
	case b.Occupied().Has(m.To()):
		return phrase.Say("tsume.captured", who, with)
	}
	return phrase.Say("tsume.blocked", who, with)
}

// defence returns an answer after which there is no mate by checks, or the one that holds
// out longest. It returns 0 if there is none.
func defence(b shogiboard.Position, left int) (best shogiboard.Move) {
	solver := shogimate.New(examine)
	var answers shogiboard.List
	b.Generate(&answers)
	length := 0
	for _, m := range answers.All() {
		undo := b.Make(m)
		v, n := solver.Solve(&b, left+beyond, examine, nil)
		b.Unmake(m, undo)
		if v != shogimate.Mate {
			return m
		}
		if n > length {
			best, length = m, n
		}
	}
	return best
}
