package ui

import (
	"bytes"
	"errors"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/platform/filedialog"
	"passedpawn/ui/print/export"
)

// TestExportGame exports a game in each format with the menu, its dialog and the file
// dialog. The names of the files differ by what they contain.
func TestExportGame(t *testing.T) {
	d, s := withSystem(t)
	d.shows("[White \"Ada\"]\n[Black \"Bea\"]\n[Date \"1851.06.??\"]\n\n1. e4 e5 {good} 2. Nf3 $220 Nc6 1-0\n", "e4 e5 Nf3 Nc6")
	isPNG := func(data []byte) bool {
		img, err := png.Decode(bytes.NewReader(data))
		return err == nil && img.Bounds().Dx() > 400 && img.Bounds().Dy() > 450
	}
	names := map[string]bool{}
	for _, tt := range []struct {
		item, name string
		asks       bool
		right      func([]byte) bool
	}{
		{"Game (PGN)", "Ada - Bea 1851-06.pgn", false, func(data []byte) bool { return bytes.Contains(data, []byte("1. e4 e5 {good} 2. Nf3 $220 Nc6 1-0")) }},
		{"Booklet (PDF)", "Ada - Bea 1851-06 (booklet).pdf", true, func(data []byte) bool { return bytes.HasPrefix(data, []byte("%PDF-")) }},
		{"Animation (GIF)", "Ada - Bea 1851-06 (animation).gif", true, func(data []byte) bool {
			g, err := gif.DecodeAll(bytes.NewReader(data))
			return err == nil && len(g.Image) == 5 && g.Delay[0] == 100
		}},
		{"Picture of the game (PNG)", "Ada - Bea 1851-06 (diagrams).png", false, isPNG},
		{"Picture of the game (SVG)", "Ada - Bea 1851-06 (diagrams).svg", false, func(data []byte) bool { return bytes.Contains(data, []byte("<path ")) }},
		{"Picture of the position (PNG)", "Ada - Bea 1851-06 (position).png", true, func(data []byte) bool {
			img, err := png.Decode(bytes.NewReader(data))
			return err == nil && img.Bounds().Dx() == 480 && img.Bounds().Dy() == 480
		}},
		{"Picture of the position (SVG)", "Ada - Bea 1851-06 (position).svg", false, func(data []byte) bool { return bytes.HasPrefix(data, []byte("<svg ")) }},
		{"Position (FEN)", "Ada - Bea 1851-06 (position).fen", false, func(data []byte) bool {
			return string(data) == "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\n"
		}},
	} {
		export, _ := directly(d.menus.main.Items[0].Items, "Export")
		item, ok := directly(export.ChildMenu.Items, tt.item)
		if !ok {
			t.Fatalf("there is no %q", tt.item)
		}
		path := filepath.Join(d.dir, tt.name)
		s.answer(filedialog.Answer{Paths: []string{path}}, nil)
		if item.Action(); tt.asks {
			d.replies("Export")
		}
		d.until("the file", func() bool { return strings.Contains(d.texts(), "Saved as "+path) })
		r := <-s.asked
		if r.Name != tt.name || !r.Save || r.Types[0].Extensions[0] != filepath.Ext(tt.name) || names[r.Name] {
			t.Errorf("asked %+v", r)
		}
		names[r.Name] = true
		data, err := os.ReadFile(path)
		if err != nil || !tt.right(data) {
			t.Errorf("%v: %s holds %.60q", err, path, data)
		}
	}
}

// TestExportIsFound finds each export by its name among the commands.
func TestExportIsFound(t *testing.T) {
	d := open(t, t.TempDir())
	found := 0
	for _, c := range d.palette.commands() {
		if c.Path == "Game, Export" {
			found++
		}
	}
	if found != len(export.Positions())+len(export.Games())+1 { // and everything for another computer
		t.Errorf("%d commands export", found)
	}
}

// TestBookletDiagrams remembers where a person wants diagrams in booklets.
func TestBookletDiagrams(t *testing.T) {
	d := open(t, t.TempDir())
	d.booklets.ask("Booklet (PDF)", func(*export.Exporter) {})
	d.window.Canvas().Focused().TypedRune(' ')
	d.replies("Export")
	if s := <-d.saved; !s.AtComments || s.AtNAGs || s.Every != 0 || s.PrintSize != 0 {
		t.Errorf("saved are %+v", s)
	}
}

// TestExportFails says why a file was not written.
func TestExportFails(t *testing.T) {
	d, s := withSystem(t)
	d.exports.as(d.exports.source(), d.exporter(), export.Positions()[0], dialogs.Export{})
	s.answer(filedialog.Answer{Paths: []string{filepath.Join(d.dir, "none", "x.png")}}, nil)
	d.says("could not be written")
}

// TestCopyPicture copies the board as it is shown: from the same side, with its drawings.
func TestCopyPicture(t *testing.T) {
	d := open(t, t.TempDir())
	var copies [][]byte
	d.exports.copy = func(png []byte) error {
		copies = append(copies, png)
		return nil
	}
	again := func() []byte {
		n := len(copies)
		d.exports.copyPicture()
		d.until("the copy", func() bool { return strings.Contains(d.texts(), "Picture copied.") && len(copies) > n })
		d.page.Say("")
		if _, err := png.Decode(bytes.NewReader(copies[n])); err != nil {
			t.Fatal(err)
		}
		return copies[n]
	}
	first := again()
	if !bytes.Equal(first, again()) {
		t.Error("the same board is another picture")
	}
	move(t, d, "e4")
	moved := again()
	d.page.Flip()
	flipped := again()
	d.page.Board.Do(boardmodel.RightPress{At: rules.On(rules.Sq(3, 3))})
	d.page.Board.Do(boardmodel.RightRelease{At: rules.On(rules.Sq(3, 3))})
	for i, other := range [][]byte{moved, flipped, again()} {
		if bytes.Equal(first, other) || i > 0 && bytes.Equal(moved, other) || i > 1 && bytes.Equal(flipped, other) {
			t.Errorf("picture %d is one that was there before", i)
		}
	}
}

// TestCopyPictureFails offers to save the picture if the clipboard does not take it.
func TestCopyPictureFails(t *testing.T) {
	d, s := withSystem(t)
	d.exports.copy = func([]byte) error { return errors.New("no screen") }
	d.exports.copyPicture()
	d.says("The picture cannot be copied: no screen. Save it as a file instead?")
	path := filepath.Join(d.dir, "board.png")
	s.answer(filedialog.Answer{Paths: []string{path}}, nil)
	d.replies("Save picture")
	d.says("Saved as")
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}
