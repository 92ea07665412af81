package dialogs

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A form is the dialog for a new game, open in a window, and its answer.
type form struct {
	window  fyne.Window
	answers []Game
	learnt  []int
}

// offered returns four games of three families. The level last played was level in the
// first two.
func offered(level int) Choices {
	check := func(bad string) error {
		if bad == "bad" {
			return errors.New("not right")
		}
		return nil
	}
	odd := func(fen string) error {
		if fen == "odd" {
			return errors.New("something is left out")
		}
		return nil
	}
	picture := func(size int) fyne.CanvasObject {
		r := canvas.NewRectangle(nil)
		r.SetMinSize(fyne.NewSquareSize(float32(size)))
		return r
	}
	conducts := []Rule{{"", "Casual", "Take back."}, {"claims", "Claims", "It claims."}, {"strict", "Strict", "No help."}}
	quick := []Time{{"", "No clock"}, {"3+2", "3+2"}, {"5+3", "5+3"}}
	three := []Level{{"Low", "A rating of 400."}, {"Middle", ""}, {"High", ""}}
	handicap := func(name string, sides [2]string) Handicap {
		return Handicap{name, sides, [2]string{}, func(colour string, engine bool) string { return fmt.Sprint(name, " for ", colour, " ", engine) }}
	}
	rook := handicap("Rook", [2]string{"White", "Black"})
	lance, ten := handicap("Lance", [2]string{"Shitate", "Uwate"}), handicap("Ten pieces", [2]string{"Shitate", "Uwate"})
	return Choices{
		Games: []Offer{
			{
				Sides: [2]string{"White", "Black"}, Handicaps: []Handicap{{Name: "None"}, rook}, Levels: three, Level: level, Lessons: true,
				Conducts: conducts, Quick: quick,
			},
			{Sides: [2]string{"White", "Black"}, Levels: three, Level: level, Quick: quick},
			{Sides: [2]string{"White", "Black"}, Levels: three, Level: level, Quick: quick},
			{
				Sides: [2]string{"Sente", "Gote"}, Handicaps: []Handicap{{Name: "None"}, lance, ten}, Levels: []Level{{"Easy", ""}, {"Hard", ""}}, Level: 2,
				Conducts: []Rule{conducts[0], conducts[2]}, Quick: []Time{{"", "No clock"}, {"0:1x30", "30 s"}},
			},
		},
		Families: []Family{
			{Name: "Chess", About: "By the Laws.", Picture: picture, Forms: []Form{{"Chess", "", 0, -1, nil}}},
			{
				Name: "Climbing", About: "It climbs.", Picture: picture, Twist: "Twisted", TwistAbout: "All is different.",
				Forms: []Form{{"Short", "A few steps.", 1, 2, func() fyne.CanvasObject { return picture(30) }}, {"Long", "Many steps.", 2, -1, nil}},
			},
			{Name: "Shogi", About: "It has few levels.", Picture: picture, Forms: []Form{{"Shogi", "", 3, -1, nil}}},
		},
		Times:      []Time{{"", "No clock"}, {"3+2", "Blitz"}, {"30", "Thirty minutes"}, {"0:1x30", "Thirty seconds"}},
		CheckStart: func(_ int, fen string) (note, wrong error) { return odd(fen), check(fen) }, CheckTime: check,
		TimeSaid: func(text string) string { return "That is " + text },
	}
}

func ask(t *testing.T, g Game) *form {
	t.Helper()
	h, w := host(t)
	f := &form{window: w}
	c := offered(g.Level)
	c.Learn = func(game int) { f.learnt = append(f.learnt, game) }
	h.NewGame(g, c, func(got Game) { f.answers = append(f.answers, got) })
	return f
}

// of returns the visible widgets of a type.
func of[W fyne.CanvasObject](f *form) (all []W) {
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		if w, ok := o.(W); ok {
			all = append(all, w)
		}
		switch o := o.(type) {
		case *fyne.Container:
			for _, part := range o.Objects {
				walk(part)
			}
		case fyne.Widget:
			for _, part := range test.WidgetRenderer(o).Objects() {
				walk(part)
			}
		}
	}
	walk(f.window.Canvas().Overlays().Top())
	return all
}

func (f *form) picker(t *testing.T, name string) *widgets.Picker {
	t.Helper()
	for _, p := range of[*widgets.Picker](f) {
		if named(p, name) {
			return p
		}
	}
	t.Fatalf("nothing chooses %s", name)
	return nil
}

