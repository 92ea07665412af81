package library

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/records/gamefile"
)

// Restore restores a backup: deleted games to their old places, as far as these still
// exist; a deleted file; or an earlier version of a file, whose current version is kept
// first. It takes back a change, unless the file has been changed again; then it returns
// ErrLater. It returns the path of the file. A backup of deleted games or of a change is
// removed after it has been restored.
func (f Files) Restore(b Backup, wrap WrapWriter) (path string, err error) {
	if err := f.restoreLater(b); !errors.Is(err, errAtOnce) {
		return b.From, err
	}
	f, unlock, err := f.lock(b.From)
	if err != nil {
		return "", err
	}
	defer unlock()
	text, err := b.text()
	if err != nil {
		return "", err
	}
	defer text.Close()
	was, err := atomicfile.Look(b.From)
	switch {
	case err != nil:
		return "", err
	case b.Change != "":
		path, err = b.From, f.takeBack(b, was, text, wrap)
	case b.Deleted && b.Whole:
		path, err = f.recreate(b, text)
	case !was.There:
		path, err = b.From, os.MkdirAll(filepath.Dir(b.From), 0o755)
		if err == nil {
			err = f.replace(path, was, func(w io.Writer) error { return copyAll(wrap(w, b.Size()), text) })
		}
	default:
		path, err = b.From, f.keep(b.From, frequency(b.Whole), wrap)
		if err == nil {
			err = f.replace(path, was, func(w io.Writer) error { return b.into(wrap(w, was.Size+b.Size()), text) })
		}
	}
	if err != nil || !b.Deleted && b.Change == "" {
		return path, err
	}
	return path, errors.Join(text.Close(), f.Forget(b))
}

// recreate recreates a deleted file, under another name if its own is taken by now.
func (f Files) recreate(b Backup, text io.Reader) (path string, err error) {
	dir := filepath.Dir(b.From)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	name, err := reserve(dir, stem(b.From), ".pgn")
	if err != nil {
		return "", err
	}
	path = filepath.Join(dir, name)
	err = atomicfile.WriteFunc(path, func(w io.Writer) error { return copyAll(w, text) })
	if err != nil {
		return path, errors.Join(err, os.Remove(path))
	}
	_ = os.Chtimes(path, b.Changed, b.Changed) // the list is sorted by it
	return path, nil
}

func copyAll(w io.Writer, text io.Reader) error {
	_, err := io.Copy(w, text)
	return err
}

// into writes the restored file: the whole backup, or the current contents with the
// deleted games inserted.
func (b Backup) into(w io.Writer, text io.Reader) error {
	if b.Whole {
		return copyAll(w, text)
	}
	var pieces []piece
	if err := b.read(piecesName, &pieces); err != nil {
		return err
	}
	places, err := placesOf(b.From, pieces)
	if err != nil {
		return err
	}
	m := merging{room: make([]byte, 1<<16), text: text, pieces: pieces, places: places}
	return scan(b.From, func(s gamefile.Scanner) error {
		out := s.Encoder(w)
		m.out = out
		for s.Scan() {
			if err := m.game(s.Item().Raw, s.Between()); err != nil {
				return err
			}
		}
		tail := s.Between()
		preamble := 0
		if m.games == 0 {
			preamble = min(b.Preamble, len(tail))
		}
		return errors.Join(s.Err(), write(out, tail[:preamble]), m.back(), write(out, tail[preamble:]), out.Close())
	})
}

// A merging inserts pieces between the games of a file.
type merging struct {
	out    io.Writer
	last   lastByte  // of the text that was written
	room   []byte    // a buffer
	text   io.Reader // of the pieces that have not been inserted
	pieces []piece
	places []int // for each piece, the number of games before it
	games  int   // so far
}

// game copies the next game of the file, with the text before it.
func (m *merging) game(raw, gap string) error {
	first := m.games == 0
	if first {
		if err := write(m.out, gap); err != nil {
			return err
		}
		gap = ""
	}
	pieces := len(m.pieces)
	if err := m.back(); err != nil {
		return err
	}
	if first && len(m.pieces) < pieces && m.last[0] != '\n' {
		gap = "\n\n"
	}
	m.games++
	return write(m.out, gap+raw)
}

// back inserts the pieces that belong here.
func (m *merging) back() error {
	for len(m.pieces) > 0 && m.places[0] <= m.games {
		in := io.TeeReader(io.LimitReader(m.text, m.pieces[0].Size), &m.last)
		n, err := io.CopyBuffer(m.out, in, m.room)
		if err == nil && n < m.pieces[0].Size {
			err = io.ErrUnexpectedEOF
		}
		if err != nil {
			return err
		}
		m.pieces, m.places = m.pieces[1:], m.places[1:]
	}
	return nil
}

// placesOf returns the number of the game after which each piece belongs: the game it
// used to follow (the nearest one if there are several), or else the old number. The
// numbers never decrease.
func placesOf(path string, pieces []piece) ([]int, error) {
	wanted := map[string][]int{} // the numbers of games in the file, by their hashes
	for _, p := range pieces {
		wanted[p.After] = nil
	}
	games := 0
	err := scan(path, func(s gamefile.Scanner) error {
		for s.Scan() {
			games++
			h := hash(s.Item().Raw)
			if at, ok := wanted[h]; ok {
				wanted[h] = append(at, games)
			}
		}
		return s.Err()
	})
	places, last := make([]int, len(pieces)), 0
	for i, p := range pieces {
		if p.Left > 0 {
			last = max(last, nearest(wanted[p.After], p.Left, games))
		}
		places[i] = last
	}
	return places, err
}

// nearest is the number in a sorted list that is nearest to to. For an empty list it is
// to itself, limited to most.
func nearest(list []int, to, most int) int {
	i, _ := slices.BinarySearch(list, to)
	switch {
	case len(list) == 0:
		return min(to, most)
	case i == len(list) || i > 0 && to-list[i-1] < list[i]-to:
		return list[i-1]
	}
	return list[i]
}

// A lastByte is a writer that stores the last byte written to it.
type lastByte [1]byte

// Write implements io.Writer.
func (l *lastByte) Write(b []byte) (int, error) {
	if len(b) > 0 {
		l[0] = b[len(b)-1]
	}
	return len(b), nil
}
