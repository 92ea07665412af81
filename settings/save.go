package settings

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/pelletier/go-toml/v2"

	"passedpawn/game/files/atomicfile"
)

// Save writes the settings, completely or not at all, into the existing text: comments
// and unknown keys are preserved. A file that cannot be read is renamed first. Without a
// change nothing is written, so that a file which cannot be written does no harm. If it cannot,
// and only the size of the window and the recent files have changed, that is no error: nobody
// chose those.
func Save(path string, s Settings) error {
	d := s.differenceFrom(path)
	if d == none {
		return nil
	}
	if err := save("the settings", path, s); d == different {
		return err
	}
	return nil
}

// save writes values into a file of what.
func save(what, path string, values any) error {
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s cannot be saved: %w", what, err)
	}
	data, wrong := rewritten(text, values)
	if wrong != nil && len(text) > 0 {
		wrong = setAside(what, path, wrong)
		data, err = rewritten(nil, values)
	}
	if data == nil {
		return errors.Join(wrong, err)
	}
	if wrong == nil && err == nil && bytes.Equal(data, text) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("%s cannot be saved: %w", what, err)
	}
	return errors.Join(wrong, atomicfile.Write(path, data))
}

// A difference says how settings differ from those in a file.
type difference int

const (
	different difference = iota
	unchosen             // at most in what nobody chose, or because values are of the wrong kind
	none
)

// differenceFrom compares the settings with those that Load reads from a file. What the file
// lacks has its default: a file that a person wrote need not have everything.
func (s Settings) differenceFrom(path string) difference {
	text, err := os.ReadFile(path)
	if err != nil {
		return different
	}
	least := different
	for _, language := range []string{"en", "ja"} { // the two kinds of defaults
		was, wrong, err := parse(text, DefaultIn(language))
		if err != nil {
			return different
		}
		if len(wrong) == 0 && s.same(was) {
			return none
		}
		was.Width, was.Height, was.Recent = s.Width, s.Height, s.Recent
		if s.same(was) {
			least = unchosen
		}
	}
	return least
}

// same reports whether the settings are written alike.
func (s Settings) same(other Settings) bool {
	a, err := toml.Marshal(s)
	b, err2 := toml.Marshal(other)
	return err == nil && err2 == nil && bytes.Equal(a, b)
}
