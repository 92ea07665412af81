package library

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// commented is a game after a number of edits, each of which writes its number as a comment on
// the game, and its history.
func commented(t testing.TB, edits int) (*record.Record, record.History) {
	t.Helper()
	rec := game(t, 4)
	var h record.History
	for n := range edits {
		h = h.Leaving(rec, record.Path{0, 0})
		rec = rec.Clone()
		rec.Root().Say(strconv.Itoa(n + 1))
		h = h.Edited(phrase.Say("session.comment"), rec)
	}
	return rec, h
}

// saved saves games one after the other in one file, and returns its name.
func saved(t testing.TB, f *Folder, s *Slot, rec *record.Record, h record.History) (name string) {
	t.Helper()
	k := keeper(t, s)
	k.Begin("")
	k.Keep(rec, h)
	k.Close()
	return s.Game()
}

// comments returns the comments on the game in the steps of a history.
func comments(h record.History) (all []string) {
	for _, s := range h.Steps {
		all = append(all, s.Record.Root().Text())
	}
	return all
}

// TestHistoryIsKept saves an edited game of which one edit is undone, and finds the same
// history: its records, places and names in any language.
func TestHistoryIsKept(t *testing.T) {
	f := folder(t)
	rec, h := commented(t, 1)
	var what []phrase.Phrase
	for _, p := range []phrase.Phrase{
		phrase.Say("session.mark", phrase.Say("$1")), phrase.Say("session.move", rules.SAN{Game: "chess", Text: "Nf3", Native: "N"}), phrase.Say("%v: %v", "a", 5),
	} {
		h = h.Leaving(rec, record.Path{1, 2})
		rec = rec.Clone()
		rec.Root().Say(fmt.Sprintf("%v {\"ä\"}%s", p, strings.Repeat(" word", 40)))
		h, what = h.Edited(p, rec), append(what, p)
	}
	h = h.Leaving(rec, nil)
	h.At--
	name := saved(t, f, adopt(t, f), h.Steps[h.At].Record, h)

	now, got, err := f.Reopen(name)
	if err != nil || !now.Equal(h.Steps[3].Record) || got.At != 3 || len(got.Steps) != 5 || got.Steps[3].Record != now {
		t.Fatalf("%v: step %d of %d, %+v", err, got.At, len(got.Steps), now)
	}
	for i, s := range got.Steps {
		want := h.Steps[i]
		if !s.Record.Equal(want.Record) || !s.Path.Equal(want.Path) || s.What.String() != want.What.String() {
			t.Errorf("step %d is %v at %v, want %v at %v:\n%s", i, s.What, s.Path, want.What, want.Path, pgn.Write(s.Record))
		}
	}
	if move, ok := got.Steps[3].What.Words[0].(rules.SAN); !ok || move != what[1].Words[0] {
		t.Errorf("the move is %#v", got.Steps[3].What.Words[0])
	}
}

// TestHistoryGoes plays on after an edit, and discards an edited game.
func TestHistoryGoes(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	k := keeper(t, s)
	k.Begin("")
	rec, h := commented(t, 2)
	k.Keep(rec, h)
	k.Flush()
	name := s.Game()
	if !there(f.undo(name)) {
		t.Fatal("no history is kept")
	}
	k.Keep(game(t, 5), record.History{})
	k.Flush()
	if _, h, err := f.Reopen(name); err != nil || len(h.Steps) > 0 || there(f.undo(name)) {
		t.Errorf("%v: a move leaves %d steps", err, len(h.Steps))
	}
	k.Keep(rec, h)
	k.Flush()
	k.Discard()
	k.Flush()
	if there(f.undo(name)) {
		t.Error("the history of a game that was discarded is left")
	}
}

// TestHistoryBelongsToItsGame reopens games whose file is not the one that was saved with the
// history.
func TestHistoryBelongsToItsGame(t *testing.T) {
	before, _ := commented(t, 1)
	rec, h := commented(t, 2)
	for name, tt := range map[string]struct {
		change func(t *testing.T, f *Folder, name string)
		steps  []string
		at     int
	}{
		"nothing":                        {func(*testing.T, *Folder, string) {}, []string{"", "1", "2"}, 2},
		"killed before the game":         {func(t *testing.T, f *Folder, n string) { put(t, pgn.Write(before), f.Path(n)) }, []string{"", "1", "2"}, 1},
		"another program edits the game": {func(t *testing.T, f *Folder, n string) { put(t, "1. h4 *\n", f.Path(n)) }, nil, 0},
		"two games in the file":          {func(t *testing.T, f *Folder, n string) { put(t, pgn.Write(rec)+"1. h4 *\n", f.Path(n)) }, nil, 0},
		"no history":                     {func(t *testing.T, f *Folder, n string) { must(t, os.Remove(f.undo(n))) }, nil, 0},
		"half a history":                 {func(t *testing.T, f *Folder, n string) { put(t, contents(t, f.undo(n))[:40], f.undo(n)) }, nil, 0},
		"not a history":                  {func(t *testing.T, f *Folder, n string) { put(t, "[]", f.undo(n)) }, nil, 0},
		"parts that are not there": {func(t *testing.T, f *Folder, n string) {
			put(t, `{"at":0,"steps":[{"start":5,"end":-9,"lines":"x"}]}`, f.undo(n))
		}, nil, 0},
		"a step that is another game": {func(t *testing.T, f *Folder, n string) {
			data, _ := writeUndo(record.History{Steps: make([]record.Step, 3), At: 7}, []string{"[Variant \"Shogi\"]\n\n*\n", pgn.Write(before), pgn.Write(rec)})
			put(t, string(data), f.undo(n))
		}, []string{"1", "2"}, 1},
	} {
		f := folder(t)
		file := saved(t, f, adopt(t, f), rec, h)
		tt.change(t, f, file)
		if _, h, err := f.Reopen(file); err != nil || h.At != tt.at || !slices.Equal(comments(h), tt.steps) {
			t.Errorf("%s: %v: step %d of %q, want %d of %q", name, err, h.At, comments(h), tt.at, tt.steps)
		}
	}
}

