package chores

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/ui/dialogs"
)

const file = `[White "Anand,V"]
[Black "Ada"]
[Result "1-0"]

1. e4 e5 2. Nf3 1-0

[White "Anand, V"]
[Black "Berg"]
[ECO "A00"]
[Result "0-1"]

1. d4 0-1

[White "Zoe"]
[Black "Ada"]
[Result "1-0"]

1. c4 1-0
`

// A bench is a Runner on the games of a file, without a window.
type bench struct {
	*Runner
	t      *testing.T
	posts  tasktest.Posts
	work   *task.Group
	files  Files
	folder *library.Folder
	path   string
	busy   func(name string) error

	said, label, title, asked string
	list                      *dialogs.Checklist
	agree                     func() // accepts the question or the list
	changed                   []string
}

func newBench(t *testing.T) *bench {
	t.Helper()
	dir := t.TempDir()
	folder, err := library.Open(filepath.Join(dir, "data"), orthodox.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{t: t, posts: make(tasktest.Posts, 1000), folder: folder, path: filepath.Join(dir, "few.pgn"), busy: func(string) error { return nil }}
	b.files = Files{Files: library.NewFiles(filepath.Join(dir, "data"), time.Now), Busy: func(name string) error { return b.busy(name) }, Own: folder.Has}
	b.write(b.path, file)
	reads := task.NewGroup(b.posts.Post, nil)
	b.work = task.NewGroup(b.posts.Post, nil)
	b.Runner = NewRunner(Config{
		Asker: b, Files: b.files, Announce: func(text string) { b.said = text },
		Changed: func(paths []string) { b.changed = paths }, Undoable: func(label string) { b.label = label },
		Listed: func() Scope { return b.listed(b.path) },
	}, task.NewLatest(reads), b.work)
	return b
}

// Ask implements Asker.
func (b *bench) Ask(title, text, _, _ string, then func(bool)) {
	b.title, b.asked, b.agree = title, text, func() { then(true) }
}

// Checklist implements Asker.
func (b *bench) Checklist(c dialogs.Checklist, then func()) { b.list, b.agree = &c, then }

func (b *bench) write(path, text string) {
	b.t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		b.t.Fatal(err)
	}
}

func (b *bench) contents(path string) string {
	b.t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		b.t.Fatal(err)
	}
	return string(data)
}

// listed returns some games of a file, all if no rows are given.
func (b *bench) listed(path string, rows ...int32) Scope {
	b.t.Helper()
	c := library.File(path, "", orthodox.Rules{})
	table, err := c.List(b.t.Context(), func(*index.Table, float64) {})
	if err != nil {
		b.t.Fatal(err)
	}
	table, positions, err := c.ReadMoves(b.t.Context(), table, func(int64, int) {})
	if err != nil {
		b.t.Fatal(err)
	}
	positions.Close()
	if len(rows) == 0 {
		for row := range table.Len() {
			rows = append(rows, int32(row))
		}
	}
	return Scope{c, table, rows}
}

func (b *bench) until(what string, so func() bool) {
	b.t.Helper()
	b.posts.Until(b.t, what, so, func() string { return "said: " + b.said + ", asked: " + b.asked })
}

// answer waits for a question or a list, and agrees.
func (b *bench) answer() {
	b.t.Helper()
	b.until("something to agree with", func() bool { return b.agree != nil })
	agree := b.agree
	b.agree = nil
	agree()
}

// TestProposeDoUndo changes a file in each way that proposes rows or asks, and takes each
// change back.
func TestProposeDoUndo(t *testing.T) {
	for name, tt := range map[string]struct {
		chore func(b *bench, s Scope) Chore
		said  string
		undo  string
		want  string // what the file then contains
	}{
		"names": {
			func(b *bench, s Scope) Chore { return &Names{Files: b.files, Scope: s} },
			"Changed the names in 1 game.", "Undo names (1 game)", `[White "Anand, V"]` + "\n[Black \"Ada\"]",
		},
		"openings": {
			func(b *bench, s Scope) Chore { return &Openings{Files: b.files, Scope: s} },
			"Wrote the openings into 2 games.", "Undo openings (2 games)", `[ECO "C40"]`,
		},
		"delete": {
			func(b *bench, s Scope) Chore {
				s.Rows = []int32{0, 2}
				return &Delete{Files: b.files, Scope: s}
			},
			"", "Undo delete (2 games)", `[White "Anand, V"]`,
		},
		"copy": {
			func(b *bench, s Scope) Chore {
				more := filepath.Join(filepath.Dir(b.path), "more.pgn")
				b.write(more, "[White \"Łukasz\"]\n\n1. b4 *\n")
				return &Copy{Files: b.files, Scope: b.listed(more), Prepare: Into(s.Games)}
			},
			"Copied 1 game to few.pgn.", "Undo copy (1 game)", "Łukasz",
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t)
			b.Run(tt.chore(b, b.listed(b.path)))
			b.answer()
			b.until("a way back", func() bool { return b.label == tt.undo })
			if got := b.contents(b.path); got == file || !strings.Contains(got, tt.want) {
				t.Errorf("the file is\n%s", got)
			}
			if b.said != tt.said || len(b.changed) == 0 || !b.CanUndo() {
				t.Errorf("said %q, changed %q, can be undone: %v", b.said, b.changed, b.CanUndo())
			}
			b.Undo()
			if b.label != "" || b.CanUndo() {
				t.Error("it can be undone twice")
			}
			b.until("the old file", func() bool { return b.contents(b.path) == file && !b.work.Busy() })
		})
	}
}

