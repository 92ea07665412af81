package pgn

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

func TestWriteTags(t *testing.T) {
	rec := record.New("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
	rec.SetTag("Opening", "None")
	rec.SetTag("Black", `B "x" \`)
	rec.SetTag("Event", "Test")
	got := Write(rec)
	want := `[Event "Test"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "B \"x\" \\"]
[Result "*"]
[Opening "None"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

*

`
	if got != want {
		t.Errorf("%s", got)
	}
}

// random builds a random tree with everything that a record can contain.
func random(rng *rand.Rand, plies int) *record.Record {
	rec := record.New("chess", "")
	texts := []string{"a", "two words", "with } brace", "[%clk 0:01:02]", "long " + strings.Repeat("word ", 30) + "end", "äöü ♞"}
	var grow func(n record.Node, p rules.Position, left, depth int)
	grow = func(n record.Node, p rules.Position, left, depth int) {
		for ; left > 0 && len(p.Moves()) > 0; left-- {
			moves := p.Moves()
			used := map[int]bool{}
			for i := range 1 + rng.IntN(8)/7*(1-min(depth, 1)+rng.IntN(2)) {
				pick := rng.IntN(len(moves))
				if used[pick] {
					continue
				}
				used[pick] = true
				c := n.Add(moves[pick], chess.Write(p, moves[pick]))
				if rng.IntN(9) == 0 {
					c.Remark(record.Before, texts[rng.IntN(len(texts))])
				}
				if rng.IntN(5) == 0 {
					c.Remark(record.After, texts[rng.IntN(len(texts))])
					c.Remark(record.After, texts[rng.IntN(len(texts))])
				}
				if rng.IntN(5) == 0 {
					c.AddNAG(rng.IntN(140))
				}
				if i > 0 && depth < 4 {
					next, _ := p.Play(c.Move())
					grow(c, next, rng.IntN(6), depth+1)
				}
			}
			n, _ = n.Next()
			p, _ = p.Play(n.Move())
		}
	}
	rec.Root().Remark(record.After, "at the start")
	rec.SetTag("White", "Ada")
	grow(rec.Root(), chess.Start(), plies, 0)
	return rec
}

func TestReadOfWriteIsTheSame(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		rec := random(rng, 40)
		text := Write(rec)
		again, err := read1(t, text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if twice := Write(again); twice != text || !again.Equal(rec) {
			t.Fatalf("wrote\n%s\nthen\n%s", text, twice)
		}
		if !reflect.DeepEqual(rec.Moves(), again.Moves()) || again.Unusual != nil {
			t.Fatalf("moves differ or are unusual: %v", again.Unusual)
		}
		for _, line := range strings.Split(text, "\n") {
			if len([]rune(line)) > 80 && !strings.HasPrefix(line, ";") {
				t.Fatalf("a line of %d columns: %q", len(line), line)
			}
		}
	}
}

// TestLinesWithBraces writes comments of several lines that cannot stand in braces: no line
// is lost, and none is read as moves.
func TestLinesWithBraces(t *testing.T) {
	for _, c := range []string{"one } two\nthree", "a {\n12. Nf3 {b} 1-0", "x }\n\ny", "y } \\\n\\"} {
		rec := record.New("chess", "")
		e4 := rec.Root().Add(rules.Move{From: rules.Sq(4, 1), To: rules.Sq(4, 3)}, "e4")
		e4.Remark(record.After, c)
		e4.Add(rules.Move{From: rules.Sq(4, 6), To: rules.Sq(4, 4)}, "e5")
		text := Write(rec)
		again, err := read1(t, text)
		if err != nil || len(again.Main()) != 2 {
			t.Errorf("%q: %v in\n%s", c, err, text)
			continue
		}
		if third, err := read1(t, Write(again)); err != nil || !third.Equal(again) {
			t.Errorf("%q: %v, and read differently from\n%s", c, err, text)
		}
		for _, line := range strings.Fields(c) {
			if !strings.Contains(strings.Join(slices.Collect(again.Main()[0].Texts(record.After)), " "), line) {
				t.Errorf("%q: %q is lost in\n%s", c, line, text)
			}
		}
	}
}
