// Package ownlook reads a person's own boards and pieces from a folder.
// It leaves out files that cannot be used, and names them.
//
//	pieces/NAME/wK.svg   a picture of the white king, on a square; bN.svg the black knight
//	boards/NAME.json     {"light": "#EEE4D0", "dark": "#A98563"}
package ownlook

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// Found is the content of a folder.
type Found struct {
	Sets   []look.OwnSet
	Boards []Board
	Wrong  []error // each names a file
}

// A Board is a person's own board: its name, and the ID that settings
// store.
type Board struct{ Name, ID string }

// Limits: the number of sets or boards, and the size of a file in bytes.
const (
	most  = 50
	large = 1 << 20
)

// Make creates missing folders.
func Make(dir string) error {
	return errors.Join(os.MkdirAll(filepath.Join(dir, "pieces"), 0o755), os.MkdirAll(filepath.Join(dir, "boards"), 0o755))
}

// Read reads a folder. A missing folder counts as empty.
func Read(dir string) Found {
	var f Found
	for _, e := range f.list(dir, "pieces") {
		if e.IsDir() {
			f.set(dir, e.Name())
		}
	}
	for _, e := range f.list(dir, "boards") {
		if !e.IsDir() && strings.HasSuffix(e.Name(), ".json") {
			f.board(dir, e.Name())
		}
	}
	return f
}

func (f *Found) list(dir, name string) []fs.DirEntry {
	entries, err := os.ReadDir(filepath.Join(dir, name))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		f.wrong(name, err)
	}
	return entries[:min(len(entries), most)]
}

// wrong stores an error with the name of its file.
func (f *Found) wrong(file string, err error) {
	f.Wrong = append(f.Wrong, phrase.Errorf("look.file-error", filepath.ToSlash(file), err))
}

// letters maps the letters in file names to kinds, in the order in which files are
// named.
var letters = []struct {
	letter string
	kind   rules.Kind
}{{"K", rules.King}, {"Q", rules.Queen}, {"R", rules.Rook}, {"B", rules.Bishop}, {"N", rules.Knight}, {"P", rules.Pawn}}

// set reads a set of pieces. Some pieces may be missing, but not all.
func (f *Found) set(dir, name string) {
	set := look.OwnSet{Name: name, Pictures: map[rules.Piece][]byte{}}
	for side, colour := range []string{"w", "b"} {
		for _, l := range letters {
			file := filepath.Join("pieces", name, colour+l.letter+".svg")
			data, err := content(filepath.Join(dir, file))
			if err == nil {
				err = look.Drawable(data)
			}
			if err != nil {
				f.wrong(file, err)
				continue
			}
			set.Pictures[rules.Piece{Side: rules.Side(side), Kind: l.kind}] = data
		}
	}
	if len(set.Pictures) > 0 {
		f.Sets = append(f.Sets, set)
	}
}

func (f *Found) board(dir, name string) {
	file := filepath.Join("boards", name)
	data, err := content(filepath.Join(dir, file))
	var colours struct{ Light, Dark string }
	if err == nil {
		if err = json.Unmarshal(data, &colours); err != nil {
			err = phrase.Errorf("look.no-board")
		}
	}
	id := ""
	if err == nil {
		id, err = look.OwnBoard(colours.Light, colours.Dark)
	}
	if err != nil {
		f.wrong(file, err)
		return
	}
	f.Boards = append(f.Boards, Board{strings.TrimSuffix(name, ".json"), id})
}

// content returns the content of a file that is not too large.
func content(path string) ([]byte, error) {
	file, err := openfile.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, phrase.Errorf("look.file-missing")
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, large+1))
	if err == nil && len(data) > large {
		err = phrase.Errorf("look.file-large")
	}
	return data, err
}
