package record

import (
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

func mv(n int) rules.Move { return rules.Move{From: rules.Sq(n, 1), To: rules.Sq(n, 3)} }

// branched is 0 1 2 with the variations 3 4 on 1 and 5 on 1.
func branched() *Record {
	r := New("chess", "")
	p := r.Try(r.Try(r.Try(nil, mv(0), "0"), mv(1), "1"), mv(2), "2")
	r.Try(r.Try(p[:1], mv(3), "3"), mv(4), "4")
	r.Try(p[:1], mv(5), "5")
	return r
}

func TestEdit(t *testing.T) {
	line := func(r *Record) (files []int) {
		for _, m := range r.Moves() {
			files = append(files, int(m.From.File))
		}
		return files
	}
	for _, tt := range []struct {
		name string
		do   func(*Record, Path) Path
		at   Path
		to   Path
		main []int
	}{
		{"promote a variation", (*Record).Promote, Path{0, 1, 0}, Path{0, 0, 0}, []int{0, 3, 4}},
		{"promote the second one", (*Record).Promote, Path{0, 2}, Path{0, 1}, []int{0, 1, 2}},
		{"promote the main line", (*Record).Promote, Path{0, 0}, Path{0, 0}, []int{0, 1, 2}},
		{"demote the main line", (*Record).Demote, Path{0, 0, 0}, Path{0, 1, 0}, []int{0, 3, 4}},
		{"demote a variation", (*Record).Demote, Path{0, 1}, Path{0, 2}, []int{0, 1, 2}},
		{"demote the last", (*Record).Demote, Path{0, 2}, Path{0, 2}, []int{0, 1, 2}},
		{"promote to the main line", (*Record).PromoteToMainLine, Path{0, 2}, Path{0, 0}, []int{0, 5}},
		{"delete a move", (*Record).Delete, Path{0, 1, 0}, Path{0, 1}, []int{0, 1, 2}},
		{"delete the root", (*Record).Delete, nil, nil, []int{0, 1, 2}},
		{"delete a main move", (*Record).Delete, Path{0, 0}, Path{0}, []int{0, 3, 4}},
		{"delete a variation", (*Record).DeleteLine, Path{0, 1, 0}, Path{0}, []int{0, 1, 2}},
		{"delete what follows", (*Record).DeleteLine, Path{0}, Path{0}, []int{0}},
		{"try what is there", func(r *Record, p Path) Path { return r.Try(p, mv(3), "3") }, Path{0}, Path{0, 1}, []int{0, 1, 2}},
	} {
		r := branched()
		if got := tt.do(r, tt.at); !got.Equal(tt.to) || !slices.Equal(line(r), tt.main) {
			t.Errorf("%s: at %v, main line %v; want %v, %v", tt.name, got, line(r), tt.to, tt.main)
		}
	}
}

func TestEqual(t *testing.T) {
	if !branched().Equal(branched()) {
		t.Error("a tree differs from itself")
	}
	for i, change := range []func(*Record){
		func(r *Record) { r.SetTag("White", "A") },
		func(r *Record) { r.Tags = append(r.Tags, Tag{"ECO", "A00"}) },
		func(r *Record) { r.Result = rules.Drawn },
		func(r *Record) { r.Start = "x" },
		func(r *Record) { r.Root().Note(Notes{After: []string{"a"}}) },
		func(r *Record) { r.At(Path{0, 1}).Note(Notes{Before: []string{"a"}}) },
		func(r *Record) { r.At(Path{0, 1}).Note(Notes{NAGs: []int{1}}) },
		func(r *Record) { r.At(Path{0, 1}).Note(Notes{Rest: "a"}) },
		func(r *Record) { r.At(Path{0, 1}).Note(Notes{Unread: []string{"a"}}) },
		func(r *Record) { r.Delete(Path{0, 2}) },
		func(r *Record) { r.Promote(Path{0, 2}) },
	} {
		r := branched()
		change(r)
		if r.Equal(branched()) || branched().Equal(r) {
			t.Errorf("change %d is not seen", i)
		}
		if c := r.Clone(); !c.Equal(r) {
			t.Errorf("change %d: the copy differs", i)
		}
	}
	a, b := branched(), branched()
	a.Tags = []Tag{{"White", "?"}, {"X", "1"}, {"Event", "E"}, {"White", "second"}}
	b.Tags = []Tag{{"Event", "E"}, {"X", "1"}}
	if a.Equal(b) {
		t.Error("a second tag of a name is not seen")
	}
	a.Tags = a.Tags[:3]
	if !a.Equal(b) || !b.Equal(a) {
		t.Error("the order of the seven tags matters")
	}
}

// noted is a node of which this is said.
func noted(said Notes) Node {
	n := New("chess", "").Root()
	n.Note(said)
	return n
}

func TestCommands(t *testing.T) {
	n := noted(Notes{After: []string{"[%clk 0:05:01] good [%eval -0.3]", "see [%cal Gd2d4,Re1e8] [%csl Yd5] and [%new thing] it"}})
	if got := n.Text(); got != "good  see and it" {
		t.Errorf("text %q", got)
	}
	if n.Command("clk") != "0:05:01" || n.Command("eval") != "-0.3" || n.Command("none") != "" {
		t.Errorf("commands %v", n.Commands())
	}
	sq := rulestest.Square
	want := []Shape{{'G', sq("d2"), sq("d4")}, {'R', sq("e1"), sq("e8")}, {'Y', sq("d5"), sq("d5")}}
	if got := n.Shapes(); !reflect.DeepEqual(got, want) {
		t.Errorf("shapes %v", got)
	}
	n.Draw([]Shape{{'B', sq("a1"), sq("h8")}})
	if got := n.Shapes(); !reflect.DeepEqual(got, []Shape{{'B', sq("a1"), sq("h8")}}) || n.Command("new") != "thing" || n.Text() != "good  see and it" {
		t.Errorf("drawn: %q", n.Said().After)
	}
	both := []Shape{{'Y', sq("d5"), sq("d5")}, {'B', sq("a1"), sq("h8")}}
	n.Draw(both)
	if after := n.Said().After; after[len(after)-1] != "[%csl Yd5][%cal Ba1h8]" || !reflect.DeepEqual(n.Shapes(), both) {
		t.Errorf("circles and arrows are in %q", after)
	}
	n.Draw(both[1:])
	n.Say("other")
	if n.Text() != "other" || n.Command("clk") != "0:05:01" || len(n.Shapes()) != 1 {
		t.Errorf("said: %q", n.Said().After)
	}
	if text, commands := SplitComment("a [%clk 1] b [%emt 2] c"); text != "a b c" || len(commands) != 2 {
		t.Errorf("%q, %v", text, commands)
	}
	if text, commands := SplitComment("open [%clk 1"); text != "open [%clk 1" || commands != nil {
		t.Errorf("%q %v", text, commands)
	}
}

func TestToggle(t *testing.T) {
	n := noted(Notes{NAGs: []int{1, 14}})
	n.ToggleNAG(2)
	if !slices.Equal(n.Said().NAGs, []int{14, 2}) {
		t.Errorf("%v", n.Said().NAGs)
	}
	n.ToggleNAG(14)
	n.ToggleNAG(2)
	if len(n.Said().NAGs) != 0 {
		t.Errorf("%v", n.Said().NAGs)
	}
}

// TestManyCommands separates many commands, as in a hostile file, from a comment: its memory,
// and so its time, does not grow with the square of their number.
func TestManyCommands(t *testing.T) {
	comment := strings.Repeat("[%clk 1] and ", 20_000)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, commands := SplitComment(comment)
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; len(commands) != 20_000 || used > 100*uint64(len(comment)) {
		t.Errorf("%d commands took %d MB", len(commands), used>>20)
	}
}
