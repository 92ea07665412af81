package library

import (
	"errors"
	"io"
	"os"
	"strings"
	"testing"
)

// plain writes as it is.
func plain(out io.Writer, _ int64) io.Writer { return out }

func TestCut(t *testing.T) {
	utf16 := "\xff\xfe"
	for _, c := range "1. e4 *\n\n1. d4 *\n\n1. c4 *\n" {
		utf16 += string(c) + "\x00"
	}
	wide := func(text string) string { return strings.Join(strings.Split(text, ""), "\x00") + "\x00" }
	for _, tt := range []struct {
		name, file string
		rows       []int32
		want       string
	}{
		{"the first", three, []int32{0}, strings.Replace(three, three[:strings.Index(three, "[White \"B\"")], "", 1)},
		{"CRLF", "1. e4 *\r\n\r\n1. d4 *\r\n\r\n1. c4 *\r\n", []int32{1}, "1. e4 *\r\n\r\n1. c4 *\r\n"},
		{"two", "% head\n1. e4 *\n\n1. d4 *\n\n1. c4 *\n", []int32{2, 1}, "% head\n1. e4 *\n"},
		{"a mark of UTF-8", "\ufeff1. e4 *\n\n1. d4 *\n", []int32{0}, "\ufeff1. d4 *\n"},
		{"UTF-16", utf16, []int32{0, 2}, "\xff\xfe" + wide("1. d4 *\n")},
		{"all of UTF-16", utf16, []int32{0, 1, 2}, "\xff\xfe" + wide("\n")},
		{"the first of each two", "1. e4 *\n\n\n1. d4 *\n1. c4 *\n \n1. b4 *\n", []int32{0, 2}, "1. d4 *\n \n1. b4 *\n"},
		{"all", "1. e4 *\n\n1. d4 *\n", []int32{0, 1}, "\n"},
	} {
		path := fileOf(t, tt.file)
		c := File(path, "", chess)
		undo, err := c.Cut(list(t, c), tt.rows, plain)
		if err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if got := contents(t, path); got != tt.want {
			t.Errorf("%s: the file is %q, want %q", tt.name, got, tt.want)
		}
		if err := undo(plain); err != nil || contents(t, path) != tt.file {
			t.Errorf("%s: brought back: %v %q", tt.name, err, contents(t, path))
		}
	}
}

func TestCutFromAChangedFile(t *testing.T) {
	path := fileOf(t, "1. e4 *\n\n1. d4 *\n")
	c := File(path, "", chess)
	table := list(t, c)
	undo, err := c.Cut(table, []int32{1}, plain)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("1. a4 a5 *\n\n1. h4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := undo(plain); !errors.Is(err, ErrChanged) {
		t.Errorf("undo: %v", err)
	}
	if _, err := c.Cut(table, []int32{1}, plain); !errors.Is(err, ErrChanged) {
		t.Errorf("cut: %v", err)
	}
	if got := contents(t, path); got != "1. a4 a5 *\n\n1. h4 *\n" {
		t.Errorf("the file is %q", got)
	}
}
