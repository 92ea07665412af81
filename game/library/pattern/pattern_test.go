package pattern

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/variants"
)

// TestParse reads patterns and writes them again.
func TestParse(t *testing.T) {
	for _, text := range []string{
		"wpd4", "bnf6,-e5", "bbb4", "bb4", "bbb", "wa1", "!wpc", "bpd67", "krpvkr", "wpd4,q=rr", "kp*vkr+/mirror", "kp2-4vkn?",
		"wke1/mirror/colours/4/variations",
	} {
		p, ok := Parse(text)
		if !ok || p.String() != text {
			t.Errorf("%q is %q, %v: %+v", text, p.String(), ok, p)
		}
	}
	for _, text := range []string{
		"", "x", "wp", "wpi4", "wpd9", "-", "!", "wpd4,", "k", "kxvk", "krvkr,kvk", "=", "k=k", "kp4-2vk",
		"wpd4/0", "wpd4/1000", "wpd4/up", "kp-vk",
	} {
		if p, ok := Parse(text); ok {
			t.Errorf("%q is %+v", text, p)
		}
	}
	if p, _ := Parse("bb4"); p.Clauses[0].Content != Blacks {
		t.Errorf("any black piece on b4 is %+v", p)
	}
	for _, s := range Structures() {
		p, ok := ParseStructure(s.Name + "/6")
		if !ok || p.Plies != 6 || !p.Turned || p.Material != nil {
			t.Errorf("%s is %+v", s.Name, p)
		}
	}
	for text, good := range map[string]bool{"krpvkr/4": true, "wpd4": false, "krpvkr,wpd4": false} {
		if _, ok := ParseMaterial(text); ok != good {
			t.Errorf("as a material, %q is %v", text, ok)
		}
	}
	if _, ok := ParseStructure("unheard"); ok {
		t.Error("there is an unheard-of structure")
	}
}

// TestPositions compares patterns with positions.
func TestPositions(t *testing.T) {
	const (
		isolani = "r1bq1rk1/pp2bppp/2n1pn2/8/3P4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 10"
		rook    = "8/5k2/8/3KP3/8/8/7r/4R3 w - - 0 1"
		queen   = "r4rk1/ppp2ppp/8/8/8/8/PPP2PPP/3Q2K1 w - - 0 1"
	)
	for _, tt := range []struct {
		pattern, fen string
		want         bool
	}{
		{"wpd4,!wpc,!wpe,!bpd", isolani, true},
		{"wpd4,!wpc,!wpe,!bpe", isolani, false},
		{"bpd5,!bpc,!bpe,!wpd", isolani, false},
		{"bpd5,!bpc,!bpe,!wpd/colours", isolani, true},
		{"wpe4,!wpf,!wpd,!bpe/mirror", isolani, true},
		{"bpe5/mirror", isolani, false},
		{"bpe5,!bpf,!bpd,!wpe/mirror/colours", isolani, true},
		{"wnf3,-d5,bnf6", isolani, true},
		{"wnf3,-d4", isolani, false},
		{"wf3,bf6,bb8", isolani, false},
		{"wf3,bf6,b6", isolani, false},
		{"bpe67", isolani, true},
		{"bpe57", isolani, false},
		{"krpvkr", rook, true},
		{"rpvr", rook, true},
		{"krvkrp", rook, false},
		{"krvkrp/colours", rook, true},
		{"kp*rvkp*r", rook, true},
		{"krp2-3vkr", rook, false},
		{"krp+vkr,wpe5", rook, true},
		{"krp+vkr,wpe4", rook, false},
		{"q=rr", queen, true},
		{"rr=q", queen, false},
		{"rr=q/colours", queen, true},
		{"qp=rr", queen, false},
		{"r=", queen, false},
		{"=", queen, false},
	} {
		p, ok := Parse(tt.pattern)
		pos, err := bitboard.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		if _, got := NewMatcher(p).Find(BoardOf(&pos), movesOf(nil)); ok && got != tt.want || !ok && tt.want {
			t.Errorf("%s in %s: %v", tt.pattern, tt.fen, got)
		}
	}
}

// line returns the start and the moves of a game.
func line(t *testing.T, item pgn.Item) (l pgn.Line) {
	t.Helper()
	if !l.Read(item, variants.All()) {
		t.Fatal("a game was not read")
	}
	return l
}

// movesOf returns the moves of a line one after the other.
func movesOf(line []bitboard.Move) (next func() bitboard.Move) {
	return func() (m bitboard.Move) {
		if len(line) > 0 {
			m, line = line[0], line[1:]
		}
		return m
	}
}

