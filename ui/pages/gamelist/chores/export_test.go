package chores

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/records/pgn"
)

// TestExport writes games, alone and as a booklet. An export cannot be taken back.
func TestExport(t *testing.T) {
	b := newBench(t)
	e := Export{Files: b.files, Scope: b.listed(b.path, 1), Path: filepath.Join(t.TempDir(), "out.pgn")}
	b.Check(&e)
	b.until("the file", func() bool { return b.said == "Saved 1 game to "+e.Path+"." })
	if got := b.contents(e.Path); !strings.Contains(got, "1. d4 0-1") || strings.Contains(got, "Zoe") || b.CanUndo() || b.changed != nil {
		t.Errorf("changed %q, exported\n%s", b.changed, got)
	}
	e.Path = filepath.Join(t.TempDir(), "Best.pdf")
	b.Check(&Booklet{Export: e, Print: func(out io.Writer, title string, games []library.Read, step func(done, all int) error) error {
		_, err := fmt.Fprint(out, title, " ", len(games))
		return err
	}})
	b.until("the booklet", func() bool { return b.said == "Saved 1 game to "+e.Path+"." })
	if got := b.contents(e.Path); got != "Best 1" {
		t.Errorf("the booklet is %q", got)
	}
	b.said = ""
	e.Rows = make([]int32, maxBookletGames+1)
	b.Check(&Booklet{Export: e})
	b.until("a reason", func() bool { return b.said != "" })
	if !strings.Contains(b.said, "5,000") {
		t.Errorf("said %q", b.said)
	}
}

// TestFileNames proposes a name for a file, by the games in it.
func TestFileNames(t *testing.T) {
	b := newBench(t)
	b.write(b.path, `[White "Ann"]
[Black "Ben"]
[Date "2026.05.03"]

1. e4 *

[White "Cem"]
[Black "Ann"]

1. d4 *

[White "Ben"]
[Black "Cem"]

1. c4 *

[White "?"]
[Black "?"]

1. b4 *

[White "?"]
[Black "Ann"]

1. g4 *
`)
	for want, rows := range map[string][]int32{
		"Ann - Ben 2026-05-03": {0}, "Ann": {4}, "few (1 game)": {3},
		"Ann (2 games)": {4, 0}, "Ann (3 games)": {0, 1, 4}, "few (3 games)": {0, 1, 2}, "few (2 games)": {3, 4},
	} {
		s := b.listed(b.path)
		s.Rows = rows
		if got := s.FileName(); got != want {
			t.Errorf("the name for games %v is %q, want %q", rows, got, want)
		}
	}
}

// TestRecode asks about letters that an encoding lacks, and remembers the encoding of the
// new file before that is listed.
func TestRecode(t *testing.T) {
	b := newBench(t)
	b.write(b.path, strings.NewReplacer("Zoe", "Łukasz", "Berg", "Müller").Replace(file))
	remembered := ""
	r := &Recode{
		Files: b.files, Scope: b.listed(b.path), To: "Windows-1252", Path: filepath.Join(t.TempDir(), "out.pgn"), Was: atomicfile.State{},
		Remember: func(path string, as pgn.Encoding) { remembered = filepath.Base(path) + " " + string(as) },
	}
	if name := r.FileName(); name != "few Windows-1252" {
		t.Errorf("the suggested name is %q", name)
	}
	b.Run(r)
	b.answer()
	if !strings.Contains(b.asked, "Ł. 1 game") {
		t.Errorf("asked %q", b.asked)
	}
	b.until("the file", func() bool { return strings.HasPrefix(b.said, "Saved in ") })
	if got := b.contents(r.Path); !strings.Contains(got, "M\xfcller") || remembered != "out.pgn Windows-1252" || !slices.Equal(b.changed, []string{r.Path}) {
		t.Errorf("remembered %q, changed %q, the file is %q", remembered, b.changed, got)
	}
}

// TestRestore restores an earlier version of a file.
func TestRestore(t *testing.T) {
	b := newBench(t)
	b.Do(&Delete{Files: b.files, Scope: b.listed(b.path, 0)})
	b.until("the deletion", func() bool { return b.CanUndo() })
	all, err := b.files.Backups()
	if err != nil || len(all) == 0 {
		t.Fatal(err, all)
	}
	r := &Restore{b.files, all[0]}
	if line := r.Line(); !strings.HasSuffix(line, "1 game deleted from few.pgn:  Anand,V – Ada") {
		t.Errorf("the line is %q", line)
	}
	b.Run(r)
	b.answer()
	b.until("the file", func() bool { return b.said == "Restored to "+b.path+"." })
	if !strings.HasPrefix(b.asked, "Restore 1 game to ") || b.contents(b.path) != file {
		t.Errorf("asked %q, the file is\n%s", b.asked, b.contents(b.path))
	}
}
