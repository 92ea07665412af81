package filename

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestSafe gives only names that every file system accepts.
func TestSafe(t *testing.T) {
	for name, want := range map[string]string{
		"Ada - Bea": "Ada - Bea", `a/b\c:d*e?f"g<h>i|j`: "a_b_c_d_e_f_g_h_i_j", "line\nbreak\x00": "line_break_", " .hidden. ": "hidden",
		"con": "_con", "NUL.x": "_NUL.x", "com1": "_com1", "Conrad": "Conrad", "谷川 - 羽生": "谷川 - 羽生", "bad \xff": "bad _", " . ": "",
	} {
		if got := Safe(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
	if got := Safe(strings.Repeat("羽生", 100)); len(got) > longest || !utf8.ValidString(got) {
		t.Errorf("%q is %d bytes long", got, len(got))
	}
}

// FuzzSafe changes no name that is safe.
func FuzzSafe(f *testing.F) {
	f.Add("con.")
	f.Add(" NUL . x/")
	f.Fuzz(func(t *testing.T, name string) {
		if once := Safe(name); Safe(once) != once || len(once) > longest || !utf8.ValidString(once) {
			t.Errorf("%q becomes %q and then %q", name, once, Safe(once))
		}
	})
}
