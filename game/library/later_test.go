package library

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/files/openfile"
	"passedpawn/game/library/index"
)

// firstOfThree is the first game of the file three.
const firstOfThree = "; three games\n[White \"A\"]\n\n1.e4   e5 *"

// settler returns Files that write every change later, and what does it: only when it is
// asked.
func settler(t testing.TB) (Files, *Settler) {
	t.Helper()
	return telling(t, time.Hour, func(err error) { t.Logf("told: %v", err) })
}

// telling is settler for one that rests as long as is said, and tells its troubles.
func telling(t testing.TB, rest time.Duration, told func(error)) (Files, *Settler) {
	t.Helper()
	s := NewSettler(files(t), rest, time.Hour, told)
	_ = s.Flush() // it has looked for what an earlier run has left
	t.Cleanup(s.Close)
	f := s.Files()
	f.large, f.rough = 0, 0
	return f, s
}

// savedThree returns a file of three games, of which the first one is to become 1. a3 later.
func savedThree(t testing.TB, f Files) (path string, c Collection) {
	t.Helper()
	path = fileOf(t, three)
	c = File(path, "", chess).Over(f)
	if _, err := f.Save(originalIn(t, f, c, list(t, c), 0), "1. a3 *", Refuse); err != nil {
		t.Fatal(err)
	}
	return path, c
}

