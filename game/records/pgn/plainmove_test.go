package pgn

import (
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"testing"

	"passedpawn/game/records/pgn/pgntest"
)

// TestPlainMoves reads games, also damaged ones, and compares their lines with those that are
// read by tokens alone.
func TestPlainMoves(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 41))
	moves := 0
	for _, name := range pgntest.Files {
		t.Run(name, func(t *testing.T) {
			var line Line
			for _, item := range Scan(pgntest.File(t, name)) {
				for range 3 {
					want, ok := byTokens(item)
					if line.Read(item, nil) != ok || !slices.Equal(line.Moves, want.Moves) || line.Whole != want.Whole {
						t.Fatalf("%v by tokens, %v, of\n%s", want.Moves, line.Moves, item.Text)
					}
					moves += len(line.Moves)
					item = damaged(item, random)
				}
			}
		})
	}
	if moves < 100_000 {
		t.Errorf("only %d moves", moves)
	}
}

// byTokens is Read without readPlain.
func byTokens(item Item) (l Line, ok bool) {
	start, ok := startOf(item)
	if !ok {
		return l, false
	}
	l.begin(start)
	depth, lex := 0, item.movetext()
	for t := lex.next(); t.kind != end; t = lex.next() {
		switch {
		case t.kind == open:
			depth++
		case t.kind == shut:
			depth = max(depth-1, 0)
		case depth > 0:
		case t.kind == result:
			return l, true
		case t.kind == move || t.kind == symbol:
			if text, _ := parts(item.Text[t.from:t.to]); text != "" && !l.read(text) {
				l.Whole = false
				return l, true
			}
		}
	}
	return l, true
}

// damaged returns a game with a byte of its moves replaced by another one.
func damaged(item Item, random *rand.Rand) Item {
	const others = " \n{}()[];$*\\.+#=x-012389abhNBQKO%!?\x7f\xa0\xc3\x00"
	if item.moves < len(item.Text) {
		text := []byte(item.Text)
		text[item.moves+random.IntN(len(text)-item.moves)] = others[random.IntN(len(others))]
		item.Text = string(text)
	}
	return item
}

// TestWordOf finds words by their end.
func TestWordOf(t *testing.T) {
	for eight, want := range map[string]string{
		"e4 e5 Nf": "e4", "Nbxd7+ 1": "Nbxd7+", "Nbd7+\n1.": "Nbd7+", "O-O-O\r\n2": "O-O-O", "Nb1xd2+ ": "Nb1xd2+", "Nb1xd2+x": "",
		" e4 e5 N": "", "e\xff4\x00e5\x80 ": "e\xff4", "\xe0\xe0\xe0\xe0\xe0\xe0\xe0 ": "\xe0\xe0\xe0\xe0\xe0\xe0\xe0", "a\x7f!~ e4 e": "a\x7f!~",
	} {
		word, size := wordOf(binary.LittleEndian.Uint64([]byte(eight)))
		got := binary.LittleEndian.AppendUint64(nil, word)
		if string(got[:size]) != want || word>>(8*size) != 0 {
			t.Errorf("%q of %q, want %q", got, eight, want)
		}
	}
}

// BenchmarkLine reads the main lines of games.
func BenchmarkLine(b *testing.B) {
	text := pgntest.File(b, "plain-1110-games.pgn")
	items := Scan(text)
	var line Line
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		for _, item := range items {
			line.Read(item, nil)
		}
	}
}
