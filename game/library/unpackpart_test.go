package library

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"passedpawn/game/files/packed"
	"passedpawn/game/phrase"
	"passedpawn/game/variants"
)

// sorts are games of which each differs from the others in one way.
const sorts = `[White "Ada"]
[WhiteElo "2700"]
[BlackElo "2700"]
[Result "1-0"]

1. e4 c5 2. Nf3 {a novelty} d6 1-0

[White "Berg"]
[WhiteElo "1700"]
[BlackElo "1700"]
[Result "0-1"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Nf3 Be7 0-1

[White "Cid"]
[Variant "Crazyhouse"]
[Result "*"]

1. e4 e5 2. Nf3 *
`

// TestUnpackPart unpacks those games of a compressed file that a query finds, whatever the
// query looks at, and finds them unpacked the next time.
func TestUnpackPart(t *testing.T) {
	german, err := phrase.NewLanguage(nil, "de")
	if err != nil {
		t.Fatal(err)
	}
	path, cache := gzipped(t, "x.pgn.gz", sorts), t.TempDir()
	for query, want := range map[string]string{
		"ada": "Ada", "elo:>2000": "Ada", "-ada": "Berg Cid", "comment:novelty": "Ada", "moves:>3": "Berg", "eco:B": "Ada", "sicilian": "Ada",
		"opening:damengambit": "Berg", "position:wpd4": "Berg", "crazyhouse": "Cid", "elo:>1000 sizilian OR moves:4": "Ada Berg", "nobody": "",
	} {
		part := Part{Only: query, In: german}
		for _, again := range []bool{false, true} {
			read := 0
			c, err := Unpack(context.Background(), File(path, cache, variants.All()).Of(part), func(float64, int) { read++ })
			if err != nil || !Unpacked(c) || c.Path() != path || c.Part() != part {
				t.Fatalf("%s: %v, %+v", query, err, c)
			}
			if got := players(t, c); got != want || again && read > 0 {
				t.Errorf("%s: %q, want %q; again %v, read %d", query, got, want, again, read)
			}
		}
	}
	if c, err := Unpack(context.Background(), File(path, cache, variants.All()), ignore); err != nil || players(t, c) != "Ada Berg Cid" {
		t.Errorf("all games: %v, %+v", err, c)
	}
}

// TestUnpackLarge asks for a part of a large file, and for none once it was unpacked.
func TestUnpackLarge(t *testing.T) {
	path := gzipped(t, "x.pgn.gz", sorts)
	u := unpacker{dir: t.TempDir(), room: 1 << 20, large: 1, limits: packed.Usual(), games: variants.All()}
	if made, err := u.unpack(context.Background(), path, ignore); !errors.Is(err, ErrUnchosen) || made.games != "" {
		t.Fatalf("%q, %v", made.games, err)
	}
	u.part = Part{Only: "ada"}
	some, err := u.unpack(context.Background(), path, ignore)
	if err != nil || some.games == "" {
		t.Fatal(err)
	}
	u.part = Part{}
	if _, err := u.unpack(context.Background(), path, ignore); !errors.Is(err, ErrUnchosen) {
		t.Errorf("after a part: %v", err)
	}
	u.part = Part{All: true}
	all, err := u.unpack(context.Background(), path, ignore)
	if err != nil || all.games == some.games {
		t.Fatal(err)
	}
	u.part = Part{}
	if again, err := u.unpack(context.Background(), path, ignore); err != nil || again.games != all.games {
		t.Errorf("after all: %q, %v", again.games, err)
	}
}

// TestAsked remembers for which games of a file was asked last, until the file changes.
func TestAsked(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("Go sets the times of files there in whole seconds, which do not tell the queries apart")
	}
	path, cache := gzipped(t, "x.pgn.gz", sorts), t.TempDir()
	c := File(path, cache, chess)
	if got := Asked(c); got != "" {
		t.Errorf("at first: %q", got)
	}
	for _, query := range []string{"ada", "elo:>2000", "ada"} {
		if _, err := Unpack(context.Background(), c.Of(Part{Only: query}), ignore); err != nil {
			t.Fatal(err)
		}
		if got := Asked(c); got != query {
			t.Errorf("%q, want %q", got, query)
		}
	}
	if err := os.WriteFile(path, []byte("\x1f\x8b\x08"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := Asked(c); got != "" {
		t.Errorf("of another file: %q", got)
	}
}

// TestUnpackPartBounds looks through more than may be unpacked, and keeps as much as may
// be.
func TestUnpackPartBounds(t *testing.T) {
	var text strings.Builder
	for n := range 2000 {
		fmt.Fprintf(&text, "[White \"%d\"]\n\n1. e4 *\n\n", n)
	}
	path := gzipped(t, "x.pgn.gz", text.String())
	u := unpacker{dir: t.TempDir(), room: 1 << 20, limits: packed.Limits{Bytes: 1000, Free: 1000, Ratio: 50}, part: Part{Only: "1999"}, games: chess}
	found := 0
	made, err := u.unpack(context.Background(), path, func(_ float64, n int) { found = max(found, n) })
	if text, _ := os.ReadFile(made.games); err != nil || string(text) != "[White \"1999\"]\n\n1. e4 *\n\n" {
		t.Errorf("%v, %q", err, text)
	}
	u.part.Only = "1"
	made, err = u.unpack(context.Background(), path, ignore)
	if info, missing := os.Stat(made.games); !errors.Is(err, packed.ErrLarge) || missing != nil || info.Size() < 500 || info.Size() > 1500 {
		t.Errorf("%v, %v", err, missing)
	}
	if left, _ := filepath.Glob(filepath.Join(u.dir, draftCopy+"*")); len(left) > 0 {
		t.Errorf("left %v", left)
	}
}
