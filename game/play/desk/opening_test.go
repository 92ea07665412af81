package desk

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"passedpawn/game/files/packed/packedtest"
	"passedpawn/game/records/pgn"
)

func TestOpen(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	for _, tt := range []struct{ name, text, says, line string }{
		{"one.pgn", "[White \"Cleo\"]\n\n1. e4 e5 2. Nf3 *", "", "e4 e5 Nf3"},
		{"bad.pgn", "1. d4 d5\n2. Ke3 *", "Only part of this could be read: game 1, line 2, move 2.Ke3", "d4 d5"},
		{"german.pgn", "1. e4 e5 2. Sf3 *", "Line 1: piece letters of another language.", "e4 e5 Nf3"},
		{"greek.pgn", "[White \"\xc1\xe8\"]\n\n1. e4 *", "Opened as Windows-1252. If letters look wrong", "e4"},
		{"cut.pgn", "[Result \"1-0\"]\n\n1. e4 e5\n2. Nf3 {and", "The file is cut off. Game 1, line 4: the file ends inside a comment", "e4 e5 Nf3"},
		{"variant.pgn", "[Variant \"Crazyhouse\"]\n\n1. c4 *", "the variant \"Crazyhouse\" is not known here", ""}, // its moves are text
	} {
		path := tb.file(tt.name, tt.text)
		tb.Opening.Open(path)
		tb.idle()
		if tt.says != "" {
			tb.says(tt.says)
		}
		if s := tb.Snapshot(); tb.line() != tt.line || s.Source.Path != path || s.Edited {
			t.Errorf("%s: the board shows %q, and %+v", tt.name, tb.line(), s)
		}
		if tb.opened[len(tb.opened)-1] != tt.name {
			t.Errorf("opened %v", tb.opened)
		}
	}
	if tb.boards != 6 || len(tb.told)+len(tb.listed) > 0 {
		t.Errorf("the board was shown %d times, told %v, listed %v", tb.boards, tb.told, tb.listed)
	}
}

// TestOpenSeveral opens files of which two cannot be read: the last good one is shown, and
// what is wrong with the others is told.
func TestOpenSeveral(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	one, two := tb.file("one.pgn", "1. a3 *"), tb.file("two.pgn", "1. b3 *\n\n1. c3 *")
	tb.Opening.Open(two, tb.file("empty.pgn", ""), one, filepath.Join(tb.dir, "missing.pgn"))
	tb.shows("a3")
	if len(tb.told) != 1 || !contain(tb.told, "empty.pgn does not contain a game") || !contain(tb.told, "missing.pgn cannot be read: "+syscall.ENOENT.Error()) {
		t.Errorf("told %q", tb.told)
	}
	if !slices.Equal(tb.opened, []string{"two.pgn", "one.pgn"}) || len(tb.listed) > 0 {
		t.Errorf("opened %v, listed %v", tb.opened, tb.listed)
	}
	tb.Opening.Open(one, two)
	tb.until("the list", func() bool { return slices.Equal(tb.listed, []string{"two.pgn"}) })
	if tb.line() != "a3" {
		t.Errorf("the board shows %q", tb.line())
	}
	tb.Opening.Open()
	if tb.Opening.Busy() {
		t.Error("nothing is being read")
	}
}

// TestLastFileWins opens two files one after the other, whose reading takes different times.
func TestLastFileWins(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	big := tb.file("big.pgn", "1. e4 {"+strings.Repeat("long ", 200_000)+"} *")
	small := tb.file("small.pgn", "1. d4 *")
	for _, order := range [][]string{{big, small}, {small, big}} {
		tb.Opening.Open(order[0])
		tb.Opening.Open(order[1])
		tb.idle()
		if got := tb.Snapshot().Source.Path; got != order[1] {
			t.Errorf("the board shows %s, want %s", got, order[1])
		}
	}
}

