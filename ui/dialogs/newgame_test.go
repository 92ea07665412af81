package dialogs

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// A form is the dialog for a new game, open in a window, and its answer.
type form struct {
	opponent, level, odds, colour, game *choice
	time                                *choice
	slow, flip                          *check
	own, name, white, black, start      *entry
	begin                               *look.Button
	answers                             []Game
	window                              fyne.Window
	labels                              []*widget.RichText // of the rows, where laying out does not renew them
}

func ask(t *testing.T, g Game) *form {
	t.Helper()
	h, w := host(t)
	f := &form{window: w}
	check := func(_ int, fen string) error {
		if fen == "bad" {
			return errors.New("not a position")
		}
		return nil
	}
	choices := Choices{Games: []string{"Chess", "Crowned", "Other"}, About: []string{"By the Laws.", "It climbs.", "It has few levels."}, Levels: [][]string{{"Low · 400 Elo", "Middle · 800 Elo", "High · 1200 Elo"}, {"Low", "Middle", "High"}, {"Easy", "Hard"}}, Level: []int{g.Level, g.Level, 2}, Sides: [][2]string{{"White", "Black"}, {"White", "Black"}, {"Sente", "Gote"}}, Odds: [][]string{{"None", "Rook"}, {"None"}, {"None", "Lance", "Ten pieces"}}, Times: []Time{{"", "No clock"}, {"3+2", "Blitz"}}, CheckStart: check, CheckTime: func(text string) error {
		if text == "bad" {
			return errors.New("not a time")
		}
		return nil
	}, TimeSaid: func(text string) string { return "That is " + text }}
	h.NewGame(g, choices, func(got Game) { f.answers = append(f.answers, got) })
	var selects []*choice
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		f.take(o, &selects)
	}
	if len(selects) != 6 || f.begin == nil || f.start == nil || f.flip == nil {
		t.Fatalf("%d choices, %+v", len(selects), f)
	}
	f.game, f.opponent, f.level, f.odds, f.colour, f.time = selects[0], selects[1], selects[2], selects[3], selects[4], selects[5]
	return f
}

// says is what is said to be wrong.
func (f *form) says() (text string) {
	for _, o := range test.LaidOutObjects(f.window.Canvas().Overlays().Top()) {
		if w, ok := o.(*wrong); ok && w.Visible() {
			text += w.Text
		}
	}
	return text
}

// take sorts the widgets in the order they stand in.
func (f *form) take(o fyne.CanvasObject, selects *[]*choice) {
	switch o := o.(type) {
	case *choice:
		*selects = append(*selects, o)
	case *check:
		f.slow, f.flip = f.flip, o
	case *entry:
		f.own, f.name, f.white, f.black, f.start = f.name, f.white, f.black, f.start, o
	case *widget.RichText:
		if slices.Contains([]string{"Opponent", "Level", "Gives odds", "You play", "Time", "Your name", "Players"}, o.String()) {
			f.labels = append(f.labels, o)
		}
	case *look.Button:
		if o.Text == "Start" {
			f.begin = o
		}
	}
}

func TestNewGame(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 2, Colour: "black", Name: "Ada"})
	if f.level.Selected != "2  Middle · 800 Elo" || f.colour.Selected != "Black" || f.name.Text != "Ada" || f.slow.Disabled() || !f.flip.Disabled() {
		t.Errorf("shows %q, %q, %q", f.level.Selected, f.colour.Selected, f.name.Text)
	}
	f.level.SetSelectedIndex(2)
	f.odds.SetSelectedIndex(1)
	f.slow.SetChecked(true)
	test.Tap(&f.begin.Button)
	want := Game{Engine: true, Level: 3, Odds: 1, Slow: true, Colour: "black", Name: "Ada"}
	if len(f.answers) != 1 || f.answers[0] != want {
		t.Errorf("answers %+v, want %+v", f.answers, want)
	}
}

