package gamelist

import (
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/play/task"
)

// largeFile writes a compressed file of 128 MB, most of which is empty, with the games of
// a text.
func largeFile(t *testing.T, text string) string {
	t.Helper()
	const size = 128 << 20
	path := filepath.Join(t.TempDir(), "large.pgn.zst")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	skipped := binary.LittleEndian.AppendUint32([]byte("\x50\x2a\x4d\x18"), size)                // a frame that is skipped
	frame := binary.LittleEndian.AppendUint32([]byte("\x28\xb5\x2f\xfd\xa0"), uint32(len(text))) // a frame of one block
	block := binary.LittleEndian.AppendUint32(nil, uint32(len(text))<<3|1)[:3]                   // the last one, not compressed
	for at, data := range map[int64]string{0: string(skipped), size + int64(len(skipped)): string(frame) + string(block) + text} {
		if _, err := f.WriteAt([]byte(data), at); err != nil {
			t.Fatal(err)
		}
	}
	return path
}

// TestLargeCompressedFile lists those games of a large compressed file that the person
// searches for, or all of them.
func TestLargeCompressedFile(t *testing.T) {
	d := sit(t).shown()
	path, cache := largeFile(t, "[White \"Ada\"]\n\n1. e4 *\n\n[White \"Berg\"]\n\n1. d4 *\n\n"), t.TempDir()
	open := func() {
		d.Show(library.File(path, cache, orthodox.Rules{}))
		d.until("the choice", func() bool { return d.finder.empty.other.Visible() && d.finder.empty.content.Visible() && !d.Busy() })
	}
	open()
	if got := d.finder.empty.headline.Text; got != "This compressed file is large" || len(d.list.rows) != 0 || d.title.count.Text != "" {
		t.Fatalf("it says %q, and %q beside the name", got, d.title.count.Text)
	}
	test.Tap(d.finder.empty.button)
	if d.status.text.Text != "Type in the search field which games you want." {
		t.Errorf("without a search it says %q", d.status.text.Text)
	}
	d.bar.field.SetText("ada")
	d.until("an idle page", func() bool { return !d.Busy() })
	d.bar.field.OnSubmitted("ada")
	if d.finder.empty.content.Visible() {
		t.Error("it asks again while the file is read")
	}
	d.until("one game", func() bool { return len(d.list.rows) == 1 && !d.Busy() })
	if name := d.title.name.Text; name != "large.pgn.zst: ada" || d.bar.field.Text != "" || d.source.table.Text(0, 0) != "Ada" {
		t.Errorf("listed as %q, the search is %q", name, d.bar.field.Text)
	}
	d.Reload()
	d.until("the same game", func() bool { return len(d.list.rows) == 1 && !d.Busy() })
	open()
	if d.bar.field.Text != "ada" {
		t.Errorf("what was asked for last is %q", d.bar.field.Text)
	}
	test.Tap(d.finder.empty.button)
	d.until("the same game, from its copy", func() bool { return len(d.list.rows) == 1 && !d.Busy() })
	open()
	test.Tap(d.finder.empty.other)
	d.until("all games", func() bool { return len(d.list.rows) == 2 && !d.Busy() })
	if name := d.title.name.Text; name != "large.pgn.zst" {
		t.Errorf("listed as %q", name)
	}
	d.Show(library.File(path, cache, orthodox.Rules{}))
	d.until("all games without a question", func() bool { return len(d.list.rows) == 2 && !d.Busy() })
}

// TestLargeFileStopped asks again when the reading of a part was stopped.
func TestLargeFileStopped(t *testing.T) {
	d := sit(t).shown()
	part := library.File(d.path, "", orthodox.Rules{}).Of(library.Part{Only: "ada"})
	d.source.games = part
	task.Go(task.NewGroup(d.posts.Post, nil), func(t *task.Task) (bool, error) {
		reader{t, d.source, part}.unread(part, context.Canceled)
		return true, nil
	}, func(bool, error) {})
	d.until("the choice", func() bool { return d.finder.empty.other.Visible() && d.finder.empty.content.Visible() })
	if d.source.games.Part() != (library.Part{}) || len(d.list.rows) != 0 {
		t.Errorf("the part is %+v, listed are %d games", d.source.games.Part(), len(d.list.rows))
	}
}