// named reports whether a picker is for a thing.
func named(p *widgets.Picker, thing string) bool {
	return strings.HasPrefix(p.AccessibilityLabel(), thing)
}

// press clicks a card.
func press(p *widgets.Picker, i int) { test.TapAt(p, p.Middle(i)) }

func (f *form) check(t *testing.T, text string) *widgets.Check {
	t.Helper()
	for _, c := range of[*widgets.Check](f) {
		if c.Text == text {
			return c
		}
	}
	t.Fatalf("there is no %s", text)
	return nil
}

func (f *form) button(t *testing.T, text string) *widgets.Button {
	t.Helper()
	for _, b := range of[*widgets.Button](f) {
		if b.Text == text {
			return b
		}
	}
	t.Fatalf("there is no button %s", text)
	return nil
}

func (f *form) begin(t *testing.T) *widgets.Button { return f.button(t, "Start") }

func (f *form) slider() *widgets.Slider { return of[*widgets.Slider](f)[0] }

// reads reports whether a label contains a text.
func (f *form) reads(text string) bool {
	return slices.ContainsFunc(of[*widget.Label](f), func(l *widget.Label) bool { return l.Text == text }) || strings.Contains(f.says(), text)
}

// says returns the texts that say what is wrong.
func (f *form) says() (text string) {
	for _, w := range of[*widgets.Wrong](f) {
		text += w.Text
	}
	return text
}

// more opens the settings that few people change, and returns their fields from the top.
func (f *form) more(t *testing.T) (start, name *widgets.Entry) {
	t.Helper()
	for _, b := range of[*widgets.Button](f) {
		if b.Text == "More" {
			b.OnTapped()
		}
	}
	entries := of[*widgets.Entry](f)
	if len(entries) < 2 {
		t.Fatalf("%d lines", len(entries))
	}
	return entries[len(entries)-2], entries[len(entries)-1]
}

// otherTime returns the list of time controls and the line that takes a typed one. It presses
// Other if they are hidden.
func (f *form) otherTime(t *testing.T) (list *widgets.Choice, own *widgets.Entry) {
	t.Helper()
	tiles := f.picker(t, "Time")
	if last := len(tiles.Options()) - 1; tiles.Chosen() != last {
		press(tiles, last)
	}
	for _, c := range of[*widgets.Choice](f) {
		if slices.Contains(c.Options, "Custom") {
			return c, of[*widgets.Entry](f)[0]
		}
	}
	t.Fatal("Other shows no list")
	return nil, nil
}

// handicap returns the choice of a handicap, which is in sight without More.
func (f *form) handicap(t *testing.T) *widgets.Choice {
	t.Helper()
	if !f.reads("Handicap") {
		t.Fatal("no handicap can be chosen")
	}
	return of[*widgets.Choice](f)[0]
}

func (f *form) last(t *testing.T) Game {
	t.Helper()
	if len(f.answers) == 0 {
		t.Fatal("no game began")
	}
	return f.answers[len(f.answers)-1]
}

func TestNewGame(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 2, Colour: "black", Name: "Ada"})
	if !f.reads("2 · Middle") || f.picker(t, "You play").Chosen() != 2 {
		t.Error("it does not show what was chosen last")
	}
	uitest.Key(f.slider(), fyne.KeyRight)
	_, name := f.more(t)
	f.handicap(t).SetSelectedIndex(1)
	if name.Text != "Ada" {
		t.Errorf("the person is called %q", name.Text)
	}
	f.check(t, "The computer takes time like a human").SetChecked(true)
	test.Tap(&f.begin(t).Button)
	want := Game{Engine: true, Level: 3, Handicap: 1, Slow: true, Colour: "black", Name: "Ada"}
	if len(f.answers) != 1 || f.answers[0] != want {
		t.Errorf("answers %+v, want %+v", f.answers, want)
	}
}