// TestTwoPlayers names two people, and changes the opponent to and fro: what cannot be
// filled in is grey with its label, and only that.
func TestTwoPlayers(t *testing.T) {
	f := ask(t, Game{Level: 1, Colour: "white", Name: "Ada", Names: [2]string{"Ben", "Cleo"}})
	if f.white.Text != "Ben" || f.black.Text != "Cleo" || f.white.Disabled() || !f.name.Disabled() {
		t.Errorf("shows %q and %q", f.white.Text, f.black.Text)
	}
	f.expectGrey(t, "Level", "Gives odds", "You play", "Your name")
	f.opponent.SetSelectedIndex(0)
	f.expectGrey(t, "Players")
	if !f.white.Disabled() || !f.black.Disabled() {
		t.Error("two people are named against the program")
	}
	f.opponent.SetSelectedIndex(1)
	f.expectGrey(t, "Level", "Gives odds", "You play", "Your name")
	f.black.SetText(" Dora ")
	test.Tap(&f.begin.Button)
	if len(f.answers) != 1 || f.answers[0].Names != [2]string{"Ben", "Dora"} {
		t.Errorf("answers %+v", f.answers)
	}
}

// expectGrey looks for the labels that are grey.
func (f *form) expectGrey(t *testing.T, want ...string) {
	t.Helper()
	var grey []string
	for _, text := range f.labels {
		if s := text.Segments[0].(*widget.TextSegment); s.Style.ColorName == theme.ColorNameDisabled {
			grey = append(grey, s.Text)
		}
	}
	if !slices.Equal(grey, want) {
		t.Errorf("%q are grey, want %q", grey, want)
	}
}

func TestNewGameThatAdapts(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 2, Adapt: true, Colour: "white"})
	if f.level.Selected != "Follows my results, now 2" {
		t.Errorf("shows %q", f.level.Selected)
	}
	test.Tap(&f.begin.Button)
	if len(f.answers) != 1 || !f.answers[0].Adapt || f.answers[0].Level != 2 {
		t.Errorf("answers %+v", f.answers)
	}
}

func TestNewGameRefusesABadStart(t *testing.T) {
	f := ask(t, Game{Level: 1, Colour: "white"})
	if !f.level.Disabled() || !f.odds.Disabled() || f.flip.Disabled() {
		t.Error("two people are asked for the program's level")
	}
	f.start.SetText("bad")
	if !f.begin.Disabled() {
		t.Error("a game can start from a bad position")
	}
	f.start.SetText("")
	if f.begin.Disabled() {
		t.Error("the usual start is refused")
	}
}

// TestOtherGame chooses another game: there are no odds in it, and no figures
// that were measured in orthodox chess.
func TestOtherGame(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 2, Colour: "white"})
	f.level.SetSelectedIndex(2)
	f.game.SetSelectedIndex(1)
	if !f.odds.Disabled() || f.level.SelectedIndex() != 2 || f.level.Options[0] != "1  Low" {
		t.Errorf("odds %v, level %d of %v", f.odds.Disabled(), f.level.SelectedIndex(), f.level.Options)
	}
	f.begin.OnTapped()
	if len(f.answers) != 1 || f.answers[0].Variant != 1 || f.answers[0].Level != 3 {
		t.Errorf("chosen %+v", f.answers)
	}
	f.game.SetSelectedIndex(2)
	if len(f.level.Options) != 2 || f.level.Selected != "2  Hard" {
		t.Errorf("in a game of two levels %q of %q is chosen", f.level.Selected, f.level.Options)
	}
	f.colour.SetSelectedIndex(1)
	if f.colour.Selected != "Gote" || f.white.PlaceHolder != "Sente" {
		t.Errorf("its sides are %q, %q first", f.colour.Options, f.white.PlaceHolder)
	}
	f.begin.OnTapped()
	if last := f.answers[len(f.answers)-1]; last.Variant != 2 || last.Level != 2 || last.Adapt || last.Colour != "black" {
		t.Errorf("chosen %+v", last)
	}
	f.game.SetSelectedIndex(0)
	if f.level.SelectedIndex() != 1 {
		t.Errorf("back in chess, %q is chosen", f.level.Selected)
	}
}

// TestLongAbout has room for all that is said of a game before it scrolls.
func TestLongAbout(t *testing.T) {
	h, w := host(t)
	w.Resize(fyne.NewSize(900, 800))
	about := strings.Repeat("A line about this game which is longer than others. ", 6)
	h.NewGame(Game{Engine: true, Level: 1, Colour: "white"}, Choices{Games: []string{"Chess"}, About: []string{about}, Levels: [][]string{{"Low"}}, Level: []int{1}, Sides: [][2]string{{"White", "Black"}}, Odds: [][]string{{"None"}}, Times: []Time{{"", "No clock"}}}, nil)
	for _, o := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if s, ok := o.(*container.Scroll); ok && s.Direction == container.ScrollVerticalOnly && s.Content.MinSize().Height > s.Size().Height {
			t.Errorf("the form is %v high and shows %v", s.Content.MinSize().Height, s.Size().Height)
		}
	}
}

