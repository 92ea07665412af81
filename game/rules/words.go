package rules

import (
	"strings"

	"passedpawn/game/phrase"
)

// In is a kind in a language, as a phrase.Word.
func (k Kind) In(l *phrase.Language) string { return l.Text(string(k)) }

// In is a side in a language, as a phrase.Word.
func (s Side) In(l *phrase.Language) string { return l.Text(s.String()) }

// In is a reason in a language, as a phrase.Word.
func (r Reason) In(l *phrase.Language) string { return l.Text(reasonWords[r]) }

// SAN is a move of a game, by its id, as PGN writes it (PGN standard, 8.2.3). In a
// phrase the pieces of orthodox chess have the letters of the language: what it has
// for Letters. In a native language a move that has a native form is written in that.
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

// Letters are those of the pieces in English, from the king to the knight.
const Letters = "KQRBN"

// In is a move in a language, as a phrase.Word.
func (s SAN) In(l *phrase.Language) string {
	if s.Native != "" && l.Native {
		return s.Native
	}
	if !Orthodox(s.Game) {
		return s.Text
	}
	others := []rune(l.Text(Letters))
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(Letters, r); i >= 0 && i < len(others) {
			return others[i]
		}
		return r
	}, s.Text)
}
