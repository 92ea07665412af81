package kifu

import (
	"strings"
	"unicode/utf8"

	"passedpawn/game/rules"
)

// ki2Words returns the moves in a line of KI2, nil for other lines. Each move begins with
// the mark of its side; moves without marks are separated by spaces.
func ki2Words(text string) []string {
	if strings.ContainsAny(text, sideMarks) {
		if strings.IndexAny(text, sideMarks) > 0 {
			return nil
		}
		var words []string
		for text != "" {
			_, size := utf8.DecodeRuneInString(text)
			mark, rest := text[:size], text[size:]
			n := strings.IndexAny(rest, sideMarks)
			if n < 0 {
				n = len(rest)
			}
			words = append(words, mark+join(rest[:n]))
			text = rest[n:]
		}
		return words
	}
	fields := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(blanks+"、,", r) })
	var words []string
	for _, f := range fields {
		if n := len(words); n > 0 && words[n-1] == "同" {
			words[n-1] += f
			continue
		}
		if !looksJapanese(f) {
			return nil
		}
		words = append(words, f)
	}
	return words
}

// join removes the spaces from a word such as 同　歩.
func join(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(blanks, r) }), "")
}

// looksJapanese reports whether a word may be a move: a square or 同, followed by a piece.
func looksJapanese(word string) bool {
	if strings.HasPrefix(word, "同") {
		return true
	}
	signs := []rune(word)
	if len(signs) < 3 || len(signs) > 8 {
		return false
	}
	file, rank := digit(signs[0]), digit(signs[1])
	return file > 0 && rank > 0 && (letterOf(string(signs[2])) != "" || signs[2] == '成')
}

// words plays the moves of a line.
func (k kifReader) words(l line, words []string) {
	for i, word := range words {
		bare := strings.Trim(word, sideMarks)
		if e, ok := endingIn(bare); ok {
			k.end(e, k.signed(e, e.result.resultFor(k.here().pos.Turn())), 0)
			continue
		}
		if bare == "" {
			continue
		}
		err := error(nil)
		if passes(bare) {
			err = k.pass()
		} else {
			err = k.play(word)
		}
		if err != nil {
			l.raw = strings.Join(words[i:], "  ")
			k.fail(l, moveName(k.number(), word), err.Error())
			return
		}
	}
}

// firstTurn returns the side to move according to the mark of the first move of a game.
func firstTurn(words []string) (side rules.Side, ok bool) {
	if len(words) == 0 {
		return 0, false
	}
	switch mark, _ := utf8.DecodeRuneInString(words[0]); {
	case strings.ContainsRune("▲▼☗", mark):
		return rules.White, true
	case strings.ContainsRune("△▽☖", mark):
		return rules.Black, true
	}
	return 0, false
}
