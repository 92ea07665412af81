package rules

import "passedpawn/game/phrase"

// A Refusal is why a step is not legal, as a sentence. The zero value means that it is
// legal. If Proven is set, the piece on By forbids the step because of the piece or
// square At.
type Refusal struct {
	Kind   string // the same string for all refusals of one kind
	Text   phrase.Phrase
	By, At Square
	Proven bool
	Double bool     // a second piece forbids it too
	Second Square   // the square of that piece
	Needs  []Square // squares that the step needs empty or not attacked
	// Article is the article of the Laws of the game, such as "3.7.1", or "".
	Article string
}

// Legal reports whether the step is legal.
func (r Refusal) Legal() bool { return r.Text.Form == "" }

// PieceOn returns a phrase such as "the knight on e4". Each kind has its own text,
// because a language may need an article for it.
func PieceOn(k Kind, square any) phrase.Phrase { return phrase.Say("on."+string(k), square) }
