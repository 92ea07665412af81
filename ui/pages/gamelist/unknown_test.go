package gamelist

import (
	"strings"
	"testing"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
)

// TestUnknownCells leaves empty what is not known of a game before its moves are read.
func TestUnknownCells(t *testing.T) {
	d := sit(t).shown()
	table, err := index.Scan(t.Context(), pgn.NewScanner(strings.NewReader("[White \"A\"]\n\n1. e4 *\n")), func() bool { return false }, nil)
	if err != nil {
		t.Fatal(err)
	}
	d.source.table, d.list.rows = table, []int32{0}
	for _, c := range []index.Column{index.Plies, index.WhiteElo, index.Date, index.ECO, index.Opening, index.Round} {
		if got := d.list.cellText(0, c); got != "" {
			t.Errorf("the %v is %q", c, got)
		}
	}
}
