package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Hint is a good move. At first a person is told only which piece to move.
type Hint struct {
	Move  rules.Move
	Whole bool // the person is told the move
}

// Pointed is the spot of the piece to move in a position, while the person is not told
// where to. A nil hint points at none.
func (h *Hint) Pointed(in rules.Position) (at rules.Spot, ok bool) {
	if h == nil || h.Whole {
		return at, false
	}
	return h.Move.Origin(in.Turn()), true
}

// Hint asks for a good move in the current position of the game, and shows that position.
// The first answer is which piece to move, the second one the move.
func (s *Session) Hint() { s.hints.ask() }

// hints asks a program for good moves.
type hints struct {
	*state
	adviser player.Player // for this game, nil until it is needed
}

// ask asks for a good move, unless that was asked already. If the piece is known, it tells
// the move.
func (h *hints) ask() {
	if !h.now.Game.Yours() || h.hinting() {
		return
	}
	if h.now.Hint != nil && h.now.Live() {
		h.do(func() { h.tell(Hint{h.now.Hint.Move, true}) })
		return
	}
	if !h.now.Helped() {
		h.try(match.ErrNoHelp)
		return
	}
	h.do(func() {
		h.now.Place = h.place(record.Mainline(len(h.now.Game.Moves)))
		if h.adviser == nil {
			h.adviser = h.config.Opponents.Adviser(h.now.Rules.ID())
		}
		h.match.Hint(h.adviser, h.advised)
		h.say(phrase.Say("session.looking-good-move"))
	})
}

// advised shows the answer.
func (h *hints) advised(m rules.Move, err error) {
	h.do(func() {
		h.withdrawHint()
		if err != nil {
			h.try(err)
			return
		}
		h.tell(Hint{Move: m})
	})
}

// tell shows a hint, and says it in words.
func (h *hints) tell(x Hint) {
	r, at := h.now.Rules, h.now.Game.Now()
	h.now.Hint = &x
	piece, _ := rules.PieceAt(at, x.Move.Origin(at.Turn()))
	switch {
	case x.Whole:
		h.say(phrase.Say("session.good-move", rules.Written(r, at, x.Move)))
	case x.Move.Drop != rules.NoKind:
		h.say(phrase.Say("session.hint-drop", x.Move.Drop))
	default:
		h.say(phrase.Say("session.hint-piece", rules.PieceOn(piece.Kind, rules.NameOf(r, x.Move.From))))
	}
}

// retire ends the adviser.
func (h *hints) retire() {
	player.Close(h.adviser)
	h.adviser = nil
}

// withdrawHint withdraws the question for a hint and forgets its answer.
func (s *state) withdrawHint() {
	if s.match != nil {
		s.match.WithdrawHint()
	}
	s.now.Hint = nil
}

// hinting reports whether a hint is still to come.
func (s *state) hinting() bool { return s.match != nil && s.match.Hinting() }
