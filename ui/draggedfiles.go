package ui

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filename"
)

// draggedFiles are the files of dropped games, each in a folder of its own. A program may read
// its file long after the drop, as one for mail does when the mail is sent. So each stays for
// a day, and goes with a later drag or start of the program. An editor may have saved into it:
// then it is the person's, and stays.
type draggedFiles struct {
	dir string // in the folder of caches
	now func() time.Time
}

// kept is how long a file stays.
const kept = 24 * time.Hour

// write writes a file of a name, without its extension.
func (f draggedFiles) write(name, text string) (path string, err error) {
	f.clear()
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp(f.dir, sum([]byte(text))+"-*") // says whether the file is as it was
	if err != nil {
		return "", err
	}
	path = filepath.Join(dir, cmp.Or(filename.Safe(name), "games")+".pgn")
	if err := atomicfile.Write(path, []byte(text)); err != nil {
		_ = os.RemoveAll(dir)
		return "", err
	}
	return path, nil
}

// sum returns a checksum of a text, as part of a name.
func sum(text []byte) string {
	all := sha256.Sum256(text)
	return hex.EncodeToString(all[:16])
}

// clear removes the files that were written more than a day ago and have not changed since.
func (f draggedFiles) clear() {
	folders, _ := os.ReadDir(f.dir) // there may be none
	for _, folder := range folders {
		was, _, ours := strings.Cut(folder.Name(), "-")
		info, err := folder.Info()
		if !ours || !folder.IsDir() || err != nil || f.now().Sub(info.ModTime()) <= kept {
			continue
		}
		dir := filepath.Join(f.dir, folder.Name())
		files, _ := os.ReadDir(dir) // without them it cannot be removed
		for _, file := range files {
			path := filepath.Join(dir, file.Name())
			if data, err := os.ReadFile(path); err == nil && (sum(data) == was || atomicfile.IsDraft(file.Name())) {
				_ = os.Remove(path)
			}
		}
		_ = os.Remove(dir) // if it is empty
	}
}
