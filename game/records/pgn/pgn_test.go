package pgn

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

var chess orthodox.Rules

func read1(t testing.TB, text string) (*record.Record, error) {
	t.Helper()
	items := Scan(text)
	if len(items) != 1 {
		t.Fatalf("%q holds %d games, want 1", text, len(items))
	}
	return Read(items[0], chess)
}

// body returns the moves of the export form, without the tags.
func body(t testing.TB, rec *record.Record) string {
	t.Helper()
	_, moves, _ := strings.Cut(Write(rec), "\n\n")
	return strings.TrimSpace(moves)
}

func TestReadForms(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"plain", "1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3 *"},
		{"no spaces", "1.e4 e5 2.Nf3 1-0", "1. e4 e5 2. Nf3 1-0"},
		{"no numbers", "e4 e5 Nf3", "1. e4 e5 2. Nf3 *"},
		{"zeros", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *"},
		{"comments", "{first} 1. e4 {good} e5 ; to the end\n2. Nf3", "{first} 1. e4 {good} 1... e5 {to the end} 2. Nf3 *"},
		{"before", "1. {why} e4 1... {and} e5", "1. {why} e4 1... {and} e5 *"},
		{"NAGs", "1. e4! e5?! $10 2. Nf3 $1 !?", "1. e4 $1 e5 $6 $10 2. Nf3 $1 $5 *"},
		{"variations", "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 (1... c5) 2. Nf3", "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 (1... c5) 2. Nf3 *"},
		{"variation at its start", "1. e4 ({or} 1. d4)", "1. e4 (1. {or} d4) *"},
		{"tag in comment", "1. e4 {\n[%clk 0:01]\n[White \"x\"]} e5", `1. e4 {[%clk 0:01] [White "x"]} 1... e5 *`},
		{"brace in line comment", "1. e4 ; a } b\n e5", "1. e4\n; a } b\n1... e5 *"},
		{"black to move", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n7... Kd7 8. e4", "7... Kd7 8. e4 *"},
		{"result in the tag", "[Result \"0-1\"]\n\n1. e4", "1. e4 0-1"},
		{"crlf", "[White \"A\"]\r\n\r\n1. e4\r\ne5 1/2-1/2\r\n", "1. e4 e5 1/2-1/2"},
		{"spaces kept", "1. e4 {a  b}", "1. e4 {a  b} *"},
		{"promotion without a sign", "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8Q+", "1. a8=Q+ *"},
		{"promotion in brackets", "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8/N", "1. a8=N *"},
		{"en passant said", "1. e4 a6 2. e5 d5 3. exd6e.p. a5 4. h3 b5 5. h4 b4 6. c4 bxc3 e.p.", "1. e4 a6 2. e5 d5 3. exd6 a5 4. h3 b5 5. h4 b4 6. c4 bxc3 *"},
		{"over-specified", "1. Ng1f3 Nb8c6 2. e2e4 e7-e5 3. Bf1-b5", "1. Nf3 Nc6 2. e4 e5 3. Bb5 *"},
		{"figurines", "1. ♘f3 ♞c6 2. e4 e5 3. ♗b5", "1. Nf3 Nc6 2. e4 e5 3. Bb5 *"},
		{"null moves", "1. e4 -- 2. d4 Z0 3. Nf3", "1. e4 -- 2. d4 -- 3. Nf3 *"},
		{"null move in a variation", "1. e4 (1. -- e5) 1... e5", "1. e4 (1. -- e5) 1... e5 *"},
		{"signs of books", "1. e4 = e5 +/- 2. Nf3 ∞ Nc6 N 3. Bb5!!! -+", "1. e4 $10 e5 $16 2. Nf3 $13 Nc6 $146 3. Bb5 $3 $19 *"},
		{"missing checks, checks too many", "1. e4+ e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *"},
		{"blank lines inside", "1. e4\n\n\ne5 {a\n\nb}\n\n2. Nf3", "1. e4 e5 {a  b} 2. Nf3 *"},
		{"escape lines", "% hidden\n1. e4 e5\n% more\n2. Nf3 1-0", "% hidden\n1. e4 e5\n% more\n2. Nf3 1-0"},
		{"the result in a variation", "1. e4 (1. d4 1-0) e5 0-1", "1. e4 (1. d4 {1-0}) 1... e5 0-1"},
		{"a word on the result", "1. e4 e5 1-0 {time}", "1. e4 e5 {time} 1-0"},
		{"a half point", "1. e4 e5 ½-½", "1. e4 e5 1/2-1/2"},
		{"unclosed comment", "1. e4 {and so on", "1. e4 {and so on} *"},
		{"unclosed variation", "1. e4 (1. d4 d5 1-0", "1. e4 (1. d4 d5) 1-0"},
		{"backslash before a NAG", `1. e4 \$2 e5`, "1. e4 $2 e5 *"},
		{"dots apart", "1 . e4 1 ... e5 2... Nf3", "1. e4 e5 2. Nf3 *"},
		{"small pieces", "1. nf3 nc6 2. e4 e5 3. bb5", "1. Nf3 Nc6 2. e4 e5 3. Bb5 *"},
		{"variant named", "[Variant \"Standard\"]\n1. e4", "1. e4 *"},
		{"no full move number", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - -\"]\n1. e4", "1. e4 *"},
		{"full move zero", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 0\"]\n1. e4", "1. e4 *"},
		{"byte order mark", "\ufeff1. e4 *", "1. e4 *"},
		{"UTF-16", "\xff\xfe1\x00.\x00e\x004\x00", "1. e4 *"},
		{"Latin-1", "1. e4 {M\xfcller}", "1. e4 {Müller} *"},
		{"a long line", "1. e4 {" + strings.Repeat("x", 1<<20) + "} e5", "1. e4\n{" + strings.Repeat("x", 1<<20) + "}\n1... e5 *"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rec, err := read1(t, tt.text)
			if err != nil {
				t.Fatal(err)
			}
			if got := body(t, rec); got != tt.want {
				t.Errorf("written back as\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

func TestReadErrors(t *testing.T) {
	for _, tt := range []struct{ name, text, say, kept string }{
		{"illegal", "1. e4 e5\n2. Ke3 Nc6 1-0", `game 1, line 2, move 2.Ke3: "Ke3" is not a legal move here`, "1. e4 e5\n 2. Ke3 Nc6\n1-0"},
		{"ambiguous", "1. Nf3 Nf6 2. d3 d6 3. Nd2", `game 1, line 1, move 3.Nd2: "Nd2" could be Nbd2 or Nfd2`, "1. Nf3 Nf6 2. d3 d6\n 3. Nd2\n*"},
		{"a capture without its file", "1. e4 d5 2. d5", `game 1, line 1, move 2.d5: "d5" is not a legal move here`, "1. e4 d5\n 2. d5\n*"},
		{
			"a null move in check", "1. e4 e5 2. Qh5 Nc6 3. Qxf7 --", "game 1, line 1, move 3...--: a side in check cannot pass",
			"1. e4 e5 2. Qh5 Nc6 3. Qxf7+\n --\n*",
		},
		{"a variation too early, not closed", "(1. d4 1. e4", "game 1, line 1, move (: a variation stands before the first move", "{(1. d4 1. e4} *"},
		{"unreadable", "1. e4 e5 2. Nf3 Qh9", `game 1, line 1, move 2...Qh9: "Qh9" is not a move`, "1. e4 e5 2. Nf3\n Qh9\n*"},
		{"in a variation", "1. e4 (1. e5 e6) 1... e5", `game 1, line 1, move 1.e5: "e5" is not a legal move here`, "1. e4 (\n 1. e5 e6\n) 1... e5 *"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rec, err := read1(t, tt.text)
			if err == nil || err.Error() != tt.say {
				t.Errorf("said %v, want %s", err, tt.say)
			}
			if got := body(t, rec); got != tt.kept {
				t.Errorf("kept %q, want %q", got, tt.kept)
			}
		})
	}
	for _, text := range []string{"[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n*", "[Variant \"Crazyhouse\"]\n1. e4"} {
		rec, err := read1(t, text)
		var e *Error
		if rec != nil || !errors.As(err, &e) {
			t.Errorf("%q: %v, %v", text, rec, err)
		}
	}
}

// TestPathological reads large amounts of everything that can make readers slow or use
// too much memory, a megabyte each in a full run. A reader with quadratic time would not
// finish.
func TestPathological(t *testing.T) {
	for _, part := range []string{
		"(", ")", "{", "}", "[", "]", ";", "%", "\n%", "\"", "$", "*", "-", "1-0 ", "(1-0", "\\", "x ", "1. ", "\n[A \"", "[A \"\" ",
		"e4 (", "Nf3 Nf6 Ng1 Ng8 ", "e4 (d4) ", "e4 (d4 ", "e4 {x} ", "e4 ({x} y) ", "e4 (d4 word ", "\n[Event \"", "{\n[Event \"",
		"\xff", "a4 a5 $1 ", "e4 !? ", "½-½", "–",
	} {
		times := longtest.Of(1<<14, 1<<20) / len(part)
		if strings.Contains("\" - \xff ½-½ –", part) { // a word that may be too long
			s := NewScanner(strings.NewReader("1. e4 " + strings.Repeat(part, 2*longestWord/len(part))))
			if s.Scan() || s.Err() == nil {
				t.Errorf("%q is not too long", part)
			}
			times = min(times, longestWord/len(part)-1)
		}
		text := "1. e4 " + strings.Repeat(part, times)
		if !sameBytes(text) {
			t.Errorf("%q is not written back", part)
		}
		games := Scan(text)
		for _, item := range games[:min(len(games), 10_000)] { // which are all alike
			if rec, _ := ReadAll(item, remembered); !readsBack(rec, remembered) {
				t.Errorf("%q reads otherwise", part)
			}
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("[White \"A\"]\n\n1. e4 {x} (1. d4 $3) e5 ; y\n2. Nf3 1-0")
	f.Add("((((( ]]] } $ % ... 1. e8=Q")
	f.Add("[FEN \"8/P7/8/8/8/8/8/k1K5 w - -\"]\n1. a8=N {[%clk 1]} *")
	f.Fuzz(func(t *testing.T, text string) {
		if err := whole(text); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
	})
}

// whole checks that nothing of a text is lost when its games are written and read again.
func whole(text string) error {
	if utf16Mark(text) == "" && !sameBytes(text) {
		return errors.New("other bytes are written back")
	}
	for _, item := range Scan(text) {
		if alone, _ := cut(item.Text, 0, true, nil); skipBlank(item.Text, alone.to) < len(item.Text) {
			return fmt.Errorf("%q is a game, and by itself more than one", item.Text)
		}
		rec, err := Read(item, remembered)
		if rec == nil && err == nil {
			return errors.New("neither a record nor an error")
		}
		if rec == nil {
			continue
		}
		if rec.Result != item.Result() {
			return fmt.Errorf("%q is listed as %s and read as %s", item.Text, item.Result(), rec.Result)
		}
		if text := Text(rec, remembered); text != strings.ReplaceAll(item.Text, "\r\n", "\n")+"\n\n" {
			return fmt.Errorf("%q was not edited and is saved as %q", item.Text, text)
		}
		once := Write(rec)
		items := Scan(once)
		if len(items) != 1 {
			return fmt.Errorf("written as %d games:\n%s", len(items), once)
		}
		again, _ := Read(items[0], remembered)
		if again == nil || !rec.Equal(again) {
			return fmt.Errorf("written as\n%s\nwhich reads otherwise", once)
		}
		if twice := Write(again); twice != once {
			return fmt.Errorf("written as %q and then as %q", once, twice)
		}
	}
	return nil
}

// sameBytes reports whether the scanned parts of a text add up to the text.
func sameBytes(text string) bool {
	var kept strings.Builder
	s := NewScanner(strings.NewReader(text))
	back := s.Encoder(&kept)
	for s.Scan() {
		_, _ = io.WriteString(back, s.Between()+s.item.Raw)
	}
	_, _ = io.WriteString(back, s.Between())
	return back.Close() == nil && kept.String() == text
}

// readsBack reports whether the export form of a game reads the same as the game.
func readsBack(rec *record.Record, games rules.Games) bool {
	items := Scan(Write(rec))
	if len(items) != 1 {
		return false
	}
	again, _ := Read(items[0], games)
	return again != nil && again.Equal(rec)
}

// remembered is chess that parses each position once: most nonsense texts ask the rules
// only about the first position.
var remembered = memory{seen: &sync.Map{}}

type memory struct {
	orthodox.Rules
	seen *sync.Map // by FEN
}

func (m memory) Find(name string) (rules.Rules, bool) {
	_, known := m.Rules.Find(name)
	return m, known
}

func (m memory) Parse(fen string) (rules.Position, error) {
	if p, known := m.seen.Load(fen); known {
		return p.(rules.Position), nil
	}
	p, err := m.Rules.Parse(fen)
	if err == nil {
		m.seen.Store(fen, p)
	}
	return p, err
}
