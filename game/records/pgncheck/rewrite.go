package pgncheck

import (
	"hash/maphash"
	"io"

	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// Rewritten is the result of writing the games of a file and reading them back.
type Rewritten struct {
	SameBytes bool `json:"sameBytes"` // the stored games are the bytes of the file
	ReadsBack bool `json:"readsBack"` // the export form of each game reads back equal
}

// readsBack reports whether a game reads the same after it is written.
func readsBack(rec *record.Record, item pgn.Item, games rules.Games) bool {
	f := gamefile.Of(item.Format)
	if f == (gamefile.PGN{}) {
		items := pgn.Scan(pgn.Write(rec))
		if len(items) != 1 {
			return false
		}
		again, _ := pgn.ReadAll(items[0], games)
		return again != nil && again.Equal(rec)
	}
	text := f.Write(rec, pgn.UTF8)
	again, _ := f.Read(pgn.Item{Number: 1, Line: 1, Text: text, Format: f}, games)
	return again != nil && (again.Equal(rec) || f.Write(again, pgn.UTF8) == text)
}

// A copier writes what a scanner finds, in the encoding of the file, and compares it with
// the input of the scanner. It keeps only a hash of each.
type copier struct {
	seen, kept maphash.Hash
	back       io.WriteCloser
}

// through returns a reader that hashes the bytes of a file.
func (c *copier) through(in io.Reader) io.Reader {
	c.kept.SetSeed(c.seen.Seed())
	return io.TeeReader(in, &c.seen)
}

func (c *copier) write(s gamefile.Scanner, texts ...string) {
	if c.back == nil {
		c.back = s.Encoder(&c.kept)
	}
	for _, text := range texts {
		_, _ = io.WriteString(c.back, text)
	}
}

// same reports whether the bytes written are the bytes read.
func (c *copier) same() bool { return c.back.Close() == nil && c.seen.Sum64() == c.kept.Sum64() }
