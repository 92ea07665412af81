package pgn

import (
	"slices"
	"strings"
	"testing"
)

// TestCheckTells checks a file in which several lines of a game break off: each is told,
// as long as there are not too many.
func TestCheckTells(t *testing.T) {
	for _, tt := range []struct {
		text string
		want []string
	}{
		{
			"1. e4 e5 2. Ke3 Nc6 3. Kd4 *\n\n1. d4 d5 (1... Nf6 2. c4 g6\n3. Qh8) 2. Nd2 Nc6 (2... Ke6)\n3. Nf3 *\n",
			[]string{
				`game 1, line 1, move 2.Ke3: "Ke3" is not a legal move here`,
				`game 2, line 4, move 3.Qh8: "Qh8" is not a legal move here`,
				`game 2, line 4, move 2...Ke6: "Ke6" is not a legal move here`,
				`game 2, line 5, move 3.Nf3: "Nf3" could be Ngf3 or Ndf3`,
			},
		},
		{
			"1. e4 " + strings.Repeat("(1. e5)\n", 130) + "e5 *",
			[]string{`game 1, line 1, move 1.e5: "e5" is not a legal move here`, "game 1, line 1: in 30 more places a move cannot be read"},
		},
		{"[FEN \"nothing\"]\n1. e4 *", []string{"game 1, line 1: "}},
	} {
		var got []string
		rep := Check(strings.NewReader(tt.text), chess, func(err error) { got = append(got, err.Error()) })
		if rep.Errors != len(got) || rep.Good() || !rep.SameBytes || !rep.ReadsBack {
			t.Errorf("%+v, %d told", rep, len(got))
		}
		if len(got) > 100 {
			got = slices.Delete(got, 1, 100)
		}
		if !slices.EqualFunc(got, tt.want, strings.HasPrefix) {
			t.Errorf("%q\nwant %q", got, tt.want)
		}
	}
}