// TestOnceThereAndBack counts how often the work on a game to be shown comes back from its
// task.
func TestOnceThereAndBack(t *testing.T) {
	for name, open := range map[string]func(tb *table, path, kept string){
		"a file": func(tb *table, path, _ string) { tb.Opening.Open(path) },
		"a game of many": func(tb *table, path, _ string) {
			tb.Opening.ShowRead(func() (pgn.Item, error) { return pgn.Scan("1. a3 *")[0], nil }, path, func() {})
		},
		"one's own": func(tb *table, _, kept string) { tb.Keeping.Open(kept, func() {}) },
	} {
		tb := sit(t, t.TempDir(), plain)
		tb.plays("a3")
		kept := tb.running()
		tb.begins()
		open(tb, tb.file("one.pgn", "1. a3 *"), kept)
		if (<-tb.posts)(); tb.line() != "a3" || tb.Opening.Busy() {
			t.Errorf("%s: the board shows %q, busy %v", name, tb.line(), tb.Opening.Busy())
		}
	}
}

func TestShowRead(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	shown := 0
	tb.Opening.ShowRead(func() (pgn.Item, error) { return pgn.Item{}, errors.New("gone") }, "x.pgn", func() { shown++ })
	tb.tells("gone")
	tb.Opening.Show(pgn.Scan("[FEN \"nonsense\"]\n\n1. e4 *")[0], "x.pgn")
	tb.tells("Open: This game cannot be read: game 1, line 1: this position cannot be read")
	tb.Opening.ShowRead(func() (pgn.Item, error) { return pgn.Scan("1. a3 *\n\n1. b3 *")[1], nil }, "x.pgn", func() { shown++ })
	tb.shows("b3")
	if s := tb.Snapshot().Source; shown != 1 || s.Path != "x.pgn" || s.Number != 2 {
		t.Errorf("shown %d times, from %+v", shown, s)
	}
}

// TestReadAgain reads a game in other encodings.
func TestReadAgain(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	path := tb.file("greek.pgn", "[White \"\xc1\xe8\"]\n\n1. e4 *")
	tb.Opening.Open(path)
	for _, tt := range []struct {
		as   pgn.Encoding
		name string
	}{{pgn.Automatic, "Áè"}, {"Windows-1253", "Αθ"}, {pgn.Automatic, "Áè"}} {
		if tb.encodings[path] != tt.as {
			tb.encodings[path] = tt.as
			tb.Opening.ReadAgain()
		}
		tb.until(tt.name, func() bool { return tb.session.Snapshot().Game.Record.Tag("White") == tt.name })
		if s := tb.Snapshot(); s.Source.File != tt.as || s.Source.Number != 1 || s.Edited {
			t.Errorf("%s: %+v", tt.as, s)
		}
	}
}

// TestOpenPacked opens compressed files by their contents: a single game goes on the
// board, several are listed, and the window tells what is wrong.
func TestOpenPacked(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	one := tb.file("one.pgn.gz", packedtest.Gzip(t, "[White \"Cleo\"]\n\n1. e4 e5 *"))
	tb.Opening.Open(one)
	tb.shows("e4 e5")
	if from := tb.Snapshot().Source; from.Path != one {
		t.Errorf("the game is from %+v", from)
	}
	two := packedtest.Gzip(t, "1. b3 *\n\n1. c3 *")
	tb.Opening.Open(tb.file("two.txt", two))
	tb.until("the list", func() bool { return slices.Equal(tb.listed, []string{"two.txt"}) })
	tb.Opening.Open(tb.file("cut.gz", packedtest.Gzip(t, "1. a3 *")[:9]))
	tb.until("the message", func() bool { return contain(tb.told, "the compressed file is cut off") })
	tb.Opening.Open(tb.file("x.7z", "7z\xbc\xaf\x27\x1c..."))
	tb.until("the message", func() bool { return contain(tb.told, "cannot be read here; unpack it first") })
	tb.Opening.Open(tb.file("picture.gz", packedtest.Gzip(t, "\x89PNG\r\n\x1a\n")))
	tb.until("the message", func() bool { return contain(tb.told, "this is not a game file") })
	tail := packedtest.Gzip(t, "1. h3 *")
	tb.Opening.Open(tb.file("tail.gz", tail[:len(tail)-5]))
	tb.shows("h3")
	tb.says("The compressed file is cut off")
}
