package library

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// The limits for what can be undone after a restart, and for what can be redone: how many
// steps of each, and how many bytes of text for both. The last edit can always be undone.
const (
	mostSteps = 100
	roomSteps = 1 << 20
)

// undo is the path of the history of a game, which lies beside the game and not in it: other
// programs read that.
func (f *Folder) undo(name string) string {
	return filepath.Join(f.dir, "undo", name+".json")
}

// Reopen is Load for a game that goes on: it also returns the history with which the game was
// last saved. The history is empty if the game has none, or if its file has changed since.
func (f *Folder) Reopen(name string) (*record.Record, record.History, error) {
	rec, text, err := f.load(name)
	if err != nil || len(rec.Lost) > 0 {
		return rec, record.History{}, err
	}
	return rec, f.history(name, text, rec), nil
}

// history returns the history of a game whose file has a text. A kill between the writing of
// the two leaves a history with the game as it was before: then that is the present record.
func (f *Folder) history(name, text string, rec *record.Record) record.History {
	kept, texts := f.readHistory(name)
	if texts == nil && f.renamed(name, text) {
		kept, texts = f.readHistory(name)
	}
	at := closest(texts, text, kept.At)
	if at < 0 {
		return record.History{}
	}
	h := record.History{Steps: []record.Step{kept.Steps[at].step(rec)}}
	for i := at - 1; i >= 0; i-- {
		r := f.like(rec, texts[i])
		if r == nil {
			break
		}
		h.Steps, h.At = append([]record.Step{kept.Steps[i].step(r)}, h.Steps...), h.At+1
	}
	for i := at + 1; i < len(texts); i++ {
		r := f.like(rec, texts[i])
		if r == nil {
			break
		}
		h.Steps = append(h.Steps, kept.Steps[i].step(r))
	}
	return h
}

// readHistory reads the history of a game. There are no texts if there is none.
func (f *Folder) readHistory(name string) (undoFile, []string) {
	data, err := openfile.ReadFile(f.undo(name))
	if err != nil {
		return undoFile{}, nil
	}
	return readUndo(data)
}

// closest returns the index of a text that is nearest to another index, -1 for none.
func closest(texts []string, text string, to int) (at int) {
	at = -1
	for i, t := range texts {
		if t == text && (at < 0 || max(i-to, to-i) < max(at-to, to-at)) {
			at = i
		}
	}
	return at
}

// like reads another version of a game, and returns nil for anything else.
func (f *Folder) like(rec *record.Record, text string) *record.Record {
	items := pgn.Scan(text)
	if len(items) != 1 {
		return nil
	}
	r, err := pgn.Read(items[0], f.games)
	if err != nil || r.Rules != rec.Rules || r.Start != rec.Start || len(r.Lost) > 0 {
		return nil
	}
	return r
}

// ErrNoUndo means that a game was saved and its history was not.
var ErrNoUndo = phrase.Errorf("library.no-undo-after-restart")

// withoutUndo returns why the history of a game that was saved was not, nil if it was.
func (g *keptGame) withoutUndo() error {
	if g.noUndo == nil {
		return nil
	}
	return phrase.Errorf("%v: %v", ErrNoUndo, g.noUndo)
}

// keepHistory writes the history with which a game is about to be saved, or removes the
// former one. If it cannot be written, the game is saved all the same: a former one does not
// belong to it.
func (f *Folder) keepHistory(g *keptGame, name, text string, h record.History) {
	path := f.undo(name)
	g.noUndo = nil
	if len(h.Steps) < 2 {
		if !g.plain {
			err := os.Remove(path)
			g.plain = err == nil || errors.Is(err, fs.ErrNotExist)
		}
		g.texts = nil
		return
	}
	g.plain = false
	near, texts := g.near(text, h)
	if data, ok := writeUndo(near, texts); ok {
		g.noUndo = f.withFolder(func() error { return atomicfile.Write(path, data) })
	}
}

// near returns the steps of a history that are within the limits, and their texts. text is
// that of the present record. The other texts are the same as when their records were saved.
func (g *keptGame) near(text string, h record.History) (near record.History, texts []string) {
	before := g.texts
	g.texts = map[*record.Record]string{}
	keep := func(i int, text string) int {
		g.texts[h.Steps[i].Record] = text
		return len(text)
	}
	keep(h.At, text)
	first, last, room := h.At, h.At, roomSteps
	take := func(i int) {
		text, known := before[h.Steps[i].Record]
		if !known {
			text = pgn.Write(h.Steps[i].Record)
		}
		room -= keep(i, text)
	}
	for ; first > 0 && h.At-first < mostSteps && room > 0; first-- {
		take(first - 1)
	}
	for ; last+1 < len(h.Steps) && last-h.At < mostSteps && room > 0; last++ {
		take(last + 1)
	}
	near = record.History{Steps: h.Steps[first : last+1], At: h.At - first}
	for _, s := range near.Steps {
		texts = append(texts, g.texts[s.Record])
	}
	return near, texts
}
