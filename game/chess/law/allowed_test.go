package law

import (
	"slices"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

func parse(t testing.TB, fen string) rules.Position {
	t.Helper()
	p, err := chess.Parse(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}

func TestFacts(t *testing.T) {
	for _, tt := range []struct {
		fen, move string
		kind      rules.Kind
		want      []string
	}{
		{"6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7e8", rules.Queen, []string{Checkmate}},
		{"6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7e8", rules.Rook, []string{Checkmate}},
		{"6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7e8", rules.Knight, nil},
		{"8/1P6/k7/8/1K6/8/8/8 w - - 0 1", "b7b8", rules.Bishop, []string{DrawsNow}},
		{"8/1P6/k7/8/1K6/8/8/8 w - - 0 1", "b7b8", rules.Knight, []string{DrawsNow}},
		{"8/3P3P/8/4K3/7p/8/7k/8 w - - 0 1", "h7h8", rules.Queen, nil},
		{"8/1P6/k7/8/1K6/8/8/8 w - - 0 1", "b7b8", rules.Queen, []string{Stalemate}},
		{"8/1P6/k7/8/1K6/8/8/8 w - - 0 1", "b7b8", rules.Rook, nil},
		{"8/2q1P1k1/8/8/8/8/8/K7 w - - 0 1", "e7e8", rules.Knight, []string{Forks}},
		{"3r2k1/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8", rules.Queen, []string{GivesCheck, Taken}},
		{"3r2k1/2P5/8/8/8/8/8/K7 w - - 0 1", "c7c8", rules.Queen, []string{Taken}},
		{"3r2k1/2P5/8/8/8/8/8/K7 w - - 0 1", "c7d8", rules.Queen, []string{GivesCheck}},
		{"7k/P7/8/8/8/8/6p1/1b2K3 w - - 0 1", "a7a8", rules.Queen, []string{GivesCheck, TakesNext}},
		{"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", rules.NoKind, nil},
	} {
		for _, mirror := range []bool{false, true} {
			fen, from, to := tt.fen, tt.move[:2], tt.move[2:]
			if mirror {
				fen, from, to = mirrored(fen), flip(from), flip(to)
			}
			if got := PromotionFacts(parse(t, fen), rules.Move{From: rulestest.Square(from), To: rulestest.Square(to), Promote: tt.kind}); !slices.Equal(got, tt.want) {
				t.Errorf("%s, %s%s to a %s: %q, want %q", fen, from, to, tt.kind, got, tt.want)
			}
		}
	}
}

func TestAllowed(t *testing.T) {
	draw := func(why rules.Reason) rules.Outcome { return rules.Outcome{Result: rules.Drawn, Reason: why} }
	for _, tt := range []struct {
		fen, move, on, say string
		promote            rules.Kind
		end                rules.Outcome
	}{
		{fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", move: "e5d6", on: "d5", say: "en passant"},
		{fen: "4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", move: "e5d6"},
		{fen: "4k3/8/8/8/8/8/7r/R3K2R w KQ - 0 1", move: "e1g1", on: "h1", say: "when the rook is attacked"},
		{fen: "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", move: "e1c1", on: "b1", say: "rook can pass over an attacked square"},
		{fen: "r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", move: "e1c1", on: "a1", say: "when the rook is attacked"},
		{fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", move: "e1c1"},
		{fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", move: "a7a8", promote: rules.Knight, on: "a8", say: "became a knight"},
		{fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", move: "a7a8", promote: rules.Queen},
		{fen: "4k3/P7/8/8/8/8/8/QQ2K3 w - - 0 1", move: "a7a8", promote: rules.Queen, on: "a8", say: "more than one queen"},
		{fen: "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", move: "g1g6", end: draw(rules.Stalemate), on: "g6", say: "not in check"},
		{fen: "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", move: "g1g6", end: draw(rules.Agreement)},
		{fen: "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", move: "g1g2", end: draw(rules.Fivefold), on: "g2", say: "five times"},
		{
			fen: "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", move: "f3g3", end: draw(rules.TimeForfeit), on: "g3",
			say: "could never have given checkmate, whatever",
		},
		{fen: "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1", move: "c2d2", end: draw(rules.Resignation), on: "d2", say: "can only ever reach"},
		{
			fen: "7k/5p2/8/8/8/8/5K2/5B2 w - - 0 1", move: "f2e1", end: rules.Outcome{Result: rules.WhiteWins, Reason: rules.TimeForfeit}, on: "e1",
			say: "could still have given checkmate, for example: ",
		},
		{fen: "7k/5p2/8/8/8/8/5K2/5R2 w - - 0 1", move: "f2e1", end: rules.Outcome{Result: rules.WhiteWins, Reason: rules.TimeForfeit}},
	} {
		for _, mirror := range []bool{false, true} {
			if mirror && (tt.end.Result == rules.WhiteWins || tt.end.Reason == rules.Resignation) {
				continue
			}
			fen, from, to, on := tt.fen, tt.move[:2], tt.move[2:], tt.on
			if mirror {
				fen, from, to = mirrored(fen), flip(from), flip(to)
				if on != "" {
					on = flip(on)
				}
			}
			a, ok := Allowed(parse(t, fen), rules.Move{From: rulestest.Square(from), To: rulestest.Square(to), Promote: tt.promote}, tt.end)
			switch {
			case ok != (tt.say != ""), !strings.Contains(a.Text.String(), tt.say):
				t.Errorf("%s, %s%s: %v, %q", fen, from, to, ok, a.Text)
			case ok && a.Square != rulestest.Square(on):
				t.Errorf("%s, %s%s turns on %v, want %s", fen, from, to, a.Square, on)
			}
		}
	}
}

func TestRefusal(t *testing.T) {
	for _, tt := range []struct {
		fen, try, say, article, by, at string
	}{
		{"4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "which your king would cross.", "3.8.2.2", "f7", "f1"},
		{"4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a5", "blocked by the pawn on a2.", "3.5", "a2", "a2"},
		{"4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "e1e3", "one square in any direction.", "3.8.1", "", ""},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e8e7", "You cannot move the king on e8 now: it is the other side's turn.", "1.2", "", ""},
		{"R3k3/7R/8/8/8/8/8/4K3 b - - 0 1", "e8e7", "The game is over: the rook on a8 has given checkmate.", "5.1.1", "a8", "e8"},
		{"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "h8g8", "a draw by stalemate", "5.2.1", "", ""},
		{"4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1b2", "A rook moves in straight lines: up, down or sideways.", "3.3", "", ""},
		{"4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "a1e8", "A rook moves in straight lines: up, down or sideways.", "3.3", "", ""},
		{"4k3/8/8/8/8/4P3/8/4R1K1 w - - 0 1", "e1e8", "blocked by the pawn on e3.", "3.5", "e3", "e3"},
		{"4k3/4P3/8/8/8/8/8/6K1 w - - 0 1", "e7e8", "does not capture straight ahead. Its path is blocked by the king on e8.", "3.7.1", "e8", "e8"},
		{"3r4/4k3/8/8/3N4/8/8/3K4 b - - 0 1", "e7e6", "the knight on d4 is pinned, but still attacks that square.", "3.1.3", "d4", "e6"},
		{"8/4k3/8/8/3N4/8/8/3K4 b - - 0 1", "e7e6", "the knight on d4 attacks that square.", "3.9.2", "d4", "e6"},
		{"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "a1a2", "a draw by stalemate", "5.2.1", "", ""},
		{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "", "", "", ""},
	} {
		r := Refusal(chess, []rules.Position{parse(t, tt.fen)}, rules.Move{From: rulestest.Square(tt.try[:2]), To: rulestest.Square(tt.try[2:])})
		if !strings.Contains(r.Text.String(), tt.say) || r.Legal() != (tt.say == "") || r.Proven != (tt.by != "") || r.Article != tt.article {
			t.Errorf("%s, %s: %+v", tt.fen, tt.try, r)
		}
		if r.Proven && (r.By != rulestest.Square(tt.by) || r.At != rulestest.Square(tt.at)) {
			t.Errorf("%s, %s: by %v for %v", tt.fen, tt.try, r.By, r.At)
		}
	}
}

func BenchmarkFacts(b *testing.B) {
	p := parse(b, "r2qkb1r/pP1npppp/2p2n2/5b2/3P4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 0 1")
	for b.Loop() {
		PromotionFacts(p, rules.Move{From: rulestest.Square("b7"), To: rulestest.Square("a8"), Promote: rules.Queen})
	}
}
