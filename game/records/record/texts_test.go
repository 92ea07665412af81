package record

import (
	"fmt"
	"strings"
	"testing"
	"unsafe"

	"passedpawn/game/rules"
)

// TestClonesShareText clones a game with a long text: the text is not copied. What is added
// to the game is not in the clone, and the other way round.
func TestClonesShareText(t *testing.T) {
	r, long := New("chess", ""), strings.Repeat("x", 1<<20)
	first := r.Root().Add(rules.Move{}, "e4")
	first.Remark(After, long)
	c := r.Clone()
	for ours := range first.Texts(After) {
		for copied := range line(c.Root()).Texts(After) {
			if unsafe.StringData(ours) != unsafe.StringData(copied) {
				t.Error("the text is copied")
			}
		}
	}
	first.Add(rules.Move{}, "e5")
	line(c.Root()).Add(rules.Move{}, "c5")
	if a, b := sans(r), sans(c); a != "e4 e5" || b != "e4 c5" {
		t.Errorf("%s, %s", a, b)
	}
}

// TestClonesOfClones clones a game and adds a move, again and again: every clone has all
// the moves and few parts.
func TestClonesOfClones(t *testing.T) {
	r, want := New("chess", ""), ""
	for i := range 100 {
		c, san := r.Clone(), fmt.Sprintf("m%d", i)
		line(c.Root()).Add(rules.Move{}, san)
		if got := sans(r); got != want {
			t.Fatalf("the game became %q, want %q", got, want)
		}
		want = strings.TrimSpace(want + " " + san)
		if got := sans(c); got != want {
			t.Fatalf("the clone has %q, want %q", got, want)
		}
		if n := len(c.tree.text.parts); n > mostTextParts {
			t.Fatalf("%d parts", n)
		}
		r = c
	}
}

// line is the last node of the main line after a node.
func line(n Node) Node {
	for next, more := n.Next(); more; next, more = n.Next() {
		n = next
	}
	return n
}

func sans(r *Record) string {
	var all []string
	for _, n := range r.Main() {
		all = append(all, n.SAN())
	}
	return strings.Join(all, " ")
}
