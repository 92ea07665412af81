package library

import (
	"io"
	"strings"

	"passedpawn/game/files/openfile"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// A Style is how a file of games is written.
type Style struct {
	There    bool
	Format   pgn.Format           // nil for PGN
	Wide     bool                 // it is in UTF-16
	Marked   bool                 // it begins with a byte order mark
	CRLF     bool                 // its lines end with CR and LF
	Games    int                  // how many there are
	ASCII    int                  // how many of them are in ASCII
	In       map[pgn.Encoding]int // how many of the others are in which encoding
	Encoding pgn.Encoding         // for games to be added: that of most games not in ASCII
	Bytes    int64
	last     pgn.Item // the last game
}

// StyleIn returns how the file of a collection is written.
func StyleIn(c Collection) (Style, error) { return c.files.style(c.path, c.as) }

// StyleOf reads how a file is written. as is the encoding that the user chose for it. A
// file that does not exist has the style of a new file: UTF-8 with LF.
func StyleOf(path string, as pgn.Encoding) (Style, error) { return reading{}.style(path, as) }

// style is StyleOf for a file that may have changes that are written later.
func (r reading) style(path string, as pgn.Encoding) (Style, error) {
	st := Style{Encoding: pgn.UTF8, In: map[pgn.Encoding]int{}}
	if _, err := openfile.Stat(path); err != nil {
		return st, nil
	}
	f, err := r.open(path)
	if err != nil {
		return st, err
	}
	defer f.Close()
	st.There, st.Bytes = true, f.Size()
	if err := st.mark(f); err != nil {
		return st, err
	}
	err = r.scan(path, func(s gamefile.Scanner) error {
		for s.Scan() {
			item := s.Item()
			st.game(item, as)
			st.CRLF = st.CRLF || st.Games <= 2 && strings.Contains(s.Between()+item.Raw, "\r\n")
		}
		return s.Err()
	})
	st.Encoding = st.most()
	return st, err
}

// game adds a game.
func (st *Style) game(item pgn.Item, as pgn.Encoding) {
	st.Format = item.Format
	st.Games++
	st.last = item
	switch {
	case pgn.ASCII(item.Raw):
		st.ASCII++
	case item.Format != nil:
		st.In[item.Encoding]++
	default:
		st.In[as.Of(item.Raw)]++
	}
}

// most returns the encoding of most of the games that are not in ASCII, UTF-8 in a tie.
func (st *Style) most() pgn.Encoding {
	best := pgn.UTF8
	if st.Wide {
		return best
	}
	for as, n := range st.In {
		if n > st.In[best] || n == st.In[best] && best != pgn.UTF8 && as < best {
			best = as
		}
	}
	return best
}

// mark looks for a byte order mark, and for UTF-16.
func (st *Style) mark(f io.Reader) error {
	var first [4]byte
	n, err := io.ReadFull(f, first[:])
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return err
	}
	head := string(first[:n])
	st.Wide = pgn.Wide(head)
	st.Marked = strings.HasPrefix(head, "\ufeff") || strings.HasPrefix(head, "\xff\xfe") || strings.HasPrefix(head, "\xfe\xff")
	return nil
}
