package session

import (
	"time"

	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Reasons says why moves are refused, and why surprising ones are legal, and shows the
// squares that prove it.
type Reasons struct {
	*state
	told map[string]bool // kinds of refusals that have been explained
	wipe func()          // stops the timer that wipes the proof, nil if there was none
}

// Explain is how often a refused move is explained.
type Explain string

// The values of Explain.
const (
	Always Explain = "always"
	Once   Explain = "once" // once for each kind of reason
	Never  Explain = "never"
)

// A Proof is two squares, or one given twice, that show why a move is not legal or, if
// Allows is set, why it is legal.
type Proof struct {
	From, To rules.Square
	Allows   bool
	Double   bool           // a second piece forbids it too
	Second   rules.Square   // the square of that piece
	Wall     []rules.Square // pieces that can never move again, or squares that a step needs
}

// proven is how long a proof is shown.
const proven = 6 * time.Second

// Explain shows a surprising move and returns why it is legal. ok is false if there is
// nothing to explain.
func (r *Reasons) Explain(path record.Path) (why law.Allowance, ok bool) {
	why, ok = r.now.Allowed[r.now.Game.Record.At(path)]
	if ok {
		r.do(func() {
			r.browse(path)
			r.prove(r.now.Whereabouts(), "", &Proof{From: why.Square, To: why.Square, Allows: true, Wall: why.Wall})
		})
	}
	return why, ok
}

// NotYours reports whether no person may move in the position on the board, and if so
// says why.
func (r *Reasons) NotYours() bool {
	if r.now.MayMove() {
		return false
	}
	r.try(match.ErrNotYours)
	return true
}

// Foreign is called when a spot of the board is touched. If it belongs to the side that is not to
// move, Foreign says whose it is, so that a person who clicks on the wrong pieces learns
// why nothing happens.
func (r *Reasons) Foreign(at rules.Spot) {
	if r.match == nil || r.now.Ahead {
		return
	}
	if !r.now.MayMove() {
		r.earlier(at)
		return
	}
	g, turn := r.now.Game, r.now.Sight().Position().Turn()
	piece, there := rules.PieceAt(r.now.Sight().Position(), at)
	switch {
	case !there || piece.Side == turn:
	case r.now.Live() && g.Human[turn] && !g.Human[turn.Other()]:
		r.say(phrase.Say("session.opponents-piece", r.now.Side(turn)))
	default:
		r.say(phrase.Say("session.other-sides-piece", r.now.Side(turn.Other()), r.now.Side(turn)))
	}
}

// earlier says why a piece of an earlier position of the game in progress cannot be moved.
func (r *Reasons) earlier(at rules.Spot) {
	if _, there := rules.PieceAt(r.now.Sight().Position(), at); there && r.now.Playing() && !r.now.Live() && r.now.Place.Path.Main() {
		r.say(phrase.Say("session.earlier-position"))
	}
}

// proof returns the squares that prove a reason, nil for none.
func proof(r rules.Refusal) *Proof {
	if !r.Proven {
		return nil
	}
	return &Proof{From: r.By, To: r.At, Double: r.Double, Second: r.Second, Wall: r.Needs}
}

// prove shows a sentence, and its proof for some time.
func (r *Reasons) prove(text phrase.Phrase, article string, proof *Proof) {
	r.stop()
	r.wipe = r.config.After(proven, func() {
		if r.now.Proof != nil {
			r.do(func() { r.now.Proof = nil })
		}
	})
	r.do(func() {
		r.now.Proof = proof
		r.cite(text, article)
		r.now.Refused = proof == nil || !proof.Allows
	})
}

// stop stops the timer that wipes the proof.
func (r *Reasons) stop() {
	if r.wipe != nil {
		r.wipe()
	}
}
