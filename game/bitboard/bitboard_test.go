package bitboard

import (
	"bufio"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/orthodox"
	"passedpawn/game/rules"
)

const (
	start    = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
)

func parse(t testing.TB, fen string) Position {
	t.Helper()
	p, err := Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPerft(t *testing.T) {
	for _, tt := range []struct {
		fen          string
		depth, nodes int
	}{
		{start, 5, 4865609},
		{start, 6, 119060324},
		{kiwipete, 5, 193690690},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661},
		{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292},
		{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 706045033},
		{"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194},
		{"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164075551},
		{"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 6, 71179139},
	} {
		if testing.Short() && tt.nodes > 20e6 {
			continue
		}
		p := parse(t, tt.fen)
		if got := p.Perft(tt.depth); got != tt.nodes {
			t.Errorf("%s: perft %d = %d, want %d", tt.fen, tt.depth, got, tt.nodes)
		}
		if p.String() != tt.fen {
			t.Errorf("%s became %s", tt.fen, p.String())
		}
	}
}

func TestPerftTable(t *testing.T) {
	f, err := os.Open("../../testdata/perft/variants.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows := 0
	for sc := bufio.NewScanner(f); sc.Scan(); {
		row := strings.Split(sc.Text(), "\t")
		if row[0] != "chess" {
			continue
		}
		rows++
		depth, _ := strconv.Atoi(row[3])
		want, _ := strconv.Atoi(row[4])
		p := parse(t, row[2])
		if got := p.Perft(depth); got != want {
			t.Errorf("%s: perft %d = %d, want %d", row[2], depth, got, want)
		}
	}
	if rows == 0 {
		t.Error("no row for chess")
	}
}

// TestAgainstOrthodox holds the fast board against the one people play on:
// over random games the same legal moves, the same FEN, the same keys whether
// made or parsed, and captures that are those of the full list.
func TestAgainstOrthodox(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	most := 100_000
	if testing.Short() {
		most = 1000
	}
	var r orthodox.Rules
	for positions := 0; positions < most; {
		slow := r.Start()
		fast := parse(t, start)
		for ply := 0; ply < 160 && len(slow.Moves()) > 0; ply++ {
			var l List
			fast.Generate(&l)
			positions++
			sameMoves(t, slow, &l)
			checkCaptures(t, &fast, &l)
			m := l.All()[rng.IntN(l.Count)]
			want, err := r.Read(slow, m.String())
			if err != nil {
				t.Fatalf("%v: %v", slow, err)
			}
			before := fast
			undo := fast.Make(m)
			after := fast
			fast.Unmake(m, undo)
			if fast != before {
				t.Fatalf("%v: %v is not taken back whole", slow, m)
			}
			fast = after
			slow = play(t, slow, want)
			again := parse(t, slow.String())
			if fast != again {
				t.Fatalf("%v: made %v, parsed %v", slow, fast.String(), again.String())
			}
			if fast.InCheck() != (len(slow.Checks()) > 0) {
				t.Fatalf("%v: in check: %v", slow, fast.InCheck())
			}
		}
	}
}

// sameMoves compares the two lists of legal moves as sets.
func sameMoves(t *testing.T, p rules.Position, l *List) {
	t.Helper()
	want := map[string]bool{}
	for _, m := range p.Moves() {
		letter := map[rules.Kind]string{rules.Queen: "q", rules.Rook: "r", rules.Bishop: "b", rules.Knight: "n"}[m.Promote]
		want[m.From.String()+m.To.String()+letter] = true
	}
	for _, m := range l.All() {
		if !want[m.String()] {
			t.Fatalf("%v: %v is not legal", p, m)
		}
		delete(want, m.String())
	}
	if len(want) > 0 {
		t.Fatalf("%v: without %v", p, want)
	}
}

func play(t *testing.T, p rules.Position, m rules.Move) rules.Position {
	t.Helper()
	next, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

func checkCaptures(t *testing.T, p *Position, all *List) {
	t.Helper()
	if p.InCheck() {
		return
	}
	want := map[Move]bool{}
	for _, m := range all.All() {
		if k := m.Promotion(); p.On(m.To()) != NoKind && (k == NoKind || k == Queen) || m.EnPassant() || k == Queen {
			want[m] = true
		}
	}
	var l List
	p.Captures(&l)
	for _, m := range l.All() {
		if !want[m] {
			t.Fatalf("%v: %v is no capture", p.String(), m)
		}
	}
	if l.Count != len(want) {
		t.Fatalf("%v: %d captures, want %d", p.String(), l.Count, len(want))
	}
}

func TestParseRefuses(t *testing.T) {
	for _, bad := range []string{"", "8/8/8/8/8/8/8/8 w - -", "x w - -", "kK6/9/8/8/8/8/8/8/8/p w - -", "kK", "kKppppppppppppppp w - - ", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1"} {
		if p, err := Parse(bad); err == nil {
			t.Errorf("Parse(%q) = %v", bad, p.String())
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	p := parse(b, kiwipete)
	nodes := 0
	b.ReportAllocs()
	for range b.N {
		nodes += p.Perft(4)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
