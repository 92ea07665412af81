package pgncheck

import (
	"hash/maphash"
	"io"

	"passedpawn/game/gamefile"
	"passedpawn/game/kifu"
	"passedpawn/game/pgn"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// Rewritten is what came of writing the games of a file and reading them again.
type Rewritten struct {
	SameBytes bool `json:"sameBytes"` // the games as they are kept are the bytes of the file
	ReadsBack bool `json:"readsBack"` // each game's export form reads back equal
}

// readsBack reports whether a game reads as it did when it has been written.
func readsBack(rec *record.Record, item pgn.Item, games rules.Games) bool {
	f := gamefile.Format(item.Format)
	if f == kifu.None {
		items := pgn.Scan(pgn.Write(rec))
		if len(items) != 1 {
			return false
		}
		again, _ := pgn.ReadAll(items[0], games)
		return again != nil && again.Equal(rec)
	}
	text := f.Write(rec, string(pgn.UTF8))
	again, _ := f.Read(pgn.Item{Number: 1, Line: 1, Text: text, Format: f}, games)
	return again != nil && (again.Equal(rec) || f.Write(again, string(pgn.UTF8)) == text)
}

// A copier writes what a scanner finds, in the encoding of the file, and compares that
// with what the scanner was given. Both are only remembered by their hashes.
type copier struct {
	seen, kept maphash.Hash
	back       io.WriteCloser
}

// through is a file whose bytes are seen.
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

// same reports whether all that was written is all that was seen.
func (c *copier) same() bool { return c.back.Close() == nil && c.seen.Sum64() == c.kept.Sum64() }