// TestTimeIsExplained writes a time control of one's own, beginning with the one
// that was chosen, and reads what it is.
func TestTimeIsExplained(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white", Time: "3+2"})
	if f.reads("That is 3+2") {
		t.Error("a control from the list is explained twice")
	}
	f.time.Options[1] = "Three minutes and two seconds"
	if f.time.SetSelectedIndex(1); !f.reads("That is 3+2") {
		t.Error("a control without room is not said in full")
	}
	f.time.SetSelectedIndex(2)
	if f.own.Text != "3+2" || f.own.Disabled() || !f.reads("That is 3+2") {
		t.Errorf("one's own begins with %q", f.own.Text)
	}
	if f.own.SetText("10:3x30"); !f.reads("That is 10:3x30") {
		t.Error("what is written is not explained")
	}
	if f.own.SetText("bad"); f.reads("That is 10:3x30") || f.says() != "Not a time." {
		t.Errorf("beside what is wrong stands what was right: %q", f.says())
	}
}

// reads reports whether a line says something.
func (f *form) reads(text string) bool {
	for _, o := range test.LaidOutObjects(f.window.Canvas().Overlays().Top()) {
		if l, ok := o.(*widget.Label); ok && l.Visible() && l.Text == text {
			return true
		}
	}
	return false
}

func TestNewGameWithClocks(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "white", Time: "7+4"})
	if !f.time.Visible() || f.own.Text != "7+4" || f.own.Disabled() {
		t.Errorf("shows %q and %q", f.time.Selected, f.own.Text)
	}
	f.own.SetText("bad")
	if !f.begin.Disabled() {
		t.Error("a game can begin with it")
	}
	for _, empty := range []string{"", "  "} {
		if f.own.SetText(empty); !f.begin.Disabled() || !strings.HasPrefix(f.says(), "Enter minutes + seconds, e.g. 7+4. ") {
			t.Errorf("with %q a game can begin, and it says %q", empty, f.says())
		}
	}
	f.own.SetText(" 8+4 ")
	if test.Tap(&f.begin.Button); len(f.answers) != 1 || f.answers[0].Time != "8+4" || f.says() != "" {
		t.Errorf("answers %+v, and says %q", f.answers, f.says())
	}
	f = ask(t, Game{Engine: true, Level: 1, Colour: "white", Time: "bad"}) // from the settings
	if !f.begin.Disabled() || f.says() != "Not a time." {
		t.Errorf("a game can begin with a bad time, and it says %q", f.says())
	}
	f.time.SetSelectedIndex(2)
	f.own.SetText("")
	if f.time.SetSelectedIndex(0); f.begin.Disabled() || f.says() != "" {
		t.Errorf("without a clock it says %q", f.says())
	}
	f = ask(t, Game{Engine: true, Level: 1, Colour: "white"})
	if f.time.Selected != "No clock" || !f.own.Disabled() {
		t.Errorf("shows %q", f.time.Selected)
	}
	f.time.SetSelectedIndex(1)
	test.Tap(&f.begin.Button)
	if len(f.answers) != 1 || f.answers[0].Time != "3+2" {
		t.Errorf("answers %+v", f.answers)
	}
}

// TestNewGameSides names the sides as each game does, and offers its handicaps; in
// shogi one is given between people, too.
func TestNewGameSides(t *testing.T) {
	f := ask(t, Game{Engine: true, Level: 1, Colour: "black"})
	f.odds.SetSelectedIndex(1)
	f.game.SetSelectedIndex(2)
	if got := f.colour.Options; !slices.Equal(got, []string{"Sente", "Gote", "Random"}) || f.colour.Selected != "Gote" {
		t.Errorf("the colours are %v, %s is chosen", got, f.colour.Selected)
	}
	if f.odds.Selected != "None" || f.odds.Disabled() {
		t.Errorf("the odds are %v, %s is chosen", f.odds.Options, f.odds.Selected)
	}
	f.odds.SetSelectedIndex(2)
	f.opponent.SetSelectedIndex(1)
	if f.odds.Disabled() {
		t.Error("people cannot give a handicap")
	}
	f.begin.OnTapped()
	if len(f.answers) != 1 || f.answers[0].Odds != 2 || f.answers[0].Engine {
		t.Errorf("answered %+v", f.answers)
	}
}
