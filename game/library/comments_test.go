package library

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestCommented searches the comments of a file's games and of a person's own: in the
// main line and in variations, but neither tags nor moves.
func TestCommented(t *testing.T) {
	texts := []string{
		"[White \"Novelty\"]\n\n1. e4 *\n",
		"[White \"B\"]\n\n1. e4 {A strong NOVELTY\nof course} e5 *\n",
		"[White \"C\"]\n\n{First} 1. e4 e5 (1... c5 2. Nf3 (2. c3 {a novelty ö}) 2... d6) *\n",
		"[White \"D\"]\n\n1. e4 ; another novelty\n*\n",
		"[White \"E\"]\n\n1. e4 {[%clk 0:01:00] quiet} *\n",
	}
	all := ""
	for _, text := range texts {
		all += text + "\n"
	}
	folder, err := Open(t.TempDir(), chess)
	if err != nil {
		t.Fatal(err)
	}
	for i, text := range texts {
		if err := os.WriteFile(filepath.Join(filepath.Dir(folder.Path("x")), fmt.Sprint(i)+".pgn"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []Collection{File(fileOf(t, all), "", chess), folder.Kept()} {
		table := list(t, c)
		for word, want := range map[string]string{
			"novelty": "[B C D]", "Novelty of": "[B]", "first": "[C]", "e4": "[]", "clk": "[]", "nothing": "[]", "Ö": "[C]",
		} {
			rows, err := c.Commented(context.Background(), table, []int32{0, 1, 2, 3, 4}, word)
			var whites []string
			for _, r := range rows {
				whites = append(whites, table.Text(int(r), 0))
			}
			slices.Sort(whites)
			if fmt.Sprint(whites) != want || err != nil {
				t.Errorf("%q: %v, %v, want %s", word, err, whites, want)
			}
		}
		stopped, cancel := context.WithCancel(context.Background())
		cancel()
		if _, err := c.Commented(stopped, table, []int32{0}, "novelty"); err == nil {
			t.Error("a cancelled search finds")
		}
	}
}
