package lesson

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Move answers a legal move of the learner. If the move leads to the goal it is made, and
// the other side answers or passes. Otherwise it is rejected, and the answer says why.
func (r *Run) Move(m rules.Move) Answer {
	step := r.Step()
	next, err := r.Position().Play(m)
	if r.done || err != nil {
		return Answer{}
	}
	switch step.Goal.Task {
	case Play:
		return r.moveLine(m, next)
	case Mate:
		return r.moveMate(m, next)
	case Reach, Take, Become:
		return r.moveAlone(m, next)
	}
	return Answer{Text: phrase.Say(step.Ask)}
}

// moveLine answers a move for the task Play.
func (r *Run) moveLine(m rules.Move, next rules.Position) Answer {
	line, now := r.Step().Goal.Line, r.Position()
	if !r.listed(now, m, line[r.ply]) {
		if r.outcome(next).Reason == rules.Stalemate {
			return Answer{Text: phrase.Say("lesson.stalemate-draw")}
		}
		return Answer{Text: phrase.Say("lesson.legal-but-something-else")}
	}
	_ = r.play(m) // it has been played before, in Move
	if r.ply += 2; r.ply >= len(line) {
		return r.finish()
	}
	if answer, err := r.rules.Read(next, line[r.ply-1][0]); err == nil {
		_ = r.play(answer)
	}
	return Answer{Text: phrase.Say("lesson.good-go"), Right: true}
}

func (r *Run) listed(p rules.Position, m rules.Move, sans []string) bool {
	return slices.ContainsFunc(sans, func(san string) bool {
		want, err := r.rules.Read(p, san)
		return err == nil && want == m
	})
}

func (r *Run) outcome(next rules.Position) rules.Outcome {
	return r.rules.Outcome(append(r.line[:len(r.line):len(r.line)], next))
}

// moveMate answers a move for the task Mate.
func (r *Run) moveMate(m rules.Move, next rules.Position) Answer {
	moves, check := next.Moves(), len(next.Checks()) > 0
	switch {
	case len(moves) == 0 && check:
		_ = r.play(m)
		return r.finish()
	case len(moves) == 0 && r.outcome(next).Reason == rules.NoMoves:
		return Answer{Text: phrase.Say("lesson.no-legal-move-loses", r.side(next))}
	case len(moves) == 0:
		return Answer{Text: phrase.Say("lesson.stalemate-draw-king-not")}
	case check:
		return Answer{Text: phrase.Say("lesson.check-but-not-mate", r.said(next, moves[0]))}
	}
	return Answer{Text: phrase.Say("lesson.gives-no-check")}
}

// moveAlone answers a move for a task in which the other side passes.
func (r *Run) moveAlone(m rules.Move, next rules.Position) Answer {
	g := r.Step().Goal
	if g.Safe {
		for _, answer := range next.Moves() {
			if answer.To == m.To {
				by, _ := next.At(answer.From)
				return Answer{Text: phrase.Say("lesson.take", rules.PieceOn(by.Kind, rules.NameOf(r.rules, answer.From)))}
			}
		}
	}
	was := r.state
	_ = r.play(m)
	arisen, _ := next.At(m.To)
	if g.Task != Reach || g.Kind == rules.NoKind || arisen.Kind == g.Kind {
		r.left = slices.DeleteFunc(slices.Clone(r.left), func(s rules.Square) bool { return s == m.To })
	}
	if g.Task == Become && arisen.Kind == g.Kind || g.Task != Become && len(r.left) == 0 {
		return r.finish()
	}
	if err := r.play(rules.Move{}); err != nil {
		r.state = was
		return Answer{Text: phrase.Say("lesson.gives-check-only-look", r.side(next))}
	}
	r.last = m
	return Answer{Text: r.goOn(len(was.left)), Right: true}
}

// goOn says what is left to do, if that has changed.
func (r *Run) goOn(before int) phrase.Phrase {
	if len(r.left) == before {
		return phrase.Phrase{}
	}
	return phrase.Say("lesson.good-now", r.names(r.left))
}

func (r *Run) names(squares []rules.Square) (all rules.SquareNames) {
	for _, s := range squares {
		all = append(all, rules.NameOf(r.rules, s))
	}
	return all
}

func (r *Run) finish() Answer {
	r.done = true
	return Answer{Text: phrase.Say("%v", rules.Prose(r.Step().Done)), Right: true}
}
