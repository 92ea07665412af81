package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"passedpawn/game/rules"
)

// Progress is what a person has achieved. It is no setting: nobody chooses it, and it is
// worth more. It has a file of its own, beside the games.
type Progress struct {
	Learnt []string `toml:"learnt"`              // IDs of the completed lessons
	Solved []string `toml:"solved"`              // IDs of the mate problems that were solved
	Beaten []string `toml:"beaten_levels_of_16"` // levels of the engine that the person has beaten, such as "chess 3"
}

// ProgressFile returns the path of the file of the progress, in the XDG data folder.
func ProgressFile() string { return filepath.Join(Data(), "progress.toml") }

// LoadProgress reads the progress from a file. Without it, it reads what an earlier version of
// the program has left in the file of the settings. If the file cannot be read, LoadProgress
// renames it, and returns an error that says so.
func LoadProgress(path, settings string) (p Progress, err error) {
	text, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return earlier(settings), nil
	case err != nil:
		return p, fmt.Errorf("the progress cannot be read: %w", err)
	}
	if p, err = readProgress(text); err != nil {
		return earlier(settings), setAside("the progress", path, err)
	}
	return p, nil
}

// earlier returns the progress in a file of settings: none if it has none.
func earlier(settings string) (p Progress) {
	if text, err := os.ReadFile(settings); err == nil {
		p, _ = readProgress(text)
	}
	return p
}

// SaveProgress writes the progress as Save writes the settings. Where there is none, no file
// is made.
func SaveProgress(path string, p Progress) error {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) && len(p.Learnt)+len(p.Solved)+len(p.Beaten) == 0 {
		return nil
	}
	return save("the progress", path, p)
}

// Learned returns the settings with another completed lesson.
func (s Settings) Learned(id string) Settings {
	s.Learnt = with(s.Learnt, id)
	return s
}

// Mated returns the settings with another mate problem that was solved.
func (s Settings) Mated(id string) Settings {
	s.Solved = with(s.Solved, id)
	return s
}

// Beat returns the settings after a win against a level of the engine in a game, by the
// game's ID.
func (s Settings) Beat(game string, level int) Settings {
	s.Beaten = with(s.Beaten, beaten(game, level))
	return s
}

// Achieved returns the settings with what another computer's file of the progress has as well, by
// its text. A text that cannot be read adds nothing.
func (s Settings) Achieved(text string) (Settings, error) {
	p, err := readProgress([]byte(text))
	if err != nil {
		return s, fmt.Errorf("the progress cannot be read: %w", err)
	}
	for _, list := range []struct {
		own  *[]string
		more []string
	}{{&s.Learnt, p.Learnt}, {&s.Solved, p.Solved}, {&s.Beaten, p.Beaten}} {
		for _, entry := range list.more {
			*list.own = with(*list.own, entry)
		}
	}
	return s, nil
}

// HasBeaten reports whether the person has beaten a level of the engine in a game.
func (s Settings) HasBeaten(game string, level int) bool {
	return slices.Contains(s.Beaten, beaten(game, level))
}

// beaten names a level of the engine in the games of a family.
func beaten(game string, level int) string { return fmt.Sprintf("%s %d", rules.FamilyOf(game), level) }

// with returns a list that has an entry.
func with(list []string, entry string) []string {
	if slices.Contains(list, entry) {
		return list
	}
	return append(slices.Clone(list), entry)
}
