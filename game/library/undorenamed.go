package library

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/files/openfile"
)

// A history is named after the file of its game, which other programs may rename. Then it is
// found by the text of the game.

// strayUndo returns the names of the histories whose game is not there.
func (f *Folder) strayUndo() (names []string) {
	for _, path := range find(filepath.Join(f.dir, "undo"), "*.json") {
		name := strings.TrimSuffix(filepath.Base(path), ".json")
		if _, err := os.Lstat(f.Path(name)); errors.Is(err, fs.ErrNotExist) && regular(path) {
			names = append(names, name)
		}
	}
	return names
}

// lastTexts returns the text with which a history was written, and those beside it: a kill may
// have left the game as it was before.
func (f *Folder) lastTexts(name string) []string {
	kept, texts := f.readHistory(name)
	if kept.At < 0 || kept.At >= len(texts) {
		return nil
	}
	return texts[max(kept.At-1, 0):min(kept.At+2, len(texts))]
}

// renamed finds the history of a game without one, whose file has a text and was renamed.
func (f *Folder) renamed(name, text string) bool {
	for _, was := range f.strayUndo() {
		if slices.Contains(f.lastTexts(was), text) {
			return os.Rename(f.undo(was), f.undo(name)) == nil
		}
	}
	return false
}

// clearUndo removes the histories of games that are gone. If a game was renamed, so is its
// history.
func (f *Folder) clearUndo() {
	for _, was := range f.strayUndo() {
		if name := f.gameOf(f.lastTexts(was)); name != "" {
			_ = os.Rename(f.undo(was), f.undo(name))
		} else {
			_ = os.Remove(f.undo(was))
		}
	}
}

// gameOf returns the name of a game without a history whose file has one of some texts, "" if
// there is none. It reads only files of their sizes.
func (f *Folder) gameOf(texts []string) string {
	games, _ := os.ReadDir(f.Games())
	for _, e := range games {
		info, err := e.Info()
		if err != nil || !slices.ContainsFunc(texts, func(t string) bool { return int64(len(t)) == info.Size() }) {
			continue
		}
		if _, err := os.Lstat(f.undo(e.Name())); err == nil {
			continue
		}
		if data, err := openfile.ReadFile(f.Path(e.Name())); err == nil && slices.Contains(texts, string(data)) {
			return e.Name()
		}
	}
	return ""
}
