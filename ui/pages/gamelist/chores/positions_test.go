package chores

import (
	"path/filepath"
	"testing"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// TestPositions writes a position of each game: the end, the start of a game that was set up,
// or where a search has found it, also in a variation.
func TestPositions(t *testing.T) {
	b := newBench(t)
	b.write(b.path, `[White "Ann"]
[Black "Ben"]
[Event "The \"Open\""]

1. e4 e5 (1... c5 2. Nf3) *

[White "?"]
[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 5 40"]

1. a8=Q+ *
`)
	const (
		start  = "4k3/P7/8/8/8/8/8/4K3 w - -"
		end    = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6"
		inside = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6"
		queen  = "Q3k3/8/8/8/8/8/8/4K3 b - - 0 40"
	)
	none := func(*record.Record, []rules.Position, rules.Games) (record.Path, bool) { return nil, false }
	for _, tt := range []struct {
		name  string
		found func(*record.Record, []rules.Position, rules.Games) (record.Path, bool)
		want  string
	}{
		{"out.epd", none, end + ` id "Ann - Ben, The 'Open'";` + "\n" + start + "\n"},
		{"out.FEN", none, end + " 0 2\n" + start + " 5 40\n"},
		{"out.fen", func(rec *record.Record, line []rules.Position, _ rules.Games) (record.Path, bool) {
			if len(line) == 3 {
				return record.Path{0, 1}, true
			}
			return record.Mainline(1), true
		}, inside + " 0 2\n" + queen + "\n"},
	} {
		e := Export{Files: b.files, Scope: b.listed(b.path, 0, 1), Path: filepath.Join(t.TempDir(), tt.name)}
		b.Check(&Positions{Export: e, Found: tt.found})
		b.until("the file", func() bool { return b.said == "Saved 2 games to "+e.Path+"." })
		if got := b.contents(e.Path); got != tt.want {
			t.Errorf("%s has\n%s\nwant\n%s", tt.name, got, tt.want)
		}
	}
}
