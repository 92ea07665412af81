// Package bundle puts everything that a person has made into one zip file, and takes it over on
// another computer: games, what is trained, and what was achieved. Settings stay, because they
// suit a computer. Taking over only adds: what is there already stays as it is.
package bundle

import (
	"archive/zip"
	"context"
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
	about = "Everything of a player of Passed Pawn. Open this file in Passed Pawn to take it over.\n"
)

// The members are files of the person's data folder, by their names there.
const (
	gamesDir    = "games/"
	trainDir    = "training/"
	openingsDir = "training/openings/"
	progress    = "progress.toml"
	list        = "training/openings.txt"
)

// most is how large a bundle may be when it is unpacked, in bytes.
const most = 8 << 30

// member reports whether a file of the data folder belongs into a bundle.
func member(name string) bool {
	dir, base := path.Split(name)
	ext := path.Ext(base)
	stem := strings.TrimSuffix(base, ext)
	if stem == "" || filename.Safe(stem) != stem || strings.HasPrefix(base, ".") {
		return false
	}
	switch dir {
	case gamesDir, openingsDir:
		return true
	case trainDir:
		return ext == ".log" || ext == ".epd" || name == list
	}
	return name == progress
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
	for _, dir := range []string{gamesDir, trainDir, openingsDir, ""} {
		if err := addAll(ctx, z, dir, folder); err != nil {
			return err
		}
	}
	for _, file := range elsewhere {
		if name := openingsDir + base(file); member(name) && add(z, name, file) != nil {
			continue
		}
	}
	return z.Close()
}

// base is the name of a file by its path on this or another system.
func base(file string) string { return file[strings.LastIndexAny(file, `/\`)+1:] }

// addAll adds the members of a folder in the data folder.
func addAll(ctx context.Context, z *zip.Writer, dir, folder string) error {
	entries, err := os.ReadDir(filepath.Join(folder, filepath.FromSlash(dir)))
	if err != nil && !os.IsNotExist(err) {
		return phrase.Errorf("bundle.unread", dir, err)
	}
	for _, e := range entries {
		name := dir + e.Name()
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if !e.Type().IsRegular() || !member(name) {
			continue
		}
		if err := add(z, name, filepath.Join(folder, filepath.FromSlash(name))); err != nil {
			return phrase.Errorf("bundle.unread", name, err)
		}
	}
	return nil
}

// add adds a file to a bundle.
func add(z *zip.Writer, name, file string) error {
	in, err := openfile.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return err
	}
	w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: info.ModTime()})
	if err != nil {
		return err
	}
	_, err = io.Copy(w, in)
	return err
}
