package gamefile

import (
	"bytes"
	"image"
	"image/png"
	"strings"
	"testing"

	"passedpawn/game/files/packed/packedtest"
	"passedpawn/game/records/pgn"
)

// TestBinary looks for games in files that are not text, and in texts with a few control
// bytes.
func TestBinary(t *testing.T) {
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 9, 9))); err != nil {
		t.Fatal(err)
	}
	const game = "[Event \"x\"]\n\n1. e4 e5 *\n"
	for name, tt := range map[string]struct {
		text  string
		games int
	}{
		"a picture":          {picture.String(), 0},
		"a packed file":      {packedtest.Gzip(t, strings.Repeat("1. e4 e5 *\n\n", 9)), 0},
		"a program":          {"\x7fELF\x02\x01\x01" + strings.Repeat("\x00", 9) + "abc", 0},
		"padding before":     {strings.Repeat("\x00", 600) + game, 1},
		"padding after":      {game + strings.Repeat("\x00", 600), 1},
		"control bytes":      {"\x01\x02\x03\x04\x05" + game, 1},
		"moves among them":   {"\x01\x02\x03\x04\x05 1. e4 \x06 e5 *", 1},
		"a marked text":      {"\xff\xfe1\x00.\x00 \x00e\x004\x00 \x00*\x00", 1},
		"a word of old text": {"1 Pe4 \x1a\x1a\x1a\x1a", 1},
	} {
		s, n := NewScanner(strings.NewReader(tt.text), "x.pgn", pgn.Automatic), 0
		for s.Scan() {
			n++
		}
		if n != tt.games || (s.Err() != nil) != (tt.games == 0) {
			t.Errorf("%s: %d games, %v", name, n, s.Err())
		}
	}
}