// TestByKeys chooses a game without the mouse: Tab moves from one choice to the next,
// arrows choose, Enter starts.
func TestByKeys(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white"})
	c := f.window.Canvas()
	press := func(names ...fyne.KeyName) { uitest.Key(c.Focused(), names...) }
	to := func(name string) {
		t.Helper()
		for range 20 {
			if p, ok := c.Focused().(*widgets.Picker); ok && named(p, name) {
				return
			}
			c.FocusNext()
		}
		t.Fatalf("Tab does not lead to %s", name)
	}
	to("Game")
	press(fyne.KeyRight)
	to("Form")
	press(fyne.KeyEnd)
	c.FocusNext() // past the twist
	to("Opponent")
	c.FocusNext()
	if _, ok := c.Focused().(*widgets.Slider); !ok {
		t.Fatalf("after the opponent comes %T", c.Focused())
	}
	press(fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyLeft)
	to("You play")
	press(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	to("Time")
	press(fyne.KeyRight, fyne.KeyReturn)
	if got, want := f.last(t), (Game{Variant: 2, Engine: true, Level: 2, Colour: "black", Time: "3+2"}); got != want {
		t.Errorf("answers %+v, want %+v", got, want)
	}
	if c.Overlays().Top() != nil {
		t.Error("the dialog stays")
	}
}

// TestEscFromEverywhere closes the dialog with Esc, whatever has the focus, and starts
// nothing.
func TestEscFromEverywhere(t *testing.T) {
	stops := 0
	for at := 0; at <= stops; at++ {
		f := ask(t, Game{Engine: true, Level: 1, Colour: "white"})
		f.more(t)
		c := f.window.Canvas()
		if stops == 0 {
			first := c.Focused()
			for c.FocusNext(); c.Focused() != first && stops < 50; c.FocusNext() {
				stops++
			}
		}
		for range at {
			c.FocusNext()
		}
		has := c.Focused()
		if uitest.Key(has, fyne.KeyEscape); c.Overlays().Top() != nil || len(f.answers) > 0 {
			t.Errorf("Esc does not close it where %T has the keys", has)
		}
	}
	if stops < 10 {
		t.Errorf("Tab stops at %d places", stops)
	}
}

// TestTwoPlayers names two people, and changes the opponent back and forth: what is not
// needed is hidden.
func TestTwoPlayers(t *testing.T) {
	f := ask(t, Game{Level: 1, Colour: "white", Name: "Ada", Names: [2]string{"Ben", "Cleo"}})
	lines := of[*widgets.Entry](f)
	if len(lines) != 2 || lines[0].Text != "Ben" || lines[1].Text != "Cleo" || len(of[*widgets.Slider](f)) > 0 {
		t.Fatalf("%d lines, %d levels", len(lines), len(of[*widgets.Slider](f)))
	}
	rival := f.picker(t, "Opponent")
	uitest.Key(rival, fyne.KeyLeft)
	if len(of[*widgets.Entry](f)) > 0 || len(of[*widgets.Slider](f)) != 1 {
		t.Error("two people are named against the program")
	}
	uitest.Key(rival, fyne.KeyRight)
	lines[1].SetText(" Dora ")
	test.Tap(&f.begin(t).Button)
	if got := f.last(t); got.Engine || got.Names != [2]string{"Ben", "Dora"} {
		t.Errorf("answers %+v", got)
	}
}

func TestNewGameThatAdapts(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 2, Adapt: true, Colour: "white"})
	if !f.check(t, "Adjust to my results").Checked || !f.reads("2 · Middle") || !f.reads("Low") ||
		!f.reads("The level goes up when you win, up to level 2, and down when you lose.") {
		t.Error("it does not say that the level adapts")
	}
	if uitest.Key(f.slider(), fyne.KeyEnd); f.slider().Max != 2 || f.slider().Value != 2 {
		t.Errorf("results lead to level %v of %v", f.slider().Value, f.slider().Max)
	}
	test.Tap(&f.begin(t).Button)
	if got := f.last(t); !got.Adapt || got.Level != 2 {
		t.Errorf("answers %+v", got)
	}
}

// TestFullStrengthIsChosen leaves the highest level when the results of a person begin to
// decide, and gives back all levels after that.
func TestFullStrengthIsChosen(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 2, Colour: "white"})
	uitest.Key(f.slider(), fyne.KeyEnd)
	adapt := f.check(t, "Adjust to my results")
	if test.Tap(&adapt.Check); f.slider().Max != 2 || !f.reads("2 · Middle") {
		t.Errorf("it is at %v of %v", f.slider().Value, f.slider().Max)
	}
	if test.Tap(&adapt.Check); f.slider().Max != 3 || !f.reads("2 · Middle") {
		t.Errorf("it is at %v of %v after that", f.slider().Value, f.slider().Max)
	}
}

