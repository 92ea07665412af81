package books

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/chess/polyglot/polyglottest"
	"passedpawn/game/files/atomicfile"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A desk is a page in a window of the test driver.
type desk struct {
	*Page
	t       testing.TB
	posts   tasktest.Posts
	window  fyne.Window
	target  string // the file chosen when one is asked for
	told    string
	answers []dialogs.Deed
	lines   []string
	pick    func(int)
}

func sit(t testing.TB) *desk {
	t.Helper()
	uitest.App(t, look.NewTheme("light"))
	d := &desk{t: t, posts: make(tasktest.Posts, 1000), target: filepath.Join(t.TempDir(), "my.bin")}
	d.Page = New(Config{
		Shell: pagestest.Shell{
			OnPost: d.posts.Post, OnTell: func(_, text string) { d.told = text },
			OnFocus: func(f fyne.Focusable) {
				if f == nil {
					d.window.Canvas().Unfocus()
				}
			},
			OnPick: func(_, _ string, lines []string, then func(int)) { d.lines, d.pick = lines, then },
			OnChoose: func(_, text string, answers ...dialogs.Deed) *dialogs.Question {
				d.told, d.answers = text, answers
				return nil
			},
		},
		Files: Files{
			Open: func(then func(string)) { then(d.target) },
			New:  func(_, _ string, then func(string, atomicfile.State)) { then(d.target, atomicfile.State{}) },
			Write: func(path string, was atomicfile.State, produce func(io.Writer) error) error {
				return atomicfile.Replace(path, was, nil, produce)
			},
		},
		Pieces: look.NewPieces("founders", "kanji"), Chess: orthodox.Rules{},
	}, settings.Default())
	d.window = test.NewTempWindow(t, d.Content())
	d.window.Resize(fyne.NewSize(1000, 700))
	return d
}

// shelved writes a small book and opens it.
func shelved(t testing.TB) *desk {
	t.Helper()
	d := sit(t)
	data := polyglottest.Book(
		polyglottest.Line{Moves: []string{"e2e4"}, Weight: 60}, polyglottest.Line{Moves: []string{"c2c4"}, Weight: 40},
		polyglottest.Line{Moves: []string{"e2e4", "c7c5"}, Weight: 1},
	)
	if err := os.WriteFile(d.target, data, 0o600); err != nil {
		t.Fatal(err)
	}
	d.Edit(d.target)
	d.rest()
	return d
}

func (d *desk) rest() {
	d.t.Helper()
	d.posts.Until(d.t, "rest", func() bool { return !d.Busy() }, d.rows)
}

// rows returns the moves as they are shown, as "e4 60 60%, c4 40 40%".
func (d *desk) rows() string {
	var all []string
	for i, o := range d.panel.rows.Objects {
		if r := o.(*fyne.Container).Objects; i > 0 {
			all = append(all, fmt.Sprint(r[0].(*widgets.Button).Text, " ", r[1].(*widgets.Entry).Text, " ", d.panel.shares[i-1].Text))
		}
	}
	return strings.Join(all, ", ")
}

func (d *desk) shows(title, want string) {
	d.t.Helper()
	if got := d.rows(); got != want || d.panel.title.Text != title {
		d.t.Errorf("%s: %s, want %s: %s", d.panel.title.Text, got, title, want)
	}
}

// part returns a part of the row of a move, from 1.
func (d *desk) part(row, n int) fyne.CanvasObject {
	return d.panel.rows.Objects[row].(*fyne.Container).Objects[n]
}

// weigh types a weight for a move, and presses Enter.
func (d *desk) weighed(row int, text string) {
	e := d.part(row, 1).(*widgets.Entry)
	d.window.Canvas().Focus(e)
	e.SetText(text)
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
}

