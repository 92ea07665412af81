package dialogs

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// ofShogi offers one family, of two forms that few people choose from, with two sets of
// pieces. drawn are the sets whose pieces were drawn for the sides.
func ofShogi(drawn *[]string) Choices {
	c := offered(1)
	c.Games = nil
	set := func(name string) Set {
		picture := func(size int) fyne.CanvasObject { return canvas.NewRectangle(nil) }
		side := func(size int) fyne.CanvasObject {
			*drawn = append(*drawn, name)
			return picture(size)
		}
		return Set{strings.ToLower(name), name, picture, [3]func(int) fyne.CanvasObject{side, side, side}}
	}
	for range 2 {
		c.Games = append(c.Games, Offer{
			Sides: [2]string{"Sente", "Gote"}, Notes: [2]string{"Moves first", "Moves second"}, Levels: []Level{{"Easy", ""}}, Level: 1,
			Conducts: []Rule{{"", "Casual", ""}}, Quick: []Time{{"", "No clock"}}, Sets: []Set{set("Letters"), set("Kanji")},
		})
	}
	forms := []Form{{"27 points", "The usual rule.", 0, -1, nil}, {"24 points", "The other.", 1, -1, nil}}
	c.Families = []Family{{Name: "Shogi", Aside: "Entering king", Forms: forms}}
	return c
}

// TestShogiCanBeRead chooses the pieces in the dialog itself, where the sides are explained.
// The rule about points is below More.
func TestShogiCanBeRead(t *testing.T) {
	h, w := host(t)
	f := &form{window: w}
	var drawn []string
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white", Set: "letters"}, ofShogi(&drawn), func(g Game) { f.answers = append(f.answers, g) })
	for _, p := range of[*widgets.Picker](f) {
		for _, o := range p.Options() {
			if strings.Contains(o.Name, "points") {
				t.Errorf("%s are in sight", o.Name)
			}
		}
	}
	if seat := f.picker(t, "You play").Options(); seat[0].Note != "Moves first" || seat[2].Note != "Moves second" {
		t.Errorf("the sides are %+v", seat)
	}
	drawn = nil
	if pieces := f.picker(t, "Pieces"); pieces.Chosen() != 0 {
		t.Errorf("the set chosen is %d", pieces.Chosen())
	}
	if uitest.Key(f.picker(t, "Pieces"), fyne.KeyRight); len(drawn) != 3 || drawn[0] != "Kanji" {
		t.Errorf("the sides are drawn with %v", drawn)
	}
	f.button(t, "More").OnTapped()
	rule := of[*widgets.Choice](f)[0]
	if len(rule.Options) != 2 || !f.reads("The usual rule.") {
		t.Errorf("below More one chooses from %v", rule.Options)
	}
	if rule.SetSelectedIndex(1); !f.reads("The other.") {
		t.Error("the rule is not explained")
	}
	f.begin(t).OnTapped()
	if g := f.last(t); g.Variant != 1 || g.Set != "kanji" {
		t.Errorf("chosen is %+v", g)
	}
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white", Variant: 1}, ofShogi(&drawn), nil)
	f.button(t, "Less") // a rule that differs from the default is in sight
}

// TestMoreComesIntoSight opens the settings below More in a low window, where they would be
// out of sight.
func TestMoreComesIntoSight(t *testing.T) {
	h, w := host(t)
	f := &form{window: w}
	w.Resize(fyne.NewSize(480, 400))
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white"}, offered(1), nil)
	scroll := of[*container.Scroll](f)[0]
	button := f.button(t, "More")
	scroll.ScrollToBottom()
	button.OnTapped()
	d := fyne.CurrentApp().Driver()
	top := d.AbsolutePositionForObject(button).Y - d.AbsolutePositionForObject(scroll).Y
	if top < 0 || top > 60 {
		t.Errorf("the button is at %v of %v", top, scroll.Size().Height)
	}
	if fields := f.button(t, "Less"); fields != button {
		t.Error("another button closes them")
	}
	test.Tap(button)
}
