package exercises

import (
	"errors"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// TestCourse opens exercises, speaks another language in one of them, and leaves it. The
// second exercise cannot be started.
func TestCourse(t *testing.T) {
	uitest.NewApp(t)
	var c *Course
	var list *List
	built, ends, changes := 0, 0, 0
	var begun []int
	c = NewCourse(CourseConfig{
		Board: boardview.New(boardview.Config{
			Pieces: look.NewPieces("founders", "kanji"), Play: func(rules.Move) {}, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
			PromotionFacts: func(rules.Position, rules.Move) []string { return nil }, Key: func(fyne.KeyName) {}, Rune: func(rune) {},
		}),
		Build: func() (*List, fyne.CanvasObject) {
			built++
			list = New(Config{Title: "Exercises", Exercises: []Exercise{{"a", "1"}, {"a", "2"}}, Done: func(int) bool { return false }, Progress: strconv.Itoa, Open: func(i int) { c.Open(i) }, Back: func() {}})
			return list, NewPanel("Exercises", Actions{}).Content
		},
		Begin: func(i int) error {
			begun = append(begun, i)
			if i == 1 {
				return errors.New("no board")
			}
			return nil
		},
		End: func() { ends++ }, Changed: func() { changes++ }, Focus: func(fyne.Focusable) {},
	})
	c.Speak()
	if c.Count(); built != 0 || c.Keys() != nil || c.Escape() {
		t.Errorf("before it is wanted, it is built %d times", built)
	}
	c.Open(0)
	if built != 1 || changes != 1 || c.Keys() == nil || list.Content.Visible() {
		t.Errorf("built %d times, %d changes", built, changes)
	}
	first := c.Content()
	if c.Speak(); built != 2 || ends != 1 || len(begun) != 2 || c.Content() == first || c.Keys() == nil {
		t.Errorf("in another language: built %d times, ended %d times, begun %v", built, ends, begun)
	}
	if !c.Escape() || ends != 2 || c.Keys() != nil || !list.Content.Visible() || c.Escape() {
		t.Error("the exercise is not left for the list")
	}
	c.Open(0)
	if c.Open(1); !list.Content.Visible() || list.Progress.Text != "No board." || c.Keys() != nil {
		t.Errorf("the list says %q", list.Progress.Text)
	}
}
