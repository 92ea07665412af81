package shogiengine

import (
	"os"
	"strconv"
	"testing"

	"passedpawn/game/longtest"
	"passedpawn/game/rules"
)

// TestLevelsDiffer plays matches between neighbouring levels, each as sente in half of
// the games. The higher level wins clearly. PASSEDPAWN_LEVELS says which level to begin
// with, and PASSEDPAWN_GAMES how many games each match has.
func TestLevelsDiffer(t *testing.T) {
	first, highest := Level(2), longtest.OfNight[Level](3, 7, 9)
	games := longtest.OfNight(4, 12, 40)
	if n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_LEVELS")); err == nil {
		first, highest = Level(n), Levels
	}
	if n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_GAMES")); err == nil {
		games = n
	}
	for higher := first; higher <= highest; higher++ {
		points, draws := 0.0, 0
		for n := range games {
			strong, weak := Opponent{Level: higher, Seed: uint64(n)}, Opponent{Level: higher - 1, Seed: uint64(n) + 500}
			side, sides := rules.White, [2]Opponent{strong, weak}
			if n%2 == 1 {
				side, sides = rules.Black, [2]Opponent{weak, strong}
			}
			switch o := play(t, sides[0], sides[1]); o.Result {
			case rules.Win(side):
				points++
			case rules.Drawn:
				points, draws = points+0.5, draws+1
			}
		}
		t.Logf("level %d against level %d: %v of %d, %d drawn", higher, higher-1, points, games, draws)
		if least := 0.6 - 1/float64(games); points < least*float64(games) {
			t.Errorf("level %d has %v of %d against level %d", higher, points, games, higher-1)
		}
	}
}