// seen is a file with the changes to it.
func seen(t testing.TB, c Collection) string {
	t.Helper()
	f, err := c.files.open(c.path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	text := make([]byte, f.Size())
	if _, err := f.ReadAt(text, 0); err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// originalIn is the game in a row, with its place.
func originalIn(t testing.TB, f Files, c Collection, table *index.Table, row int) Original {
	t.Helper()
	item, err := c.Item(table, row)
	if err != nil {
		t.Fatal(err)
	}
	o := f.Placed(OriginalOf(item, c.path, c.as), item.Offset)
	if o.Place == (Place{}) {
		t.Fatalf("the place of game %d is not known", row+1)
	}
	return o
}

// TestLaterAsAtOnce changes two files in the same way, one at once and one later: they have
// the same bytes, with the changes and when these are in the file.
func TestLaterAsAtOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var text strings.Builder
	for n := range 12 {
		end := []string{"\n", "\r\n"}[n%2]
		fmt.Fprintf(&text, "[White \"W%d\"]%s[Black \"B\"]%s%s1. e4 {%d} *%s", n, end, end, end, n, strings.Repeat(end, n%4))
		text.WriteString([]string{"", "% words\n"}[n%3/2] + "\n")
	}
	paths := [2]string{fileOf(t, "; head\n"+text.String()), fileOf(t, "; head\n"+text.String())}
	later, s := settler(t)
	all := [2]Files{files(t), later}
	var gone [2]Backup
	for step := range 200 {
		kind, pick, salt := r.IntN(4), r.Uint32(), r.IntN(1000)
		for i, f := range all {
			c := File(paths[i], "", chess).Over(f)
			table := list(t, c)
			row := int(pick) % table.Len()
			switch {
			case kind == 3 && gone[i] != (Backup{}):
				if _, err := f.Restore(gone[i], unwrapped); err != nil {
					t.Fatal(err)
				}
				gone[i] = Backup{}
			case kind == 2 && gone[i] == (Backup{}) && table.Len() > 4:
				var err error
				rows := []int32{int32(row), int32((row + 1 + salt%2) % table.Len())}
				if gone[i], err = f.DeleteGames(c, table, rows, unwrapped); err != nil {
					t.Fatal(err)
				}
			default:
				item, err := c.Item(table, row)
				if err != nil {
					t.Fatal(err)
				}
				o := f.Placed(OriginalOf(item, c.path, c.as), item.Offset)
				now, err := f.Save(o, strings.Replace(item.Text, "e4 ", fmt.Sprintf("e4 {%s%d} ", strings.Repeat("é", salt%2), salt), 1), Refuse)
				if err != nil || now.Number != row+1 {
					t.Fatal(now, err)
				}
			}
		}
		want := contents(t, paths[0])
		if got := seen(t, File(paths[1], "", chess).Over(later)); got != want {
			t.Fatalf("step %d: with its changes the file is\n%q, want\n%q", step, got, want)
		}
		if step%7 == 0 {
			before := File(paths[1], "", chess).Over(later).files.state(paths[1])
			if err := s.Flush(); err != nil {
				t.Fatal(err)
			}
			if got := contents(t, paths[1]); got != want {
				t.Fatalf("step %d: the file is\n%q, want\n%q", step, got, want)
			}
			if after := File(paths[1], "", chess).Over(later).files.state(paths[1]); after != before {
				t.Errorf("step %d: the state became %s, was %s", step, after, before)
			}
		}
	}
}

// TestLaterLeavesTheFile saves a game of a file: other programs see the old file whole,
// until it is brought up to date.
func TestLaterLeavesTheFile(t *testing.T) {
	f, s := settler(t)
	path := fileOf(t, three)
	c := File(path, "", chess).Over(f)
	now, err := f.Save(originalIn(t, f, c, list(t, c), 0), "1. a3 *", Refuse)
	if err != nil {
		t.Fatal(err)
	}
	if got := contents(t, path); got != three {
		t.Errorf("the file became %q", got)
	}
	if now, err = f.Save(now, "1. b3 *", Refuse); err != nil || now.Raw != "1. b3 *" {
		t.Fatal(now, err)
	}
	want := strings.Replace(three, firstOfThree, "1. b3 *", 1)
	if err := s.Flush(); err != nil || contents(t, path) != want {
		t.Errorf("%v: the file is %q, want %q", err, contents(t, path), want)
	}
	backups, err := f.Backups()
	if err != nil || len(backups) != 1 || !backups[0].Whole {
		t.Errorf("%v: the earlier versions are %+v", err, backups)
	}
}

// TestLaterAfterAnother lets another program change a file before a change is written to
// it: a game that is still there is saved, and anything else is kept as text.
func TestLaterAfterAnother(t *testing.T) {
	for name, tt := range map[string]struct{ theirs, want, kept string }{
		"more games":    {"1. h4 *\n\n" + three, "1. h4 *\n\n" + strings.Replace(three, firstOfThree, "1. a3 *", 1), ""},
		"the same game": {strings.Replace(three, "e5", "c5", 1), strings.Replace(three, "e5", "c5", 1), "1. a3 *\n\n"},
	} {
		var told error
		f, s := telling(t, time.Hour, func(err error) { told = err })
		path, c := savedThree(t, f)
		if err := os.WriteFile(path, []byte(tt.theirs), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := seen(t, c); got != tt.theirs {
			t.Errorf("%s: it is read as %q", name, got)
		}
		err := s.Flush()
		if got := contents(t, path); got != tt.want {
			t.Errorf("%s: the file is %q, want %q", name, got, tt.want)
		}
		kept := find(filepath.Join(f.dir, "unsaved"), "*.pgn")
		switch {
		case tt.kept == "":
			if err != nil || len(kept) > 0 {
				t.Errorf("%s: %v, kept %q", name, err, kept)
			}
		case err == nil || len(kept) != 1 || contents(t, kept[0]) != tt.kept || !strings.Contains(err.Error(), kept[0]) || told == nil:
			t.Errorf("%s: %v, told %v, kept %q", name, err, told, kept)
		}
		if err := s.Flush(); err != nil {
			t.Errorf("%s: then %v", name, err)
		}
	}
}

// TestLaterBeforeOthers changes a file in another way while changes are to be written to it:
// these come first.
func TestLaterBeforeOthers(t *testing.T) {
	f, _ := settler(t)
	path, _ := savedThree(t, f)
	if _, err := f.Save(Original{Path: path}, "1. h3 *", Both); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, path); !strings.Contains(got, "1. a3 *") || !strings.Contains(got, "1. h3 *") {
		t.Errorf("the file is %q", got)
	}
}

// TestLaterForAFileThatIsGone deletes a file before a change is written to it: the text is
// kept. On a disk that was removed the change waits.
func TestLaterForAFileThatIsGone(t *testing.T) {
	f, s := settler(t)
	path, _ := savedThree(t, f)
	away := filepath.Dir(path) + "-away"
	if err := os.Rename(filepath.Dir(path), away); err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err == nil || len(find(filepath.Join(f.dir, "unsaved"), "*.pgn")) > 0 {
		t.Errorf("the disk is gone: %v", err)
	}
	if err := errors.Join(os.Rename(away, filepath.Dir(path)), os.Remove(path)); err != nil {
		t.Fatal(err)
	}
	if err := f.Settle(path); err == nil || len(find(filepath.Join(f.dir, "unsaved"), "*.pgn")) != 1 {
		t.Errorf("the file is gone: %v", err)
	}
	if _, err := openfile.Stat(path); err == nil {
		t.Error("the file was made again")
	}
}

// TestLaterTriedAgain changes a file that cannot be rewritten for some time: the change
// stays safe, is told once, and is written when it can be.
func TestLaterTriedAgain(t *testing.T) {
	told := make(chan error, 100)
	f, s := telling(t, time.Nanosecond, func(err error) { told <- err })
	versions := filepath.Join(f.dir, "versions")
	if err := os.WriteFile(versions, nil, 0o644); err != nil { // no folder can be made
		t.Fatal(err)
	}
	path, c := savedThree(t, f)
	if err := <-told; !strings.Contains(err.Error(), "three.pgn are safe") {
		t.Errorf("told: %v", err)
	}
	if err := s.Flush(); err == nil || contents(t, path) != three || !strings.Contains(seen(t, c), "1. a3 *") {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
	if err := os.Remove(versions); err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err != nil || !strings.HasPrefix(contents(t, path), "1. a3 *") {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
	if len(told) > 0 {
		t.Errorf("one trouble was told more than once: %v", <-told)
	}
}
