package exercises

import (
	"errors"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
)

// A fake is the run of an exercise in chess.
type fake struct{ done bool }

func (f *fake) Rules() rules.Rules       { return orthodox.Rules{} }
func (f *fake) Position() rules.Position { return orthodox.Rules{}.Start() }
func (f *fake) Last() rules.Move         { return rules.Move{} }
func (f *fake) Done() bool               { return f.done }

// TestCourse opens exercises, speaks another language in one of them, and leaves it. The
// second exercise cannot be started.
func TestCourse(t *testing.T) {
	uitest.NewApp(t)
	var c *Course[*fake]
	built, changes := 0, 0
	var begun []int
	nothing := func() {}
	shell := pagestest.Shell{OnChanged: func() { changes++ }, OnPost: func(func()) {}}
	c = NewCourse(shell, look.NewPieces("founders", "kanji"), settings.Default(), Subject[*fake]{
		Listing: func() Listing {
			built++
			return Listing{
				Title: "Exercises", Exercises: []Exercise{{"", "a", "1"}, {"", "a", "2"}},
				Done: func(int) bool { return false }, Progress: progress,
			}
		},
		Texts: func() []fyne.CanvasObject { return nil },
		Begin: func(i int) (*fake, error) {
			begun = append(begun, i)
			if i == 1 {
				return nil, errors.New("no board")
			}
			return new(fake), nil
		},
		Start: func() { c.Refresh() }, Played: func(rules.Move) { c.Run.done = true }, Refused: func(rules.Spot, rules.Square) {},
		Again: nothing, Hint: nothing, Next: func() { c.OpenNext() }, Forget: nothing, View: func(*boardview.View) {}, Show: nothing,
	})
	c.Speak()
	if c.SetSettings(settings.Default()); built != 0 || c.Keys() != nil || c.Escape() {
		t.Errorf("before it is wanted, it is built %d times", built)
	}
	c.Open(0)
	if built != 1 || changes != 1 || c.Keys() == nil || c.Rules() == nil || c.Exercises.Content.Visible() {
		t.Errorf("built %d times, %d changes", built, changes)
	}
	first := c.Content()
	if c.Speak(); built != 2 || len(begun) != 2 || c.Content() == first || c.Keys() == nil {
		t.Errorf("in another language: built %d times, begun %v", built, begun)
	}
	if !c.Escape() || c.Run != nil || c.Keys() != nil || c.Rules() != nil || !c.Exercises.Content.Visible() || c.Escape() {
		t.Error("the exercise is not left for the list")
	}
	c.Open(0)
	if c.Open(1); !c.Exercises.Content.Visible() || c.Exercises.Progress.Text != "No board." || c.Keys() != nil {
		t.Errorf("the list says %q", c.Exercises.Progress.Text)
	}
}

// TestLeadsOnWhenDone gives the focus to the button that leads on only when the exercise is
// done, and Right then opens the next one.
func TestLeadsOnWhenDone(t *testing.T) {
	uitest.NewApp(t)
	var focus fyne.Focusable
	var c *Course[*fake]
	nothing := func() {}
	c = NewCourse(pagestest.Shell{OnPost: func(do func()) { do() }, OnFocus: func(f fyne.Focusable) { focus = f }},
		look.NewPieces("founders", "kanji"), settings.Default(), Subject[*fake]{
			Listing: func() Listing {
				return Listing{Exercises: []Exercise{{"", "a", "1"}, {"", "a", "2"}}, Done: func(i int) bool { return i == 0 }, Progress: progress}
			},
			Texts: func() []fyne.CanvasObject { return nil },
			Begin: func(i int) (*fake, error) { return new(fake), nil },
			Start: nothing, Played: func(rules.Move) {}, Refused: func(rules.Spot, rules.Square) {},
			Again: nothing, Hint: nothing, Next: func() { c.OpenNext() }, Forget: nothing, View: func(*boardview.View) {}, Show: nothing,
		})
	c.Open(0)
	uitest.Key(c.Board, fyne.KeyRight)
	if c.LeadOn(); focus != nil || c.At != 0 {
		t.Errorf("before it is done, %T has the focus at exercise %d", focus, c.At)
	}
	c.Run.done = true
	if c.LeadOn(); focus != fyne.Focusable(c.Panel.Next) {
		t.Errorf("when it is done, %T has the focus", focus)
	}
	if uitest.Key(c.Board, fyne.KeyRight); c.At != 1 || c.Run.Done() {
		t.Errorf("Right leads to exercise %d", c.At)
	}
}

func progress(done, _ int) string { return strconv.Itoa(done) }
