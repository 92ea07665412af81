package session

import (
	"slices"

	"passedpawn/game/match"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Helped reports whether the program may help with the game on the board: it does not
// while one is played by the rules of tournaments.
func (s Snapshot) Helped() bool { return !s.Playing() || !s.Game.Conduct.Strict() }

// Board is the position on the board. Where a man was touched it has the moves that
// are left.
func (s Snapshot) Board() rules.Position {
	at := s.Place.Position()
	if s.Live() && s.Game.Bound != nil {
		return rules.Only(at, s.Game.Bound)
	}
	return at
}

// Touch is a hand that takes up a man on the board. Where another one has to be moved
// it says so.
func (s *Session) Touch(at rules.Spot) {
	if !s.handles() {
		return
	}
	s.do(func() {
		s.match.Touch(at)
		if square, onBoard := at.Square(); onBoard && s.now.Game.Bound != nil && !s.now.Obliged(square) {
			s.cite(s.now.obligation())
		}
	})
}

// Obliged reports whether the man on a square has to be moved or captured because of
// what was touched, or may be.
func (s Snapshot) Obliged(at rules.Square) bool {
	return slices.ContainsFunc(s.Game.Bound, func(m rules.Move) bool {
		return m.From == at || rules.Captured(s.Game.Now(), m) == at
	})
}

// Arrive is a hand that lets go a pawn where it is promoted, before it is said to what.
func (s *Session) Arrive(from rules.Spot, to rules.Square) {
	if s.handles() {
		s.do(func() { s.match.Arrive(from, to) })
	}
}

// handles reports whether what a hand does on the board is done to the game: it is
// shown as it stands, and no move is being written down.
func (s *Session) handles() bool {
	return s.match != nil && s.now.Live() && s.now.Game.Yours() && s.now.Playing() && !s.now.Writing
}

// bound says why a legal step may not be made because of what was touched, and which
// article says so; ok is false where that does not forbid it.
func (s Snapshot) bound(origin rules.Spot, to rules.Square) (why phrase.Phrase, article string, ok bool) {
	g, at := s.Game, s.Place.Position()
	if !s.Live() || g.Bound == nil || len(rules.Choices(at, origin, to)) == 0 || len(rules.Choices(s.Board(), origin, to)) > 0 {
		return phrase.Phrase{}, "", false
	}
	why, article = s.obligation()
	return why, article, true
}

// obligation says what the side to move has to do because of what it touched, and which
// article of the Laws says so.
func (s Snapshot) obligation() (why phrase.Phrase, article string) {
	g, at := s.Game, s.Game.Now()
	name := func(sq rules.Square) phrase.Phrase {
		piece, _ := at.At(sq)
		return phrase.Say("session.piece-on", piece.Kind, rules.NameOf(s.Rules, sq))
	}
	first := g.Bound[0]
	switch taken, captures := captured(at, g.Bound); {
	case g.Arrived:
		return phrase.Say("session.arrived", rules.NameOf(s.Rules, first.To)), "4.7"
	case captures:
		return phrase.Say("session.touched-capture", name(taken)), "4.3.2"
	case len(g.Touched) > 1 && len(g.Bound) == 1 && rules.Castles(at, first):
		return phrase.Say("session.touched-castle"), "4.4.1"
	}
	return phrase.Say("session.touched-move", name(first.From)), "4.3.1"
}

// captured is the man that every one of some moves captures, in their place.
func captured(at rules.Position, moves []rules.Move) (rules.Square, bool) {
	sq := rules.Captured(at, moves[0])
	for _, m := range moves {
		if rules.Captured(at, m) != sq {
			return sq, false
		}
	}
	_, there := at.At(sq)
	return sq, there
}

// offence counts an illegal step of the side to move, where a person wants that, and
// says what it cost.
func (s *Session) offence(origin rules.Spot) (said phrase.Phrase, counted bool) {
	at := s.now.Place.Position()
	if piece, there := rules.PieceAt(at, origin); !s.handles() || !there || piece.Side != at.Turn() || !s.match.Illegal() {
		return phrase.Phrase{}, false
	}
	if s.now.Game.Outcome.Over() {
		return s.now.Ending(), true
	}
	return s.now.Game.Note, true
}

// Accepts reports whether a person may accept a draw that was offered with a move.
func (s Snapshot) Accepts() bool {
	g := s.Game
	return s.Playing() && g.Conduct.Strict() && g.Offered && g.Yours() && g.OfferedBy != g.Now().Turn()
}

// DrawName is what OfferDraw does.
func (s Snapshot) DrawName() phrase.Phrase {
	if s.Accepts() {
		return phrase.Say("play.accept-draw")
	}
	return phrase.Say("common.offer-draw")
}

// strictly is the rules of tournaments for what replaces moves that were played.
func (s *Session) strictly() bool {
	if s.now.Helped() {
		return false
	}
	s.try(match.ErrStrict)
	return true
}
