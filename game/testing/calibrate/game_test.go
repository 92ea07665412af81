//go:build tools

package calibrate

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/chess/bitboard"
)

// A game is a game being played, with its referee.
type game struct {
	start string
	pos   bitboard.Position
	keys  []uint64 // of the positions before
	moves []string
}

func (g *game) legal() []bitboard.Move {
	var l bitboard.List
	g.pos.Generate(&l)
	return append([]bitboard.Move(nil), l.All()...)
}

func (g *game) play(m bitboard.Move) {
	g.keys = append(g.keys, g.pos.Key())
	g.moves = append(g.moves, m.String())
	g.pos.Make(m)
}

// over reports the end of the game and the score for White.
func (g *game) over() (score float64, over bool) {
	if len(g.legal()) == 0 {
		if g.pos.InCheck() {
			return float64(g.pos.Turn()), true
		}
		return 0.5, true
	}
	seen := 1
	for _, k := range g.keys {
		if k == g.pos.Key() {
			seen++
		}
	}
	bare := g.pos.Occupied().Count() == 2 || g.pos.Occupied().Count() == 3 &&
		(g.pos.Pieces(bitboard.Knight, 0)|g.pos.Pieces(bitboard.Knight, 1)|g.pos.Pieces(bitboard.Bishop, 0)|g.pos.Pieces(bitboard.Bishop, 1)) != 0
	return 0.5, seen >= 3 || g.pos.HalfmoveClock() >= 100 || bare || len(g.moves) > 500
}

// late is how far over its time an engine may be, for the way of the message.
const late = 30 * time.Millisecond

// play plays a game and gives White's score; why says what was not played out.
func play(fen string, sides [2]side, clock, increment time.Duration) (score float64, why string) {
	pos, err := bitboard.Parse(fen)
	if err != nil {
		return 0.5, err.Error()
	}
	g := &game{start: fen, pos: pos}
	sides[0].fresh()
	sides[1].fresh()
	clocks := [2]time.Duration{clock, clock}
	for {
		if score, over := g.over(); over {
			return score, ""
		}
		turn := g.pos.Turn()
		began := time.Now()
		m := sides[turn].move(g, clocks, increment)
		clocks[turn] -= time.Since(began)
		if m == 0 {
			return float64(turn), fmt.Sprintf("no legal move from side %d in %s", turn, g.pos.String())
		}
		if clock > 0 && clocks[turn] < -late {
			return float64(turn), fmt.Sprintf("side %d is %v over its time", turn, -clocks[turn])
		}
		clocks[turn] = max(clocks[turn], 0) + increment
		g.play(m)
	}
}

// openings are balanced positions after three moves.
func openings(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/epd/openings-3moves.epd")
	if err != nil {
		t.Fatal(err)
	}
	var fens []string
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		fens = append(fens, strings.Join(strings.Fields(line)[:4], " ")+" 0 1")
	}
	return fens
}
