package gamelist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/library"
	"passedpawn/game/variants"
)

// TestExportBooklet writes the chosen games as a booklet, with the file name as its
// title.
func TestExportBooklet(t *testing.T) {
	d := sit(t)
	d.shown()
	d.target = filepath.Join(filepath.Dir(d.path), "My best.PDF")
	d.list.selectAll()
	d.commands.export()
	d.until("the file", func() bool { return strings.Contains(d.status.text.Text, "Saved 4 games") })
	if data, err := os.ReadFile(d.target); err != nil || string(data) != "My best 4 Carl chess" {
		t.Errorf("%v: the booklet is %q", err, data)
	}
	if d.named != "few (4 games)" {
		t.Errorf("the proposed name is %q", d.named)
	}
}

// TestExportPositions exports the position by which a game was found.
func TestExportPositions(t *testing.T) {
	d := sit(t).shown()
	d.until("the moves", func() bool { return d.source.positions != nil && !d.status.progress.Visible() })
	d.target = filepath.Join(filepath.Dir(d.path), "out.fen")
	d.bar.field.SetText("position:wpe4 result:0-1")
	d.lists("Ada")
	d.list.selectAll()
	d.commands.export()
	d.until("the file", func() bool { return strings.Contains(d.status.text.Text, "Saved 1 game") })
	const found = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 2\n"
	if data, err := os.ReadFile(d.target); err != nil || string(data) != found {
		t.Errorf("%v: there is %q", err, data)
	}
}

const branched = `[White "Habu"]
[Black "Tani"]
[Variant "shogi"]
[Result "1-0"]

1. P-7f {good} P-3d (1... P-8d) 1-0

[White "Oyama"]
[Black "Masuda"]
[Variant "shogi"]
[Result "1-0"]

1. P-2f 1-0
`

// TestExportLoses asks before it writes a file that loses something, and not otherwise.
func TestExportLoses(t *testing.T) {
	for _, tt := range []struct {
		name, asks string
		yes        bool
	}{
		{"out.pgn", "", true},
		{"out.kif", "", true},
		{"out.csa", "A CSA file cannot hold everything in these games. They will be exported without: variations.", true},
		{"out.csa", "variations", false},
	} {
		d := sit(t)
		if err := os.WriteFile(d.path, []byte(branched), 0o600); err != nil {
			t.Fatal(err)
		}
		d.Show(library.File(d.path, t.TempDir(), variants.All()))
		d.lists("Habu Oyama")
		d.target = filepath.Join(filepath.Dir(d.path), tt.name)
		d.list.selectAll()
		d.asked = ""
		d.commands.export()
		if tt.asks != "" {
			d.until("the question", func() bool { return d.asked != "" })
			if !strings.Contains(d.asked, tt.asks) {
				t.Errorf("%s asks %q", tt.name, d.asked)
			}
			if _, err := os.Stat(d.target); err == nil {
				t.Error("the file was written before the answer")
			}
			d.answer(tt.yes)
		}
		if !tt.yes {
			d.until("nothing", func() bool { return !d.status.work.Busy() })
			if _, err := os.Stat(d.target); err == nil {
				t.Error("the file was written without leave")
			}
			continue
		}
		d.until("the file", func() bool { return strings.Contains(d.status.text.Text, "Saved 2 games") })
		if tt.asks == "" && d.asked != "" {
			t.Errorf("%s asks %q", tt.name, d.asked)
		}
	}
}
