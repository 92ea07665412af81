package bitboard_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// TestAgainstOrthodox compares the fast board with the one that people play on, over
// random games: the same legal moves, the same FEN, the same keys whether made or parsed,
// and captures that match the full list.
func TestAgainstOrthodox(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	most := longtest.OfNight(5000, 15_000, 100_000)
	var r orthodox.Rules
	for positions := 0; positions < most; {
		slow, fast := r.Start(), parse(t, start)
		for ply := 0; ply < 160 && len(slow.Moves()) > 0; ply++ {
			var l bitboard.List
			fast.Generate(&l)
			positions++
			sameMoves(t, slow, &l)
			checkCount(t, &fast, &l)
			checkCaptures(t, &fast, &l)
			checkChecks(t, &fast, &l)
			checkRecaptures(t, &fast)
			m := l.All()[rng.IntN(l.Count)]
			want, err := r.Read(slow, m.String())
			if err != nil {
				t.Fatalf("%v: %v", slow, err)
			}
			if got := fast.SAN(m); got != r.Write(slow, want) {
				t.Fatalf("%v: %v is written %s, want %s", slow, m, got, r.Write(slow, want))
			}
			checkSAN(t, &fast, &l)
			if positions%16 == 0 {
				checkLegal(t, &fast, &l)
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

// TestFullOfQueens sets up a board with more moves than any game can reach. No game is
// like that, but a file may contain it.
func TestFullOfQueens(t *testing.T) {
	const fen = "QQQQQ1Nk/Q4Q1N/Q5QQ/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1"
	slow, err := orthodox.Rules{}.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	fast := parse(t, fen)
	var l bitboard.List
	fast.Generate(&l)
	if l.Count != 263 {
		t.Errorf("%d moves", l.Count)
	}
	sameMoves(t, slow, &l)
}

// sameMoves compares the two lists of legal moves as sets.
func sameMoves(t *testing.T, p rules.Position, l *bitboard.List) {
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

// checkCount compares the number of moves with their list.
func checkCount(t *testing.T, p *bitboard.Position, l *bitboard.List) {
	t.Helper()
	if bitboard.Mobility(p) != l.Count || bitboard.CanMove(p) != (l.Count > 0) {
		t.Fatalf("%s: %d moves, %v, want %d", p.String(), bitboard.Mobility(p), bitboard.CanMove(p), l.Count)
	}
}

// checkChecks tries out which moves give check, and which do so with the moving piece and capture
// nothing.
func checkChecks(t *testing.T, p *bitboard.Position, l *bitboard.List) {
	t.Helper()
	sights := bitboard.NewSights(p)
	for _, m := range l.All() {
		after := *p
		after.Make(m)
		if sights.Checks(p, m) != after.InCheck() {
			t.Fatalf("%v: %v checks: %v", p.String(), m, after.InCheck())
		}
	}
	if p.InCheck() {
		return
	}
	want := map[bitboard.Move]bool{}
	for _, m := range l.All() {
		after := *p
		after.Make(m)
		if p.On(m.To()) == bitboard.NoKind && !m.EnPassant() && !m.Castling() && m.Promotion() == bitboard.NoKind &&
			after.Attackers(after.King(after.Turn()), after.Occupied()).Has(m.To()) {
			want[m] = true
		}
	}
	var got bitboard.List
	aims := p.Aims()
	p.Checks(&got, &aims)
	for _, m := range got.All() {
		if !want[m] {
			t.Fatalf("%v: %v does not check", p.String(), m)
		}
		delete(want, m)
	}
	if len(want) > 0 {
		t.Fatalf("%v: without %v", p.String(), want)
	}
}

// checkRecaptures compares the captures on each square with those among all captures.
func checkRecaptures(t *testing.T, p *bitboard.Position) {
	t.Helper()
	var all bitboard.List
	p.Captures(&all)
	for set := p.Side(p.Turn() ^ 1); set != 0; {
		on := set.Pop()
		want := map[bitboard.Move]bool{}
		for _, m := range all.All() {
			if m.To() == on && (m.Promotion() == bitboard.NoKind || m.Promotion() == bitboard.Queen) {
				want[m] = true
			}
		}
		var got bitboard.List
		bitboard.Recaptures(p, &got, on)
		for _, m := range got.All() {
			if !want[m] {
				t.Fatalf("%v: %v does not capture on %v", p.String(), m, on)
			}
			delete(want, m)
		}
		if len(want) > 0 {
			t.Fatalf("%v: without %v", p.String(), want)
		}
	}
}

// checkSAN reads each legal move back from its SAN, and from its squares if those are
// enough.
func checkSAN(t *testing.T, p *bitboard.Position, l *bitboard.List) {
	t.Helper()
	for _, m := range l.All() {
		san := p.SAN(m)
		got, exact := p.ReadSAN(san)
		if got != m {
			t.Fatalf("%v: %s is read as %v, want %v", p.String(), san, got, m)
		}
		if word := readWord(p, san); word != m && m.Promotion() == bitboard.NoKind {
			t.Fatalf("%v: %s is read at once as %v, want %v", p.String(), san, word, m)
		}
		if plain := len(strings.Trim(san, "+#")) < 4 || strings.Contains(san, "x") && san[1] == 'x'; plain && !exact {
			t.Fatalf("%v: %s is not exact", p.String(), san)
		}
		for _, other := range []string{
			strings.Replace(san, "x", "", 1), san[:1] + "x" + san[1:], strings.Replace(san, "=", "", 1),
			strings.Replace(san, "O", "0", 3), san + "+", san + "##",
		} {
			if m, exact := p.ReadSAN(other); exact && strings.TrimRight(other, "+#") != string(p.AppendSAN(nil, m)) {
				t.Fatalf("%v: %s is exact, but %s", p.String(), other, p.AppendSAN(nil, m))
			}
		}
		if kind := p.On(m.From()); kind != bitboard.Pawn && !m.Castling() {
			long := san[:1] + m.From().String() + "-" + m.To().String()
			if got, exact := p.ReadSAN(long); got != m || exact {
				t.Fatalf("%v: %s is read as %v, want %v", p.String(), long, got, m)
			}
		}
	}
}

// checkLegal checks for every pair of squares whether it is a legal move.
func checkLegal(t *testing.T, p *bitboard.Position, l *bitboard.List) {
	t.Helper()
	legal := map[bitboard.Move]bool{}
	for _, m := range l.All() {
		legal[m] = true
		if got := p.Legal(m.From(), m.To(), m.Promotion()); got != m {
			t.Fatalf("%v: %v is found as %v", p.String(), m, got)
		}
	}
	for from := range bitboard.Square(64) {
		for to := range bitboard.Square(64) {
			for _, k := range []bitboard.PieceType{bitboard.NoKind, bitboard.Knight, bitboard.Queen} {
				if m := p.Legal(from, to, k); m != 0 && !legal[m] {
					t.Fatalf("%v: %v is said to be legal", p.String(), m)
				}
			}
		}
	}
}

func checkCaptures(t *testing.T, p *bitboard.Position, all *bitboard.List) {
	t.Helper()
	if p.InCheck() {
		return
	}
	want := map[bitboard.Move]bool{}
	for _, m := range all.All() {
		if k := m.Promotion(); p.On(m.To()) != bitboard.NoKind && (k == bitboard.NoKind || k == bitboard.Queen) || m.EnPassant() || k == bitboard.Queen {
			want[m] = true
		}
	}
	var l bitboard.List
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
