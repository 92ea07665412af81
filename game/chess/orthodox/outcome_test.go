package orthodox

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
)

func line(t testing.TB, fen, moves string) []rules.Position {
	t.Helper()
	l := []rules.Position{position0(t, fen)}
	for _, text := range strings.Fields(moves) {
		p := l[len(l)-1]
		m, err := Rules{}.Read(p, text)
		if err != nil {
			t.Fatal(err)
		}
		next, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		l = append(l, next)
	}
	return l
}

func TestOutcome(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	knights := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2)
	for _, tt := range []struct {
		name, fen, moves string
		want             rules.Outcome
	}{
		{"mate", start, "f3 e5 g4 Qh4", rules.Outcome{Result: rules.BlackWins, Reason: rules.Checkmate}},
		{"stalemate", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", "", rules.Outcome{Result: rules.Drawn, Reason: rules.Stalemate}},
		{"twofold", start, "Nf3 Nf6 Ng1 Ng8", rules.Outcome{Result: rules.Ongoing}},
		{"threefold", start, knights, rules.Outcome{Result: rules.Ongoing, Claim: rules.Threefold}},
		{"fivefold", start, knights + knights, rules.Outcome{Result: rules.Drawn, Reason: rules.Fivefold}},
		// The double step leaves an en passant square that no pawn can use, so the
		// position is the same.
		{"raw ep square", start, "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", rules.Outcome{Result: rules.Ongoing, Claim: rules.Threefold}},
		// With a pawn that can capture en passant, the first occurrence is a different
		// position.
		{"real ep square", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", rules.Outcome{Result: rules.Ongoing}},
		{"lost castling", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "Ke7 Kd1 Ke8 Ke1 Ke7 Kd1 Ke8 Ke1", rules.Outcome{Result: rules.Ongoing}},
		{"fifty", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "Ra2", rules.Outcome{Result: rules.Ongoing, Claim: rules.FiftyMoves}},
		{"seventy-five", "4k3/8/8/8/8/8/8/R3K3 w - - 149 80", "Ra2", rules.Outcome{Result: rules.Drawn, Reason: rules.SeventyFive}},
		{"mate before 75", "7k/8/6K1/8/8/8/8/R7 w - - 149 80", "Ra8", rules.Outcome{Result: rules.WhiteWins, Reason: rules.Checkmate}},
		{"kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", rules.Outcome{Result: rules.Drawn, Reason: rules.DeadPosition}},
		{"minor", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", rules.Outcome{Result: rules.Drawn, Reason: rules.DeadPosition}},
		{"same bishops", "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", "", rules.Outcome{Result: rules.Drawn, Reason: rules.DeadPosition}},
		{"a wall of pawns", "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1", "", rules.Outcome{Result: rules.Drawn, Reason: rules.DeadPosition}},
		{"a wall with a gap", "8/2k5/8/1p1p4/1P1P4/8/2K5/8 w - - 0 1", "", rules.Outcome{Result: rules.Ongoing}},
		{"a bishop that only White can win against", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", "", rules.Outcome{Result: rules.Ongoing}},
		{"a pawn becomes a bishop", "8/1P6/k7/8/1K6/8/8/8 w - - 0 1", "b8=B", rules.Outcome{Result: rules.Drawn, Reason: rules.DeadPosition}},
		{"other bishops", "3bk3/8/8/8/8/8/8/4KB2 b - - 0 1", "", rules.Outcome{Result: rules.Ongoing}},
		{"two knights", "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", "", rules.Outcome{Result: rules.Ongoing}},
		{"pawn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "", rules.Outcome{Result: rules.Ongoing}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := (Rules{}).Outcome(line(t, tt.fen, tt.moves)); got != tt.want {
				t.Errorf("got %+v, want %+v", got, tt.want)
			}
		})
	}
}

func TestChecks(t *testing.T) {
	for fen, want := range map[string]string{
		"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1":  "e1",
		"4k3/8/8/8/7b/8/8/4K3 w - - 0 1":   "e1",
		"4k3/8/8/8/8/3n4/8/4K3 w - - 0 1":  "e1",
		"4k3/8/8/8/8/8/3p4/4K3 w - - 0 1":  "e1",
		"4k3/3P4/8/8/8/8/8/4K3 b - - 0 1":  "e8",
		"4k3/8/8/8/7b/6P1/8/4K3 w - - 0 1": "",
		"4k3/8/8/8/8/4p3/8/4K3 w - - 0 1":  "",
		"q3k3/8/8/8/8/8/8/N3K2Q b - - 0 1": "",
		"4k3/8/8/8/Q7/8/8/4K3 b - - 0 1":   "e8",
	} {
		got := ""
		for _, s := range position0(t, fen).Checks() {
			got += s.String()
		}
		if got != want {
			t.Errorf("%s: checks %q, want %q", fen, got, want)
		}
	}
}

func BenchmarkMovesAndOutcome(b *testing.B) {
	l := line(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "")
	moves := l[0].Moves()
	b.ReportAllocs()
	for i := range b.N {
		next, err := l[0].Play(moves[i%len(moves)])
		if err != nil {
			b.Fatal(err)
		}
		next.Moves()
		Rules{}.Outcome([]rules.Position{l[0], next})
	}
}
