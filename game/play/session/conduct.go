package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/rules"
)

// Helped reports whether the program may help with the game on the board. It may not
// while a game is played by tournament rules.
func (s Snapshot) Helped() bool { return !s.Playing() || !s.Game.Conduct.Strict() }

// Board is the position on the board. After a piece was touched it has only the moves
// that are left.
func (s Snapshot) Board() rules.Position {
	at := s.Sight().Position()
	if s.Asked == nil && s.Showing == nil && s.Live() && s.Game.Bound != nil {
		return rules.Only(at, s.Game.Bound)
	}
	return at
}

// Touch is called when a piece on the board is picked up. If another piece has to be
// moved, it says so.
func (s *Session) Touch(at rules.Spot) {
	if !s.handles() {
		return
	}
	s.do(func() {
		s.match.Touch(at)
		if square, onBoard := at.Square(); onBoard && s.now.Game.Bound != nil && !s.now.Game.Obliged(square) {
			s.cite(obligation(s.now.Rules, s.now.Game))
		}
	})
}

// Arrive is called when a pawn is released on its promotion square, before the new piece
// is chosen.
func (s *Session) Arrive(from rules.Spot, to rules.Square) {
	if s.handles() {
		s.do(func() { s.match.Arrive(from, to) })
	}
}

// handles reports whether touching the board counts in the game: the board shows its
// current position, a person is to move, and no move is being written down.
func (s *state) handles() bool {
	return s.match != nil && s.now.Live() && s.now.Game.Yours() && s.now.Playing() && !s.now.Writing && s.now.Asked == nil
}

// bound returns why the touched-piece rule forbids a step that is otherwise legal, and
// the article of the Laws that says so. ok is false if it does not forbid the step.
func (s Snapshot) bound(origin rules.Spot, to rules.Square) (why phrase.Phrase, article string, ok bool) {
	g, at := s.Game, s.Place.Position()
	if !s.Live() || g.Bound == nil || len(rules.Choices(at, origin, to)) == 0 || len(rules.Choices(s.Board(), origin, to)) > 0 {
		return phrase.Phrase{}, "", false
	}
	why, article = obligation(s.Rules, g)
	return why, article, true
}

// obligation returns what the side to move has to do because of the pieces it touched,
// and the article of the Laws that says so.
func obligation(r rules.Rules, g match.Snapshot) (why phrase.Phrase, article string) {
	at := g.Now()
	name := func(sq rules.Square) phrase.Phrase {
		piece, _ := at.At(sq)
		return phrase.Say("session.piece-on", piece.Kind, rules.NameOf(r, sq))
	}
	first := g.Bound[0]
	switch taken, captures := captured(at, g.Bound); {
	case g.Arrived:
		return phrase.Say("session.arrived", rules.NameOf(r, first.To)), "4.7"
	case captures:
		return phrase.Say("session.touched-capture", name(taken)), "4.3.2"
	case len(g.Touched) > 1 && len(g.Bound) == 1 && rules.Castles(at, first):
		return phrase.Say("session.touched-castle"), "4.4.1"
	}
	return phrase.Say("session.touched-move", name(first.From)), "4.3.1"
}

// captured returns the square of the piece that all of the moves capture, if there is
// one.
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

// Accepts reports whether a person may accept a draw that was offered with a move.
func (s Snapshot) Accepts() bool {
	g := s.Game
	return s.Playing() && g.Conduct.Strict() && g.Offered && g.Yours() && g.OfferedBy != g.Now().Turn()
}

// MayAgree reports whether the rules let the players agree on a draw in the position to
// move in.
func (s Snapshot) MayAgree() bool { return rules.NoAgreement(s.Rules, s.Game.Now()).Form == "" }

// DrawName is what OfferDraw would do now, as a menu names it.
func (s Snapshot) DrawName() phrase.Phrase {
	if s.Accepts() {
		return phrase.Say("play.accept-draw")
	}
	return phrase.Say("common.offer-draw")
}
