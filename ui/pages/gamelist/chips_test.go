package gamelist

import (
	"strings"
	"testing"

	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// chipTexts returns the chips in sight.
func (d *desk) chipTexts() string {
	if !d.bar.chips.content.Visible() {
		return ""
	}
	var all []string
	for _, o := range d.bar.chips.box.Objects {
		all = append(all, strings.TrimSuffix(o.(*widgets.Button).Text, "  ×"))
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
		{
			"position:wNf5,!bPc,bpd67,wNg4,-e5,-e6,ba7,Q=RR/mirror/colours",
			"Position: White N: f5 g4, no Black P: c-file, Black P: d6/d7, e5 e6 empty, Black: a7, Q = RR, mirrored too, either colour",
		},
		{"moves:10..20 elo:high", "Moves: 10–20 | Elo of both players: high"},
	} {
		if d.bar.field.SetText(tt.text); d.chipTexts() != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, d.chipTexts(), tt.want)
		}
	}
	d.until("what is wrong", func() bool { return strings.HasPrefix(d.finder.empty.text.Text, "elo:high has no meaning here.") })
	d.bar.field.SetText("ada year:>2000 -white:berg year:2022")
	d.lists("Ada")
	press := func(n int) { d.bar.chips.box.Objects[n].(*widgets.Button).OnTapped() }
	press(3)
	d.lists("Carl Ada")
	press(1)
	d.lists("Carl Ada Zoe")
	if d.bar.field.Text != "ada -white:berg" {
		t.Errorf("the search is %q", d.bar.field.Text)
	}
	press(1)
	if d.bar.field.Text != "ada" || d.chipTexts() != "" {
		t.Errorf("the search is %q, the chips %q", d.bar.field.Text, d.chipTexts())
	}
}

// TestFilterMenu adds each field of the menu to the search.
func TestFilterMenu(t *testing.T) {
	d := sit(t).shown()
	for i, f := range search.Fields() {
		d.bar.field.SetText("ada ")
		if d.bar.filterMenu().Items[i].Action(); d.bar.field.Text != "ada "+f.Name+":" || d.bar.field.CursorColumn != len(d.bar.field.Text) {
			t.Errorf("the search is %q", d.bar.field.Text)
		}
	}
	d.bar.field.SetText("")
	d.lists("Carl Ada Berg Zoe")
}