const chess960 = `[Variant "Chess960"]
[FEN "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w KQkq - 0 1"]

1. g3 g6 2. Nf3 Nf6 3. O-O O-O 4. c3 c6 5. Nb3 Nb6 *

[FEN "r3k2r/1P4p1/8/8/5pP1/8/8/R3K2R b KQkq g3 0 1"]

1... fxg3 2. bxa8=Q+ Ke7 3. O-O-O g2 4. Qb7+ Kf6 5. Qb6+ Kg5 6. Qb5+ Kg4 7. Rxh8 g1=N 8. Rxg1+ *
`

// TestBoard plays games on both boards.
func TestBoard(t *testing.T) {
	for text, least := range map[string]int{pgntest.File(t, "plain-1110-games.pgn"): 101487, chess960: 23} {
		plies := 0
		for _, item := range pgn.Scan(text) {
			l := line(t, item)
			plies += len(l.Moves)
			at, b := l.Start, BoardOf(&l.Start)
			for i, m := range l.Moves {
				at.Make(m)
				b.Play(m)
				if want, seen := BoardOf(&at), view(&at); b != want || b.set != seen.set {
					t.Fatalf("game %d differs after %d moves", item.Number, i+1)
				}
			}
		}
		if plies < least {
			t.Errorf("only %d moves were played", plies)
		}
	}
}

// TestNonsense plays moves that make no sense.
func TestNonsense(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	start := bitboard.Start()
	for range 200 {
		b := BoardOf(&start)
		for range 200 {
			b.Play(bitboard.Move(rng.Uint32()))
		}
		all := uint64(0)
		for _, set := range b.set {
			if all&set != 0 {
				t.Fatal("two pieces on a square")
			}
			all |= set
		}
		if all != 1<<64-1 {
			t.Fatal("a square holds nothing at all")
		}
	}
}

// anyPattern returns a pattern that some of the positions in a game have.
func anyPattern(rng *rand.Rand, boards []Board) Pattern {
	b := boards[rng.IntN(len(boards))]
	p := Pattern{Plies: 1 + rng.IntN(4), Mirrored: rng.IntN(2) == 0, Turned: rng.IntN(2) == 0}
	for range 1 + rng.IntN(5) {
		s := rng.IntN(64)
		c := Clause{Squares: 1 << s, Content: 1 << b.on[s]}
		if rng.IntN(5) == 0 {
			c = Clause{Squares: files << (s % 8), Content: Whites, None: rng.IntN(2) == 0}
		}
		p.Clauses = append(p.Clauses, c)
	}
	return p
}

// TestFindsAll compares Find, which gives up early, with a search of all positions.
func TestFindsAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	found := 0
	for _, item := range pgn.Scan(pgntest.File(t, "plain-1110-games.pgn"))[:300] {
		l := line(t, item)
		at := l.Start
		boards := []Board{BoardOf(&at)}
		for _, m := range l.Moves {
			at.Make(m)
			boards = append(boards, BoardOf(&at))
		}
		for range 20 {
			m := NewMatcher(anyPattern(rng, boards))
			var run Run
			want := slices.IndexFunc(boards, func(b Board) bool { return m.first(&run, &b) })
			got, ok := m.Find(boards[0], movesOf(l.Moves))
			if ok != (want >= 0) || ok && got != want {
				t.Fatalf("game %d, %+v: after %d moves, %v, want %d", item.Number, m, got, ok, want)
			}
			found += b2i(ok)
		}
	}
	if found < 1000 || found > 5999 {
		t.Errorf("of 6000 patterns %d are found", found)
	}
}

// TestLeast looks for the materials of positions: no game is passed over that has one.
func TestLeast(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	passed := 0
	items := pgn.Scan(pgntest.File(t, "plain-1110-games.pgn"))[:200]
	for range 40 {
		from := line(t, items[rng.IntN(len(items))])
		at := from.Start
		for _, m := range from.Moves[:rng.IntN(len(from.Moves)+1)] {
			at.Make(m)
		}
		text := ""
		for _, s := range []bitboard.Side{0, 1} {
			for k, letter := range kinds {
				text += fmt.Sprintf("%c%d", letter, at.Pieces(bitboard.PieceType(k), s).Count())
			}
			text += []string{"v", ""}[s]
		}
		p, ok := Parse(text + "/colours")
		if !ok {
			t.Fatal(text)
		}
		m := NewMatcher(p)
		for _, item := range items {
			l := line(t, item)
			_, has := m.Find(BoardOf(&l.Start), movesOf(l.Moves))
			possible := m.Possible(LeastOf(&l.Start, l.Moves))
			if has && !possible {
				t.Fatalf("game %d has %s and is passed over", item.Number, text)
			}
			passed += b2i(!possible)
		}
	}
	if passed < 1000 {
		t.Errorf("only %d games are passed over", passed)
	}
}

