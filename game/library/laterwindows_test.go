package library

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/game/testing/longtest"
)

var windowGame = regexp.MustCompile(`\[White "(W\d+)"\]\n\n1\. e4 \{(\d+)x*\} \*`)

// TestLaterInWindows changes a file in two windows, and lets another program add games to it
// and sort them, at any moment. Every game stays whole, and the last text of every game is in
// the file or beside the program's own.
func TestLaterInWindows(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("a page has one window, and Go sets the times of files there in whole seconds, in which another program changes them unnoticed")
	}
	for seed := range uint64(longtest.OfNight(6, 30, 200)) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { windowsAndAnother(t, rand.New(rand.NewPCG(seed, 3))) })
	}
}

func windowsAndAnother(t *testing.T, r *rand.Rand) {
	t.Helper()
	game := func(id string, n int) string {
		return fmt.Sprintf("[White \"%s\"]\n\n1. e4 {%d%s} *", id, n, strings.Repeat("x", r.IntN(30)))
	}
	last := map[string]string{}
	var all []string
	for n := range 8 {
		id := fmt.Sprint("W", n)
		last[id] = game(id, 0)
		all = append(all, last[id])
	}
	base := files(t)
	path := fileOf(t, strings.Join(all, "\n\n")+"\n")
	var windows [2]*Settler
	for i := range windows {
		windows[i] = NewSettler(base, time.Hour, time.Hour, func(error) {})
		_ = windows[i].Flush() // it has looked for what an earlier run has left
		defer windows[i].Close()
	}
	others, gone := 0, map[string]bool{}
	var backup Backup
	var ids []string // of the games in the backup
	for step := range 60 {
		w := windows[r.IntN(2)]
		f := w.Files()
		f.large, f.rough = 0, 0
		c := File(path, "", chess).Over(f)
		switch op := r.IntN(10); {
		case op < 4:
			table := list(t, c)
			row := r.IntN(table.Len())
			item, err := c.Item(table, row)
			if err != nil {
				t.Fatal(step, err)
			}
			id := windowGame.FindStringSubmatch(item.Raw)[1]
			text := game(id, step+1)
			now, err := f.Save(f.Placed(OriginalOf(item, path, c.as), item.Offset), text, Refuse)
			if err != nil {
				if strings.Contains(err.Error(), "unsaved") || errors.Is(err, ErrChanged) || strings.Contains(err.Error(), "deleted") {
					continue // it was said that other changes could not be written
				}
				t.Fatal(step, err)
			}
			last[id] = now.Raw
		case op == 4 && backup == Backup{}:
			table := list(t, c)
			if table.Len() < 4 {
				continue
			}
			row := r.IntN(table.Len())
			item, _ := c.Item(table, row)
			b, err := f.DeleteGames(c, table, []int32{int32(row)}, unwrapped)
			if err != nil {
				continue
			}
			backup, ids = b, []string{windowGame.FindStringSubmatch(item.Raw)[1]}
			gone[ids[0]] = true
		case op == 5 && backup != Backup{}:
			if _, err := f.Restore(backup, unwrapped); err != nil {
				continue
			}
			backup = Backup{}
			delete(gone, ids[0])
		case op == 6:
			_ = w.Flush()
		case op == 7:
			others++
			id := fmt.Sprint("W", 100+others)
			last[id] = game(id, step+1)
			writeAsOthers(t, path, contents(t, path)+"\n"+last[id]+"\n", r)
		case op == 8:
			games := windowGame.FindAllString(contents(t, path), -1)
			slices.Sort(games)
			writeAsOthers(t, path, strings.Join(games, "\n\n")+"\n", r)
		}
		for _, text := range []string{contents(t, path), seen(t, c)} {
			if left := strings.TrimSpace(windowGame.ReplaceAllString(text, "")); left != "" {
				t.Fatalf("step %d: there is %q in\n%s", step, left, text)
			}
		}
	}
	for range 2 {
		for _, w := range windows {
			_ = w.Flush()
		}
	}
	text := contents(t, path)
	for _, dir := range []string{"unsaved"} {
		for _, name := range find(filepath.Join(base.dir, dir), "*.pgn") {
			text += contents(t, name)
		}
	}
	for id, want := range last {
		if !strings.Contains(text, want) && !gone[id] {
			t.Errorf("the last text of %s is lost: %s, in\n%s", id, want, text)
		}
	}
}

// writeAsOthers writes a file as other programs do: in place, or by another file. The time of
// the file is one that it never had.
func writeAsOthers(t *testing.T, path, text string, r *rand.Rand) {
	t.Helper()
	to := path
	if r.IntN(2) == 0 {
		to += "~"
	}
	at := time.Now().Add(-time.Hour + time.Duration(r.IntN(1e9))*time.Nanosecond)
	if err := errors.Join(os.WriteFile(to, []byte(text), 0o640), os.Chtimes(to, at, at)); err != nil {
		t.Fatal(err)
	}
	if to != path {
		if err := os.Rename(to, path); err != nil {
			t.Fatal(err)
		}
	}
}
