package pgn

import (
	"io"
	"strings"

	"passedpawn/game/rules"
)

// Separated returns a game so that it is read as one of its own after another: unchanged, or with
// a tag. end is the line end. It returns false if that is not possible, because the game before
// is not closed.
func Separated(before, game, end string) (text string, ok bool) {
	if before == "" || strings.HasPrefix(game, "[Event ") && endsWithResult(before) {
		return game, true
	}
	for _, text := range []string{game, "[Event \"?\"]" + end + end + game} {
		two := Scan(before + end + end + text)
		if len(two) == 2 && trimEnd(two[0].Raw) == trimEnd(before) && two[1].Raw == text {
			return text, true
		}
	}
	return game, false
}

func trimEnd(text string) string { return strings.TrimRight(text, " \t\r\n") }

func endsWithResult(game string) bool {
	for _, r := range []rules.Result{rules.WhiteWins, rules.BlackWins, rules.Drawn, rules.Ongoing} {
		if strings.HasSuffix(game, " "+string(r)) || strings.HasSuffix(game, "\n"+string(r)) {
			return true
		}
	}
	return false
}

// A Joiner writes games one after the other, so that each is read as one of its own. It closes
// a comment or a tag in which a game ends.
type Joiner struct {
	out  io.Writer
	last string
}

// NewJoiner returns a joiner that writes to out.
func NewJoiner(out io.Writer) *Joiner { return &Joiner{out: out} }

// Add writes the text of a game.
func (j *Joiner) Add(game string) error {
	game = trimEnd(game) // a game without a result ends where the next one begins
	for _, closing := range []string{"", "}\n\n", "\"]\n\n*\n\n"} {
		if text, ok := Separated(j.last+closing, game, "\n"); ok {
			game = closing + text
			break
		}
	}
	j.last = game
	_, err := io.WriteString(j.out, game+"\n\n")
	return err
}
