package report

import (
	"context"
	"io"

	"passedpawn/game/phrase"
)

// A Request is a report that a person asks for. Nothing may be nil.
type Request struct {
	Title phrase.Phrase
	// Make makes the report. It calls step with the number of games that have been read,
	// and of all.
	Make func(ctx context.Context, step func(done, all int)) (Report, error)
	// Export writes some of the games as PGN.
	Export func(out io.Writer, rows []int32) error
	// Current reports whether the games are still as they were; it is called on the
	// window's thread.
	Current func() bool
}
