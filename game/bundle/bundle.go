// Package bundle puts everything that a person has made into one zip file, and adds it to what
// there is on another computer: games, what is trained, the exercises of a class and the answers to
// them, and what was achieved. Settings are left out, because they suit one computer. What is there
// already stays as it is.
package bundle

import (
	"archive/zip"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"

	"passedpawn/game/files/filename"
	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
)

// Extension is the extension of the file.
const Extension = ".zip"

// The first member says what the file is, and what a person can do with it.
const (
	mark  = "passedpawn.txt"
	about = "Everything of a player of Passed Pawn. Open this file in Passed Pawn on another computer to add it there.\n"
)

// The members are files of the person's data folder, by their names there.
const (
	gamesDir    = "games/"
	trainDir    = "training/"
	openingsDir = "training/openings/"
	classDir    = "class/"
	progress    = "progress.toml"
	list        = "training/openings.txt"
)

// The exercises of a class and the answers to them are files with one name, which says what the
// exercises are.
const setExt, answersExt = ".pgn", ".slip"

// most is how large a bundle may be when it is unpacked, in bytes.
const most = 8 << 30

// member reports whether a file of the data folder belongs in a bundle.
func member(name string) bool {
	dir, base := path.Split(name)
	ext := path.Ext(base)
	if base != safe(base) || strings.HasPrefix(base, ".") {
		return false
	}
	switch dir {
	case gamesDir:
		return !strings.EqualFold(ext, Extension) // it may be another bundle
	case openingsDir:
		return true
	case classDir:
		return ext == setExt || ext == answersExt
	case trainDir:
		return ext == ".log" || ext == ".epd" || name == list
	}
	return name == progress
}

// safe returns the name of a file as every file system accepts it.
func safe(base string) string {
	ext := path.Ext(base)
	if filename.Safe("x"+ext) != "x"+ext {
		ext = ""
	}
	return cmp.Or(filename.Safe(strings.TrimSuffix(base, ext)), "file") + ext
}

// Is reports whether a file is a bundle.
func Is(file string) bool {
	if !strings.EqualFold(filepath.Ext(file), Extension) {
		return false
	}
	z, err := zip.OpenReader(file)
	if err != nil {
		return false
	}
	defer z.Close()
	return marked(z)
}

func marked(z *zip.ReadCloser) bool { return len(z.File) > 0 && z.File[0].Name == mark }

// Write writes a bundle of a person's data folder. It adds the files of openings that lie
// elsewhere; one that cannot be read is left out. Any other file that cannot be read is an error.
func Write(ctx context.Context, out io.Writer, folder string, elsewhere []string) error {
	z := zip.NewWriter(out)
	w, err := z.Create(mark)
	if err != nil {
		return err
	}
	if _, err := io.WriteString(w, about); err != nil {
		return err
	}
	a := &adder{z: z}
	for _, dir := range []string{gamesDir, trainDir, openingsDir, classDir, ""} {
		if err := a.folder(ctx, folder, dir); err != nil {
			return err
		}
	}
	for _, file := range elsewhere {
		_ = a.add(nameElsewhere(file), file) // the rest is worth taking along without it
	}
	return z.Close()
}

// nameElsewhere is the member for a file of openings that lies elsewhere. Files of one name may lie
// in several folders.
func nameElsewhere(file string) string {
	sum := sha256.Sum256([]byte(file))
	return openingsDir + hex.EncodeToString(sum[:6]) + "-" + safe(filename.Base(file))
}

// An adder adds files to a bundle.
type adder struct {
	z    *zip.Writer
	size int64 // of what has been added
}

// folder adds the members of a folder in the data folder.
func (a *adder) folder(ctx context.Context, data, dir string) error {
	entries, err := os.ReadDir(filepath.Join(data, filepath.FromSlash(dir)))
	if err != nil && !os.IsNotExist(err) {
		return phrase.Errorf("bundle.unread", dir, err)
	}
	for _, e := range entries {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		file := filepath.Join(data, filepath.FromSlash(dir), e.Name())
		info, err := os.Stat(file) // of what a link leads to
		if err != nil || !info.Mode().IsRegular() || strings.HasPrefix(e.Name(), ".") || !member(dir+safe(e.Name())) {
			continue
		}
		if err := a.add(dir+safe(e.Name()), file); err != nil {
			return phrase.Errorf("bundle.unread", e.Name(), err)
		}
	}
	return nil
}

// add adds a file.
func (a *adder) add(name, file string) error {
	in, err := openfile.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return err
	}
	if a.size += info.Size(); a.size > most {
		return phrase.Errorf("bundle.large")
	}
	w, err := a.z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: info.ModTime()})
	if err != nil {
		return err
	}
	_, err = io.Copy(w, in)
	return err
}