// TestWeights changes weights, and undoes that. What is no weight is refused.
func TestWeights(t *testing.T) {
	d := shelved(t)
	d.shows("my.bin", "e4 60 60%, c4 40 40%")
	if !d.panel.save.Disabled() {
		t.Error("there is nothing to save")
	}
	test.AssertImageMatches(t, "book.png", d.window.Canvas().Capture())
	d.weighed(1, "20")
	d.shows("my.bin (not saved)", "e4 20 33%, c4 40 67%") // in the same rows
	if d.window.Canvas().Focused() != nil || d.Undoing().Form == "" {
		t.Error("the field keeps the focus, or there is nothing to undo")
	}
	for _, wrong := range []string{"-1", "65536", "many", ""} {
		if d.weighed(2, wrong); !strings.Contains(d.status.Line.Text, "0 to 65") {
			t.Errorf("%q: %s", wrong, d.status.Line.Text)
		}
	}
	d.weighed(2, " 0 ")
	d.show()
	d.shows("my.bin (not saved)", "e4 20 100%, c4 0 0%")
	d.play(d.panel.moves[0])
	d.shows("my.bin (not saved)", "c5 1 100%")
	d.Undo() // shows where it was
	d.shows("my.bin (not saved)", "c4 40 67%, e4 20 33%")
	d.Undo()
	d.Undo()
	d.shows("my.bin", "e4 60 60%, c4 40 40%")
	d.Redo()
	d.Redo()
	d.Redo()
	d.shows("my.bin (not saved)", "e4 20 100%, c4 0 0%")
	// A field that is left counts, too.
	e := d.part(2, 1).(*widgets.Entry)
	d.window.Canvas().Focus(e)
	e.SetText("5")
	d.window.Canvas().Focus(d.part(1, 1).(*widgets.Entry))
	d.shows("my.bin (not saved)", "e4 20 80%, c4 5 20%")
}

// TestMoves adds moves, by their names and on the board, and removes one.
func TestMoves(t *testing.T) {
	d := shelved(t)
	test.Tap(d.part(2, 3).(*widgets.Button))
	d.shows("my.bin (not saved)", "e4 60 100%")
	d.askMove()
	if len(d.lines) != 19 {
		t.Fatalf("%q", d.lines)
	}
	for i, line := range d.lines {
		if line == "Nf3" {
			d.pick(i)
		}
	}
	d.shows("my.bin (not saved)", "e4 60 98%, Nf3 1 2%")
	if d.panel.played.Visible() {
		t.Error("nothing was played")
	}
	start := d.walk.now()
	for _, m := range start.Moves() {
		if d.walk.said(0, m) == "d4" {
			d.play(m)
		}
	}
	if d.panel.played.Text != "Add d4 to the book" || !d.panel.played.Visible() {
		t.Fatal(d.panel.played.Text)
	}
	test.Tap(d.panel.played)
	d.shows("my.bin (not saved)", "e4 60 97%, Nf3 1 2%, d4 1 2%")
	d.key(fyne.KeyEnd)
	d.shows("my.bin (not saved)", "")
	if d.panel.played.Visible() || d.panel.path.Text != "After d4" {
		t.Error("1.d4 is to be added again", d.panel.path.Text)
	}
}

// TestSave writes the file only when it is asked for, and keeps what another program wrote.
func TestSave(t *testing.T) {
	d := shelved(t)
	before, _ := os.ReadFile(d.target)
	d.weighed(2, "70")
	if now, _ := os.ReadFile(d.target); string(now) != string(before) {
		t.Fatal("the file has changed")
	}
	test.Tap(d.panel.save)
	d.rest()
	if now, _ := os.ReadFile(d.target); string(now) == string(before) || len(now) != len(before) {
		t.Error("the file has not changed")
	}
	if d.panel.title.Text != "my.bin" || d.status.Line.Text != "my.bin is saved." {
		t.Error(d.panel.title.Text, d.status.Line.Text)
	}
	d.Undo() // before what was saved
	if d.panel.title.Text != "my.bin (not saved)" {
		t.Error(d.panel.title.Text)
	}
	d.Redo()
	if d.panel.title.Text != "my.bin" {
		t.Error(d.panel.title.Text)
	}
	d.Undo()
	d.weighed(1, "9")
	if d.panel.title.Text != "my.bin (not saved)" {
		t.Error("a change in place of the saved one is not the saved one")
	}
	if err := os.WriteFile(d.target, []byte("another program"), 0o600); err != nil {
		t.Fatal(err)
	}
	test.Tap(d.panel.save)
	d.rest()
	if now, _ := os.ReadFile(d.target); string(now) != "another program" || !d.file.unsaved() {
		t.Errorf("%s, %s", now, d.status.Line.Text)
	}
}

