package record

import (
	"reflect"
	"testing"

	"passedpawn/game/rules"
)

func move(text string) rules.Move {
	from, _ := rules.ParseSquare(text[:2])
	to, _ := rules.ParseSquare(text[2:])
	return rules.Move{From: from, To: to}
}

func game(moves ...string) *Record {
	r := New("chess", "")
	for i, m := range moves {
		r.Add(i, move(m), "")
	}
	return r
}

func TestAddKeepsWhatWasThere(t *testing.T) {
	r := game("e2e4", "e7e5", "g1f3")
	r.Add(1, move("c7c5"), "")
	if got, want := r.Moves(), []rules.Move{move("e2e4"), move("c7c5")}; !reflect.DeepEqual(got, want) {
		t.Errorf("main line %v, want %v", got, want)
	}
	old := r.Root.Children[0].Children[1]
	if old.Move != move("e7e5") || old.Children[0].Move != move("g1f3") {
		t.Errorf("the old line is not kept: %+v", old)
	}
	r.Add(1, move("e7e5"), "")
	if got := len(r.Moves()); got != 3 {
		t.Errorf("going back to the old line gives %d plies, want 3", got)
	}
	if got := len(r.Root.Children[0].Children); got != 2 {
		t.Errorf("%d continuations, want 2", got)
	}
}

func TestCut(t *testing.T) {
	r := game("e2e4", "e7e5", "g1f3")
	r.Cut(2)
	if got := len(r.Moves()); got != 2 {
		t.Errorf("%d plies, want 2", got)
	}
	r.Cut(2) // nothing there
	r.Cut(0)
	if got := len(r.Moves()); got != 0 {
		t.Errorf("%d plies, want 0", got)
	}
}

func TestCloneSharesNothing(t *testing.T) {
	r := game("e2e4", "e7e5", "g1f3")
	r.SetTag("White", "Ada")
	r.Root.Children[0].Note().After = []string{"best by test"}
	r.Add(1, move("c7c5"), "")
	c := r.Clone()
	if !reflect.DeepEqual(r, c) {
		t.Fatal("the clone differs")
	}
	c.SetTag("White", "Bob")
	c.Root.Children[0].Notes.After[0] = "!"
	c.Add(0, move("d2d4"), "")
	c.Root.Children[1].Children[1].Note().Glyphs = []int{1}
	if r.Tag("White") != "Ada" || r.Root.Children[0].Notes.After[0] != "best by test" ||
		len(r.Root.Children) != 1 || r.Root.Children[0].Children[1].Notes != nil {
		t.Error("changing the clone changed the record")
	}
}

func TestTags(t *testing.T) {
	r := New("chess", "")
	r.SetTag("White", "Ada")
	r.SetTag("Black", "Bob")
	r.SetTag("White", "Cleo")
	r.SetTag("Site", "")
	if want := []Tag{{"White", "Cleo"}, {"Black", "Bob"}}; !reflect.DeepEqual(r.Tags, want) {
		t.Errorf("tags %v, want %v", r.Tags, want)
	}
	r.SetTag("White", "")
	if want := []Tag{{"Black", "Bob"}}; !reflect.DeepEqual(r.Tags, want) {
		t.Errorf("tags %v, want %v", r.Tags, want)
	}
}
