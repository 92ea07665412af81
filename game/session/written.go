package session

import (
	"slices"

	"passedpawn/game/match"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// MayWrite reports whether a person may write down a move to claim a draw with: only the
// rules of tournaments ask for it.
func (s Snapshot) MayWrite() bool {
	_, own := s.explainClaim()
	return s.Playing() && s.Game.Yours() && s.Game.Conduct.Strict() && !own
}

// WriteMove lets the person choose on the board the move to claim a draw with. It is
// not made; a second call gives up.
func (s *Session) WriteMove() {
	s.do(func() {
		switch {
		case s.now.Writing:
			s.now.Writing, s.now.Written = false, nil
			s.quiet()
		case !s.now.MayWrite():
		case len(s.now.Game.Touched) > 0:
			s.try(match.ErrTouched)
		default:
			s.Browse(s.now.LineEnd())
			s.now.Writing = true
			s.Say(phrase.Say("session.choose-claim-move"))
		}
	})
}

// write takes the move that was chosen.
func (s *Session) write(m rules.Move) {
	s.now.Written = &m
	s.Say(phrase.Say("session.written-down", rules.Written(s.now.Rules, s.now.Game.Now(), m)))
}

// Claim claims what the rules let the person claim: a draw by repetition or fifty
// moves, with the move that was written down if there is one, or in shogi that the king
// has entered. By the rules of tournaments it shows what the claim was judged by.
func (s *Session) Claim() {
	s.do(func() {
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

// judged says what a claim is judged by: when the position came up, and how many moves
// passed without progress.
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
