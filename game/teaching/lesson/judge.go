package lesson

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Refused answers an illegal move.
func (r *Run) Refused(m rules.Move) Answer {
	why := law.Refusal(r.rules, r.line, m)
	g := r.Step().Goal
	if g.Task == Try && !r.done && m == g.Tried {
		r.done = true
		return Answer{Text: phrase.Say("%v %v", why.Text, phrase.Say(r.Step().Done)), Why: why, Right: true}
	}
	return Answer{Text: why.Text, Why: why}
}

// Judge answers the learner's verdict on the position.
func (r *Run) Judge(v Verdict) Answer {
	truth := verdict(r.rules, r.line)
	switch {
	case r.Step().Goal.Task != Judge || r.done:
		return Answer{}
	case v == truth:
		r.done = true
		return Answer{Text: phrase.Say(r.Step().Done), Right: true}
	}
	return Answer{Text: r.contradict(v)}
}

// said returns a move as the learner writes it.
func (r *Run) said(p rules.Position, m rules.Move) rules.SAN {
	return rules.Written(r.rules, p, m)
}

// contradict says why a verdict is wrong.
func (r *Run) contradict(v Verdict) phrase.Phrase {
	p, truth := r.Position(), verdict(r.rules, r.line)
	moves, check := p.Moves(), len(p.Checks()) > 0
	switch {
	case v == Draw && truth == Stalemate:
		return phrase.Say("lesson.right-draw-more-exact", r.side(p))
	case (v == Check || v == Checkmate) && !check:
		return phrase.Say("lesson.no-piece-attacks-king", r.side(p))
	case (v == Checkmate || v == Stalemate) && len(moves) > 0:
		return phrase.Say("lesson.still-legal-move", r.side(p), r.said(p, moves[0]))
	case v == Stalemate:
		return phrase.Say("lesson.king-attacked", r.side(p))
	case v == Check:
		return phrase.Say("lesson.check-more-than-look", r.side(p))
	case v == Goes && check:
		return phrase.Say("lesson.look-king", r.side(p))
	case v == Goes:
		return phrase.Say("lesson.look-once-more-been", r.side(p))
	}
	return contradictEnd(v, truth)
}

// contradictEnd says why a verdict on how the game ended, or could be ended by a claim,
// is wrong.
func contradictEnd(v, truth Verdict) phrase.Phrase {
	switch {
	case truth == Perpetual:
		return phrase.Say("lesson.position-come-up-four")
	case v == Perpetual:
		return phrase.Say("lesson.takes-position-comes-up")
	case v == Declared:
		return phrase.Say("lesson.count-again-king-zone")
	case v == Claim && (truth == Draw || truth == Stalemate):
		return phrase.Say("lesson.nobody-claim")
	case v == Draw && truth == Claim:
		return phrase.Say("lesson.no-draw-itself-player")
	}
	return phrase.Say("lesson.no-rule-makes-draw")
}
