package ui

import (
	"testing"

	"passedpawn/game/chess/orthodox"
)

// TestHandicapSaid reads who gives what in a handicap, and who moves first.
func TestHandicapSaid(t *testing.T) {
	d := open(t, t.TempDir())
	shogi := d.newGames.setups.at("shogi")
	for _, tt := range []struct {
		game, handicap int
		colour         string
		engine         bool
		want           string
	}{
		{0, int(orthodox.QueenOdds), "white", true, "Your opponent plays without: queen. You move first."},
		{0, int(orthodox.QueenOdds), "black", true, "Your opponent plays without: queen. Your opponent moves first."},
		{0, int(orthodox.QueenOdds), "random", true, "Your opponent plays without: queen. White moves first."},
		{0, int(orthodox.PawnAndMove), "random", true, "Your opponent plays without: pawn. You move first."},
		{shogi, 1, "white", true, "Your opponent plays without: lance. Your opponent moves first."},
		{shogi, 5, "black", true, "You play without: rook, lance. You move first."},
		{shogi, 8, "random", true, "Uwate plays without: bishop, rook, 2 × lance. Uwate moves first."},
		{shogi, 6, "black", false, "Uwate plays without: bishop, rook. Uwate moves first."},
	} {
		if got := d.newGames.handicaps(tt.game)[tt.handicap].About(tt.colour, tt.engine); got != tt.want {
			t.Errorf("%d, %d, %s, %v: %q, want %q", tt.game, tt.handicap, tt.colour, tt.engine, got, tt.want)
		}
	}
}

// TestTimeStaysInItsFamily begins a game of shogi with byoyomi: the next game of another
// family does not begin with it.
func TestTimeStaysInItsFamily(t *testing.T) {
	d := open(t, t.TempDir())
	s := d.settings
	s.Variant = "Shogi"
	d.change(s.WithTime("shogi", "0:1x30"))
	if control := d.setup().Time; !control.Used() {
		t.Error("the next game of shogi has no clocks")
	}
	s = d.settings
	s.Variant = d.newGames.setups.variant(d.newGames.setups.at("apc-timur-long"))
	d.change(s)
	if control := d.setup().Time; control.Used() {
		t.Errorf("Alternate Promotion Chess begins with %v", control)
	}
}