// TestLeastNumbers compares all numbers of a Least at once as one by one.
func TestLeastNumbers(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	within := 0
	for range 20_000 {
		var few, most [2 * leastKinds]int
		want := true
		for i := range few {
			most[i] = rng.IntN(10)
			few[i] = max(0, most[i]-rng.IntN(4))
			if rng.IntN(12) == 0 {
				few[i] = rng.IntN(10)
			}
			greatest := 1<<leastBits[i%leastKinds] - 1
			want = want && min(few[i], greatest) <= min(most[i], greatest)
		}
		if got := leastOf(&few).within(leastOf(&most)); got != want {
			t.Fatalf("%v within %v is %v", few, most, got)
		}
		within += b2i(want)
	}
	if within < 1000 || within > 19_000 {
		t.Errorf("%d of 20,000 are within", within)
	}
}

// TestVariations looks for patterns in texts.
func TestVariations(t *testing.T) {
	text := `1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 {no (3. f4)} 3. exd5 Qxd5) 2... d6) 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *`
	odd := "1. e4 e5 (1... c5 2. Sf3 (2. c3 d5 3. exd5 Dxd5) 2... d6) 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 *"
	for _, tt := range []struct {
		pattern, path string
		main          bool
	}{
		{"wbc6", "[0 0 0 0 0 0 0]", true},
		{"bpd6", "[0 1 0 0]", false},
		{"bqd5,wpc3", "[0 1 1 0 0 0]", false},
		{"bqd5/2", "", false},
		{"bpc5/3", "[0 1 0 0]", false},
		{"wpf4", "", false},
		{"wpe4,bpe5/2", "[0 0 0]", true},
		{"bpc5,bpe7,-d5/3", "[0 1 0 0]", false},
	} {
		p, ok := Parse(tt.pattern)
		if !ok {
			t.Fatal(tt.pattern)
		}
		for _, text := range []string{text, odd} {
			item := pgn.Scan(text)[0]
			m := NewMatcher(p)
			rec, _ := pgn.Read(item, variants.All())
			path, ok := m.Path(rec, variants.All(), true)
			if got := fmt.Sprint(path); ok != (tt.path != "") || ok && got != tt.path {
				t.Errorf("%s: %s, want %s", tt.pattern, got, tt.path)
			}
			if _, ok := m.Path(rec, variants.All(), false); ok != tt.main {
				t.Errorf("%s in the main line: %v", tt.pattern, ok)
			}
			if in := m.Reader(variants.All()).In(item); in != (tt.path != "") {
				t.Errorf("%s: read %v", tt.pattern, in)
			}
		}
	}
}

// TestBothReaders compares what is found in texts with what is found in records, in games
// with and without variations.
func TestBothReaders(t *testing.T) {
	plain := pgn.Scan(pgntest.File(t, "plain-1110-games.pgn"))
	found, hidden := 0, 0 // hidden is in variations only
	for name, items := range map[string][]pgn.Item{
		"plain": plain, "with variations": nested(plain[:99]), "with comments": pgn.Scan(pgntest.File(t, "lichess-clocks.pgn")),
	} {
		for _, text := range []string{"wpd5,bpe5,-e4/2", "krp*vkrp*", "q=rr", "bnd4/colours", "wpd4,!wpc,!wpe,!bpd/colours/6"} {
			p, _ := Parse(text)
			m := NewMatcher(p)
			r := m.Reader(variants.All())
			for _, item := range items[:60] {
				rec, _ := pgn.Read(item, variants.All())
				_, want := m.Path(rec, variants.All(), true)
				if got := r.In(item); got != want {
					t.Errorf("%s, %s, game %d: %v, want %v", name, text, item.Number, got, want)
				}
				_, inMain := m.Path(rec, variants.All(), false)
				found, hidden = found+b2i(want), hidden+b2i(want && !inMain)
			}
		}
	}
	if found < 50 || hidden < 20 {
		t.Errorf("found only %d times, %d of them in variations", found, hidden)
	}
}

// nested returns games of which each has the next one as a variation of its first move.
func nested(games []pgn.Item) []pgn.Item {
	var text strings.Builder
	before := []string{"1.", "a3", "*"}
	for _, item := range games {
		moves := strings.Fields(item.Raw[strings.LastIndexByte(item.Raw, ']')+1:])
		if len(moves) < 4 { // a game that was not played
			continue
		}
		words := func(all []string) string { return strings.Join(all, " ") }
		fmt.Fprintf(&text, "%s (%s) %s\n\n", words(before[:2]), words(moves[:len(moves)-1]), words(before[2:]))
		before = moves
	}
	return pgn.Scan(text.String())
}
