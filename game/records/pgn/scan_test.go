package pgn

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
)

func TestScan(t *testing.T) {
	text := "[White \"A\"]\n[Black \"B \\\"x\\\" \\\\\"]\n\n1. e4 *\n\n[White \"C\"]\n1. d4\n[White \"D\"] [Black \"E\"]\n*\n1. c4 1-0 1. Nf3 0-1"
	items := Scan(text)
	var got []string
	for _, i := range items {
		got = append(got, i.Tag("white")+i.Tag("Black"))
	}
	if want := []string{`AB "x" \`, "C", "DE", "", ""}; !reflect.DeepEqual(got, want) {
		t.Errorf("games %q, want %q", got, want)
	}
	if items[1].Line != 6 || items[2].Line != 8 || items[4].Number != 5 {
		t.Errorf("places: %+v", items)
	}
	if Scan(" \n\t") != nil {
		t.Error("white space is a game")
	}
}

// TestCutWaits gives the scanner every prefix of a file: it may find a game there only if
// it is the one it finds in the whole file.
func TestCutWaits(t *testing.T) {
	text := "; a\n[White \"A \\\"x\\\"\"]\n\n1. e4 {1-0 [Event} (1. d4 1-0) 1/2-1/2 {late}\n\n% x\n[Event \"B\"]\n1. d4 {open\n[Event \"C\"]\n*"
	whole := Scan(text)
	if len(whole) != 3 {
		t.Fatalf("%d games: %+v", len(whole), whole)
	}
	for _, want := range whole {
		for n := int(want.Offset); n < len(text); n++ {
			g, ok := cut(text[:n], int(want.Offset), false, nil)
			if ok && text[g.from:g.to] != want.Text {
				t.Fatalf("in %q: %q, want %q", text[:n], text[g.from:g.to], want.Text)
			}
		}
	}
	back, last := "", 0
	for _, i := range whole {
		back += text[last:i.Offset] + text[i.Offset:int(i.Offset)+i.Size]
		last = int(i.Offset) + i.Size
	}
	if back += text[last:]; back != text {
		t.Errorf("put together again: %q", back)
	}
}

// TestScannerInPieces reads files of many chunks through a pipe that returns a few bytes
// at a time.
func TestScannerInPieces(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	var text strings.Builder
	games := make([]string, 40)
	for i := range games {
		games[i] = Write(random(rng, 80))
	}
	for range 10 {
		text.WriteString(strings.Join(games, ""))
	}
	if text.Len() < 3*chunk {
		t.Fatalf("%d bytes are too few", text.Len())
	}
	want := Scan(text.String())
	s := NewScanner(iotest.HalfReader(strings.NewReader(text.String())))
	for n := 0; s.Scan(); n++ {
		if got := s.Item(); got.Text != want[n].Text || got.Offset != want[n].Offset || got.Line != want[n].Line {
			t.Fatalf("game %d differs: %+v", n+1, got)
		}
		if len(s.text) > 2*chunk { // however long the file is
			t.Fatalf("at game %d the scanner holds %d bytes", n+1, len(s.text))
		}
	}
	if len(want) != 400 || s.Item().Number != 400 {
		t.Errorf("%d and %d games", len(want), s.Item().Number)
	}
	broken := NewScanner(iotest.TimeoutReader(strings.NewReader(text.String())))
	for broken.Scan() {
	}
	if broken.Err() == nil {
		t.Error("an error of reading is not told")
	}
}

func TestDecode(t *testing.T) {
	for in, want := range map[string]string{
		"Müller":                     "Müller",
		"\xef\xbb\xbfMüller":         "Müller",
		"M\xfcller \x96":             "Müller –",
		"\xff\xfeM\x00\xfc\x00l\x00": "Mül",
		"\xfe\xff\x00M\x00\xfc\x00l": "Mül",
	} {
		if items := Scan(in); len(items) != 1 || items[0].Text != want {
			t.Errorf("%q is read as %+v, want %q", in, items, want)
		}
	}
}
