package ui

import (
	"strings"
	"testing"
	"unicode/utf8"

	"passedpawn/game/records/record"
)

func TestNameOf(t *testing.T) {
	for _, tt := range []struct{ white, black, date, kind, want string }{
		{"Ada", "Berg", "", "", "Ada - Berg"},
		{"?", "Berg", "????.??.??", "", "Berg"},
		{"Ada", "", "1851.??.??", "booklet", "Ada 1851 (booklet)"},
		{"?", "?", "2024.02.03", "", "Game 2024-02-03"},
		{"Anderssen, Adolf", "Kieseritzky, Lionel", "1851.06.21", "position", "Anderssen, Adolf - Kieseritzky, Lionel 1851-06-21 (position)"},
	} {
		rec := record.New("chess", "")
		rec.Tags = []record.Tag{{Name: "White", Value: tt.white}, {Name: "Black", Value: tt.black}, {Name: "Date", Value: tt.date}}
		if got := nameOf(rec, tt.kind); got != tt.want {
			t.Errorf("%+v is called %q", tt, got)
		}
	}
}

// TestSafeName proposes only names that every file system accepts.
func TestSafeName(t *testing.T) {
	for name, want := range map[string]string{
		"Ada - Bea": "Ada - Bea", `a/b\c:d*e?f"g<h>i|j`: "a_b_c_d_e_f_g_h_i_j", "line\nbreak\x00": "line_break_", " .hidden. ": "hidden",
		"con": "_con", "NUL.x": "_NUL.x", "com1": "_com1", "Conrad": "Conrad", "谷川 - 羽生": "谷川 - 羽生", "bad \xff": "bad _",
	} {
		if got := safeName(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
	if got := safeName(strings.Repeat("羽生", 100)); len(got) > longestName || !utf8.ValidString(got) {
		t.Errorf("%q is %d bytes long", got, len(got))
	}
}
