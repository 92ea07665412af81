package ui

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/files/atomicfile"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/platform/filedialog"
)

// A system answers its file dialog for the person.
type system struct {
	asked   chan filedialog.Request
	answers chan func() (filedialog.Answer, error)
	gone    chan bool // a question was withdrawn
}

func (s system) Choose(ctx context.Context, r filedialog.Request) (filedialog.Answer, error) {
	s.asked <- r
	select {
	case answer := <-s.answers:
		return answer()
	case <-ctx.Done():
		s.gone <- true
		return filedialog.Answer{}, ctx.Err()
	}
}

func withSystem(t *testing.T) (*rig, system) {
	t.Helper()
	d := open(t, t.TempDir())
	s := system{make(chan filedialog.Request, 4), make(chan func() (filedialog.Answer, error), 4), make(chan bool, 4)}
	d.files.system = s
	return d, s
}

func (s system) answer(a filedialog.Answer, err error) {
	s.answers <- func() (filedialog.Answer, error) { return a, err }
}

// savesAs saves the game on the board to a file that the person chooses.
func (d *rig) savesAs(s system, path string) {
	s.answer(filedialog.Answer{Paths: []string{path}}, nil)
	d.desk.Saving.SaveAs()
	<-s.asked
}

// settled waits until no file is being chosen or read.
func (d *rig) settled() {
	d.t.Helper()
	d.until("all to be done", func() bool { return !d.files.choosing.Busy() && !d.tasks.Busy() && !d.desk.Opening.Busy() })
}

// TestOpenAsksTheSystem opens the file chosen in the system's dialog.
func TestOpenAsksTheSystem(t *testing.T) {
	d, s := withSystem(t)
	one, two := d.file("one.pgn", "1. e4 *\n"), d.file("two.pgn", "1. d4 *\n")
	s.answer(filedialog.Answer{Paths: []string{one, two}}, nil)
	d.askOpen()
	d.until("the game", func() bool { return d.line() == "d4" })
	r := <-s.asked
	if r.Save || !r.Many || r.Title != "Open" || len(r.Types) != 3 || !slices.Contains(r.Types[0].Extensions, ".kif") ||
		!slices.Contains(r.Types[1].Extensions, ".bin") || len(r.Types[2].Extensions) > 0 {
		t.Errorf("asked %+v", r)
	}
	if !slices.Contains(d.settings.Recent, one) {
		t.Errorf("the recent files are %v", d.settings.Recent)
	}
	s.answer(filedialog.Answer{}, filedialog.ErrCancelled)
	d.askOpen()
	if r := <-s.asked; r.Folder != d.dir {
		t.Errorf("the second dialog begins in %s", r.Folder)
	}
	d.settled()
	if d.line() != "d4" || d.window.Canvas().Overlays().Top() != nil {
		t.Errorf("cancelled, the window shows %s", d.texts())
	}
}

// TestSaveBesideTheOpenFile begins where the open file lies, also when another file was opened
// since. A game from no file is saved among the documents.
func TestSaveBesideTheOpenFile(t *testing.T) {
	d, s := withSystem(t)
	begins := func() string {
		t.Helper()
		s.answer(filedialog.Answer{}, filedialog.ErrCancelled)
		d.desk.Saving.SaveAs()
		r := <-s.asked
		d.settled()
		return r.Folder
	}
	if got := begins(); got != documents() {
		t.Errorf("a game from no file is saved in %s", got)
	}
	d.Open(d.file("one.pgn", "1. e4 *\n"))
	d.until("the game", func() bool { return d.line() == "e4" })
	now := d.settings
	now.Recent = append([]string{filepath.Join(t.TempDir(), "two.pgn")}, now.Recent...)
	d.change(now)
	if got := begins(); got != d.dir || d.files.folder() != d.dir {
		t.Errorf("the dialogs begin in %s and %s instead of %s", got, d.files.folder(), d.dir)
	}
}

// TestOpenAsksItself shows the program's own dialog if the system has none.
func TestOpenAsksItself(t *testing.T) {
	d, s := withSystem(t)
	s.answer(filedialog.Answer{}, filedialog.ErrNone)
	d.askOpen()
	d.says("File name or path")
	d.host.Escape()
	s.answer(filedialog.Answer{}, filedialog.ErrNone)
	d.desk.Saving.SaveAs()
	d.says("Folder")
}

// TestLateAnswer drops the answer to a question that another one has replaced, and closes
// its dialog.
func TestLateAnswer(t *testing.T) {
	d, s := withSystem(t)
	d.askOpen()
	<-s.asked
	d.desk.Saving.SaveAs()
	<-s.gone
	path := filepath.Join(d.dir, "new.pgn")
	s.answer(filedialog.Answer{Paths: []string{path}}, nil)
	d.says("Saved as")
	if r := <-s.asked; !r.Save || r.Types[0].Name != "PGN" || r.Types[0].Extensions[0] != ".pgn" || !strings.HasSuffix(r.Name, ".pgn") {
		t.Errorf("asked %+v", r)
	}
	if !strings.Contains(content(t, path), "[Event") {
		t.Errorf("the file holds %q", content(t, path))
	}
}

// TestReplacedOnce asks whether to replace a file, but not if the system has asked.
func TestReplacedOnce(t *testing.T) {
	for _, agreed := range []bool{false, true} {
		t.Run(fmt.Sprint(agreed), func(t *testing.T) {
			d, s := withSystem(t)
			path := d.file("there.png", "x")
			var got string
			d.files.newPath("Export", "there", []dialogs.FileType{{Name: "PNG", Extension: ".png"}}, func(path string, was atomicfile.State) {
				if got = path; !was.There {
					t.Error("the file is not known to be there")
				}
			})
			s.answer(filedialog.Answer{Paths: []string{path}, Agreed: agreed}, nil)
			if !agreed {
				d.says("there.png already exists.")
				if got != "" {
					t.Error("it was replaced without an answer")
				}
				d.replies("Replace")
			}
			d.until("the path", func() bool { return got == path })
		})
	}
}
