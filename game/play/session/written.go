package session

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/rules"
)

// MayWrite reports whether a person may write down a move for a draw claim. Only
// tournament rules require it.
func (s Snapshot) MayWrite() bool {
	_, own := s.explainClaim()
	return s.Playing() && s.Game.Yours() && s.Game.Conduct.Strict() && !own
}

// beginClaim lets the person choose on the board the move for a draw claim, without
// making it.
func (s *Session) beginClaim() {
	if len(s.now.Game.Touched) > 0 {
		s.try(match.ErrTouched)
		return
	}
	s.Browse(s.now.LineEnd())
	s.now.Writing = true
	s.Say(phrase.Say("session.choose-claim-move"))
}

// DropClaim cancels a claim that was begun but not made.
func (s *Session) DropClaim() {
	s.do(func() {
		s.now.Writing, s.now.Written = false, nil
		s.quiet()
	})
}

// write writes down the chosen move.
func (s *Session) write(m rules.Move) {
	s.now.Written = &m
	s.Say(phrase.Say("session.written-down", rules.Written(s.now.Rules, s.now.Game.Now(), m)))
}

// Claim claims what the rules let the person claim: a draw by repetition or by fifty
// moves, with the move that was written down if there is one, or in shogi that the king
// has entered. By tournament rules the first call begins the claim, and the second one
// makes it for the move chosen meanwhile or for the position. The answer shows what the
// claim was judged by.
func (s *Session) Claim() {
	s.do(func() {
		if s.now.MayWrite() && !s.now.Writing {
			s.beginClaim()
			return
		}
		strict, written, shown := s.now.MayWrite(), s.now.Written, s.now.judged()
		var err error
		if written == nil {
			err = s.match.Claim()
		} else {
			err = s.match.ClaimWith(*written)
		}
		s.now.Writing, s.now.Written = false, nil
		switch {
		case err != nil:
			s.try(err)
		case strict && s.now.Playing():
			s.Say(phrase.Say("%v %v", s.now.Game.Note, shown))
		case strict:
			s.Say(phrase.Say("%v %v", s.now.Ending(), shown))
		}
	})
}

// judged returns what a claim is judged by: when the position occurred, and how many
// moves passed without progress.
func (s Snapshot) judged() phrase.Phrase {
	line, moves := s.Game.Line, s.Game.Moves
	if s.Written != nil {
		if next, err := s.Game.Now().Play(*s.Written); err == nil {
			line, moves = append(slices.Clip(line), next), append(slices.Clip(moves), *s.Written)
		}
	}
	plies, quiet := rules.Recurrences(s.Rules, line)
	var when phrase.Phrase
	for i, ply := range plies {
		var this phrase.Phrase
		switch {
		case ply == 0:
			this = phrase.Say("session.judged-start")
		case ply > len(s.Game.Moves):
			this = phrase.Say("session.judged-with", s.numbered(line, moves, ply))
		default:
			this = phrase.Say("session.judged-after", s.numbered(line, moves, ply))
		}
		if when = phrase.Say("%v, %v", when, this); i == 0 {
			when = this
		}
	}
	return phrase.Say("session.judged", len(plies), when, quiet/2)
}
