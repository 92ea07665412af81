package library

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/index"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// DeleteGames deletes the games in some rows from the file that contains them all. Every
// other byte of the file stays, and Restore puts the games back. A file in the program's
// own folder is removed with its last game. After an error, such as ErrChanged if another
// program has changed the games, the file is unchanged.
func (f Files) DeleteGames(c Collection, t *index.Table, rows []int32, wrap WrapWriter) (Backup, error) {
	path := c.Source(t, int(rows[0]))
	if b, err := f.deleteLater(c, t, rows, wrap); !errors.Is(err, errAtOnce) {
		return b, err
	}
	f, unlock, err := f.lock(path)
	if err != nil {
		return Backup{}, err
	}
	defer unlock()
	was, err := atomicfile.Look(path)
	if err != nil {
		return Backup{}, err
	}
	if !was.There {
		return Backup{}, ErrChanged
	}
	if c.Own() && len(rows) == c.together(t, int(rows[0])) {
		return f.remove(path, was, len(rows), c.titles(t, rows))
	}
	if err := f.keep(path, always, wrap); err != nil && !errors.Is(err, errTooLarge) {
		return Backup{}, err
	}
	gone := map[int]span{}
	for _, row := range rows {
		offset, size := t.Place(int(row))
		who := playersIn(t, int(row))
		gone[c.number(t, int(row))] = span{offset, size, who[0], who[1]}
	}
	a := about{From: realPath(path), When: f.now(), Deleted: true, Games: len(gone), Title: c.titles(t, rows)}
	b, err := f.store("deleted", a, func(text io.Writer, a *about) (any, error) {
		pieces, preamble, err := split(path, gone, io.Discard, wrap(text, was.Size))
		a.Preamble = preamble
		return pieces, err
	})
	if err != nil {
		return Backup{}, err
	}
	err = f.replace(path, was, func(w io.Writer) error {
		_, _, err := split(path, gone, wrap(w, was.Size), io.Discard)
		return err
	})
	if err != nil {
		return Backup{}, errors.Join(err, f.Forget(b))
	}
	return b, nil
}

// remove deletes a file in the program's own folder.
func (f Files) remove(path string, was atomicfile.State, games int, title string) (Backup, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Backup{}, err
	}
	a := about{From: realPath(path), When: f.now(), Changed: info.ModTime(), Deleted: true, Whole: true, Games: games, Title: title}
	b, err := f.store("deleted", a, func(text io.Writer, _ *about) (any, error) { return nil, copyFile(text, path) })
	if err != nil {
		return Backup{}, err
	}
	now, err := atomicfile.Look(path)
	if err == nil && now != was {
		err = ErrChanged
	}
	if err == nil {
		err = os.Remove(path)
	}
	if err != nil {
		return Backup{}, errors.Join(err, f.Forget(b))
	}
	return b, nil
}

// title names the players of the game in a row.
func (c Collection) title(t *index.Table, row int) string {
	names := playersIn(t, row)
	for i, name := range names {
		if name == "" {
			names[i] = "?"
		}
	}
	return names[0] + " – " + names[1]
}

// titles names the players of the first of some games, and says whether there are more.
func (c Collection) titles(t *index.Table, rows []int32) string {
	first := c.title(t, int(rows[0]))
	if len(rows) > 1 {
		first += ", …"
	}
	return first
}

// A span is the place of a game in a file, and its players.
type span struct {
	offset       int64
	size         int
	white, black string
}

// A piece is text that was cut out of a file: consecutive games and the text before
// them or, at the beginning of the file, after them.
type piece struct {
	Size  int64  `json:"size"`
	Left  int    `json:"left"`            // how many games before it were left
	After string `json:"after,omitempty"` // the hash of the last of them
	At    int64  `json:"at,omitempty"`    // where it was in what is left, see about.State
}

// A cutting divides a file into some games, by their numbers, and the rest. The rest
// includes the text before the first game, such as a byte order mark.
type cutting struct {
	gone        map[int]span
	rest, taken io.Writer
	pieces      []piece
	preamble    int    // bytes before the first game
	found, left int    // games so far
	last        string // of the games that are left
	running     bool   // the previous game was cut out
}

// split writes some games of a file to taken and everything else, in the encoding of the
// file, to rest.
func split(path string, gone map[int]span, rest, taken io.Writer) (pieces []piece, preamble int, err error) {
	c := cutting{gone: gone, taken: taken}
	err = scan(path, func(s gamefile.Scanner) error {
		out := s.Encoder(rest)
		c.rest = out
		for s.Scan() {
			if err := c.game(s.Item(), s.Between()); err != nil {
				return err
			}
		}
		return errors.Join(s.Err(), write(out, s.Between()), out.Close())
	})
	if err == nil && c.found < len(gone) {
		err = ErrChanged
	}
	return c.pieces, c.preamble, err
}

// game cuts out or leaves the next game, with the text before it.
func (c *cutting) game(item pgn.Item, gap string) error {
	if item.Number == 1 {
		if err := write(c.rest, gap); err != nil {
			return err
		}
		c.preamble, gap = len(gap), ""
	}
	at, take := c.gone[item.Number]
	if take {
		return c.take(item, gap, at)
	}
	if c.running && c.left == 0 {
		if err := c.put(gap); err != nil {
			return err
		}
		gap = ""
	}
	c.running, c.left, c.last = false, c.left+1, item.Raw
	return write(c.rest, gap+item.Raw)
}

func (c *cutting) take(item pgn.Item, gap string, at span) error {
	who := playersOf(item)
	if at != (span{item.Offset, item.Size, who[0], who[1]}) {
		return ErrChanged
	}
	if !c.running {
		c.pieces = append(c.pieces, piece{Left: c.left, After: hash(c.last)})
	}
	c.running = true
	c.found++
	return c.put(gap + item.Raw)
}

// put adds a text to the last piece.
func (c *cutting) put(text string) error {
	c.pieces[len(c.pieces)-1].Size += int64(len(text))
	return write(c.taken, text)
}

func write(w io.Writer, text string) error {
	_, err := io.WriteString(w, text)
	return err
}

// hash identifies the text of a game; it is "" for no text.
func hash(text string) string {
	if text == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:16])
}
