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
// and unknown keys are preserved. A file that cannot be read is renamed first. The language is
// that of Load. A file that cannot be written is no error if a person has chosen nothing that it
// does not say: the size of the window and the recent files are not chosen.
func Save(path, language string, s Settings) error {
	said := s.saidBy(path, language)
	if err := save("the settings", path, s); !said {
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

// saidBy reports whether Load reads from a file all that a person has chosen. What the file
// lacks has its default: a file that a person wrote need not have everything.
func (s Settings) saidBy(path, language string) bool {
	text, err := os.ReadFile(path)
	if err != nil {
		return false
	}
	was, _, err := parse(text, DefaultIn(language))
	was.Width, was.Height, was.Recent = s.Width, s.Height, s.Recent
	return err == nil && s.same(was)
}

// same reports whether the settings are written alike.
func (s Settings) same(other Settings) bool {
	a, err := toml.Marshal(s)
	b, err2 := toml.Marshal(other)
	return err == nil && err2 == nil && bytes.Equal(a, b)
}