// TestTheLevelIsRated shows the rating of a level also when it adapts.
func TestTheLevelIsRated(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Adapt: true, Colour: "white"})
	if !f.reads("A rating of 400.") || !f.reads("The level goes up when you win, up to level 2, and down when you lose.") {
		t.Error("the rating is not shown")
	}
}

func TestNewGameRefusesABadStart(t *testing.T) {
	f := ask(t, Game{Level: 1, Colour: "white", Start: "a position"})
	start, _ := f.more(t) // opened by the position
	if f.reads("Handicap") || start.Text != "a position" {
		t.Error("two people are asked for the program's handicap")
	}
	start.SetText("bad")
	if !f.begin(t).Disabled() || f.says() != "Not right." {
		t.Errorf("a game can start from a bad position, it says %q", f.says())
	}
	start.SetText("odd")
	if f.begin(t).Disabled() || !f.reads("Something is left out.") || f.says() != "" {
		t.Errorf("it is not said that something is left out, but %q", f.says())
	}
	start.SetText("")
	if f.begin(t).Disabled() || f.reads("Something is left out.") {
		t.Error("the usual start is refused")
	}
}

// TestOtherGame chooses other games: the levels and sides change, and the choice is kept
// for a game with the same number of levels.
func TestOtherGame(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 2, Colour: "white"})
	if len(of[*widgets.Picker](f)) != 4 || f.button(t, "Learn this game") == nil {
		t.Errorf("in chess there are %d things to choose", len(of[*widgets.Picker](f)))
	}
	uitest.Key(f.slider(), fyne.KeyEnd)
	family := f.picker(t, "Game")
	press(family, 1)
	if !f.reads("3 · High") || f.slider().Max != 3 || f.reads("A rating of 400.") {
		t.Error("the level did not stay")
	}
	if !f.reads("All is different.") {
		t.Error("the twist is not explained")
	}
	f.check(t, "Twisted").SetChecked(true)
	f.begin(t).OnTapped()
	if got := f.last(t); got.Variant != 2 || got.Level != 3 {
		t.Errorf("chosen %+v", got)
	}
	f = ask(t, Game{Engine: true, Level: 2, Colour: "white"})
	uitest.Key(f.slider(), fyne.KeyEnd)
	family = f.picker(t, "Game")
	press(family, 2)
	if !f.reads("2 · Hard") {
		t.Error("in a game of two levels the last one is not chosen")
	}
	colour := f.picker(t, "You play")
	if got := []string{colour.Options()[0].Name, colour.Options()[2].Name}; !slices.Equal(got, []string{"Sente", "Gote"}) {
		t.Errorf("its sides are %q", got)
	}
	press(family, 0)
	if !f.reads("3 · High") {
		t.Error("back in chess, the level is another one")
	}
	press(family, 2)
	uitest.Key(colour, fyne.KeyEnd)
	f.begin(t).OnTapped()
	if got := f.last(t); got.Variant != 3 || got.Level != 2 || got.Adapt || got.Colour != "black" {
		t.Errorf("chosen %+v", got)
	}
}

// TestLearnThisGame opens the lessons of the game instead.
func TestLearnThisGame(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white"})
	f.button(t, "Learn this game").OnTapped()
	if !slices.Equal(f.learnt, []int{0}) || len(f.answers) > 0 || f.window.Canvas().Overlays().Top() != nil {
		t.Errorf("learns %v, plays %v", f.learnt, f.answers)
	}
}

// TestFocusIsSeen tabs through a dialog that is higher than its window: the widget with
// the focus is in sight.
func TestFocusIsSeen(t *testing.T) {
	h, w := host(t)
	w.Resize(fyne.NewSize(480, 420))
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white", Start: "a position"}, offered(1), nil)
	f := &form{window: w}
	scroll := of[*container.Scroll](f)[0]
	d := fyne.CurrentApp().Driver()
	seen := 0
	for range 20 {
		w.Canvas().FocusNext()
		o, ok := w.Canvas().Focused().(fyne.CanvasObject)
		if !ok || !slices.Contains(test.LaidOutObjects(scroll.Content), o) {
			continue
		}
		seen++
		top := d.AbsolutePositionForObject(o).Y - d.AbsolutePositionForObject(scroll).Y
		if top < -1 || top+min(o.Size().Height, scroll.Size().Height-40) > scroll.Size().Height+1 {
			t.Errorf("%T is at %v of %v", o, top, scroll.Size().Height)
		}
	}
	if seen < 10 {
		t.Errorf("%d things had the keys", seen)
	}
}