// TestANewGameHasNoHistory saves a game without edits under the name of a deleted one, which
// it equals.
func TestANewGameHasNoHistory(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	rec, h := commented(t, 2)
	name := saved(t, f, s, rec, h)
	must(t, os.Remove(f.Path(name)))
	if again := saved(t, f, s, rec, record.History{}); again != name {
		t.Fatalf("it is saved as %s", again)
	}
	if _, h, _ := f.Reopen(name); len(h.Steps) > 0 {
		t.Errorf("it undoes into %q", comments(h))
	}
}

// TestHistoryIsLimited saves more edits, and longer ones, than are kept.
func TestHistoryIsLimited(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	rec, h := commented(t, mostSteps+50)
	_, got, err := f.Reopen(saved(t, f, s, rec, h))
	if err != nil || got.At != mostSteps || comments(got)[0] != "50" {
		t.Errorf("%v: %d edits can be undone, to %q", err, got.At, comments(got)[0])
	}
	h.At = 0
	_, got, err = f.Reopen(saved(t, f, s, h.Steps[0].Record, h))
	if err != nil || got.At != 0 || len(got.Steps) != mostSteps+1 {
		t.Errorf("%v: %d edits can be redone", err, len(got.Steps)-1)
	}
	rec, h = commented(t, 3)
	for _, s := range h.Steps {
		s.Record.Root().Say(s.Record.Root().Text() + strings.Repeat("long ", roomSteps/6))
	}
	_, got, err = f.Reopen(saved(t, f, s, rec, h))
	if err != nil || got.At != 2 || !strings.HasPrefix(comments(got)[1], "2long") {
		t.Errorf("%v: %d of 3 long edits can be undone", err, got.At)
	}
}

// TestKilledWhileEditing kills a copy that edits and saves: every edit that it told of can be
// undone.
func TestKilledWhileEditing(t *testing.T) {
	if dir := os.Getenv("PASSEDPAWN_EDIT"); dir != "" {
		editUntilKilled(t, dir)
		return
	}
	self, err := os.Executable()
	must(t, err)
	for round := range longtest.OfNight(8, 25, 50) {
		dir := t.TempDir()
		cmd := exec.Command(self, "-test.run", "^TestKilledWhileEditing$")
		cmd.Env = append(os.Environ(), "PASSEDPAWN_EDIT="+dir)
		out, err := cmd.StdoutPipe()
		must(t, err)
		must(t, cmd.Start())
		told := make([]byte, 1)
		for range round + 1 {
			_, err := out.Read(told)
			must(t, err)
		}
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		f, err := Open(dir, chess)
		must(t, err)
		files, err := filepath.Glob(filepath.Join(f.Games(), "*.pgn"))
		if err != nil || len(files) != 1 {
			t.Fatalf("%v: there are %v", err, files)
		}
		rec, h, err := f.Reopen(filepath.Base(files[0]))
		if err != nil {
			t.Fatalf("killed after %d edits: %v", round+1, err)
		}
		edits, _ := strconv.Atoi(rec.Root().Text())
		_, want := commented(t, edits)
		if edits < round+1 || h.At != edits || !slices.Equal(comments(h)[:edits+1], comments(want)) {
			t.Errorf("killed after %d edits: the game has %d, and undoes %d of %q", round+1, edits, h.At, comments(h))
		}
	}
}

// editUntilKilled says a byte for every edit that is kept.
func editUntilKilled(t *testing.T, dir string) {
	f, err := Open(dir, chess)
	must(t, err)
	k := keeper(t, adopt(t, f))
	k.Begin("")
	for edits := 1; edits < mostSteps; edits++ {
		k.Keep(commented(t, edits))
		k.Flush()
		_, _ = os.Stdout.Write([]byte{'.'})
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// BenchmarkKeepEdit saves a game with as many edits as are kept.
func BenchmarkKeepEdit(b *testing.B) {
	f, err := Open(b.TempDir(), chess)
	must(b, err)
	k := keeper(b, adopt(b, f))
	k.Begin("")
	rec, h := game(b, 80), record.History{}
	for n := range 2 * mostSteps {
		h = h.Leaving(rec, nil)
		rec = rec.Clone()
		rec.Main()[n%80].Say("This is a comment of the usual length on this move.")
		h = h.Edited(phrase.Say("session.comment"), rec)
	}
	for b.Loop() {
		k.Keep(rec, h)
		k.Flush()
	}
}
