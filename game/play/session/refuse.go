package session

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Refuse says why a step is not legal, and shows the proof. The game continues meanwhile.
func (r *Reasons) Refuse(origin rules.Spot, to rules.Square) {
	if origin.Is(to) || r.refuseAhead(origin, to) || r.NotYours() {
		return
	}
	if why, article, bound := r.now.bound(origin, to); bound {
		r.cite(why, article)
		return
	}
	why := law.Refusal(r.now.Rules, r.now.Sight().Line, origin.To(to))
	if cost, counted := r.offence(origin); counted {
		r.prove(phrase.Say("%v %v", cost, why.Text), why.Article, proof(why)) // there may be no room for the reason
		return
	}
	if r.explain(why, why.Text) {
		r.do(func() { r.now.Instead = instead(r.now.Rules, r.now.Sight().Position(), origin) })
		return
	}
	name := rules.NameOf(r.now.Rules, to)
	if piece, held := origin.HandPiece(); held {
		r.say(phrase.Say("session.cannot-dropped", piece.Kind, name))
	} else if from, ok := origin.Square(); ok {
		r.say(phrase.Say("session.not-legal-move", rules.NameOf(r.now.Rules, from), name))
	}
}

// RefuseText says why a text is not a legal move. typed is what the user wrote, text is
// the same in English letters, and err is what is wrong if it does not mean any move.
func (r *Reasons) RefuseText(typed, text string, err error) {
	at := r.now.Sight().Position()
	err = rules.AsTyped(err, typed)
	if r.now.Ahead {
		r.try(err)
		return
	}
	if m, ok := law.ParseIllegal(r.now.Rules, at, rules.LettersOf(r.now.Rules), text); ok {
		why := law.Refusal(r.now.Rules, r.now.Sight().Line, m)
		if r.explain(why, phrase.Say("%s: %v", typed, why.Text)) {
			return
		}
	}
	r.try(err)
}

// explain shows a reason and reports whether it did. It does not if there is none, or if
// the user's option is not to explain such a move now.
func (r *Reasons) explain(why rules.Refusal, text phrase.Phrase) bool {
	if why.Legal() {
		return false
	}
	before := r.told[why.Kind]
	r.told[why.Kind] = true
	if r.options.Explain == Never || r.options.Explain == Once && before {
		return false
	}
	r.prove(text, why.Article, proof(why))
	return true
}

// refuseAhead says that a move can never become legal. It reports whether the move was
// meant as a premove.
func (r *Reasons) refuseAhead(origin rules.Spot, to rules.Square) bool {
	at := r.now.Sight().Position()
	piece, ok := rules.PieceAt(at, origin)
	if !r.now.Ahead || !ok || piece.Side == at.Turn() {
		return false
	}
	r.say(phrase.Say("session.premove-never-legal", inAdvance(r.now.Rules, origin.To(to))))
	return true
}

// offence counts an illegal step of the side to move, if this game penalises them, and
// returns what it cost.
func (r *Reasons) offence(origin rules.Spot) (said phrase.Phrase, counted bool) {
	at := r.now.Sight().Position()
	if piece, there := rules.PieceAt(at, origin); !r.handles() || !there || piece.Side != at.Turn() || !r.match.Illegal() {
		return phrase.Phrase{}, false
	}
	if r.now.Game.Outcome.Over() {
		return r.now.Ending(), true
	}
	return r.now.Game.Note, true
}
