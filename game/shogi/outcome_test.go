package shogi

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
)

// play returns the line of moves from a position.
func play(t *testing.T, sfen, moves string) []rules.Position {
	t.Helper()
	p, err := Rules{}.Parse(sfen)
	if err != nil {
		t.Fatal(err)
	}
	line := []rules.Position{p}
	for text := range strings.FieldsSeq(moves) {
		m, err := Rules{}.Read(p, text)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
		line = append(line, p)
	}
	return line
}

func TestOutcome(t *testing.T) {
	const (
		alone   = "7k1/9/9/9/8R/9/9/9/4K4 b - 1"
		shuffle = "4i4h 4a4b 4h4i 4b4a "
		checks  = "1e2e 2a1a 2e1e 1a2a "
		quiet   = "4i4h 6a6b 4h4i 6b6a "
	)
	for _, tt := range []struct {
		name, sfen, moves string
		want              rules.Outcome
	}{
		{"start", "startpos", "", rules.Outcome{Result: rules.Ongoing}},
		{"mate", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", rules.Outcome{Result: rules.WhiteWins, Reason: rules.Checkmate}},
		{"mate of sente", "4k4/9/9/9/9/9/4p4/9/4K4 w g 1", "G*5h", rules.Outcome{Result: rules.BlackWins, Reason: rules.Checkmate}},
		{"no move", "8k/6G2/9/7N1/9/9/9/9/4K4 w - 1", "", rules.Outcome{Result: rules.WhiteWins, Reason: rules.NoMoves}},
		{"three times", "startpos", strings.Repeat(shuffle, 2), rules.Outcome{Result: rules.Ongoing}},
		{"four times", "startpos", strings.Repeat(shuffle, 3), rules.Outcome{Result: rules.Drawn, Reason: rules.Sennichite}},
		{"four times, not at the start", "startpos", "7g7f 3c3d " + strings.Repeat(shuffle, 3), rules.Outcome{Result: rules.Drawn, Reason: rules.Sennichite}},
		{"four times, by two ways", "startpos", strings.Repeat(shuffle, 2) + quiet, rules.Outcome{Result: rules.Drawn, Reason: rules.Sennichite}},
		{"perpetual check, three times", alone, strings.Repeat(checks, 2), rules.Outcome{Result: rules.Ongoing}},
		{"perpetual check", alone, strings.Repeat(checks, 3), rules.Outcome{Result: rules.BlackWins, Reason: rules.PerpetualCheck}},
		{
			"perpetual check after quiet moves", alone, "5i6h 2a3a 1e3e 3a2a 3e1e 2a3a 1e2e 3a3b 2e1e 3b2a " + strings.Repeat(checks, 3),
			rules.Outcome{Result: rules.BlackWins, Reason: rules.PerpetualCheck},
		},
		{"a quiet move between checks", alone, checks + checks + "1e3e 2a1a 3e1e 1a2a", rules.Outcome{Result: rules.Drawn, Reason: rules.Sennichite}},
		{
			"perpetual check by gote", "4k4/9/9/9/8r/9/9/9/7K1 w - 1", strings.Repeat("1e2e 2i1i 2e1e 1i2i ", 3),
			rules.Outcome{Result: rules.WhiteWins, Reason: rules.PerpetualCheck},
		},
	} {
		line := play(t, tt.sfen, tt.moves)
		if got := (Rules{}).Outcome(line); got != tt.want {
			t.Errorf("%s: %+v, want %+v, at %v", tt.name, got, tt.want, line[len(line)-1])
		}
	}
}

// TestHands distinguishes positions that differ only in the pieces in hand.
func TestHands(t *testing.T) {
	a := play(t, "4k4/9/9/9/9/9/9/9/4K4 b P 1", "")
	b := play(t, "4k4/9/9/9/9/9/9/9/4K4 b G 1", "")
	line := []rules.Position{a[0], a[0], b[0], b[0], b[0], b[0], a[0]}
	if o := (Rules{}).Outcome(line); o.Over() {
		t.Errorf("%+v", o)
	}
}

// TestMoveLimit ends a game after 500 plies, or later if a king is in check.
func TestMoveLimit(t *testing.T) {
	start := Rules{}.Start()
	line := make([]rules.Position, 500)
	for i := range line {
		line[i] = start
	}
	quiet := play(t, "4k4/9/9/9/9/9/9/9/4K4 b P 1", "")[0]
	check := play(t, "4k4/9/9/9/9/9/9/9/4KR3 b - 1", "4i4a+")[1]
	for _, tt := range []struct {
		line []rules.Position
		want rules.Outcome
	}{
		{append(line[:499:499], quiet), rules.Outcome{Result: rules.Ongoing}},
		{append(line[:500:500], quiet), rules.Outcome{Result: rules.Drawn, Reason: rules.MoveLimit}},
		{append(line[:500:500], check), rules.Outcome{Result: rules.Ongoing}},
		{append(line[:500:500], check, quiet), rules.Outcome{Result: rules.Drawn, Reason: rules.MoveLimit}},
	} {
		if got := (Rules{}).Outcome(tt.line); got != tt.want {
			t.Errorf("%d positions: %+v, want %+v", len(tt.line), got, tt.want)
		}
	}
}

// TestEndings names the sides in results as in shogi.
func TestEndings(t *testing.T) {
	for _, tt := range []struct {
		start string
		o     rules.Outcome
		want  string
	}{
		{"startpos", rules.Outcome{Result: rules.WhiteWins, Reason: rules.Checkmate}, "Sente wins by checkmate."},
		{"startpos", rules.Outcome{Result: rules.BlackWins, Reason: rules.PerpetualCheck}, "Gote wins: Sente repeated the position, giving check on every move."},
		{"startpos", rules.Outcome{Result: rules.WhiteWins, Reason: rules.NoMoves}, "Sente wins: Gote has no legal move."},
		{"startpos", rules.Outcome{Result: rules.BlackWins, Reason: rules.TimeForfeit}, "Gote wins on time."},
		{"startpos", rules.Outcome{Result: rules.BlackWins, Reason: rules.IllegalMove}, "Gote wins: Sente made an illegal move."},
		{"startpos", rules.Outcome{Result: rules.WhiteWins, Reason: rules.Declaration}, "Sente wins by declaration."},
		{"startpos", rules.Outcome{Result: rules.WhiteWins, Reason: rules.Adjudged}, "Sente wins."},
		{
			"startpos",
			rules.Outcome{Result: rules.Drawn, Reason: rules.Sennichite},
			"Draw by fourfold repetition (sennichite). The game is replayed with the sides changed.",
		},
		{"startpos", rules.Outcome{Result: rules.Drawn, Reason: rules.MoveLimit}, "Draw: five hundred moves have been played."},
		{"startpos", rules.Outcome{Result: rules.Drawn, Reason: rules.Impasse}, "Draw by impasse."},
		{Handicaps()[0].SFEN, rules.Outcome{Result: rules.BlackWins, Reason: rules.Resignation}, "Uwate wins by resignation."},
		{Handicaps()[14].SFEN, rules.Outcome{Result: rules.WhiteWins, Reason: rules.Resignation}, "Shitate wins by resignation."},
	} {
		if got := rules.Ending(Rules{}, play(t, tt.start, "")[0], tt.o).String(); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// TestHandicaps checks that the given pieces are missing and that uwate moves first.
func TestHandicaps(t *testing.T) {
	given := []int{1, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7, 8, 10}
	all := Handicaps()
	if len(all) != len(given) {
		t.Fatalf("%d handicaps", len(all))
	}
	for i, h := range all {
		p := play(t, h.SFEN, "")[0]
		b := Board(p)
		if n := 40 - b.Count(); n != given[i] || p.Turn() != rules.Black || len(p.Moves()) == 0 {
			t.Errorf("%s: %d pieces are missing, %v to move", h.Name, n, p.Turn())
		}
	}
}
