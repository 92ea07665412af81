package gamelist

import (
	"strings"
	"testing"

	"passedpawn/game/library/index"
	"passedpawn/game/library/pattern"
	"passedpawn/ui/look"
)

// chipTexts returns the chips in sight.
func (d *desk) chipTexts() string {
	if !d.chips.content.Visible() {
		return ""
	}
	var all []string
	for _, o := range d.chips.box.Objects {
		all = append(all, strings.TrimSuffix(o.(*look.Button).Text, "  ×"))
	}
	return strings.Join(all, " | ")
}

// TestChips says searches in words, and removes their terms one after the other.
func TestChips(t *testing.T) {
	d := sit(t).shown()
	for _, tt := range []struct{ text, want string }{
		{"ada 2024", ""},
		{"year:2022", "Year: 2022"},
		{"elo:>2600 year:2015-2020 -blitz", "Elo of both players: > 2600 | Year: 2015-2020 | not blitz"},
		{"anand OR -white:kramnik (x date:>=2024)", "anand or not White: kramnik | (x, Date: ≥ 2024)"},
		{"material:KRPvKR/4 structure:isolani/variations", "Material: KRP v KR, 4 positions in a row | Pawn structure: Isolated queen's pawn, variations too"},
		{"position:wNf5,!bPc,bpd67,wNg4,-e5,-e6,ba7,Q=RR/mirror/colours", "Position: White N: f5 g4, no Black P: c-file, Black P: d6/d7, e5 e6 empty, Black: a7, Q = RR, mirrored too, either colour"},
		{"moves:10..20 elo:high", "Moves: 10–20 | Elo of both players: high"},
	} {
		if d.filter.SetText(tt.text); d.chipTexts() != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, d.chipTexts(), tt.want)
		}
	}
	d.until("what is wrong", func() bool { return strings.HasPrefix(d.empty.text.Text, "elo:high has no meaning here.") })
	d.filter.SetText("ada year:>2000 -white:berg year:2022")
	d.lists("Ada")
	press := func(n int) { d.chips.box.Objects[n].(*look.Button).OnTapped() }
	press(3)
	d.lists("Carl Ada")
	press(1)
	d.lists("Carl Ada Zoe")
	if d.filter.Text != "ada -white:berg" {
		t.Errorf("the search is %q", d.filter.Text)
	}
	press(1)
	if d.filter.Text != "ada" || d.chipTexts() != "" {
		t.Errorf("the search is %q, the chips %q", d.filter.Text, d.chipTexts())
	}
}

// TestFields adds each field of the menu to the search: index knows its name, and
// understands the example.
func TestFields(t *testing.T) {
	d := sit(t).shown()
	for i, f := range fields() {
		if terms := index.ParseQuery(f.example).Terms; len(terms) != 1 || terms[0].Field != f.name || wrong(terms[0]) {
			t.Errorf("%s is read as %+v", f.example, terms)
		}
		d.filter.SetText("ada ")
		if d.fieldMenu().Items[i].Action(); d.filter.Text != "ada "+f.name+":" || d.filter.CursorColumn != len(d.filter.Text) {
			t.Errorf("the search is %q", d.filter.Text)
		}
	}
	d.filter.SetText("")
	d.lists("Carl Ada Berg Zoe")
}

// TestStructures names every formation that can be searched for.
func TestStructures(t *testing.T) {
	sit(t)
	titles := map[string]string{}
	for _, s := range structures() {
		titles[s.name] = s.title
	}
	for _, s := range pattern.Structures() {
		if titles[s.Name] == "" || len(titles) != len(pattern.Structures()) {
			t.Errorf("%s has no title, or there are others", s.Name)
		}
	}
}
