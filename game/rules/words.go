package rules

import (
	"fmt"
	"strings"

	"passedpawn/game/phrase"
)

// In returns the name of a kind in a language. It implements phrase.Word.
func (k Kind) In(l *phrase.Language) string { return l.Text(string(k)) }

// In returns the name of a side in a language. It implements phrase.Word.
func (s Side) In(l *phrase.Language) string { return l.Text(s.String()) }

// In returns a reason in a language. It implements phrase.Word.
func (r Reason) In(l *phrase.Language) string { return l.Text(reasonWords[r]) }

// SAN is a move as PGN writes it (PGN standard, 8.2.3), with the id of its game. In a
// phrase the pieces of orthodox chess have the letters of the language, which are its
// text for Letters. If a move has a native form, a native language uses that.
type SAN struct {
	Game, Text, Native string
	// Before and Move are for saying the move in other ways: the position before it, or what writes
	// that as Rules.Parse reads it. Before is nil if they are not known.
	Before fmt.Stringer `json:"-"`
	Move   Move         `json:"-"`
}

// Written returns a legal move in a position, for a phrase.
func Written(r Rules, p Position, m Move) SAN {
	return SAN{Game: r.ID(), Text: r.Write(p, m), Native: WriteNative(r, p, m), Before: p, Move: m}
}

// Moves are moves that are played one after the other.
type Moves []SAN

// String returns the moves in English.
func (m Moves) String() string { return m.In(phrase.English()) }

// In returns the moves in a language. It implements phrase.Word.
func (m Moves) In(l *phrase.Language) string {
	all := make([]string, len(m))
	for i, one := range m {
		all[i] = one.In(l)
	}
	return strings.Join(all, " ")
}

// Numbered returns the move with a number before it.
func (s SAN) Numbered(number string) SAN {
	s.Text = number + s.Text
	if s.Native != "" {
		s.Native = number + s.Native
	}
	return s
}

// Letters are the English letters of the pieces, from the king to the knight.
const Letters = "KQRBN"

// LetteredKinds are the kinds that have them, in that order.
var LetteredKinds = [len(Letters)]Kind{King, Queen, Rook, Bishop, Knight}

// LettersIn returns what a language writes for each of the Letters, and then for the pawn: its
// text for Letters, or the words of that text where it has spaces, because a piece has two
// letters, as the Russian king does. Without a sixth the pawn has a P.
func LettersIn(l *phrase.Language) []string {
	text := l.Text(Letters)
	all := strings.Fields(text)
	if len(all) == 1 {
		all = strings.Split(text, "")
	}
	if len(all) == len(Letters) {
		all = append(all, "P")
	}
	return all
}

// In returns the move in a language. It implements phrase.Word.
func (s SAN) In(l *phrase.Language) string {
	if s.Native != "" && l.Native {
		return s.Native
	}
	if !Chess(s.Game) {
		return s.Text
	}
	others := LettersIn(l)
	var b strings.Builder
	for _, r := range s.Text {
		if i := strings.IndexRune(Letters, r); i >= 0 && i < len(others) {
			b.WriteString(others[i])
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
