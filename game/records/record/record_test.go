package record

import (
	"reflect"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

func move(text string) rules.Move {
	return rules.Move{From: rulestest.Square(text[:2]), To: rulestest.Square(text[2:])}
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
	old := r.At(Path{0, 1})
	if old.Move() != move("e7e5") || old.Children()[0].Move() != move("g1f3") {
		t.Errorf("the old line is not kept: %v", old.Move())
	}
	r.Add(1, move("e7e5"), "")
	if got := len(r.Moves()); got != 3 {
		t.Errorf("going back to the old line gives %d plies, want 3", got)
	}
	if got := len(r.At(Path{0}).Children()); got != 2 {
		t.Errorf("%d continuations, want 2", got)
	}
}

func TestCut(t *testing.T) {
	r := game("e2e4", "e7e5", "g1f3")
	r.TruncateMain(2)
	if got := len(r.Moves()); got != 2 {
		t.Errorf("%d plies, want 2", got)
	}
	r.TruncateMain(2) // nothing there
	r.TruncateMain(0)
	if got := len(r.Moves()); got != 0 {
		t.Errorf("%d plies, want 0", got)
	}
}

func TestCloneSharesNothing(t *testing.T) {
	r := game("e2e4", "e7e5", "g1f3")
	r.SetTag("White", "Ada")
	r.At(Path{0}).Note(Notes{After: []string{"best by test"}, NAGs: []int{1, 14}, Unread: []string{"x"}})
	r.Add(1, move("c7c5"), "c5")
	c := r.Clone()
	if !r.Equal(c) || c.At(Path{0, 0}).SAN() != "c5" {
		t.Fatal("the clone differs")
	}
	c.SetTag("White", "Bob")
	c.At(Path{0}).Say("!")
	c.Add(0, move("d2d4"), "")
	c.At(Path{1, 1}).ToggleNAG(1)
	if r.Tag("White") != "Ada" || !reflect.DeepEqual(r.At(Path{0}).Said(), Notes{After: []string{"best by test"}, NAGs: []int{1, 14}, Unread: []string{"x"}}) ||
		r.Has(Path{1}) || !r.At(Path{0, 1}).Silent() {
		t.Error("changing the clone changed the record")
	}
	if got := c.At(Path{1}).Text(); got != "!" {
		t.Errorf("the clone says %q", got)
	}
}

func TestPromotionsAndDrops(t *testing.T) {
	r := New("any", "")
	moves := []rules.Move{
		{From: rules.Sq(0, 6), To: rules.Sq(0, 7), Promote: rules.Queen},
		{To: rules.Sq(3, 3), Drop: rules.Pawn},
		{From: rules.Sq(1, 6), To: rules.Sq(1, 7), Promote: rules.Knight},
		{From: rules.Sq(0, 7), To: rules.Sq(0, 0)},
	}
	for i, m := range moves {
		r.Add(i, m, "")
	}
	if got := r.Clone().Moves(); !reflect.DeepEqual(got, moves) {
		t.Errorf("moves %v, want %v", got, moves)
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

// TestDate reads the known parts of dates.
func TestDate(t *testing.T) {
	for text, want := range map[string]string{
		"1851.06.21": "1851-06-21", "1851.06.??": "1851-06", "1851.??.??": "1851", "????.??.??": "", "?": "", "": "", "2024": "2024",
	} {
		r := New("chess", "")
		r.SetTag("Date", text)
		if got := r.Date(); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}
