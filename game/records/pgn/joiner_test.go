package pgn

import (
	"strings"
	"testing"
)

// TestJoiner joins games of which the first does not end: each stays a game of its own, with
// all of its text.
func TestJoiner(t *testing.T) {
	for _, first := range []string{
		"1. e4 e5 1-0", "1. e4 e5", "1. e4 {and", "1. e4 {and (so", "1. e4 (1. d4", "1. e4 (1. d4 {x", "[White \"A\"]\n\n1. e4 {and",
		"[White \"A\"]\n\n1. e4 {and 1-0", "[White \"A\"]", "[White \"A", "1. e4 ; and",
	} {
		for _, second := range []string{"1. c4 *", "1. c4", "[White \"B\"]\n\n1. c4 *", "[Event \"B\"]\n\n1. c4 *"} {
			var out strings.Builder
			j := NewJoiner(&out)
			for _, game := range []string{"[Event \"X\"]\n\n*", first + "\n", second} {
				if err := j.Add(game); err != nil {
					t.Fatal(err)
				}
			}
			items := Scan(out.String())
			if len(items) != 3 || !strings.Contains(items[1].Text, first) || !strings.Contains(items[2].Text, second) || strings.Contains(items[2].Text, first) {
				t.Errorf("%q and %q become %q", first, second, out.String())
			}
		}
	}
}
