//go:build tools

// Run by hand: PASSEDPAWN_BLUNDERS=file go test -tags tools ./game/teaching/claims -run TestProvedInBlunders -v -timeout 0

package claims

import (
	"testing"

	"passedpawn/game/play/match/matchtest"
)

// TestProvedInBlunders holds the claims about blunders of real games to the second
// implementation. They are in the file that TestClaims of game/testing/calibrate writes.
func TestProvedInBlunders(t *testing.T) {
	var all []moment
	for _, b := range matchtest.Blunders(t, "../../../testdata/pgn/lichess-clocks.pgn") {
		all = append(all, moment{b.Line, b.Played, b.Better, b.Reply})
	}
	prove(t, all)
}
