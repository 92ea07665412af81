package kifu

import (
	"fmt"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// TestBounds reads records that exceed a bound: the error names the bound, and the text is
// kept.
func TestBounds(t *testing.T) {
	moves := strings.Repeat("+2838HI\n-8232HI\n+3828HI\n-3282HI\n", record.LongestLine/4)
	remarks := strings.Repeat("'*so\n", 5000)
	opening := `{"move":{"from":{"x":2,"y":7},"to":{"x":2,"y":6},"color":0,"piece":"FU"},"comments":[`
	for _, tt := range []struct {
		format    pgn.Format
		text, why string
		plies     int
	}{
		{JKF, `{"header":{},"moves":[{},` + opening + strings.Repeat(`"so",`, 5000) + `"the start","the end"]}]}`, "a move has more than 5000 annotations; ", 1},
		{CSA, "PI\n+\n" + moves + "+2838HI\n'the end\n", "a line is longer than 20000 plies; ", record.LongestLine},
		{CSA, "PI\n+\n+2838HI\n" + remarks + "'the end\n-8232HI\n", "a move has more than 5000 annotations; ", 1},
	} {
		rec, errs := tt.format.Read(pgn.Item{Text: tt.text, Number: 1, Line: 1}, games{})
		if len(errs) != 1 || !strings.Contains(errs[0].Error(), tt.why) {
			t.Errorf("%v", errs)
		}
		if n := len(rec.Moves()); n != tt.plies {
			t.Errorf("%d plies", n)
		}
		if !strings.Contains(fmt.Sprint(rec.Main()[tt.plies-1].Said().Rest), "the end") {
			t.Error("the rest is lost")
		}
	}
}
