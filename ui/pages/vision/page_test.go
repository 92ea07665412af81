package vision

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/vision"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
)

// A viewer is a page in a window of the test driver.
type viewer struct {
	*Page
	window fyne.Window
	posts  tasktest.Posts
	now    time.Time
	focus  fyne.Focusable
}

func begin(t *testing.T, theme string, size fyne.Size) *viewer {
	t.Helper()
	uitest.App(t, look.NewTheme(theme))
	v := &viewer{posts: make(tasktest.Posts, 100), now: time.Date(2026, 5, 10, 12, 0, 0, 0, time.Local)}
	set := settings.Default()
	set.Animate = false
	v.Page = New(Config{
		Shell: pagestest.Shell{
			OnFocus: func(f fyne.Focusable) { v.focus = f }, OnPost: v.posts.Post, OnNow: func() time.Time { return v.now },
		},
		Chess: orthodox.Rules{}, Pieces: look.NewPieces("founders", "kanji"), Draw: rand.New(rand.NewPCG(1, 2)).IntN,
		Passed: func(id string) {
			set = set.Learned(id)
			v.SetSettings(set)
		},
	}, set)
	v.window = test.NewTempWindow(t, v.Content())
	v.window.SetPadded(false)
	v.window.Resize(size)
	return v
}

// opens opens an exercise.
func (v *viewer) opens(e vision.Exercise) { v.Open(slices.Index(v.exercises, e)) }

// presses presses a square of the board.
func (v *viewer) presses(s rules.Square) { v.pressed(rules.On(s)) }

// dark reports whether the question asks for a dark square, by its text.
func (v *viewer) isDark(t *testing.T) bool {
	t.Helper()
	s, err := rules.ParseSquare(strings.Fields(v.task.Text)[1])
	if err != nil {
		t.Fatalf("%q: %v", v.task.Text, err)
	}
	return (s.File+s.Rank)%2 == 0
}

// TestPass answers all questions for colours: the exercise is passed, and the list shows it.
func TestPass(t *testing.T) {
	v := begin(t, "light", fyne.NewSize(900, 600))
	v.List()
	test.AssertImageMatches(t, "list.png", v.window.Canvas().Capture())
	v.opens(vision.Exercise{Drill: vision.Colours, Level: 1})
	if v.focus != v.light || v.View().Stamp {
		t.Error("the buttons do not have the focus")
	}
	test.AssertImageMatches(t, "colour.png", v.window.Canvas().Capture())
	for range vision.Questions {
		v.now = v.now.Add(2 * time.Second)
		if v.isDark(t) {
			test.Tap(v.dark)
		} else {
			test.Tap(v.light)
		}
	}
	if got := v.Panel.Answer.Text; got != "All 10 right, in 20 s. You have passed this drill." || v.note.Text != "Question 10 of 10, 10 right" {
		t.Errorf("it says %q and %q", got, v.note.Text)
	}
	v.next()
	if v.Run.Exercise != (vision.Exercise{Drill: vision.Find, Level: 1}) {
		t.Errorf("then comes %+v", v.Run.Exercise)
	}
	if v.List(); v.Exercises.Progress.Text != "1 of 11 passed. Answer all ten questions correctly to pass a drill." {
		t.Errorf("the list says %q", v.Exercises.Progress.Text)
	}
}

// TestAway goes away for an hour in the middle of a drill: only the time on the page counts.
func TestAway(t *testing.T) {
	v := begin(t, "light", fyne.NewSize(900, 600))
	v.opens(vision.Exercise{Drill: vision.Colours, Level: 1})
	for n := range vision.Questions {
		v.now = v.now.Add(15 * time.Second)
		if n == 4 {
			v.Leave()
			v.now = v.now.Add(time.Hour)
			v.Return()
		}
		v.choose(!v.isDark(t))
	}
	if got := v.Panel.Answer.Text; got != "All 10 right, in 2:30. You have passed this drill." {
		t.Errorf("it says %q", got)
	}
}

// TestMiss answers one question wrongly: its answer is shown until the person goes on, and the
// exercise begins again.
func TestMiss(t *testing.T) {
	v := begin(t, "light", fyne.NewSize(900, 600))
	v.opens(vision.Exercise{Drill: vision.Colours, Level: 1})
	wrong := v.isDark(t)
	v.choose(wrong)
	if said := v.Panel.Answer.Text; wrong && !strings.HasSuffix(said, " is dark.") || !wrong && !strings.HasSuffix(said, " is light.") || v.choice.Visible() {
		t.Errorf("it says %q", said)
	}
	for v.next(); !v.Run.Ended(); {
		v.choose(!v.isDark(t))
	}
	if got := v.Panel.Answer.Text; !strings.HasSuffix(got, ".\n9 of 10 right, in 0 s.") && got != "9 of 10 right, in 0 s." {
		t.Errorf("at the end it says %q", got)
	}
	if v.next(); v.Run.Asked != 1 || v.Run.Right != 0 || v.passed(0) {
		t.Errorf("then comes question %d", v.Run.Asked)
	}
}

