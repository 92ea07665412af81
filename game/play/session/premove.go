package session

import (
	"cmp"
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/rules"
)

// A premove is a move that a person makes while a program is thinking. It waits in the
// snapshot, is not part of the game and is never saved. When the program has moved, the
// premove is played at once and takes no time, or is dropped if it is not legal. It is
// also dropped if anything else happens to the game or if the board shows another
// position, so that no move is played unseen.

// Premove sets the move to play in advance, if one is allowed now.
func (s *Session) Premove(m rules.Move) {
	s.do(func() {
		if s.now.Ahead {
			s.quiet()
			s.now.Premove = m
		}
	})
}

// Withdraw drops the premove.
func (s *Session) Withdraw() {
	s.do(func() {
		if s.now.waits() {
			s.quiet()
			s.now.Premove = rules.Move{}
		}
	})
}

// waits reports whether there is a premove.
func (s Snapshot) waits() bool { return !s.Premove.Null() }

// Waiting names the premove.
func (s Snapshot) Waiting() phrase.Phrase { return s.squares(s.Premove) }

// squares names a move by its squares. The notation of a move made in advance depends on
// moves that are still to come.
func (s Snapshot) squares(m rules.Move) phrase.Phrase {
	to := rules.NameOf(s.Rules, m.To)
	switch from := rules.NameOf(s.Rules, m.From); {
	case m.Drop != rules.NoKind:
		return phrase.Say("session.premove-drop", m.Drop, to)
	case m.Promote != rules.NoKind:
		return phrase.Say("session.premove-promotion", from, to, m.Promote)
	default:
		return phrase.Say("session.premove-move", from, to)
	}
}

// refuseAhead says that a move can never become legal. It reports whether the move was
// meant as a premove.
func (s *Session) refuseAhead(origin rules.Spot, to rules.Square) bool {
	at := s.now.Place.Position()
	piece, ok := rules.PieceAt(at, origin)
	if !s.now.Ahead || !ok || piece.Side == at.Turn() {
		return false
	}
	s.Say(phrase.Say("session.premove-never-legal", s.now.squares(origin.To(to))))
	return true
}

// readAhead returns the premove that a text means, in any of the positions after a reply
// of the opponent. err is set if the text is not a legal move in any of them, or means
// several moves.
func (s Snapshot) readAhead(text string) (m rules.Move, open bool, err error) {
	var wrong error // the error in the first position
	for next := range rules.Replies(s.Place.Position()) {
		found, asks, err := readAt(s.Rules, next, text)
		switch {
		case err != nil:
			wrong = cmp.Or(wrong, err)
		case m.Null():
			m, open = found, asks
		case found != m:
			return rules.Move{}, false, phrase.Errorf("session.premove-several", text)
		}
	}
	if m.Null() {
		return m, false, wrong
	}
	return m, open, nil
}

// followPremove decides whether a move may be made in advance now. If not, it drops the
// premove.
func (s *Session) followPremove() {
	g := s.now.Game
	turn := g.Now().Turn()
	s.now.Ahead = s.options.Premoves && s.now.Helped() && s.now.Playing() && s.now.Live() && !g.Human[turn] && g.Human[turn.Other()]
	if !s.now.Ahead {
		s.now.Premove = rules.Move{}
	}
}

// answer plays the premove if the change is a move of the opponent.
func (s *Session) answer(old, now match.Snapshot) {
	m, n := s.now.Premove, len(old.Moves)
	if m.Null() || !changed(old, now) {
		return
	}
	s.now.Premove = rules.Move{}
	if !now.Yours() || len(now.Moves) != n+1 || !slices.Equal(now.Moves[:n], old.Moves) {
		return
	}
	if !rules.Legal(now.Now(), m) {
		s.now.Article = ""
		s.now.Notice = phrase.Say("session.premove-cancelled", s.now.squares(m), s.now.LastMove())
		return
	}
	played := s.match
	s.after = append(s.after, func() {
		if g := s.now.Game; s.match == played && len(g.Moves) == n+1 {
			s.do(func() { s.try(s.match.PlayAhead(m)) })
		}
	})
}
