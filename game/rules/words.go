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
// for Letters.
type SAN struct{ Game, Text string }

// Letters are those of the pieces in English, from the king to the knight.
const Letters = "KQRBN"

// In is a move in a language, as a phrase.Word.
func (s SAN) In(say func(string) string) string {
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