// TestBoard shows a question of each drill on the board, and its answer, as they are drawn.
func TestBoard(t *testing.T) {
	for _, c := range []struct {
		exercise vision.Exercise
		name     string
		theme    string
		size     fyne.Size
	}{
		{vision.Exercise{Drill: vision.Find, Level: 2}, "find", "light", fyne.NewSize(900, 600)},
		{vision.Exercise{Drill: vision.Knight, Level: 2}, "knight", "dark", fyne.NewSize(900, 600)},
		{vision.Exercise{Drill: vision.Attacks, Level: 1}, "attacks", "light", fyne.NewSize(480, 700)},
		{vision.Exercise{Drill: vision.Follow, Level: 3}, "follow", "dark", fyne.NewSize(900, 600)},
	} {
		v := begin(t, c.theme, c.size)
		v.opens(c.exercise)
		if !v.View().Stamp || v.focus != nil {
			t.Errorf("%s: the board does not take squares", c.name)
		}
		test.AssertImageMatches(t, c.name+".png", v.window.Canvas().Capture())
		test.Tap(v.Panel.Hint)
		if v.View().Stamp || len(v.View().Drawings) == 0 || v.Run.Right != 0 {
			t.Errorf("%s: the answer is not shown", c.name)
		}
		test.AssertImageMatches(t, c.name+"-answer.png", v.window.Canvas().Capture())
		first := v.task.Text
		if v.next(); v.task.Text == first || v.Run.Asked != 2 {
			t.Errorf("%s: then it asks %q", c.name, v.task.Text)
		}
	}
}

// TestPress answers with squares: the next question follows the right ones at once.
func TestPress(t *testing.T) {
	v := begin(t, "light", fyne.NewSize(900, 600))
	v.opens(vision.Exercise{Drill: vision.Find, Level: 1})
	wanted, err := rules.ParseSquare(strings.Trim(strings.TrimPrefix(v.task.Text, "Choose "), "."))
	if err != nil {
		t.Fatal(err)
	}
	if v.presses(wanted); v.Run.Asked != 2 || v.Run.Right != 1 || v.Panel.Answer.Text != "Right." {
		t.Errorf("it asks %q and says %q", v.task.Text, v.Panel.Answer.Text)
	}
	next := strings.Trim(strings.TrimPrefix(v.task.Text, "Choose "), ".")
	other := rules.Sq(0, 0)
	if next == "a1" {
		other = rules.Sq(7, 7)
	}
	if v.presses(other); v.Panel.Answer.Text != "That is "+other.String()+". "+next+" is the square with the ring." {
		t.Errorf("it says %q", v.Panel.Answer.Text)
	}
}

// TestTranslates builds an open exercise again in another language.
func TestTranslates(t *testing.T) {
	v := begin(t, "light", fyne.NewSize(900, 600))
	v.opens(vision.Exercise{Drill: vision.Colours, Level: 1})
	uitest.Speak(t, "de")
	v.Speak()
	if v.Run == nil || v.title.Text != "Farben der Felder" || v.light.Text != "Hell" {
		t.Errorf("the title is %q", v.title.Text)
	}
}

// TestByEar says where pieces are, but not what they attack as long as that is asked.
func TestByEar(t *testing.T) {
	v := begin(t, "light", fyne.NewSize(900, 600))
	v.opens(vision.Exercise{Drill: vision.Attacks, Level: 1})
	set := v.Settings
	set.ByEar = true
	v.SetSettings(set)
	hears := func(key string) string { return uitest.Hears(v, v.Board, key) }
	if got := hears("e"); !strings.HasPrefix(got, "White: ") || !strings.Contains(got, "Black: ") {
		t.Errorf("E says %q", got)
	}
	at := *v.Run.Attacker
	v.Board.Do(boardmodel.Reach{At: rules.On(at)})
	for _, key := range []string{"m", "M", "x", "X", "alt+x", "a"} {
		if got := hears(key); got != "That is for you to find." {
			t.Errorf("%s says %q", key, got)
		}
	}
	if got := hears("o"); !strings.HasPrefix(got, at.String()+": ") {
		t.Errorf("O says %q", got)
	}
	arrows := "Arrows: " + at.String() + " to "
	if said := strings.Join(v.Said(), " "); strings.Contains(said, arrows) {
		t.Errorf("it says %q", said)
	}
	v.reveal()
	if said := strings.Join(v.Said(), " "); !strings.Contains(said, arrows) {
		t.Errorf("with the answer, it says %q", said)
	}
	if got := hears("x"); !strings.Contains(got, ", diagonals: ") {
		t.Errorf("with the answer, X says %q", got)
	}
}
