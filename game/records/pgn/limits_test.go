package pgn

import (
	"io"
	"strings"
	"testing"

	"passedpawn/game/testing/longtest"
)

// An endless reader returns a text, then the same bytes over and over.
type endless struct {
	first, over string
	given       int64
}

func (e *endless) Read(b []byte) (int, error) {
	n := copy(b, e.first)
	e.first = e.first[n:]
	for n < len(b) {
		n += copy(b[n:], e.over)
	}
	e.given += int64(n)
	return n, nil
}

// TestLimits scans endless input: the error says what is too long before much has been
// read or is held, and the game before it is found.
func TestLimits(t *testing.T) {
	cases := []struct {
		name, first, over, want string
		most                    int64
	}{
		{"zeros", "1. e4 *\n\n", strings.Repeat("\x00", 997), "line 3: a word is longer than 64 KB; this is not a PGN file", 1 << 20},
		{"a tag", "1. e4 *\n\n[White \"", "Ann ", "line 3: a tag is longer than 4 MB", 1 << 24},
		{"a comment", "1. e4 *\n\n1. e4 {", "so it is ", "line 3: a comment is longer than 16 MB", 1 << 26},
		{"a line", "1. e4 *\n\n1. e4\n%", "so it is ", "line 4: a comment is longer than 16 MB", 1 << 26},
		{"moves", "1. e4 *\n\n", "Nf3 Nf6 Ng1 Ng8\n", "line 3: a game is longer than 32 MB", 1 << 27},
		{"space", "1. e4 *\n\n", " \t", "line 3: a game is longer than 32 MB", 1 << 27},
		{"comments behind the end", "1. e4 *\n\n1. e4 * ", "{}\n", "line 3: a game is longer than 32 MB", 1 << 27},
	}
	for _, tt := range cases[:longtest.Of(3, len(cases))] {
		in := &endless{first: tt.first, over: tt.over}
		s := NewScanner(in)
		games := 0
		for s.Scan() {
			games++
		}
		if s.Err() == nil || s.Err().Error() != tt.want || games != 1 || in.given > tt.most {
			t.Errorf("%s: %d games, %v after %d bytes", tt.name, games, s.Err(), in.given)
		}
		if held := int64(cap(s.buf) + len(s.text)); held > 2*tt.most {
			t.Errorf("%s: holds %d MB", tt.name, held>>20)
		}
		if s.Scan() {
			t.Errorf("%s: there is more behind the end", tt.name)
		}
	}
	large := NewScanner(strings.NewReader("1. e4 *"))
	large.offset = MostBytes + 1
	if large.Scan() || large.Err() == nil {
		t.Error("a file may be of any size")
	}
}

// TestLongTag reads a file in which one tag is long: the games are all there.
func TestLongTag(t *testing.T) {
	long := strings.Repeat("long ", 1<<15)
	items := Scan("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n[Note \"" + long + "\"]\n\n1. d4 *\n\n1. c4 *\n")
	if len(items) != 3 || items[1].Tag("Note") != long {
		t.Errorf("%d games", len(items))
	}
}

// TestWithinLimits scans a comment of 10 MB and a word that is just short enough.
func TestWithinLimits(t *testing.T) {
	word, comment := strings.Repeat("x", longestWord), strings.Repeat("so it is ", 10<<20/9)
	s := NewScanner(strings.NewReader("1. e4 {" + comment + "} " + word + " *\n\n1. d4 *"))
	games := 0
	for s.Scan() {
		games++
	}
	if games != 2 || s.Err() != nil {
		t.Errorf("%d games, %v", games, s.Err())
	}
	s = NewScanner(io.MultiReader(strings.NewReader("1. e4 *\n\n"), &endless{over: "\x00"}))
	for games = 0; s.Scan(); games++ {
	}
	if games != 1 || s.Err() == nil {
		t.Errorf("%d games before zeros without end, %v", games, s.Err())
	}
}
