package library

import (
	"archive/zip"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/klauspost/compress/flate"

	"passedpawn/game/files/atomicfile"
)

// A Backup is the contents of a file before a change: all of it, or the games that were
// deleted. It is a zip file with the text as PGN and a description of its origin.
type Backup struct {
	about
	path string
}

// about describes a backup.
//
// A backup of a change has only what the file had where the change is. After tells
// whether the file still is what the change made of it.
type about struct {
	From     string    `json:"from"` // the file
	When     time.Time `json:"when"`
	Changed  time.Time `json:"changed"`          // when the file was last changed before it was deleted
	Deleted  bool      `json:"deleted"`          // the games were deleted; otherwise the file was overwritten
	Whole    bool      `json:"whole"`            // it is the whole contents of the file
	Change   string    `json:"change,omitempty"` // what was done to some games of the file: added or edited
	New      bool      `json:"new,omitempty"`    // the change created the file
	Before   string    `json:"before,omitempty"` // the hash of the file before the change
	After    string    `json:"after,omitempty"`  // and after it
	Games    int       `json:"games,omitempty"`  // the number of games deleted or changed
	Title    string    `json:"title,omitempty"`  // the players of the first one
	Preamble int       `json:"lead,omitempty"`   // bytes of the file before its first game
	State    string    `json:"state,omitempty"`  // of the file after the games were deleted, if its pieces have their places
}

// The members of a backup after the text, which comes first.
const (
	aboutName  = "about.json"
	piecesName = "pieces.json"
)

// store writes a backup. fill writes its text and returns what it consists of: pieces, or
// the places of a change.
func (f Files) store(sub string, a about, fill func(text io.Writer, a *about) (any, error)) (b Backup, err error) {
	dir := filepath.Join(f.dir, sub)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return b, err
	}
	base := safe(stem(a.From), "games")
	free, err := reserve(dir, a.When.Format("2006-01-02 150405 ")+base, ".zip")
	if err != nil {
		return b, err
	}
	b = Backup{a, filepath.Join(dir, free)}
	err = atomicfile.WriteFunc(b.path, func(w io.Writer) error {
		z := zip.NewWriter(w)
		z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestSpeed) })
		text, err := z.Create(base + ".pgn")
		if err != nil {
			return err
		}
		pieces, err := fill(text, &b.about)
		if err != nil {
			return err
		}
		return errors.Join(member(z, piecesName, pieces), member(z, aboutName, b.about), z.Close())
	})
	if err != nil {
		_ = os.Remove(b.path)
	}
	return b, err
}

// stem is the name of a file without its extension.
func stem(path string) string {
	name := filepath.Base(path)
	return strings.TrimSuffix(name, filepath.Ext(name))
}

func member(z *zip.Writer, name string, value any) error {
	w, err := z.Create(name)
	if err != nil {
		return err
	}
	return json.NewEncoder(w).Encode(value)
}

// Backups returns all backups, the newest first. The error joins those that cannot be
// read, which are left out.
func (f Files) Backups() ([]Backup, error) {
	var all []Backup
	var failed []error
	for _, sub := range []string{"deleted", "changes", "versions"} {
		dir := filepath.Join(f.dir, sub)
		entries, err := os.ReadDir(dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			failed = append(failed, err)
		}
		for _, e := range entries {
			b, err := f.backup(filepath.Join(dir, e.Name()))
			switch {
			case err != nil:
				failed = append(failed, err)
			case b.path != "":
				all = append(all, b)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Backup) int { return b.When.Compare(a.When) })
	return all, errors.Join(failed...)
}

// backup reads the description in a file. A file that is still being written, or is
// something else, is not a backup.
func (f Files) backup(path string) (b Backup, err error) {
	info, err := os.Stat(path)
	if err != nil || info.Size() == 0 || !info.Mode().IsRegular() {
		return b, nil
	}
	switch strings.ToLower(filepath.Ext(path)) {
	case ".pgn": // the format of older versions of the program
		from := filepath.Join(f.dir, "games", filepath.Base(path))
		return Backup{about{From: from, When: info.ModTime(), Changed: info.ModTime(), Title: stem(path), Deleted: true, Whole: true, Games: 1}, path}, nil
	case ".zip":
		b.path = path
		return b, b.read(aboutName, &b.about)
	}
	return b, nil
}

// text opens the text of a backup.
func (b Backup) text() (io.ReadCloser, error) {
	if strings.EqualFold(filepath.Ext(b.path), ".pgn") {
		return os.Open(b.path)
	}
	z, err := zip.OpenReader(b.path)
	if err != nil {
		return nil, err
	}
	if len(z.File) == 0 {
		return nil, errors.Join(zip.ErrFormat, z.Close())
	}
	text, err := z.File[0].Open()
	if err != nil {
		return nil, errors.Join(err, z.Close())
	}
	return archive{text, z}, nil
}

// An archive is the text of a backup and the file that contains it.
type archive struct {
	io.ReadCloser
	file *zip.ReadCloser
}

func (a archive) Close() error { return errors.Join(a.ReadCloser.Close(), a.file.Close()) }

// read decodes a member of a backup.
func (b Backup) read(name string, value any) error {
	z, err := zip.OpenReader(b.path)
	if err != nil {
		return err
	}
	defer z.Close()
	m, err := z.Open(name)
	if err != nil {
		return err
	}
	defer m.Close()
	return json.NewDecoder(m).Decode(value)
}

// Added and Edited report whether the backup takes back a change: games that were added to
// a file, or tags that were changed in it.
func (b Backup) Added() bool { return b.Change == added }

// Edited is described at Added.
func (b Backup) Edited() bool { return b.Change == edited }

// Own reports whether the backup is a deleted file of the program's own folder.
func (b Backup) Own() bool { return b.Deleted && b.Whole }

// Path is the path of the backup.
func (b Backup) Path() string { return b.path }

// Size is the size of the backup in bytes.
func (b Backup) Size() int64 {
	info, err := os.Stat(b.path)
	if err != nil {
		return 0
	}
	return info.Size()
}

// Forget removes a backup for good.
func (f Files) Forget(b Backup) error { return b.forget() }

func (b Backup) forget() error { return os.Remove(b.path) }