// TestNothingTicked changes nothing and offers nothing to take back.
func TestNothingTicked(t *testing.T) {
	b := newBench(t)
	b.Run(&Openings{Files: b.files, Scope: b.listed(b.path)})
	b.until("a list", func() bool { return b.list != nil })
	for _, p := range b.list.Parts {
		clear(p.Ticked)
	}
	b.answer()
	b.until("the end", func() bool { return b.said == "There was nothing to change." })
	if b.CanUndo() || b.changed != nil || b.contents(b.path) != file {
		t.Errorf("changed %q, can be undone: %v", b.changed, b.CanUndo())
	}
}

// TestNothingToPropose says so and asks nothing.
func TestNothingToPropose(t *testing.T) {
	b := newBench(t)
	b.Run(&Names{Files: b.files, Scope: b.listed(b.path, 2)})
	b.until("the end", func() bool { return b.said == "Every name already has just one spelling." })
	if b.agree != nil {
		t.Error("the person is asked")
	}
}

// TestNewerProposal begins two proposals: only the second one asks.
func TestNewerProposal(t *testing.T) {
	b := newBench(t)
	b.Run(&Openings{Files: b.files, Scope: b.listed(b.path)})
	b.Run(&Names{Files: b.files, Scope: b.listed(b.path)})
	b.until("a list", func() bool { return b.list != nil })
	if b.list.Title != "Unify names" {
		t.Errorf("%s asks", b.list.Title)
	}
}

// TestMerge proposes what a file lacks, unless other games are listed by then.
func TestMerge(t *testing.T) {
	b := newBench(t)
	other := filepath.Join(t.TempDir(), "other.pgn")
	b.write(other, strings.Replace(file, "1. c4", "1. g4", 1))
	valid := true
	m := &Merge{Files: b.files, To: b.listed(b.path), From: library.File(other, "", orthodox.Rules{}), Valid: func() bool { return valid }}
	merge := func() { b.Propose(m, func() { b.Run(m.Copy()) }) }
	merge()
	b.until("a list", func() bool { return b.list != nil })
	if fresh, others := len(b.list.Parts[0].Ticked), len(b.list.Parts[1].Ticked); fresh != 1 || others != 2 {
		t.Errorf("%d games are to be added, %d not", fresh, others)
	}
	b.answer()
	b.until("the copy", func() bool { return b.said == "Copied 1 game to few.pgn." })
	b.list, valid = nil, false
	merge()
	b.until("the end", func() bool {
		return strings.Contains(b.said, "another program has changed") || strings.Contains(b.said, "Another program has changed")
	})
	if b.list != nil {
		t.Error("games are proposed although others are listed")
	}
}

// TestDeleteAmongOwn deletes several of the person's own games, of which one cannot be.
// What went wrong is said, and the others can be restored.
func TestDeleteAmongOwn(t *testing.T) {
	b := newBench(t)
	for _, name := range []string{"a.pgn", "b.pgn", "keep.pgn"} {
		b.write(b.folder.Path(name), "[White \""+name+"\"]\n\n1. e4 *\n")
	}
	own := b.folder.Kept()
	table, err := own.List(t.Context(), func(*index.Table, float64) {})
	if err != nil {
		t.Fatal(err)
	}
	b.busy = func(name string) error {
		if name == "keep.pgn" {
			return errors.New("this one stays")
		}
		return nil
	}
	b.Run(&Delete{Files: b.files, Scope: Scope{own, table, []int32{0, 1, 2}}})
	b.answer()
	b.until("a way back", func() bool { return b.label == "Undo delete (2 games)" })
	if !strings.HasPrefix(b.said, "Not deleted: ") || !strings.HasSuffix(b.said, "this one stays.") {
		t.Errorf("said %q", b.said)
	}
	if left, err := b.folder.List(); err != nil || len(left) != 1 || left[0].Name != "keep.pgn" {
		t.Errorf("%v, left: %v", err, left)
	}
	b.Undo()
	b.until("all of them", func() bool {
		left, err := b.folder.List()
		return err == nil && len(left) == 3 && !b.work.Busy()
	})
}

// TestStoppedDelete stops before the first file: nothing is deleted, and no list changes.
func TestStoppedDelete(t *testing.T) {
	b := newBench(t)
	d := &Delete{Files: b.files, Scope: b.listed(b.path, 0)}
	task.Go(b.work, func(t *task.Task) (Done, error) {
		t.Cancel()
		return d.Do(t)
	}, b.finish)
	b.until("the end", func() bool { return b.said == "Stopped. Nothing was deleted." })
	if b.CanUndo() || b.changed != nil || b.contents(b.path) != file {
		t.Errorf("changed %q, can be undone: %v", b.changed, b.CanUndo())
	}
}
