package pgn

import (
	"strings"
	"testing"

	"passedpawn/game/records/record"
)

// TestBounds reads games that exceed a bound: the error names the bound, the Walker refuses
// the game as well, and all its text is kept when it is written.
func TestBounds(t *testing.T) {
	line := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", record.LongestLine/4)
	far := strings.Repeat("Nf3 (1. a3) Nf6 (1... a6) Ng1 (2. a3) Ng8 (2... a6) ", 1000)
	many := strings.Repeat("(1. d4 d5 2. c4) ", 20_000)
	some, more := "{[%csl "+strings.Repeat("G,", 50)+"]} ", "{"+strings.Repeat("x ", 200)+"[%cal G]} "
	for _, tt := range []struct {
		name, text, tail, why string
		plies                 int
	}{
		{"plies", line, "Nf3 Nf6 {the end}", "a line is longer than 20000 plies", record.LongestLine},
		{"plies in a variation", "e4 (" + line, "Nf3 Nf6 {the end} ) e5", "a line is longer than 20000 plies", 2},
		{"NAGs", "e4 " + strings.Repeat("$1 ", 5000), "$2 e5 {the end}", "a move has more than 5000 annotations", 1},
		{"comments", "e4 " + strings.Repeat("{a} ", 5000), "{b} e5 {the end}", "a move has more than 5000 annotations", 1},
		{"drawings", "e4 ", "{[%csl " + strings.Repeat("Ga1,", 5000) + "Ga2]} e5 {the end}", "a move has more than 250 arrows and circles", 1},
		{"drawings in many comments", "e4 ", strings.Repeat("{[%csl Ga1,Ga2,Ga3]} ", 84) + "e5 {the end}", "a move has more than 250 arrows and circles", 1},
		{"drawings in wrapped comments", "e4 ", strings.Repeat("{[%csl Ga1,Gb2]} ", 300) + "e5 {the end}", "a move has more than 250 arrows and circles", 1},
		{"drawings in a long comment", "e4 ", some + "{[%cal " + strings.Repeat("G,", 210) + "]} e5 {the end}", "a move has more than 250 arrows and circles", 1},
		{"drawings after a long comment", "e4 ", more + "{[%cal " + strings.Repeat("G,", 250) + "]} e5 {the end}", "a move has more than 250 arrows and circles", 1},
		{"commands", "{a} ", "{" + strings.Repeat("[%x] ", 5000) + "} e4 e5 {the end}", "a move has more than 5000 annotations", 0},
		{"variations", "e4 " + many[:5000*17], "(1. c4 {the end} ) e5", "a move has more than 5000 annotations", 1},
		{"far variations", far, "Nf3 {the end}", "the game has too many variations far from its start", 3162},
		{"moves", strings.Repeat("Nf3 "+many[:4000*17]+"Nf6 Ng1 Ng8 ", 13), "Nf3 {the end}", "the game has more than 200000 moves and annotations", 49},
	} {
		item := Scan(tt.text + tt.tail + " *\n")[0]
		rec, errs := ReadAll(item, chess)
		if len(errs) == 0 || !strings.HasSuffix(errs[0].Error(), tt.why) {
			t.Errorf("%s: %v", tt.name, errs)
		}
		if n := len(rec.Moves()); n != tt.plies {
			t.Errorf("%s: %d plies", tt.name, n)
		}
		if _, plain := new(Walker).Walk(item); plain {
			t.Errorf("%s: the Walker reads it", tt.name)
		}
		written := Write(rec)
		for _, part := range strings.Fields(tt.tail) {
			if !strings.Contains(written, part) {
				t.Errorf("%s: %.40q is lost", tt.name, part)
			}
		}
		if again, _ := Read(Scan(written)[0], chess); !again.Equal(rec) {
			t.Errorf("%s: differs when written and read again", tt.name)
		}
	}
}
