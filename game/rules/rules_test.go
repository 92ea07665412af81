package rules

import "testing"

func TestParseSquare(t *testing.T) {
	for f := range 26 {
		for r := range 12 {
			want := Sq(f, r)
			if got, err := ParseSquare(want.String()); err != nil || got != want {
				t.Errorf("ParseSquare(%q) = %v, %v", want.String(), got, err)
			}
		}
	}
	for _, bad := range []string{"", "e", "4", "e0", "E4", "e4 ", "e04", "é4", "e-1", "e999"} {
		if s, err := ParseSquare(bad); err == nil {
			t.Errorf("ParseSquare(%q) = %v, want an error", bad, s)
		}
	}
}

func TestOutcomeSentences(t *testing.T) {
	for _, tt := range []struct {
		o    Outcome
		want string
	}{
		{Outcome{Result: Ongoing}, ""},
		{Outcome{Result: WhiteWins, Reason: Checkmate}, "White wins by checkmate."},
		{Outcome{Result: BlackWins, Reason: Resignation}, "Black wins by resignation."},
		{Outcome{Result: Drawn, Reason: DeadPosition}, "Draw: neither side can give checkmate."},
		{Outcome{Result: Drawn, Reason: Threefold}, "Draw by threefold repetition."},
		{Outcome{Result: Drawn, Reason: Adjudged}, "Draw."},
	} {
		if got := tt.o.String(); got != tt.want {
			t.Errorf("%+v reads %q, want %q", tt.o, got, tt.want)
		}
		if tt.o.Over() == (tt.want == "") {
			t.Errorf("%+v: Over() = %v", tt.o, tt.o.Over())
		}
	}
}
