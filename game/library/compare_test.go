//go:build tools

// Run by hand: PASSEDPAWN_GAMES=100000 PASSEDPAWN_ROUNDS=5 go test -tags tools ./game/library -run TestAgainstScid -v -timeout 0

package library

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/pgn/pgntest"
)

// A figures is what a program needed for each piece of work, in milliseconds, or how much
// of something there is.
type figures map[string]float64

// TestAgainstScid measures the work on a file of many games, and the same work done by
// Scid if it is installed. PASSEDPAWN_GAMES says how many games, PASSEDPAWN_ROUNDS how
// often; the rounds of both alternate, and the medians are printed. It needs a display, a
// quiet machine and, for a million games, 4 GB in the folder for temporary files.
func TestAgainstScid(t *testing.T) {
	games, err := strconv.Atoi(os.Getenv("PASSEDPAWN_GAMES"))
	if err != nil {
		t.Fatalf("PASSEDPAWN_GAMES does not say how many: %v", err)
	}
	rounds, _ := strconv.Atoi(os.Getenv("PASSEDPAWN_ROUNDS"))
	dir := t.TempDir()
	path := filepath.Join(dir, "games.pgn")
	multiply(t, path, games)
	var ours, scid []figures
	for range max(rounds, 1) {
		ours = append(ours, measure(t, path))
		if f := measureScid(t, path); f != nil {
			scid = append(scid, f)
		}
	}
	load, _ := os.ReadFile("/proc/loadavg")
	t.Logf("%d games, %d rounds, load %s", games, len(ours), strings.TrimSpace(string(load)))
	for _, what := range []string{
		"games", "first screen", "whole list", "import", "list", "order", "filter", "tree", "position", "material", "found-material",
		"structure", "found-structure", "variations", "save", "delete", "renew", "cache MB", "memory",
	} {
		a, b := median(ours, what), median(scid, what)
		ratio := ""
		if a > 0 && b > 0 {
			ratio = fmt.Sprintf("%.2f", b/a)
		}
		t.Logf("%-16s %12.2f %12.2f %8s", what, a, b, ratio)
	}
}

// median returns the median of a figure, 0 if there is none.
func median(all []figures, what string) float64 {
	var values []float64
	for _, f := range all {
		if v, ok := f[what]; ok {
			values = append(values, v)
		}
	}
	if len(values) == 0 {
		return 0
	}
	slices.Sort(values)
	return values[len(values)/2]
}

// multiply writes a file of games of people with as many names as a real file has.
func multiply(t *testing.T, path string, games int) {
	t.Helper()
	items := pgn.Scan(pgntest.File(t, "plain-1110-games.pgn"))
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := bufio.NewWriterSize(f, 1<<20)
	for n := range games {
		raw := items[n%len(items)].Raw
		_, _ = w.WriteString(strings.Replace(raw, "[White \"", fmt.Sprintf("[White \"%x ", n/(10*len(items))), 1) + "\n\n")
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// measure does the work with an empty cache. The file is the same afterwards.
func measure(t *testing.T, path string) figures {
	t.Helper()
	f, ctx := figures{}, context.Background()
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	timed := func(what string, do func()) {
		before := time.Now()
		do()
		f[what] = float64(time.Since(before).Microseconds()) / 1000
	}
	c := File(path, filepath.Join(t.TempDir(), "cache"), chess)
	timed("import", func() {
		before := time.Now()
		table, err := c.List(ctx, func(*index.Table, float64) {
			if f["first screen"] == 0 {
				f["first screen"] = float64(time.Since(before).Microseconds()) / 1000
			}
		})
		check(err)
		f["whole list"] = float64(time.Since(before).Microseconds()) / 1000
		_, s, err := c.ReadMoves(ctx, table, func(int64, int) {})
		check(err)
		s.Close()
	})
	var table *index.Table
	var positions *Searchable
	timed("list", func() {
		var ok bool
		if table, positions, ok = c.Remembered(); !ok {
			t.Fatal("nothing is remembered")
		}
	})
	f["games"] = float64(table.Len())
	if info, err := positions.file.Stat(); err == nil {
		f["cache MB"] = float64(info.Size()) / (1 << 20)
	}
	all := make([]int32, table.Len())
	for i := range all {
		all[i] = int32(i)
	}
	timed("order", func() { table.Sort(all, index.White, false) })
	filter := func(text string) (n float64) {
		rows, err := table.Filter(ctx, index.ParseQuery(text), nil, c.Sources(ctx, table, positions), func([]int32, float64) {})
		check(err)
		return float64(len(rows))
	}
	timed("filter", func() { filter("white:carl") })
	at := index.Place{Rules: chess, Position: chess.Start()}
	look := func() {
		_, err := positions.Search(ctx, at, table, nil)
		check(err)
	}
	timed("tree", look)
	for san := range strings.FieldsSeq("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6") {
		m, err := chess.Read(at.Position, san)
		check(err)
		at.Position, err = at.Position.Play(m)
		check(err)
	}
	timed("position", look)
	timed("material", func() { f["found-material"] = filter("position:krp*vkrp*") })
	timed("structure", func() { f["found-structure"] = filter("structure:isolani/4") })
	timed("variations", func() { filter("structure:isolani/4/variations") })
	positions.Close()
	measureSaving(t, c, table, timed)
	f["memory"] = resident()
	return f
}

// measureSaving saves a game and deletes one, and restores the file.
func measureSaving(t *testing.T, c Collection, table *index.Table, timed func(string, func())) {
	t.Helper()
	saving := NewFiles(t.TempDir(), time.Now)
	item, err := c.Item(table, 5)
	if err != nil {
		t.Fatal(err)
	}
	renewed := func() *index.Table {
		now, s, ok := c.Renewed(context.Background())
		if !ok {
			t.Fatal("the index is not renewed")
		}
		s.Close()
		return now
	}
	text := regexp.MustCompile(`(?m)^1\. (\S+) `).ReplaceAllString(item.Raw, "1. $1 {a comment} ")
	original := OriginalOf(item, c.path, pgn.Automatic)
	timed("save", func() {
		if original, err = saving.Save(original, text, Refuse); err != nil {
			t.Fatal(err)
		}
	})
	table = renewed()
	timed("delete", func() {
		if _, err := saving.DeleteGames(c, table, []int32{7}, unwrapped); err != nil {
			t.Fatal(err)
		}
	})
	timed("renew", func() { renewed() })
	multiply(t, c.path, table.Len())
}

// resident returns the most memory that this process has had, in MB.
func resident() float64 {
	status, _ := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(status)) {
		if fields := strings.Fields(line); len(fields) > 1 && fields[0] == "VmHWM:" {
			kb, _ := strconv.ParseFloat(fields[1], 64)
			return kb / 1024
		}
	}
	return 0
}

// measureScid does the same work with Scid, and returns nil without it. It needs a
// display.
func measureScid(t *testing.T, path string) figures {
	t.Helper()
	program, err := exec.LookPath("tkscid")
	if err != nil {
		program = "/usr/games/tkscid"
	}
	script, _ := filepath.Abs("testdata/scid.tcl")
	out, err := exec.Command(program, script, path, filepath.Join(t.TempDir(), "base")).Output()
	if err != nil {
		t.Logf("without Scid: %v", err)
		return nil
	}
	f := figures{}
	for line := range strings.Lines(string(out)) {
		if fields := strings.Fields(line); len(fields) == 2 {
			f[fields[0]], _ = strconv.ParseFloat(fields[1], 64)
		}
	}
	return f
}
