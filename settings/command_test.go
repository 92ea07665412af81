package settings

import (
	"errors"
	"slices"
	"testing"
	"unicode/utf8"
)

func TestParseCommand(t *testing.T) {
	for text, want := range map[string][]string{
		"stockfish":                        {"stockfish"},
		"  gnuchess\t--uci ":               {"gnuchess", "--uci"},
		`ssh -p 22 host "my engine" --x=1`: {"ssh", "-p", "22", "host", "my engine", "--x=1"},
		`"C:\Program Files\sf.exe" '' a`:   {`C:\Program Files\sf.exe`, "", "a"},
		`--name='it is "x"' a"b c"d`:       {`--name=it is "x"`, "ab cd"},
		"sf $(rm -rf ~) `ls` ; > x | y &":  {"sf", "$(rm", "-rf", "~)", "`ls`", ";", ">", "x", "|", "y", "&"},
	} {
		if got, err := ParseCommand(text); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s is read as %q, %v; want %q", text, got, err, want)
		}
	}
	for text, want := range map[string]error{"": ErrNoCommand, "  ": ErrNoCommand, `"" x`: ErrNoCommand, `sf "x`: ErrQuote, `sf it's`: ErrQuote} {
		if got, err := ParseCommand(text); !errors.Is(err, want) {
			t.Errorf("%q is read as %q, %v; want %v", text, got, err, want)
		}
	}
}

// FuzzCommand writes any words as a command that is read as the same words.
func FuzzCommand(f *testing.F) {
	f.Add("stockfish", "", `a"b'c d`)
	f.Add(`C:\x y\`, "'", `"`)
	f.Fuzz(func(t *testing.T, a, b, c string) {
		if a == "" || !utf8.ValidString(a) || !utf8.ValidString(b) || !utf8.ValidString(c) {
			return
		}
		words := []string{a, b, c}
		text := WriteCommand(words)
		if got, err := ParseCommand(text); err != nil || !slices.Equal(got, words) {
			t.Errorf("%q is written as %s and read as %q, %v", words, text, got, err)
		}
	})
}

// TestMayStart checks that a changed command has to be agreed to again.
func TestMayStart(t *testing.T) {
	e := Engine{Path: "/usr/games/gnuchess", Args: []string{"--uci"}}
	if e.MayStart() {
		t.Error("it starts without a question")
	}
	if e.Allowed = e.Command(); e.Allowed != "/usr/games/gnuchess --uci" || !e.MayStart() {
		t.Errorf("%q is not allowed", e.Allowed)
	}
	if e.Args = append(e.Args, "-x"); e.MayStart() {
		t.Error("another command starts without a question")
	}
	if (Engine{}).MayStart() {
		t.Error("nothing may start")
	}
}