// TestTimeIsExplained reads what a time control means: an example before one is chosen, and
// then the chosen one, on a tile, in the list or typed.
func TestTimeIsExplained(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white"})
	if !f.reads("5+3 means: That is 5+3.") {
		t.Error("it does not say what the tiles mean")
	}
	if press(f.picker(t, "Time"), 1); !f.reads("That is 3+2") {
		t.Error("a tile is not explained")
	}
	list, own := f.otherTime(t)
	list.SetSelectedIndex(4)
	if own.Text != "3+2" || own.Disabled() || !f.reads("That is 3+2") {
		t.Errorf("one's own begins with %q", own.Text)
	}
	if own.SetText("10:3x30"); !f.reads("That is 10:3x30") {
		t.Error("what is written is not explained")
	}
	if own.SetText("bad"); f.reads("That is 10:3x30") || f.says() != "Not right." {
		t.Errorf("beside what is wrong stands what was right: %q", f.says())
	}
}

// TestQuickTimes presses time controls, and chooses others: the pressed one is the one in
// the list, which only Other shows.
func TestQuickTimes(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white"})
	quick := f.picker(t, "Time")
	if quick.Chosen() != 0 {
		t.Errorf("without clocks %d is chosen", quick.Chosen())
	}
	press(quick, 1)
	f.begin(t).OnTapped()
	if got := f.last(t).Time; got != "3+2" {
		t.Errorf("pressed %q", got)
	}
	f = ask(t, Game{Engine: true, Level: 1, Colour: "white", Time: "3+2"})
	quick = f.picker(t, "Time")
	if len(of[*widgets.Entry](f)) > 0 {
		t.Error("a time control can be typed beside the tiles")
	}
	list, _ := f.otherTime(t)
	if f.window.Canvas().Focused() != fyne.Focusable(list) || list.Selected != "Blitz" || quick.Chosen() != 3 {
		t.Error("Other does not lead to the list")
	}
	if list.SetSelectedIndex(0); quick.Chosen() != 3 || !list.Visible() {
		t.Error("the list closes while one chooses from it")
	}
	if list.SetSelectedIndex(2); quick.Chosen() != 3 {
		t.Errorf("with half an hour %d is chosen", quick.Chosen())
	}
	if press(quick, 0); list.SelectedIndex() != 0 || len(of[*widgets.Entry](f)) > 0 {
		t.Error("the list stays in sight, or another time is chosen in it")
	}
	if f.begin(t).OnTapped(); f.last(t).Time != "" {
		t.Errorf("without clocks the game has %q", f.last(t).Time)
	}
}

// TestQuickTimesOfAGame chooses a game with other common time controls.
func TestQuickTimesOfAGame(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white", Variant: 3, Time: "0:1x30"})
	quick := f.picker(t, "Time")
	if len(quick.Options()) != 3 || quick.Options()[1].Name != "30 s" || quick.Chosen() != 1 {
		t.Errorf("%d tiles, %d chosen", len(quick.Options()), quick.Chosen())
	}
	press(f.picker(t, "Game"), 0)
	if quick.Options()[1].Name != "3+2" || quick.Chosen() != 3 {
		t.Errorf("in chess there is %s, and %d is chosen", quick.Options()[1].Name, quick.Chosen())
	}
	if f.begin(t).OnTapped(); f.last(t).Time != "0:1x30" {
		t.Errorf("the time has changed to %q", f.last(t).Time)
	}
}

// TestTimesOfFamilies changes the game: each family of games has its own time control, the
// one last chosen in the dialog or before.
func TestTimesOfFamilies(t *testing.T) {
	h, w := host(t)
	f := &form{window: w}
	c := offered(1)
	c.Games[3].Family, c.Games[3].Time = "shogi", "10:3x30" // in no list
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white", Time: "3+2"}, c, func(got Game) { f.answers = append(f.answers, got) })
	game := f.picker(t, "Game")
	for _, tt := range []struct {
		game, quick int
		said        bool
	}{{1, 1, false}, {2, 2, true}, {0, 1, false}} {
		press(game, tt.game)
		if got := f.picker(t, "Time").Chosen(); got != tt.quick || f.reads("That is 10:3x30") != tt.said {
			t.Errorf("game %d: tile %d is chosen", tt.game, got)
		}
	}
	press(game, 2)
	press(f.picker(t, "Time"), 0)
	press(game, 0)
	press(game, 2)
	if f.begin(t).OnTapped(); f.last(t).Time != "" || f.last(t).Variant != 3 {
		t.Errorf("answered %+v", f.last(t))
	}
}

