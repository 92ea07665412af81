package review

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/rules"
)

// A Store keeps complete reviews in a folder, so that a game is not evaluated again when it
// is opened another time. The folder may be cleared at any time. The zero Store keeps none.
// Its methods may be called on any goroutine.
type Store struct{ dir string }

// NewStore returns the store in a folder, which need not exist.
func NewStore(dir string) Store { return Store{dir} }

// mostKept is how many reviews are kept. Those that nobody has opened for the longest time
// go first.
const mostKept = 500

// name returns the path of the review of a game by an engine: the same moves from the same
// position have the same.
func (s Store) name(g Game, by string) string {
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %q %d %d", g.Rules.ID(), by, g.Line[0], Nodes, Deeper)
	for _, m := range g.Moves {
		fmt.Fprintf(h, " %v", m)
	}
	return filepath.Join(s.dir, hex.EncodeToString(h.Sum(nil)[:12])+".json")
}

// Load returns the complete review of a game by an engine. ok is false if there is none that
// can be read.
func (s Store) Load(g Game, by string) (r Review, ok bool) {
	if s.dir == "" {
		return r, false
	}
	name := s.name(g, by)
	text, err := os.ReadFile(name)
	if r = New(g); err != nil || json.Unmarshal(text, &r.Evals) != nil || len(r.Evals) != len(g.Line) || !r.Complete() {
		return r, false
	}
	for ply, e := range r.Evals {
		if !playable(g.Line[ply], e.Line) {
			return r, false
		}
	}
	now := time.Now()
	_ = os.Chtimes(name, now, now) // it was opened
	return r, true
}

// playable reports whether the moves of a line are legal.
func playable(at rules.Position, line []rules.Move) bool {
	for _, m := range line {
		if m.Null() || !rules.Legal(at, m) {
			return false
		}
		next, err := at.Play(m)
		if err != nil {
			return false
		}
		at = next
	}
	return true
}

// Keep keeps a review by an engine if it is complete.
func (s Store) Keep(r Review, by string) error {
	if s.dir == "" || !r.Complete() {
		return nil
	}
	text, err := json.Marshal(r.Evals)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(s.dir, 0o755); err != nil {
		return err
	}
	if err := atomicfile.Write(s.name(r.Game, by), text); err != nil {
		return err
	}
	return s.prune()
}

// prune removes the reviews beyond mostKept.
func (s Store) prune() error {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return err
	}
	entries = slices.DeleteFunc(entries, func(e fs.DirEntry) bool { return filepath.Ext(e.Name()) != ".json" })
	if len(entries) <= mostKept {
		return nil
	}
	opened := func(e fs.DirEntry) int64 {
		info, err := e.Info()
		if err != nil {
			return 0
		}
		return info.ModTime().UnixNano()
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return cmp.Compare(opened(b), opened(a)) })
	for _, e := range entries[mostKept:] {
		if err := os.Remove(filepath.Join(s.dir, e.Name())); err != nil {
			return err
		}
	}
	return nil
}
