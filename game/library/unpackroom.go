package library

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"passedpawn/game/files/filelock"
)

// draftCopy is how the names of unfinished copies begin.
const draftCopy = ".unpacking-"

// longestUnpacking is how old such a copy gets before it counts as left by a crash.
const longestUnpacking = 24 * time.Hour

// A copied is the copy of a compressed file.
type copied struct {
	dir  string
	used time.Time
	size int64
}

// prune removes the least recently used copies until the rest fit into the room. A copy that
// a window holds stays.
func (u unpacker) prune() {
	defer u.gate()()
	var all []copied
	total := int64(0)
	entries, _ := os.ReadDir(u.dir)
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !e.IsDir() {
			continue
		}
		c := copied{filepath.Join(u.dir, e.Name()), info.ModTime(), 0}
		if strings.HasPrefix(e.Name(), draftCopy) {
			if time.Since(c.used) > longestUnpacking {
				_ = os.RemoveAll(c.dir)
			}
			continue
		}
		c.size = sizeOf(c.dir)
		total += c.size
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b copied) int { return cmp.Or(a.used.Compare(b.used), strings.Compare(a.dir, b.dir)) })
	for _, c := range all {
		if total > u.room && free(c.dir) && os.RemoveAll(c.dir) == nil {
			total -= c.size
		}
	}
}

// free reports whether no window holds the copy in a folder.
func free(dir string) bool {
	lock := filelock.New(lockOf(dir))
	held, err := lock.TryLock()
	_ = lock.Close()
	return held || err != nil
}

// sizeOf returns the size of the files in a folder.
func sizeOf(dir string) (bytes int64) {
	_ = filepath.WalkDir(dir, func(_ string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			if info, err := e.Info(); err == nil {
				bytes += info.Size()
			}
		}
		return nil
	})
	return bytes
}
