package describe

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Answer answers a question that was typed. letters are those of the person, as
// rules.LettersIn returns them; a capital one means White. ok is false if the text is no question.
//
//	p N        where White's knights are; p n: Black's
//	s a, s 1   what is on a file or a rank
//	o e4       what is on a square
//	m e4       where its piece can move; x e4: what it can capture
//	a e4       what attacks it
//	l, c       the last move, the last capture
//	h          what both sides have in hand, in games with hands
func (s Scene) Answer(text string, letters []string) (said phrase.Phrase, ok bool) {
	word, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "o":
		return s.of(rest, s.Square)
	case "p":
		return s.pieces(rest, letters)
	case "s":
		return s.line(rest)
	case "m":
		return s.of(rest, func(at rules.Square) phrase.Phrase { return s.Reach(at, false) })
	case "x":
		return s.of(rest, func(at rules.Square) phrase.Phrase { return s.Reach(at, true) })
	case "a":
		at, known := s.square(rest)
		if !known {
			return said, false
		}
		return s.Attackers(at)
	}
	if rest == "" {
		return s.game(word)
	}
	return said, false
}

// game answers a question about no square and no piece.
func (s Scene) game(word string) (said phrase.Phrase, ok bool) {
	switch word {
	case "l":
		return s.Last(), true
	case "c":
		return s.LastCapture(), true
	case "h":
		return s.Hands(), s.shape().Hand != nil
	}
	return said, false
}

// of answers about a square by its name.
func (s Scene) of(name string, answer func(rules.Square) phrase.Phrase) (said phrase.Phrase, ok bool) {
	at, known := s.square(name)
	if !known {
		return said, false
	}
	return answer(at), true
}

// square finds a square by its name.
func (s Scene) square(name string) (at rules.Square, ok bool) {
	for _, at := range s.squares() {
		if n := s.name(at); name != "" && (n.Text == name || n.Native == name) {
			return at, true
		}
	}
	return at, false
}

// kinds are the pieces of rules.LettersIn.
var kinds = [...]rules.Kind{rules.King, rules.Queen, rules.Rook, rules.Bishop, rules.Knight, rules.Pawn}

// pieces answers where the pieces with a letter are.
func (s Scene) pieces(letter string, letters []string) (said phrase.Phrase, ok bool) {
	kind, ok := s.kind(letter, letters)
	if !ok {
		return said, false
	}
	side := rules.Black
	if first, _ := utf8.DecodeRuneInString(letter); unicode.IsUpper(first) {
		side = rules.White
	}
	return s.Where(rules.Piece{Kind: kind, Side: side}), true
}

// kind returns the kind of piece with a letter: the person's own, unless the game has its letters.
func (s Scene) kind(letter string, letters []string) (kind rules.Kind, ok bool) {
	if _, own := s.Rules.(rules.Lettered); own && len(letter) == 1 {
		letter = strings.ToUpper(letter)
		if kind, ok = rules.LettersOf(s.Rules)[letter[0]]; ok {
			return kind, true
		}
		return rules.Pawn, letter == "P"
	}
	if i := slices.IndexFunc(letters, func(l string) bool { return strings.EqualFold(l, letter) }); i >= 0 {
		return kinds[i], true
	}
	return kind, false
}

// line answers what is on a file or a rank.
func (s Scene) line(name string) (said phrase.Phrase, ok bool) {
	shape := s.shape()
	if i := slices.Index(shape.FileNames, name); i >= 0 {
		return s.File(i), true
	}
	if i := slices.Index(shape.RankNames, name); i >= 0 {
		return s.Rank(i), true
	}
	return said, false
}