// TestLeave asks about changes before another book is opened, and before the end.
func TestLeave(t *testing.T) {
	d := shelved(t)
	left := 0
	d.Leave(func() { left++ })
	d.weighed(1, "9")
	d.Leave(func() { left++ })
	if left != 1 || d.told != "my.bin has changes that are not saved." {
		t.Fatal(left, d.told)
	}
	d.answers[0].Do()
	d.answers[2].Do()
	d.rest()
	if left != 2 || d.file.unsaved() {
		t.Error("it was saved, and is not left")
	}
	d.weighed(1, "8")
	d.target = filepath.Join(t.TempDir(), "none.bin")
	d.Edit(d.target)
	d.answers[1].Do()
	d.rest()
	if !strings.Contains(d.told, "cannot be read") || d.rows() == "" || !d.file.unsaved() {
		t.Error("the book is gone, or the change counts as saved", d.told)
	}
}

// another writes another small book, and returns its path.
func (d *desk) another() string {
	d.t.Helper()
	path := filepath.Join(d.t.TempDir(), "other.bin")
	data := polyglottest.Book(polyglottest.Line{Moves: []string{"e2e4"}, Weight: 10}, polyglottest.Line{Moves: []string{"d2d4"}, Weight: 10})
	if err := os.WriteFile(path, data, 0o600); err != nil {
		d.t.Fatal(err)
	}
	return path
}

// TestEditMeanwhile changes a book while another one is read: it asks before the change is gone.
func TestEditMeanwhile(t *testing.T) {
	d := shelved(t)
	d.weighed(1, "61")
	d.Edit(d.another())
	d.answers[1].Do()
	d.Undo()
	d.weighed(1, "62") // as many changes as before
	d.answers = nil
	d.rest()
	d.shows("my.bin (not saved)", "e4 62 61%, c4 40 39%")
	if len(d.answers) == 0 {
		t.Fatal("nothing is asked")
	}
	d.answers[1].Do()
	d.shows("other.bin", "e4 10 50%, d4 10 50%")
}

// TestChangeWhileSaving changes a book while it is saved, and leaves it with what is there then.
func TestChangeWhileSaving(t *testing.T) {
	d := shelved(t)
	d.weighed(1, "61")
	test.Tap(d.panel.save)
	d.weighed(1, "62")
	left := false
	d.Leave(func() { left = true })
	d.answers[2].Do()
	d.rest()
	if !left || d.file.unsaved() || d.status.Line.Text != "my.bin is saved." {
		t.Errorf("left %v, unsaved %v, %s", left, d.file.unsaved(), d.status.Line.Text)
	}
	d.Edit(d.target)
	d.rest()
	d.shows("my.bin", "e4 62 61%, c4 40 39%")
}

// TestFieldOfAnotherBook types a weight, and opens another book with the same move.
func TestFieldOfAnotherBook(t *testing.T) {
	d := shelved(t)
	e := d.part(1, 1).(*widgets.Entry)
	d.window.Canvas().Focus(e)
	e.SetText("7")
	d.Edit(d.another())
	d.rest()
	e.FocusLost()
	d.shows("other.bin", "e4 10 50%, d4 10 50%")
}

// TestBrokenBook says that a book can no longer be read.
func TestBrokenBook(t *testing.T) {
	d := shelved(t)
	d.draft = polyglot.NewDraft(broken(t))
	if d.show(); strings.Contains(d.status.Line.Text, "The book has no move") || d.status.Line.Text == "" {
		t.Error(d.status.Line.Text)
	}
}

// broken returns a book whose file has been closed.
func broken(t testing.TB) *polyglot.Book {
	t.Helper()
	path := filepath.Join(t.TempDir(), "broken.bin")
	if err := os.WriteFile(path, polyglottest.Book(polyglottest.Line{Moves: []string{"e2e4"}, Weight: 10}), 0o600); err != nil {
		t.Fatal(err)
	}
	b, err := polyglot.Open(t.Context(), path)
	if err == nil {
		err = b.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestNewBook begins a book, which has no file until it is saved.
func TestNewBook(t *testing.T) {
	d := sit(t)
	d.shows("New opening book", "")
	if !d.Untouched() || !d.panel.save.Disabled() {
		t.Error("an empty book can be saved")
	}
	d.askMove()
	d.pick(0)
	d.Speak()
	test.Tap(d.panel.save)
	d.rest()
	if now, _ := os.ReadFile(d.target); len(now) != 16 || d.Path() != d.target {
		t.Errorf("%d bytes in %s", len(now), d.Path())
	}
}
