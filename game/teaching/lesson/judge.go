package lesson

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Refused answers an illegal move.
func (r *Run) Refused(m rules.Move) Answer {
	g := r.Step().Goal
	if g.Task == Find {
		return Answer{} // the position may be one that cannot be played
	}
	why := law.Refusal(r.rules, r.line, m)
	if g.Task == Try && !r.done && m == g.Tried {
		r.done = true
		return Answer{Text: phrase.Say("%v %v", why.Text, rules.Prose(r.Step().Done)), Why: why, Right: true}
	}
	return Answer{Text: why.Text, Why: why}
}

// Judge answers the learner's verdict on the position.
func (r *Run) Judge(v Verdict) Answer {
	switch {
	case r.Step().Goal.Task != Judge || r.done:
		return Answer{}
	case v == verdict(r.rules, r.line):
		return r.finish()
	}
	return Answer{Text: r.contradict(v)}
}

// said returns a move in words: few learners can read notation yet.
func (r *Run) said(p rules.Position, m rules.Move) phrase.Phrase {
	to := rules.NameOf(r.rules, m.To)
	if m.Drop != rules.NoKind {
		return phrase.Say("lesson.can-drop", to)
	}
	piece, _ := p.At(m.From)
	return phrase.Say("lesson.can-move", rules.PieceOn(piece.Kind, rules.NameOf(r.rules, m.From)), to)
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
