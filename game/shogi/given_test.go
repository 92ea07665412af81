package shogi

import (
	"cmp"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/shogi/shogiboard"
)

// givenPoints are the points of the pieces given up in each handicap, in the order of Handicaps.
var givenPoints = []int{1, 1, 5, 5, 6, 10, 11, 12, 13, 13, 14, 15, 15, 16, 18}

// TestDeclarationGiven declares as uwate in each handicap: the pieces that uwate gave up count
// for the points by both rules, but not as pieces in the zone, and not for the other side.
func TestDeclarationGiven(t *testing.T) {
	const camp = "1K7/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p w "
	for i, h := range Handicaps() {
		start := play(t, h.SFEN, "")[0]
		given := givenPoints[i]
		if got := Given(start); got != given {
			t.Errorf("%s: %d points are given, want %d", h.Name, got, given)
		}
		for _, tt := range []struct {
			points int
			r      Rules
			want   rules.Reason
		}{
			{26, Rules{}, rules.NoReason},
			{27, Rules{}, rules.Declaration},
			{23, Rules{Points24: true}, rules.NoReason},
			{24, Rules{Points24: true}, rules.Impasse},
			{30, Rules{Points24: true}, rules.Impasse},
			{31, Rules{Points24: true}, rules.Declaration},
		} {
			if tt.points < 10+given {
				continue // the ten pieces in the zone are enough
			}
			p := since(t, start, camp+handOf(tt.points-10-given))
			if got := tt.r.Outcome([]rules.Position{p}).Claim; got != tt.want {
				t.Errorf("%s, %+v, %d points: %v, want %v: %+v", h.Name, tt.r, tt.points, got, tt.want, tt.r.Count(p))
			}
		}
		nine := since(t, start, strings.Replace(camp, "k+p", "k1", 1)+handOf(20))
		if c := (Rules{}).Count(nine); c.Claim() != rules.NoReason || c.MenLeft != 1 {
			t.Errorf("%s: with nine pieces in the zone: %+v", h.Name, c)
		}
		shitate := since(t, start, "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 b R2B2G 1")
		if c := (Rules{}).Count(shitate); c.Points != 27 || c.Given != 0 || c.Claim() != rules.NoReason {
			t.Errorf("%s: the other side counts %+v", h.Name, c)
		}
	}
}

// handOf writes a hand of gote that is worth up to 20 points.
func handOf(points int) (text string) {
	large := points / 5
	for letter, n := range map[string]int{"r": min(large, 2), "b": max(large-2, 0), "g": points % 5} {
		if n > 0 {
			text += strconv.Itoa(n) + letter
		}
	}
	return cmp.Or(text, "-") + " 1"
}

// since returns a position that a game with a start has reached.
func since(t *testing.T, start rules.Position, sfen string) rules.Position {
	t.Helper()
	first, err := start.Play(start.Moves()[0])
	if err != nil {
		t.Fatal(err)
	}
	return &position{board: Board(play(t, sfen, "")[0]), last: shogiboard.None, given: Given(first)}
}

// TestExplainGiven says how many of the points are for the handicap.
func TestExplainGiven(t *testing.T) {
	sfen := "9/9/9/LNSGKGSNL/PPPPPPPPP/RB7/+p+p+p+p+p4/+p+p+p+p4k/g8 w rg2s 1"
	for points24, want := range map[bool]string{
		false: "To declare a win you need 27, so you have enough.",
		true:  "To declare a draw you need 24, so you have enough.",
	} {
		r := Rules{Points24: points24}
		text, ok := rules.ExplainClaim(r, play(t, sfen, "")[0])
		want = "Your king is in the promotion zone with 10 other pieces. With your hand they make 27 points, including 9 for the handicap. " + want
		if !ok || text.String() != want {
			t.Errorf("%v", text)
		}
	}
}
