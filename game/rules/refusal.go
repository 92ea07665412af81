package rules

import "passedpawn/game/phrase"

// A Refusal is why a step is not legal, in a sentence; the zero value is that of
// a legal one. Where Proven is set the piece on By forbids it, for the sake of
// what stands on At.
type Refusal struct {
	Kind   string // what is wrong, one word for all of a kind
	Text   phrase.Phrase
	By, At Square
	Proven bool
	Double bool   // a second piece forbids it too
	Second Square // the one on it
	// Article is where the Laws of the game say so, such as "3.7.1", or "".
	Article string
}

// Legal reports whether there is nothing to say against the step.
func (r Refusal) Legal() bool { return r.Text.Form == "" }

// PieceOn is such as "the knight on e4". Each kind has a text of its own, since a
// language may have an article for it.
func PieceOn(k Kind, square any) phrase.Phrase { return phrase.Say("on."+string(k), square) }
