package library

import (
	"encoding/binary"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"time"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/library/journal"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// The kinds of changes that are written to a file later.
const (
	savedLater    = "saved"    // the text of a game
	deletedLater  = "deleted"  // games that are in a backup
	restoredLater = "restored" // games that were in a backup
)

// journals is the folder of the changes that are to be written to files.
func (f Files) journals() journal.Dir { return journal.Dir(filepath.Join(f.dir, "journal")) }

// Placed is an original with its place, if it is still at an offset of its file.
func (f Files) Placed(o Original, offset int64) Original {
	o.Place = Place{}
	if f.later == nil || o.Path == "" {
		return o
	}
	file, err := f.Open(o.Path)
	if err != nil {
		return o
	}
	defer file.Close()
	if whole(file, offset, o) {
		o.Place = Place{offset, file.State()}
	}
	return o
}

// whole reports whether a game is at an offset of a file, and not only the beginning of one
// that another program has continued.
func whole(file *journal.File, offset int64, o Original) bool {
	if !file.Has(offset, o.Raw) {
		return false
	}
	s := gamefile.NewScanner(io.NewSectionReader(file, offset, file.Size()-offset), o.Path, pgn.Automatic)
	return s.Scan() && s.Item().Raw == o.Raw
}

// Open opens a file as it is with the changes that are to be written to it.
func (f Files) Open(path string) (*journal.File, error) { return f.journals().Open(realPath(path)) }

// mostRecorded is the size of a journal, in bytes, from which on changes are written to the
// file at once: every opening of the file reads the journal.
const mostRecorded = 16 << 20

// errAtOnce means that a change has to be written to the file at once.
var errAtOnce = errors.New("the change is to be written at once")

// openLater opens a locked file for a change that is to be written to it later. state is the
// one for which the change was made. A file of which no version may fit is written at once:
// then somebody can ask first. So is a file that was just written: if another program writes
// it again, it may get the same time, and the change would not be told from what it was.
func (f Files) openLater(path, state string) (*journal.File, error) {
	switch {
	case f.later == nil, f.unversioned, state == "", packed.Is(path), atomicfile.Identity(path) != "", atomicfile.Writable(path) != nil,
		filepath.Dir(realPath(path)) == realPath(filepath.Join(f.dir, "games")):
		return nil, errAtOnce
	}
	file, err := f.Open(path)
	if err != nil {
		return nil, err
	}
	switch {
	case file.State() != state, file.Foreign(), file.Damaged(), file.Size() < f.large, file.Size() > f.room,
		file.Recorded() >= mostRecorded, time.Since(file.Written()) < f.rough:
		return nil, errors.Join(errAtOnce, file.Close())
	}
	return file, nil
}

// saveLater is Save for a large file in which the game is where it was: the change is safe
// on disk, and the file is brought up to date later. done is false if Save has to find the
// game, or has to write at once.
func (f Files) saveLater(o Original, text string) (now Original, err error, done bool) {
	if f.later == nil || o.Place == (Place{}) {
		return o, nil, false
	}
	f, unlock, err := f.hold(o.Path, "")
	if err != nil {
		return o, err, true
	}
	defer unlock()
	file, err := f.openLater(o.Path, o.Place.State)
	if err != nil {
		return o, nil, false
	}
	defer file.Close()
	if !file.Has(o.Place.Offset, o.Raw) {
		return o, nil, false
	}
	text = strings.TrimRight(text, "\n")
	at := spot{}
	if pgn.ASCII(o.Raw) && !pgn.ASCII(text) {
		if at, err = encodings(file, o.Path, o.File); err != nil {
			return o, nil, false
		}
	}
	raw := at.encode(text, o)
	if raw == o.Raw {
		return o, nil, true
	}
	change := journal.Change{Kind: savedLater, Game: o.Number, Cuts: []journal.Cut{{At: o.Place.Offset, Old: []byte(o.Raw), New: []byte(raw)}}}
	state, err := f.journals().Add(file, change)
	if err != nil {
		return o, nil, false
	}
	f.later(o.Path)
	o.Raw, o.Place.State = raw, state
	return o, nil, true
}

// encodings finds out which encodings the games of a file have. One in UTF-8 says enough,
// and a file in ASCII need not be gone through game by game.
func encodings(file *journal.File, path string, as pgn.Encoding) (at spot, err error) {
	if ascii(io.NewSectionReader(file, 0, file.Size())) {
		return at, nil
	}
	s := gamefile.NewScanner(io.NewSectionReader(file, 0, file.Size()), path, pgn.Automatic)
	for !at.utf8 && s.Scan() {
		if raw := s.Item().Raw; !pgn.ASCII(raw) {
			at.encoded(as.Of(raw))
		}
	}
	return at, s.Err()
}

// ascii reports whether a text is in ASCII.
func ascii(in io.Reader) bool {
	for room := make([]byte, 1<<20); ; {
		n, err := io.ReadFull(in, room)
		clear(room[n:])
		var all uint64
		for at := 0; at < len(room); at += 8 { // much faster than byte by byte
			all |= binary.LittleEndian.Uint64(room[at:])
		}
		if all&0x8080808080808080 != 0 {
			return false
		}
		if err != nil {
			return n < len(room)
		}
	}
}
