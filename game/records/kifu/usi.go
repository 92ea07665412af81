package kifu

import (
	"strings"
)

// A usiGame is a line of USI: the start position, "" for the standard one, and the moves.
type usiGame struct {
	start string
	moves []string
}

// cutUSI splits a line: position startpos moves 7g7f, sfen ... moves ..., or a bare
// position. ok is false for anything else.
func cutUSI(text string) (g usiGame, ok bool) {
	words := strings.Fields(text)
	if len(words) > 0 && words[0] == "position" {
		words = words[1:]
	}
	switch {
	case len(words) == 0:
		return g, false
	case words[0] == "startpos":
		words = words[1:]
	default:
		if g.start, words = cutSFEN(words); g.start == "" {
			return g, false
		}
	}
	if len(words) > 0 && words[0] == "moves" {
		words = words[1:]
	}
	g.moves = words
	return g, true
}

// cutSFEN cuts a position from the words of a line, "" if it does not begin with one.
func cutSFEN(words []string) (sfen string, rest []string) {
	if words[0] == "sfen" {
		words = words[1:]
	}
	n := 0
	for n < len(words) && n < 4 && words[n] != "moves" {
		n++
	}
	if n < 2 || strings.Count(words[0], "/") != 8 || words[1] != "b" && words[1] != "w" {
		return "", words
	}
	fields := words[:n]
	if n == 2 { // some programs omit empty hands
		fields = append(fields[:2:2], "-")
	}
	return strings.Join(fields, " "), words[n:]
}

// looksUSI reports whether a word is a USI move of shogi and not a UCI move of chess.
func looksUSI(word string) bool {
	word = strings.TrimSuffix(word, "+")
	if len(word) != 4 {
		return false
	}
	square := func(s string) bool { return s[0] >= '1' && s[0] <= '9' && s[1] >= 'a' && s[1] <= 'i' }
	return square(word[2:]) && (square(word[:2]) || word[1] == '*' && strings.IndexByte(inHand, word[0]) >= 0)
}

// A usiReader builds a record from the position and moves of USI.
type usiReader struct{ *builder }

// read reads a game from the first line that is not empty.
func (u usiReader) read(lines []line) error {
	for _, l := range lines {
		if l.text == "" || l.text[0] == '#' {
			continue
		}
		g, ok := cutUSI(l.text)
		if !ok {
			u.stray(l)
			continue
		}
		u.start = g.start
		if err := u.begin(); err != nil {
			return err
		}
		u.moves(l, g.moves)
		return nil
	}
	return nil
}

func (u usiReader) moves(l line, moves []string) {
	for i, word := range moves {
		if e, ok := usiEnds[word]; ok {
			end, _ := endingOf(e)
			u.end(end, e, 0)
			continue
		}
		var err error
		if word == "0000" || word == "pass" {
			err = u.pass()
		} else {
			err = u.play(word)
		}
		if err != nil {
			l.raw = strings.Join(moves[i:], " ")
			u.fail(l, moveName(u.number(), word), err.Error())
			return
		}
	}
}

// usiEnds maps the words with which engines end a game to CSA words.
var usiEnds = map[string]string{"resign": "TORYO", "win": "KACHI"}
