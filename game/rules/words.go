package rules

import "strings"

// In is a kind in a language, as a phrase.Word.
func (k Kind) In(say func(string) string) string { return say(string(k)) }

// In is a side in a language, as a phrase.Word.
func (s Side) In(say func(string) string) string { return say(s.String()) }

// In is a reason in a language, as a phrase.Word.
func (r Reason) In(say func(string) string) string { return say(r.String()) }

// SAN is a move of a game, by its id, as PGN writes it (PGN standard, 8.2.3). In a
// phrase the pieces of orthodox chess have the letters of the language: what it has
// for Letters. Where the language has another text for Notation, a move that has a
// native form is written in that.
type SAN struct{ Game, Text, Native string }

// Written is a legal move in a position, for a phrase.
func Written(r Rules, p Position, m Move) SAN {
	return SAN{Game: r.ID(), Text: r.Write(p, m), Native: WriteNative(r, p, m)}
}

// Numbered is the move behind its number.
func (s SAN) Numbered(number string) SAN {
	s.Text = number + s.Text
	if s.Native != "" {
		s.Native = number + s.Native
	}
	return s
}

// Notation is asked of a language for the form of moves.
const Notation = "western moves"

// Letters are those of the pieces in English, from the king to the knight.
const Letters = "KQRBN"

// In is a move in a language, as a phrase.Word.
func (s SAN) In(say func(string) string) string {
	if s.Native != "" && say(Notation) != Notation {
		return s.Native
	}
	if !Orthodox(s.Game) {
		return s.Text
	}
	others := []rune(say(Letters))
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(Letters, r); i >= 0 && i < len(others) {
			return others[i]
		}
		return r
	}, s.Text)
}
