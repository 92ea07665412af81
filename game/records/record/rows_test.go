package record

import (
	"testing"

	"passedpawn/game/rules"
)

func TestRows(t *testing.T) {
	var r rows[int]
	fill := func(from int) {
		for i := range 3*perBlock + 1 {
			value, number := r.add()
			if int(number) != i || *value != 0 {
				t.Fatalf("value %d has the number %d and is %d", i, number, *value)
			}
			*value = from + i
		}
	}
	fill(100)
	c := r.copy()
	*c.at(perBlock) = -1
	if _, number := c.add(); int(number) != r.count || *r.at(perBlock) != 100+perBlock || *c.at(0) != 100 {
		t.Error("the copy shares its values")
	}
	r.count = 0
	fill(500) // into blocks that were used
	if *r.at(3 * perBlock) != 500+3*perBlock || *c.at(3 * perBlock) != 100+3*perBlock {
		t.Error("using the blocks again changed the copy")
	}
}

// TestReset reads another game into the room of one, as checking a file does.
func TestReset(t *testing.T) {
	r := branched()
	r.SetTag("White", "Ada")
	r.At(Path{0}).Note(Notes{After: []string{"a"}, NAGs: []int{1}})
	c := r.Clone()
	r.Reset("chess", "")
	if !r.Equal(New("chess", "")) {
		t.Error("something is left")
	}
	for i, m := range branched().Moves() {
		r.Add(i, m, "x")
	}
	if n := r.At(Path{0}); !n.Silent() || len(n.Children()) > 1 || n.SAN() != "x" || len(r.Moves()) != 3 {
		t.Error("something came back")
	}
	if c.At(Path{0}).Text() != "a" || c.At(Path{0, 0}).SAN() != "1" {
		t.Error("the copy was lost")
	}
}

// TestQuote takes a move and a comment from the text that a game is read from, and
// asks what is said by role.
func TestQuote(t *testing.T) {
	r := New("chess", "")
	r.Source("1. e4 {best} e5")
	first := r.Root().Quote(rules.Sq(4, 1), rules.Sq(4, 3), 3, 2)
	first.RemarkFromSource(After, 7, 4)
	first.Add(rules.Move{From: rules.Sq(4, 6), To: rules.Sq(4, 4)}, "e5")
	other := r.Root().Add(rules.Move{From: rules.Sq(3, 1), To: rules.Sq(3, 3)}, "d4")
	first.AddNAG(1)
	first.Remark(After, "by test")
	for _, r := range []*Record{r, r.Clone()} {
		n := r.At(Path{0})
		if n.SAN() != "e4" || n.Text() != "best  by test" || r.At(Path{0, 0}).SAN() != "e5" || r.At(Path{1}).SAN() != "d4" {
			t.Errorf("%s, %q, %s, %s", n.SAN(), n.Text(), r.At(Path{0, 0}).SAN(), r.At(Path{1}).SAN())
		}
		if !n.Says(After) || !n.Says(NAG) || n.Says(Before) || n.Says(Unread) || other.Says(After) {
			t.Error("what is said is said otherwise")
		}
		if n.Alone() || !r.At(Path{0, 0}).Alone() {
			t.Error("a node knows nothing of those beside it")
		}
	}
	first.Note(Notes{Before: []string{"a"}})
	if first.Says(After) || first.Says(NAG) || !first.Says(Before) {
		t.Error("what was said is still said")
	}
}
