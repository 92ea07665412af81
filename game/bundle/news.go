package bundle

import (
	"archive/zip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/files/filename"
	"passedpawn/game/phrase"
	"passedpawn/game/teaching/repertoire"
)

// News is what a bundle has that a data folder lacks.
type News struct {
	Games    int    // files with games
	Training int    // lines about what is trained: positions, answers and tallies
	Openings int    // repertoires
	Classes  int    // exercises for a class, or answers to them
	Progress string // the text of its progress.toml, "" if there is none
	writes   []write
	adopts   []adoption
}

// An adoption is a repertoire to be added, with the member that has its games.
type adoption struct {
	repertoire.Entry
	from *zip.File
}

// A write is a file to be made in the data folder.
type write struct {
	name  string
	from  *zip.File
	lines []string // the text, if only some lines of a file are missing
	once  bool     // the name says what is in the file: it is not made under another one
}

// News compares a bundle with a data folder. It reads all of the bundle, so that a damaged one is
// refused before anything is written.
func (b *Bundle) News(ctx context.Context) (n News, err error) {
	known, err := b.known(ctx)
	if err != nil {
		return n, err
	}
	for _, f := range b.files {
		if ctx.Err() != nil {
			return n, ctx.Err()
		}
		if err := b.add(&n, f, known); err != nil {
			return n, phrase.Errorf("bundle.unread", f.Name, err)
		}
	}
	return n, nil
}

// add adds what a member has. The openings come with their list.
func (b *Bundle) add(n *News, f *zip.File, known map[string]bool) error {
	if dir, _ := path.Split(f.Name); dir == gamesDir || dir == openingsDir {
		sum, err := digest(f.Open)
		if err != nil || known[sum] || dir == openingsDir {
			return err
		}
		known[sum] = true
		n.writes = append(n.writes, write{name: f.Name, from: f})
		n.Games++
		return nil
	}
	text, err := read(f)
	if err != nil {
		return err
	}
	switch dir, _ := path.Split(f.Name); {
	case f.Name == progress:
		n.Progress = text
	case f.Name == list:
		return b.openings(n, text)
	case dir == classDir:
		return n.class(f, b.folder)
	default:
		n.lines(f.Name, text, b.folder)
	}
	return nil
}

// openings adds the repertoires of a list whose games are in the bundle.
func (b *Bundle) openings(n *News, text string) error {
	lacking, err := b.store.Lacking(text)
	if err != nil {
		return err
	}
	for _, e := range lacking {
		for _, name := range []string{nameElsewhere(e.Path), openingsDir + safe(filename.Base(e.Path))} {
			i := slices.IndexFunc(b.files, func(f *zip.File) bool { return f.Name == name })
			if i >= 0 {
				n.adopts = append(n.adopts, adoption{e, b.files[i]})
				n.Openings++
				break
			}
		}
	}
	return nil
}

// lines adds the lines that no file of the same kind has yet. They get a file of their own, which
// is read with the others, and is named after its contents.
func (n *News) lines(name, text, folder string) {
	ext := path.Ext(name)
	kind, _, _ := strings.Cut(strings.TrimSuffix(path.Base(name), ext), "-")
	has := map[string]bool{}
	files, _ := os.ReadDir(filepath.Join(folder, trainDir))
	for _, e := range files {
		if !strings.HasPrefix(e.Name(), kind) || path.Ext(e.Name()) != ext {
			continue
		}
		there, _ := os.ReadFile(filepath.Join(folder, trainDir, e.Name()))
		for line := range strings.Lines(string(there)) {
			has[strings.TrimRight(line, "\r\n")] = true
		}
	}
	for _, w := range n.writes {
		for _, line := range w.lines {
			has[line] = true
		}
	}
	var fresh []string
	for line := range strings.Lines(text) {
		if line = strings.TrimRight(line, "\r\n"); line != "" && !has[line] {
			fresh, has[line] = append(fresh, line), true
		}
	}
	if len(fresh) == 0 {
		return
	}
	sum := sha256.Sum256([]byte(strings.Join(fresh, "\n")))
	n.Training += len(fresh)
	n.writes = append(n.writes, write{name: trainDir + kind + "-" + hex.EncodeToString(sum[:4]) + ext, lines: fresh, once: true})
}

// class adds exercises or answers to them, unless the folder has some with this name.
func (n *News) class(f *zip.File, folder string) error {
	_, err := os.Lstat(filepath.Join(folder, filepath.FromSlash(f.Name)))
	if !os.IsNotExist(err) {
		return err
	}
	set := strings.TrimSuffix(f.Name, path.Ext(f.Name)) + setExt
	if !slices.ContainsFunc(n.writes, func(w write) bool { return w.name == set }) {
		n.Classes++
	}
	n.writes = append(n.writes, write{name: f.Name, from: f, once: true})
	return nil
}

// known returns the checksums of those games in the folder that may be in the bundle too.
func (b *Bundle) known(ctx context.Context) (map[string]bool, error) {
	sizes := map[int64]bool{}
	for _, f := range b.files {
		sizes[int64(f.UncompressedSize64)] = true
	}
	known := map[string]bool{}
	entries, err := os.ReadDir(filepath.Join(b.folder, gamesDir))
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	for _, e := range entries {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		file := filepath.Join(b.folder, gamesDir, e.Name())
		if info, err := os.Stat(file); err != nil || !info.Mode().IsRegular() || !sizes[info.Size()] {
			continue
		}
		if sum, err := digest(func() (io.ReadCloser, error) { return os.Open(file) }); err == nil {
			known[sum] = true
		}
	}
	return known, nil
}

// digest returns the SHA-256 of a file.
func digest(open func() (io.ReadCloser, error)) (string, error) {
	in, err := open()
	if err != nil {
		return "", err
	}
	defer in.Close()
	h := sha256.New()
	_, err = io.Copy(h, in)
	return string(h.Sum(nil)), err
}
