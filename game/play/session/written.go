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
	return s.Playing() && s.Game.Yours() && s.Game.Conduct.Strict() && !s.Claim().own
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
		if s.now.Writing {
			s.leave()
		}
		switch {
		case err != nil:
			s.try(err)
		case strict && s.now.Playing():
			s.say(phrase.Say("%v %v", s.now.Game.Note, shown))
		case strict:
			s.say(phrase.Say("%v %v", s.now.Ending(), shown))
		}
	})
}

// beginClaim lets the person choose on the board the move for a draw claim, without
// making it.
func (s *Session) beginClaim() {
	if len(s.now.Game.Touched) > 0 {
		s.try(match.ErrTouched)
		return
	}
	s.browse(s.now.LineEnd())
	s.enter(&claiming{playing: playing{s.state, s.Edits}, since: s.now.Game})
}

// DropClaim cancels a claim that was begun but not made.
func (s *Session) DropClaim() {
	s.do(func() {
		if s.now.Writing {
			s.leave()
		}
		s.quiet()
	})
}

// claiming is the mode in which a person writes down a move for a draw claim. It ends when
// the game goes on.
type claiming struct {
	playing
	since match.Snapshot // the game when the claim was begun
}

func (c *claiming) begin() {
	c.now.Writing = true
	c.say(phrase.Say("session.choose-claim-move"))
}

func (c *claiming) fits() bool {
	return c.now.Game.Game == c.since.Game && !changed(c.since, c.now.Game)
}

func (c *claiming) end() { c.now.Writing, c.now.Written = false, nil }

// move writes down a move in the game's current position. Elsewhere it does what it does
// while playing.
func (c *claiming) move(m rules.Move) (replace func()) {
	if !c.now.Live() {
		return c.playing.move(m)
	}
	c.now.Written = &m
	c.say(phrase.Say("session.written-down", rules.Written(c.now.Rules, c.now.Game.Now(), m)))
	return nil
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
