package variants

import (
	"os"
	"testing"

	"passedpawn/game/phrase"
)

// TestFamilies checks that every game is in exactly one family, with its own name and
// description, and that every picture is a position.
func TestFamilies(t *testing.T) {
	games, families := All(), Families()
	places, names := map[string]int{}, map[string]string{}
	english := speaker(t)
	for _, f := range families {
		r, ok := games.Find(f.Forms[0].Game)
		if !ok {
			t.Fatalf("%s is no game", f.Forms[0].Game)
		}
		if _, err := r.Parse(f.Picture); err != nil {
			t.Errorf("the picture of %s: %v", f.Forms[0].Game, err)
		}
		for _, form := range f.Forms {
			if places[form.Game]++; form.Twisted != "" {
				places[form.Twisted]++
			}
			if len(f.Forms) > 1 && (form.About.Form == "" || form.Name.Form == "") {
				t.Errorf("%s is not explained", form.Game)
			}
		}
	}
	for _, g := range games {
		if places[g.ID()] != 1 {
			t.Errorf("%s is in %d families", g.ID(), places[g.ID()])
		}
		name := NameOf(g.ID()).In(english)
		if other, taken := names[name]; taken || (name == "") != (g.ID() == "chess") {
			t.Errorf("%s is called %q, as is %s", g.ID(), name, other)
		}
		names[name] = g.ID()
	}
	if len(places) != len(games) {
		t.Errorf("%d of %d games are in families", len(places), len(games))
	}
	for id, want := range map[string]string{
		"shogi": "Shogi", "shogi-24": "Shogi, 24 points", "apc-timur-long": "Alternate Promotion, Timur, long", "unknown": "",
		"apc-crowned-yeomanned": "Alternate Promotion, Crowned, Pawned and Yeomanned",
	} {
		if got := NameOf(id).In(english); got != want {
			t.Errorf("%s is called %q, want %q", id, got, want)
		}
	}
}

// TestNameOfBuildsNothing checks that a name costs next to nothing: the window's title
// asks for it with every move.
func TestNameOfBuildsNothing(t *testing.T) {
	if n := testing.AllocsPerRun(10, func() { NameOf("shogi") }); n > 500 {
		t.Errorf("a name takes %.0f allocations", n)
	}
}

// speaker returns English.
func speaker(t *testing.T) *phrase.Language {
	t.Helper()
	text, err := os.ReadFile("../../assets/translations/rules.en.json")
	if err != nil {
		t.Fatal(err)
	}
	l, err := phrase.NewLanguage(map[string][]byte{"rules.en.json": text}, "en")
	if err != nil {
		t.Fatal(err)
	}
	return l
}
