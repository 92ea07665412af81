package chores

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
)

// BenchmarkLeave tells where 10,000 games of a file left a repertoire of 20,000 positions.
func BenchmarkLeave(b *testing.B) {
	text := pgntest.File(b, "plain-1110-games.pgn")
	dir := b.TempDir()
	many, lines := filepath.Join(dir, "many.pgn"), filepath.Join(dir, "lines.pgn")
	for path, data := range map[string][]byte{many: bytes.Repeat([]byte(text+"\n\n"), 10), lines: []byte(pgntest.File(b, "lichess-clocks.pgn"))} {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			b.Fatal(err)
		}
	}
	g, err := repertoire.Read(b.Context(), lines, orthodox.Rules{})
	if err != nil {
		b.Fatal(err)
	}
	books := []repertoire.Book{{Repertoire: repertoire.New(g, rules.White, nil, "")}}
	games := library.File(many, "", orthodox.Rules{})
	table, err := games.List(b.Context(), func(*index.Table, float64) {})
	if err != nil {
		b.Fatal(err)
	}
	s := Scope{Games: games, Table: table}
	for row := range int32(10_000) {
		s.Rows = append(s.Rows, row)
	}
	posts := make(tasktest.Posts, 1000)
	group := task.NewGroup(posts.Post, nil)
	for b.Loop() {
		var all Leavings
		task.Go(group, func(t *task.Task) (Leavings, error) {
			return Leave(t, s, []string{"Nobody"}, func(context.Context) ([]repertoire.Book, error) { return books, nil })
		}, func(l Leavings, _ error) { all = l })
		posts.Until(b, "the games", func() bool { return !group.Busy() }, func() string { return "" })
		if len(all.Left) != 10_000-all.Exit[repertoire.Never] || len(all.Left) == 0 {
			b.Fatalf("%d games", len(all.Left))
		}
	}
}