func TestNewGameWithClocks(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white", Time: "7+4"})
	_, own := f.otherTime(t)
	if own.Text != "7+4" || own.Disabled() || !f.reads("That is 7+4") {
		t.Errorf("shows %q", own.Text)
	}
	own.SetText("bad")
	if !f.begin(t).Disabled() {
		t.Error("a game can begin with it")
	}
	for _, empty := range []string{"", "  "} {
		if own.SetText(empty); !f.begin(t).Disabled() || !strings.HasPrefix(f.says(), "Enter minutes + seconds, e.g. 7+4. ") {
			t.Errorf("with %q a game can begin, and it says %q", empty, f.says())
		}
	}
	own.SetText(" 8+4 ")
	if test.Tap(&f.begin(t).Button); f.last(t).Time != "8+4" {
		t.Errorf("answers %+v", f.answers)
	}
	f = ask(t, Game{Engine: true, Level: 1, Colour: "white", Time: "bad"}) // from the settings
	if !f.begin(t).Disabled() || f.says() != "Not right." {
		t.Errorf("a game can begin with a bad time, and it says %q", f.says())
	}
	if press(f.picker(t, "Time"), 0); f.begin(t).Disabled() || f.says() != "" {
		t.Errorf("without a clock it says %q", f.says())
	}
}

// TestNewGameSides offers the handicaps of each game. In shogi, two people can choose one
// too.
func TestNewGameSides(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "black"})
	handicap := f.handicap(t)
	if handicap.SetSelectedIndex(1); !f.reads("Rook for black true") {
		t.Error("it does not say who gives the rook")
	}
	press(f.picker(t, "Game"), 2)
	if handicap.Selected != "None: both have all their pieces" || f.reads("Rook for black true") {
		t.Errorf("the handicaps are %v, %s is chosen", handicap.Options, handicap.Selected)
	}
	handicap.SetSelectedIndex(2)
	if !f.reads("Ten pieces for black true") || f.picker(t, "You play").Options()[2].Name != "Uwate" {
		t.Error("it does not say who is who")
	}
	press(f.picker(t, "You play"), 0)
	if !f.reads("Ten pieces for white true") {
		t.Error("the line does not follow the side")
	}
	uitest.Key(f.picker(t, "Opponent"), fyne.KeyRight)
	if uwate := of[*widgets.Entry](f)[1].PlaceHolder; !f.reads("Ten pieces for white false") || uwate != "Uwate" {
		t.Error("people cannot give a handicap")
	}
	f.begin(t).OnTapped()
	if got := f.last(t); got.Handicap != 2 || got.Engine {
		t.Errorf("answered %+v", got)
	}
}

// TestConduct chooses how strictly a game is played, and then a game that offers fewer
// conducts: there the game is casual, and the choice returns with the first game.
func TestConduct(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white", Conduct: "claims"})
	f.button(t, "Less") // settings that differ from the defaults are shown
	choices := of[*widgets.Choice](f)
	conduct := choices[len(choices)-1]
	if conduct.Selected != "Claims" || !f.reads("It claims.") {
		t.Errorf("it begins with %q", conduct.Selected)
	}
	family := f.picker(t, "Game")
	press(family, 2)
	if conduct.Selected != "Casual" || len(conduct.Options) != 2 || !f.reads("Take back.") {
		t.Errorf("in another game it is %q of %q", conduct.Selected, conduct.Options)
	}
	press(family, 0)
	if conduct.Selected != "Claims" {
		t.Errorf("back in chess it is %q", conduct.Selected)
	}
	conduct.SetSelected("Strict")
	press(family, 2)
	f.begin(t).OnTapped()
	if got := f.last(t); got.Conduct != "strict" || got.Variant != 3 {
		t.Errorf("chosen is %+v", got)
	}
}
