package gamelist

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/ui/pages/gamelist/chores"
)

// deleting returns a desk on which three saved games are chosen and the first is about to
// be deleted. The work continues when on receives something.
func deleting(t *testing.T) (d *desk, on chan bool) {
	t.Helper()
	d = sit(t)
	for _, name := range []string{"a.pgn", "b.pgn", "c.pgn"} {
		if err := os.WriteFile(d.folder.Path(name), []byte("[White \""+name+"\"]\n\n1. e4 *\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	begun, on := make(chan bool), make(chan bool)
	d.commands.files.Busy = func(string) error {
		begun <- true
		<-on
		return nil
	}
	d.Show(d.folder.Kept())
	d.until("three games", func() bool { return len(d.list.rows) == 3 && d.source.positions != nil })
	d.list.sortBy(index.White)
	d.lists("a.pgn b.pgn c.pgn")
	d.list.selectAll()
	d.commands.delete()
	d.answer(true)
	<-begun
	return d, on
}

// TestStop stops the work on games as the end of the program does.
func TestStop(t *testing.T) {
	d, on := deleting(t)
	d.Stop()
	on <- true
	d.Wait()
	if left, err := d.folder.List(); err != nil || len(left) != 2 {
		t.Errorf("%d games are left: %v", len(left), err)
	}
	d.source.positions.Close()
	d.source.positions = nil
}

// TestStopDeleting stops a deletion after its first game, which can be restored.
func TestStopDeleting(t *testing.T) {
	d, on := deleting(t)
	d.commands.delete() // again, which must do nothing
	d.until("how far it is", func() bool { return d.status.progress.Visible() && d.status.text.Text == "Deleting 3 games..." })
	d.status.cancel.OnTapped()
	on <- true
	d.lists("b.pgn c.pgn")
	d.until("a way back", func() bool { return d.status.undo.Visible() && d.source.positions != nil })
	if d.status.undo.Text != "Undo delete (1 game)" || d.status.news != "" {
		t.Errorf("offered %q, said %q", d.status.undo.Text, d.status.news)
	}
	d.status.undo.OnTapped()
	d.lists("a.pgn b.pgn c.pgn")
	d.source.positions = nil
}

// TestStopWriting stops writing half way through a file: no file is left.
func TestStopWriting(t *testing.T) {
	d := sit(t).shown()
	d.until("rest", func() bool { return !d.finder.searching.Busy() })
	on := make(chan bool)
	d.commands.config.Print = func(then func(chores.Printer)) {
		then(func(out io.Writer, _ string, games []library.Read, step func(done, all int) error) error {
			if _, err := io.WriteString(out, "half of it"); err != nil {
				return err
			}
			if err := step(len(games)/2, len(games)); err != nil {
				return err
			}
			<-on
			return step(len(games), len(games))
		})
	}
	d.target = filepath.Join(t.TempDir(), "out.pdf")
	d.list.selectAll()
	d.commands.export()
	d.until("half of it", func() bool {
		return d.status.progress.Visible() && d.status.bar.Value == 0.5 && d.status.text.Text == "Saving 4 games..."
	})
	d.status.cancel.OnTapped()
	close(on) // nobody waits for it if the stop came at once
	d.until("the end", func() bool { return !d.status.work.Busy() })
	if _, err := os.Stat(d.target); err == nil || d.status.text.Text != "Stopped. No file was saved." {
		t.Errorf("the file: %v; said: %s", err, d.status.text.Text)
	}
	if d.status.progress.Visible() {
		t.Error("the bar stays")
	}
}

func TestCopyTooMuch(t *testing.T) {
	d := sit(t)
	if err := os.WriteFile(d.path, []byte(strings.Repeat("1. e4 {"+strings.Repeat("long ", 1<<20)+"} *\n\n", 7)), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("the games", func() bool { return len(d.list.rows) == 7 && d.source.positions != nil })
	d.list.selectAll()
	d.CopyChosen()
	if !strings.Contains(d.status.text.Text, "too many to copy") || d.copied != "" {
		t.Errorf("%d bytes copied, said: %s", len(d.copied), d.status.text.Text)
	}
	d.source.positions.Close()
	d.source.positions = nil
}
