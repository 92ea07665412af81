package lookup

import (
	"slices"
	"strings"
	"testing"
	"unicode"
)

// menus are items as menus have them.
var menus = []Item{
	{Name: "New game…", Path: "Game"},
	{Name: "Save", Path: "Game"},
	{Name: "Save as…", Path: "Game, Save a copy"},
	{Name: "Game details (PGN tags)…", Path: "Edit"},
	{Name: "Undo", Path: "Edit", Off: true},
	{Name: "Undelete", Path: "Edit"},
	{Name: "Flip the board", Path: "View"},
	{Name: "Dark", Path: "View, Theme"},
	{Name: "Board", Path: "Settings, Board and pieces"},
	{Name: "Brett drehen", Path: "Ansicht", Also: []string{"Turn round"}},
	{Name: "Gedanken anzeigen", Path: "Analyse"},
	{Name: "Retourner l'échiquier", Path: "Affichage"},
	{Name: "Zugbewertung", Path: "Bearbeiten"},
	{Name: "Größe der Schrift", Path: "Einstellungen"},
	{Name: "Kıyı sırası", Path: "Görünüm"},
}

// TestFind types what people type, and compares the names that are found, in their order.
func TestFind(t *testing.T) {
	for _, tt := range []struct{ typed, want string }{
		{"save", "Save|Save as…"},
		{"SAVE as", "Save as…"},
		{"game", "Game details (PGN tags)…|New game…|Save|Save as…"},
		{"new", "New game…"},
		{"game new", "New game…"},
		{"ne ga", "New game…"},
		{"und", "Undelete|Undo"}, // what cannot be done now comes later
		{"undo", "Undo"},
		{"board", "Board|Flip the board"},
		{"theme dark", "Dark"},
		{"turn", "Brett drehen"},
		{"round", "Brett drehen"},
		{"tourner", "Retourner l'échiquier"},
		{"drehen", "Brett drehen"},
		{"echiquier", "Retourner l'échiquier"},
		{"ÉCHIQ", "Retourner l'échiquier"},
		{"grosse", "Größe der Schrift"},
		{"größe", "Größe der Schrift"},
		{"gro", "Größe der Schrift"},
		{"KIYI", "Kıyı sırası"},
		{"kiyi sirasi", "Kıyı sırası"},
		{"bewert", "Zugbewertung"},
		{"be", "Zugbewertung"}, // the beginning of its menu, not the middle of its name
		{"rt", ""},
		{"save nothing", ""},
		{"…", strings.Join(names(Find("", menus)), "|")},
		{"  ", strings.Join(names(Find("", menus)), "|")},
	} {
		if got := strings.Join(names(Find(tt.typed, menus)), "|"); got != tt.want {
			t.Errorf("%q finds\n%s, want\n%s", tt.typed, got, tt.want)
		}
	}
	if all := Find("", menus); len(all) != len(menus) || !slices.IsSorted(all) {
		t.Errorf("nothing finds %v", all)
	}
}

func names(found []int) (all []string) {
	for _, i := range found {
		all = append(all, menus[i].Name)
	}
	return all
}

// TestFold folds each letter there is: folding again changes nothing, and neither does its case.
func TestFold(t *testing.T) {
	for r := range rune(unicode.MaxRune) {
		folded := Fold(string(r))
		if again := Fold(folded); again != folded {
			t.Errorf("%U is folded to %q, and that to %q", r, folded, again)
		}
		if small := Fold(string(unicode.ToLower(r))); small != folded {
			t.Errorf("%U is folded to %q, its small letter to %q", r, folded, small)
		}
	}
}

// FuzzFind types anything: case, accents and spaces at the ends change nothing, and an item is
// found by its own name.
func FuzzFind(f *testing.F) {
	for _, s := range []string{"save as", "échiquier", "ß", "Ǆ", "", "\xff", "İ", "a\u0301", "…", "ⅅ", "\xf3ş"} {
		f.Add(s, "Flip the board")
		f.Add("Flip the board", s)
	}
	f.Fuzz(func(t *testing.T, typed, name string) {
		items := append([]Item{{Name: name}}, menus...)
		found := Find(typed, items)
		if again := Find(" "+Fold(typed)+" ", items); !slices.Equal(found, again) {
			t.Errorf("%q finds %v, folded %v", typed, found, again)
		}
		if own := Find(name, items); !slices.Contains(own, 0) {
			t.Errorf("%q does not find itself: %v", name, own)
		}
		if slices.Sort(found); len(slices.Compact(found)) != len(found) {
			t.Errorf("%q finds one twice: %v", typed, found)
		}
	})
}
