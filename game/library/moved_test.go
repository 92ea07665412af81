package library

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestItemAfterAnotherGrew opens the third game of a list when the second has become
// longer, as after an edit that was saved: it is still the third, whole.
func TestItemAfterAnotherGrew(t *testing.T) {
	path := filepath.Join(t.TempDir(), "three.pgn")
	const text = "1. a4 *\n\n1. b4 *\n\n1. c4 *\n"
	for _, now := range []string{
		strings.Replace(text, "b4", "b4 {a comment}", 1),
		strings.Replace(text, "1. b4 *\n\n", "", 1) + "\n1. d4 *\n",
		"[Event \"?\"]\n" + text,
	} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		c := File(path, "", chess)
		table := list(t, c)
		if err := os.WriteFile(path, []byte(now), 0o644); err != nil {
			t.Fatal(err)
		}
		want := "1. c4 *"
		if strings.Contains(now, "d4") {
			want = "1. d4 *" // the third now
		}
		item, err := c.Item(table, 2)
		if err != nil || strings.TrimSpace(item.Raw) != want || item.Number != 3 {
			t.Errorf("%v: the third game is %q, number %d", err, item.Raw, item.Number)
		}
	}
}
