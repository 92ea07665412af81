package library

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/record"
)

func list(t testing.TB, c Collection) *index.Table {
	t.Helper()
	table, err := c.List(context.Background(), func(*index.Table, float64) {})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestFileCollection(t *testing.T) {
	path, cache := fileOf(t, three), filepath.Join(t.TempDir(), "cache")
	c := File(path, cache, chess)
	table := list(t, c)
	if table.Len() != 3 || c.Own() {
		t.Fatalf("%d games", table.Len())
	}
	read, positions, err := c.ReadMoves(context.Background(), table, func(int64, int) {})
	if err != nil {
		t.Fatal(err)
	}
	start := index.Place{Rules: chess, Position: chess.Start()}
	if f, err := positions.Search(context.Background(), start, read, nil); err != nil || len(f.Rows) != 3 {
		t.Errorf("%v %+v", err, f)
	}
	positions.Close()
	var out bytes.Buffer
	if err := c.Export(&out, read, []int32{2, 1}, gamefile.TypeOf(".pgn")); err != nil ||
		out.String() != "[White \"C\"]\n\n1. c4 *\n\n[White \"B\"]\n1. d4 {Müller} *\n\n" {
		t.Errorf("%v: %q", err, out.String())
	}
	again, positions, ok := File(path, cache, chess).Remembered()
	if !ok || again.Len() != 3 || again.Text(0, index.Plies) != "2" {
		t.Fatalf("remembered: %v", ok)
	}
	if f, err := positions.Search(context.Background(), start, again, nil); err != nil || len(f.Rows) != 3 {
		t.Errorf("%v %+v", err, f)
	}
	positions.Close()

	// A changed file is read again.
	if err := os.WriteFile(path, []byte("1. a3 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, time.Now(), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, _, ok := File(path, cache, chess).Remembered(); ok || list(t, c).Len() != 1 {
		t.Error("the cache is believed of a file that changed")
	}
	if item, err := c.Item(again, 2); err == nil {
		t.Errorf("the third game of a file with one: %q", item.Text)
	}
}

func TestKeptCollection(t *testing.T) {
	f := folder(t)
	k := keeper(t, adopt(t, f))
	for plies := range 3 {
		k.Begin("")
		k.Keep(game(t, plies+1), record.History{})
	}
	k.Flush()
	c := f.Kept()
	table := list(t, c)
	if table.Len() != 3 || !c.Own() || table.Text(0, index.White) != "Ada" {
		t.Fatalf("%d games", table.Len())
	}
	read, positions, err := c.ReadMoves(context.Background(), table, func(int64, int) {})
	if err != nil {
		t.Fatal(err)
	}
	defer positions.Close()
	start := index.Place{Rules: chess, Position: chess.Start()}
	if f, err := positions.Search(context.Background(), start, read, nil); err != nil || len(f.Rows) != 3 || len(f.Next) != 1 {
		t.Errorf("%v %+v", err, f)
	}
}

// TestFileOfManyAmongTheKept puts a file of two games into the folder: both are
// listed, and neither is written over by the other.
func TestFileOfManyAmongTheKept(t *testing.T) {
	f := folder(t)
	if err := os.WriteFile(f.Path("two.pgn"), []byte("[White \"A\"]\n1. e4 *\n\n[White \"B\"]\n1. d4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c := f.Kept()
	table := list(t, c)
	if table.Len() != 2 || c.Alone(table, 0) || c.Alone(table, 1) {
		t.Fatalf("%d games", table.Len())
	}
	item, err := c.Item(table, 1)
	if err != nil || item.Number != 2 || item.Tag("White") != "B" || c.Source(table, 1) != f.Path("two.pgn") {
		t.Errorf("%v %+v", err, item)
	}
	if rec, err := f.Load("two.pgn"); err != nil || len(rec.Lost) != 1 {
		t.Errorf("%v: what the file holds besides is not said to be lost", err)
	}
}

func TestUTF16Collection(t *testing.T) {
	var text strings.Builder
	text.WriteString("\xff\xfe")
	for _, r := range "[White \"A\"]\n1. e4 *\n\n[White \"B\"]\n1. d4 *\n" {
		text.WriteString(string([]byte{byte(r), 0}))
	}
	c := File(fileOf(t, text.String()), "", chess)
	table := list(t, c)
	item, err := c.Item(table, 1)
	if err != nil || item.Text != "[White \"B\"]\n1. d4 *" || item.Number != 2 {
		t.Errorf("%v %+v", err, item)
	}
	var out strings.Builder
	if err := c.Export(&out, table, []int32{1, 0}, gamefile.TypeOf(".pgn")); err != nil || out.String() != "[White \"B\"]\n1. d4 *\n\n[White \"A\"]\n1. e4 *\n\n" {
		t.Errorf("%v: exported\n%s", err, out.String())
	}
}

// BenchmarkExport exports all games of a file, in UTF-8 and in UTF-16, where they are
// not found by their place.
func BenchmarkExport(b *testing.B) {
	for _, games := range []int{100, 1000, 10000} {
		text := strings.Repeat("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2\n\n", games)
		wide := make([]byte, 0, 2*len(text)+2)
		wide = append(wide, "\xff\xfe"...)
		for i := range len(text) {
			wide = append(wide, text[i], 0)
		}
		for name, text := range map[string]string{"UTF-8": text, "UTF-16": string(wide)} {
			b.Run(fmt.Sprintf("%s/%d", name, games), func(b *testing.B) {
				c := File(fileOf(b, text), "", chess)
				table := list(b, c)
				rows := make([]int32, games)
				for i := range rows {
					rows[i] = int32(i)
				}
				for b.Loop() {
					if err := c.Export(io.Discard, table, rows, gamefile.TypeOf(".pgn")); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
