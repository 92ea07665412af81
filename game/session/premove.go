package session

import (
	"cmp"
	"slices"

	"passedpawn/game/match"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A premove is a move that a person makes while a program thinks. It waits here, is
// no part of the game and is never saved. When the program has moved it is played at
// once, in no time, or dropped if it is not legal then. Whatever else happens to the
// game, or takes it out of sight, drops it too: no move is played that is not seen.

// Premove lets a move wait that can be made in advance.
func (s *Session) Premove(m rules.Move) {
	s.do(func() {
		if s.now.Ahead {
			s.quiet()
			s.now.Premove = m
		}
	})
}

// Withdraw drops the move that waits.
func (s *Session) Withdraw() {
	s.do(func() {
		if s.now.waits() {
			s.quiet()
			s.now.Premove = rules.Move{}
		}
	})
}

// waits reports whether a move waits.
func (s Snapshot) waits() bool { return !s.Premove.Null() }

// Waiting names the move that waits.
func (s Snapshot) Waiting() phrase.Phrase { return s.squares(s.Premove) }

// squares names a move by its squares: how a move in advance is written depends on what
// is still to come.
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

// refuseAhead says that a move can never become legal, and reports whether it was to be
// made in advance.
func (s *Session) refuseAhead(origin rules.Spot, to rules.Square) bool {
	at := s.now.Place.Position()
	piece, ok := rules.PieceAt(at, origin)
	if !s.now.Ahead || !ok || piece.Side == at.Turn() {
		return false
	}
	s.Say(phrase.Say("session.premove-never-legal", s.now.squares(origin.To(to))))
	return true
}

// readAhead is the move in advance that a text means. Which position the text is about
// is not known yet: one after a move of the opponent. err is set where it means no legal
// move in any of them, or several.
func (s Snapshot) readAhead(text string) (m rules.Move, open bool, err error) {
	var wrong error // in the first of them
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

// followPremove says whether a move may be made in advance now, and drops the one that
// waits where that is not so.
func (s *Session) followPremove() {
	g := s.now.Game
	turn := g.Now().Turn()
	s.now.Ahead = s.options.Premoves && s.now.Helped() && s.now.Playing() && s.now.Live() && !g.Human[turn] && g.Human[turn.Other()]
	if !s.now.Ahead {
		s.now.Premove = rules.Move{}
	}
}

// answer plays the move that waits, if what has changed is that the opponent has moved.
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
