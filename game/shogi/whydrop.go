package shogi

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// drop returns the refusal of a drop.
func (t *try) drop(name rules.Kind) rules.Refusal {
	kind, ok := kindOf(name)
	switch {
	case !ok || kind >= shogiboard.King || t.b.Hand(t.us, kind) == 0:
		return refuse("hand", phrase.Say("shogi.no-hand", name))
	case t.b.On(t.to) != shogiboard.NoKind:
		return proven(refuse("taken", phrase.Say("shogi.pieces-dropped-empty-squares", rules.PieceOn(t.kind(t.to), t.to))), t.to, t.to)
	case shogiboard.Dead(t.us, kind).Has(t.to):
		return refuse("nowhere", phrase.Say("shogi.cannot-dropped-never-move", t.to))
	}
	if kind == shogiboard.Pawn {
		if own := t.b.Pieces(kind, t.us).And(shogiboard.File(t.to)); !own.Empty() {
			s := own.First()
			return proven(refuse("nifu", phrase.Say("shogi.already-pawn-file-two", s)), s, t.to)
		}
	}
	if checks := t.b.Checkers(t.us); !checks.Empty() {
		return t.unanswered(checks)
	}
	return t.mates()
}

// unanswered returns the refusal of a drop that leaves the king in check.
func (t *try) unanswered(checks shogiboard.Set) rules.Refusal {
	king, s := t.b.King(t.us), checks.First()
	checker := rules.PieceOn(t.kind(s), s)
	switch {
	case checks.Count() > 1:
		return proven(refuse("double check", phrase.Say("shogi.double-check-only-king")), s, king)
	case shogiboard.Between(king, s).Empty() || t.b.On(s) == shogiboard.Knight:
		return proven(refuse("check", phrase.Say("shogi.king-check-from-no", king, checker)), s, king)
	}
	return proven(refuse("check", phrase.Say("shogi.king-check-from-drop", king, checker)), s, king)
}

// mates returns the refusal of a pawn drop that mates. The proof is a piece that guards
// the pawn.
func (t *try) mates() rules.Refusal {
	king := t.b.King(t.us.Other())
	r := refuse("uchifuzume", phrase.Say("shogi.dropped-pawn-not-give", king))
	if guards := t.b.Attackers(t.us, t.to, t.b.Occupied()); !guards.Empty() {
		return proven(r, guards.First(), t.to)
	}
	return proven(r, king, t.to)
}
