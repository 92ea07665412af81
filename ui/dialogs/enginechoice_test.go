package dialogs

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// askEngine opens the dialog with two engines for chess.
func askEngine(t *testing.T, g Game) *form {
	t.Helper()
	h, w := host(t)
	f := &form{window: w}
	c := offered(g.Level)
	elo := Strength{By: "elo", Name: "Elo", Values: []int{1320, 1350, 1400, 1450, 1500, 3190}, At: 1500, Say: strconv.Itoa}
	depth := Strength{By: "depth", Name: "Depth", Values: []int{1, 2, 3, 4}, At: 2, Say: strconv.Itoa}
	c.Games[0].Engines = []Engine{{"fish", "Fish 17", []Strength{{Name: "Full"}, elo, depth}}, {"gnu", "GNU", []Strength{{Name: "Full"}, depth}}}
	h.NewGame(g, c, func(got Game) { f.answers = append(f.answers, got) })
	return f
}

// TestEngineOpponent chooses another engine and its strength in place of a level.
func TestEngineOpponent(t *testing.T) {
	f := askEngine(t, Game{Engine: true, Level: 2})
	if !f.reads(i18n.T("dialogs.engine")) || !f.reads(i18n.T("dialogs.level")) || f.reads(i18n.T("dialogs.strength")) {
		t.Fatalf("the bundled engine is not the opponent:\n%s", f.says())
	}
	engine := of[*widgets.Choice](f)[0]
	uitest.Key(engine, fyne.KeyRight)
	if f.reads(i18n.T("dialogs.level")) || !f.reads(i18n.T("dialogs.strength")) || len(of[*widgets.Slider](f)) != 0 {
		t.Fatalf("Fish 17 is not the opponent at full strength:\n%s", f.says())
	}
	strength := of[*widgets.Choice](f)[1]
	uitest.Key(strength, fyne.KeyRight)
	if !f.reads("1500") {
		t.Errorf("no Elo is proposed:\n%s", f.says())
	}
	uitest.Key(f.slider(), fyne.KeyLeft)
	f.begin(t).OnTapped()
	if g := f.last(t); g.Other != "fish" || g.By != "elo" || g.At != 1450 || !g.Engine {
		t.Errorf("chosen %+v", g)
	}
}

// TestEngineIsRemembered shows the engine and the strength of the last game, and offers
// none in a game that no engine plays.
func TestEngineIsRemembered(t *testing.T) {
	f := askEngine(t, Game{Engine: true, Level: 2, Other: "fish", By: "elo", At: 1400})
	if !f.reads("1400") || f.reads(i18n.T("dialogs.level")) {
		t.Fatalf("not remembered:\n%s", f.says())
	}
	families := f.picker(t, i18n.T("dialogs.game"))
	uitest.Key(families, fyne.KeyRight)
	if f.reads(i18n.T("dialogs.engine")) || !f.reads(i18n.T("dialogs.level")) {
		t.Errorf("an engine is offered for a game that it does not play:\n%s", f.says())
	}
	uitest.Key(families, fyne.KeyLeft)
	f.begin(t).OnTapped()
	if g := f.last(t); g.Other != "fish" || g.By != "elo" || g.At != 1400 {
		t.Errorf("chosen %+v", g)
	}
}

// TestGoneEngine proposes the bundled engine if the last one is no longer there, and
// another strength if an engine has not the last one.
func TestGoneEngine(t *testing.T) {
	f := askEngine(t, Game{Engine: true, Level: 2, Other: "gone", By: "elo", At: 1400})
	f.begin(t).OnTapped()
	if g := f.last(t); g.Other != "" || g.By != "" || g.Level != 2 {
		t.Errorf("chosen %+v", g)
	}
	f = askEngine(t, Game{Engine: true, Level: 2, Other: "gnu", By: "elo", At: 1400})
	f.begin(t).OnTapped()
	if g := f.last(t); g.Other != "gnu" || g.By != "" || g.At != 0 {
		t.Errorf("chosen %+v", g)
	}
}

// TestPeopleNeedNoEngine hides the engines between two people.
func TestPeopleNeedNoEngine(t *testing.T) {
	f := askEngine(t, Game{Engine: true, Level: 2, Other: "fish"})
	uitest.Key(f.picker(t, i18n.T("dialogs.opponent")), fyne.KeyRight)
	if f.reads(i18n.T("dialogs.engine")) || f.reads(i18n.T("dialogs.strength")) {
		t.Errorf("engines are offered:\n%s", f.says())
	}
	f.begin(t).OnTapped()
	if g := f.last(t); g.Engine || g.Other != "" {
		t.Errorf("chosen %+v", g)
	}
}
