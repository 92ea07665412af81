package plain

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestWriter(t *testing.T) {
	for text, want := range map[string]string{
		"Ann – Bóris ½-½\n\tend":          "Ann – Bóris ½-½\n\tend",
		"\x1bc\x07\r\x00\x7f":             `\u001bc\u0007\u000d\u0000\u007f`,
		"\u009b31m":                       `\u009b31m`,
		"\x9b31m":                         `\x9b31m`,
		"a\u202eb\u2066c\u200fd\u2028":    `a\u202eb\u2066c\u200fd\u2028`,
		"\U0001F600 \xf0\x9f\x98 \xe2 ok": "\U0001F600 \\xf0\\x9f\\x98 \\xe2 ok",
	} {
		for size := 1; size <= len(text); size++ { // however it comes in
			var out strings.Builder
			w := NewWriter(&out)
			for rest := text; rest != ""; {
				part := rest[:min(size, len(rest))]
				if n, err := w.Write([]byte(part)); n != len(part) || err != nil {
					t.Fatal(n, err)
				}
				rest = rest[len(part):]
			}
			if out.String() != want {
				t.Errorf("%q by %d comes out as %q, want %q", text, size, out.String(), want)
			}
		}
	}
}

func TestShort(t *testing.T) {
	long := strings.Repeat("ü½…", 1000)
	for _, most := range []int{20, 21, 22, 23, 100, len(long) - 1, len(long)} {
		short := Short(long, most)
		if len(short) > most || len(short) < most-8 || !utf8.ValidString(short) {
			t.Errorf("%d bytes of %d: %q", len(short), most, short)
		}
	}
	if got := Short("e4", 2); got != "e4" {
		t.Errorf("%q", got)
	}
}
