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
)

// TestExportGame exports a game in each format with the menu, the dialog and the file
// dialog.
func TestExportGame(t *testing.T) {
	d, s := withSystem(t)
	d.shows("[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 {good} 2. Nf3 $220 Nc6 1-0\n", "e4 e5 Nf3 Nc6")
	for i, tt := range []struct {
		name  string
		right func([]byte) bool
	}{
		{"Ada - Bea.png", func(data []byte) bool {
			img, err := png.Decode(bytes.NewReader(data))
			return err == nil && img.Bounds().Dx() == 480 && img.Bounds().Dy() == 480
		}},
		{"Ada - Bea.svg", func(data []byte) bool { return bytes.HasPrefix(data, []byte("<svg ")) }},
		{"Ada - Bea.png", func(data []byte) bool {
			img, err := png.Decode(bytes.NewReader(data))
			return err == nil && img.Bounds().Dx() > 400 && img.Bounds().Dy() > 450
		}},
		{"Ada - Bea.svg", func(data []byte) bool { return bytes.Contains(data, []byte("<path ")) }},
		{"Ada - Bea.gif", func(data []byte) bool {
			g, err := gif.DecodeAll(bytes.NewReader(data))
			return err == nil && len(g.Image) == 5 && g.Delay[0] == 100
		}},
		{"Ada - Bea.pdf", func(data []byte) bool { return bytes.HasPrefix(data, []byte("%PDF-")) }},
	} {
		d.exports.last.Format = i
		d.exports.ask()
		path := filepath.Join(d.dir, tt.name)
		if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		s.answer(filedialog.Answer{Paths: []string{path}}, nil)
		d.replies("Save")
		d.until("the file", func() bool { return strings.Contains(d.texts(), "Saved as "+path) })
		r := <-s.asked
		if r.Name != tt.name || !r.Save || r.Types[0].Extensions[0] != filepath.Ext(tt.name) {
			t.Errorf("asked %+v", r)
		}
		data, err := os.ReadFile(path)
		if err != nil || !tt.right(data) {
			t.Errorf("%v: %s holds %.60q", err, path, data)
		}
	}
}

// TestExportFails says why a file was not written.
func TestExportFails(t *testing.T) {
	d, s := withSystem(t)
	d.exports.as(d.exports.source(), d.exporter(), dialogs.Export{})
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
