package tsume

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/tsume"
	"passedpawn/settings"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
)

// A solver is a page in a window of the test driver.
type solver struct {
	*Page
	t      *testing.T
	window fyne.Window
	posts  tasktest.Posts
	backs  int
	keys   fyne.Focusable // the widget with the focus
}

const problems = `4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b
9/9/2+R6/9/4kN3/9/4P4/9/9 b Gr2b3g4s3n4l17p 1 moves G*5f 5e4d 7c3c 4d5d 3c5c
`

func begin(t *testing.T, theme string, size fyne.Size) *solver {
	t.Helper()
	uitest.App(t, look.NewTheme(theme))
	all, err := tsume.Parse(problems)
	if err != nil {
		t.Fatal(err)
	}
	s := &solver{t: t, posts: make(tasktest.Posts, 10)}
	set := settings.Default()
	set.Animate = false
	s.Page = New(Config{
		Shell: pagestest.Shell{
			OnBack: func() { s.backs++ }, OnFocus: func(f fyne.Focusable) { s.keys = f }, OnPost: s.posts.Post,
		},
		Problems: all, Pieces: look.NewPieces("founders", "kanji"),
		Solved: func(id string) {
			set = set.Mated(id)
			s.SetSettings(set)
		},
	}, set)
	s.window = test.NewTempWindow(t, s.Content())
	s.window.SetPadded(false)
	s.window.Resize(size)
	return s
}

// plays makes a move on the board, and waits for what the page says.
func (s *solver) plays(usi, says string) {
	s.t.Helper()
	m, err := s.Run.Rules().Read(s.Run.Position(), usi)
	if err != nil {
		s.t.Fatalf("%s: %v", usi, err)
	}
	s.played(m)
	s.posts.Until(s.t, says, func() bool { return strings.Contains(s.Panel.Answer.Text, says) }, func() string { return s.Panel.Answer.Text })
}

func (s *solver) press(key fyne.KeyName) {
	s.t.Helper()
	for len(s.posts) > 0 {
		(<-s.posts)()
	}
	if s.keys == nil {
		s.t.Fatal("nothing has the keys")
	}
	s.keys.TypedKey(&fyne.KeyEvent{Name: key})
}

// TestSolving solves both problems by keys and moves, with wrong moves on the way.
func TestSolving(t *testing.T) {
	s := begin(t, "light", fyne.NewSize(900, 600))
	if s.List(); s.Exercises.Progress.Text != "0 of 2 solved. Every move must give check." || s.Exercises.On.Text != "1" {
		t.Errorf("the list says %q and %q", s.Exercises.Progress.Text, s.Exercises.On.Text)
	}
	s.press(fyne.KeyReturn)
	if s.Run == nil || s.At != 0 || s.keys != nil {
		t.Fatalf("Enter opens problem %d, %T has the keys", s.At, s.keys)
	}
	s.plays("G*5b", "Checkmate. You have solved the problem.")
	s.press(fyne.KeyReturn)
	if s.At != 1 || s.note.Text != "Problem 2 of 2" {
		t.Fatalf("Enter opens problem %d, %q", s.At, s.note.Text)
	}
	if s.Board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight}); s.At != 1 {
		t.Fatal("an arrow key leaves a problem that is not solved")
	}
	s.plays("G*5f", "Good. Gote plays K-4d.\n2 moves to go.")
	s.plays("7c3c", "Good. Gote plays K-5d.\nGive mate with your next move.")
	s.plays("3c5c", "Checkmate.")
	if s.note.Text != "Problem 2 of 2, solved" {
		t.Errorf("after the mate it says %q", s.note.Text)
	}
	if s.press(fyne.KeyReturn); s.Run != nil || s.Exercises.Progress.Text != "2 of 2 solved. Every move must give check." || s.Exercises.On.Text != "1" {
		t.Errorf("after the last one: %q and %q", s.Exercises.Progress.Text, s.Exercises.On.Text)
	}
	test.AssertImageMatches(t, "list.png", s.window.Canvas().Capture())
	if s.Escape() {
		t.Error("there is more to leave than the page")
	}
}

// TestWrongMoves says why a move is wrong, with an arrow for the defence.
func TestWrongMoves(t *testing.T) {
	s := begin(t, "light", fyne.NewSize(900, 600))
	s.Open(0)
	s.plays("G*9i", "G*9i does not give check.")
	s.plays("G*4b", "Gote captures the piece with")
	if s.reply.Null() || len(s.View().Ideas) != 2 {
		t.Error("the defence is not shown")
	}
	test.AssertImageMatches(t, "wrong.png", s.window.Canvas().Capture())
	s.refused(rules.On(rules.Sq(4, 6)), rules.Sq(4, 8))
	if s.Panel.Answer.Text == "" || len(s.View().Ideas) != 0 {
		t.Errorf("an illegal move is answered by %q", s.Panel.Answer.Text)
	}
	s.plays("G*5b", "Checkmate.")
	if s.Run.Move(rules.Move{}) || !s.Panel.Hint.Disabled() {
		t.Error("the problem goes on")
	}
}

// TestHints shows the piece, the move, and the whole solution.
func TestHints(t *testing.T) {
	s := begin(t, "dark", fyne.NewSize(480, 700))
	s.Open(1)
	test.Tap(s.Panel.Hint)
	if text := s.Panel.Answer.Text; text != "Hint: Drop a piece from your hand." || s.Panel.Hint.Text != "Show me" {
		t.Errorf("the hint is %q, the button says %q", text, s.Panel.Hint.Text)
	}
	if test.Tap(s.Panel.Hint); s.hint == nil || s.hint.To != rules.Sq(4, 3) || s.Panel.Answer.Text == "" {
		t.Errorf("the move shown is %v, with the text %q", s.hint, s.Panel.Answer.Text)
	}
	test.Tap(s.Panel.Hint)
	if text := s.Panel.Answer.Text; !strings.Contains(text, "G*5f") || !strings.Contains(text, "5c") || !s.Panel.Hint.Disabled() {
		t.Errorf("the solution is %q", text)
	}
	test.AssertImageMatches(t, "solution-small-dark.png", s.window.Canvas().Capture())
	s.plays("G*5f", "Good.")
	if s.Panel.Hint.Text != "Hint" || s.Panel.Hint.Disabled() {
		t.Error("after a move there is no new hint")
	}
	s.Board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
	if s.Run.Left() != 5 {
		t.Error("Home does not start again")
	}
}

// TestLateAnswer drops an answer that comes after the problem was left.
func TestLateAnswer(t *testing.T) {
	s := begin(t, "light", fyne.NewSize(900, 600))
	s.Open(0)
	m, err := s.Run.Rules().Read(s.Run.Position(), "G*4b")
	if err != nil {
		t.Fatal(err)
	}
	s.played(m)
	s.Open(1)
	s.posts.Until(t, "the late answer", func() bool { return !s.Asked.Busy() }, func() string { return "a search" })
	for len(s.posts) > 0 {
		(<-s.posts)()
	}
	if !s.reply.Null() || s.Panel.Answer.Text != "" {
		t.Errorf("it says %q", s.Panel.Answer.Text)
	}
}
