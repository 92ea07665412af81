package library

import (
	"bytes"
	"io"

	"passedpawn/game/files/openfile"
	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
)

// CutOff reports whether the file of a collection ends inside its last game, and where.
func CutOff(c Collection, t *index.Table) (at pgn.Cut, cut bool) {
	if c.folder != nil || t.Len() == 0 {
		return pgn.Cut{}, false
	}
	last, err := c.Item(t, t.Len()-1)
	if err != nil {
		return pgn.Cut{}, false
	}
	at, cut = pgn.CutOff(last)
	if cut && last.Line == 1 { // it was read from its place
		at.Line += linesBefore(c.path, last.Offset)
	}
	return at, cut
}

// linesBefore counts the line ends before an offset in a file.
func linesBefore(path string, offset int64) (n int) {
	f, err := openfile.Open(path)
	if err != nil {
		return 0
	}
	defer f.Close()
	in := io.NewSectionReader(f, 0, offset)
	for buf := make([]byte, 1<<16); ; {
		read, err := in.Read(buf)
		n += bytes.Count(buf[:read], []byte("\n"))
		if err != nil {
			return n
		}
	}
}
