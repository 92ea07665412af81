package polyglot_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/chess/polyglot/polyglottest"
)

// published are the positions and keys of the description of the format.
var published = []struct {
	fen string
	key uint64
}{
	{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b96181691fc9c},
	{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c9b50fd114196},
	{"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756b94461c50fb0},
	{"rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662fafb965db29d4},
	{"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a48b5a8e47ff78},
	{"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 1 3", 0x652a607ca3f242c1},
	{"rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 2 4", 0x00fdd303c946bdd9},
	{"rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c8123ea7b067637},
	{"rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 1 4", 0x5c3f9b829b279560},
}

func position(t testing.TB, fen string) *bitboard.Position {
	t.Helper()
	p, err := bitboard.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return &p
}

func TestKeys(t *testing.T) {
	for _, want := range published {
		if got := polyglot.Key(position(t, want.fen)); got != want.key {
			t.Errorf("%s: %016x, want %016x", want.fen, got, want.key)
		}
	}
}

// TestPinnedPassant expects en passant in the key although the pawn is pinned: the format
// asks only for a pawn beside the other.
func TestPinnedPassant(t *testing.T) {
	with := polyglot.Key(position(t, "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2"))
	if without := polyglot.Key(position(t, "4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 2")); with == without {
		t.Error("en passant is not in the key")
	}
}

func book(t testing.TB, data []byte) *polyglot.Book {
	t.Helper()
	b, err := polyglot.New(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// moves returns the moves of a book in a position as "e2e4 0.75 e1g1 0.25".
func moves(t testing.TB, b *polyglot.Book, p *bitboard.Position) string {
	t.Helper()
	all, err := b.Moves(p)
	if err != nil {
		t.Fatal(err)
	}
	var text []string
	for _, m := range all {
		text = append(text, m.Move.String()+" "+strings.TrimRight(strings.TrimRight(string(appendShare(nil, m.Share)), "0"), "."))
	}
	return strings.Join(text, " ")
}

func appendShare(b []byte, share float64) []byte {
	n := int(share*100 + 0.5)
	return append(b, byte('0'+n/100), '.', byte('0'+n/10%10), byte('0'+n%10))
}

func TestMoves(t *testing.T) {
	b := book(t, polyglottest.Book(
		polyglottest.Line{Moves: []string{"e2e4"}, Weight: 3}, polyglottest.Line{Moves: []string{"d2d4"}, Weight: 5},
		polyglottest.Line{Moves: []string{"a2a3"}}, polyglottest.Line{Moves: []string{"e2e4", "e7e5"}, Weight: 65535},
	))
	start := bitboard.Start()
	if got, want := moves(t, b, &start), "d2d4 0.63 e2e4 0.38 a2a3 0"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	start.Make(start.Find("e2e4"))
	if got := moves(t, b, &start); got != "e7e5 1" {
		t.Error(got)
	}
	start.Make(start.Find("e7e5"))
	if got := moves(t, b, &start); got != "" {
		t.Error(got)
	}
}

// TestCodes reads castling on both sides, promotions, a castling without the right to it
// and a move that is not legal.
func TestCodes(t *testing.T) {
	for fen, want := range map[string]map[uint16]string{
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1": {4<<6 | 7: "e1g1 1", 4 << 6: "e1c1 1", 4<<6 | 12: "e1e2 1", 4<<6 | 20: ""},
		"r3k2r/8/8/8/8/8/8/R3K2R b Kk - 0 1":   {60<<6 | 63: "e8g8 1", 60<<6 | 56: ""},
		"7k/P7/8/8/8/8/8/K7 w - - 0 1": {
			48<<6 | 56 | 4<<12: "a7a8q 1", 48<<6 | 56 | 1<<12: "a7a8n 1",
			48<<6 | 56 | 7<<12: "", 48<<6 | 56: "",
		},
		"rnbqkbnr/1ppppppp/8/p7/8/8/PPPPPPPP/R3K1NR w Qkq - 0 1": {4 << 6: "e1c1 1", 4<<6 | 7: ""},
	} {
		p := position(t, fen)
		for code, text := range want {
			b := book(t, polyglottest.Bytes(polyglot.Entry{Key: polyglot.Key(p), Move: code, Weight: 1, Learn: 7}))
			if got := moves(t, b, p); got != text {
				t.Errorf("%s, %d-%d-%d: %q, want %q", fen, code>>12, code>>6&63, code&63, got, text)
			}
		}
	}
}

// TestBroken expects words that say what is wrong and where.
func TestBroken(t *testing.T) {
	good := polyglottest.Book(polyglottest.Line{Moves: []string{"e2e4"}, Weight: 1}, polyglottest.Line{Moves: []string{"e2e4", "e7e5"}, Weight: 1},
		polyglottest.Line{Moves: []string{"e2e4", "c7c5"}, Weight: 1})
	for want, data := range map[string][]byte{
		"empty": nil, "21 bytes": good[:21], "byte 32": append(append([]byte{}, good[16:]...), good[:16]...),
	} {
		b, err := polyglot.New(bytes.NewReader(data), int64(len(data)))
		if err == nil {
			err = b.Check(t.Context())
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", want, err)
		}
	}
	short, err := polyglot.New(bytes.NewReader(good[:30]), int64(len(good)))
	if err != nil {
		t.Fatal(err)
	}
	if err := short.Check(t.Context()); err == nil || !strings.Contains(err.Error(), "after entry 1") {
		t.Error(err)
	}
	start := bitboard.Start()
	if _, err := short.Moves(&start); err == nil {
		t.Error("the end of the file is no error")
	}
	if err := book(t, good).Check(t.Context()); err != nil {
		t.Error(err)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if err := book(t, good).Check(stopped); err == nil {
		t.Error("it goes on")
	}
}

// TestLarge finds each of many positions in a book, and none that is not in it.
func TestLarge(t *testing.T) {
	var all []polyglot.Entry
	for i := range uint64(5000) {
		all = append(all, polyglot.Entry{Key: (i / 3) * 0x9e3779b97f4a7c15, Move: uint16(i), Weight: 1})
	}
	b := book(t, polyglottest.Bytes(all...))
	if err := b.Check(t.Context()); err != nil {
		t.Error(err)
	}
	for i := range uint64(1700) {
		got, err := b.Entries(i * 0x9e3779b97f4a7c15)
		want := 3
		switch {
		case i == 1666:
			want = 2
		case i > 1666:
			want = 0
		}
		if err != nil || len(got) != want {
			t.Errorf("%d: %v, %v", i, got, err)
		}
	}
}

func FuzzBook(f *testing.F) {
	start := bitboard.Start()
	f.Add(polyglottest.Book(polyglottest.Line{Moves: []string{"e2e4"}, Weight: 1}, polyglottest.Line{Moves: []string{"e2e4", "e7e5"}, Weight: 1}))
	f.Add(bytes.Repeat(binary.BigEndian.AppendUint64(nil, polyglot.Key(&start)), 400))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := polyglot.New(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			return
		}
		all, err := b.Moves(&start)
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		for _, m := range all {
			if start.Find(m.Move.String()) != m.Move {
				t.Errorf("%v is not legal", m.Move)
			}
			sum += m.Share
		}
		if sum > 1.0001 {
			t.Errorf("the shares add up to %v", sum)
		}
	})
}

// BenchmarkMoves looks a position up in a file with a million entries.
func BenchmarkMoves(b *testing.B) {
	start := bitboard.Start()
	all := []polyglot.Entry{{Key: polyglot.Key(&start), Move: 12<<6 | 28, Weight: 1}}
	for i := range uint64(1_000_000) {
		all = append(all, polyglot.Entry{Key: i * 0x9e3779b97f4a7c15})
	}
	path := filepath.Join(b.TempDir(), "million.bin")
	data := polyglottest.Bytes(all...)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		b.Fatal(err)
	}
	in, err := os.Open(path)
	if err != nil {
		b.Fatal(err)
	}
	defer in.Close()
	file, err := polyglot.New(in, int64(len(data)))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if m, err := file.Moves(&start); err != nil || len(m) != 1 {
			b.Fatal(m, err)
		}
	}
}
