//go:build tools

// Run by hand: PASSEDPAWN_GAMES=200 PASSEDPAWN_LEVELS=2-10 go test -tags tools ./game/engines/variantengine -run TestLadder -v -timeout 0

package variantengine

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"passedpawn/game/variants/altpromo"
)

// TestLadder plays each level of PASSEDPAWN_LEVELS, all if unset, against the one below,
// for the number of games in PASSEDPAWN_GAMES. level.go has its results.
func TestLadder(t *testing.T) {
	games, lowest, highest := games(), Level(2), Levels
	_, _ = fmt.Sscanf(os.Getenv("PASSEDPAWN_LEVELS"), "%d-%d", &lowest, &highest)
	for l := lowest; l <= highest; l++ {
		points := match(t, altpromo.Games()[0], games, func(seed uint64) seat { return level(t, l, seed) }, func(seed uint64) seat { return level(t, l-1, seed) })
		t.Logf("level %d against level %d: %v of %d", l, l-1, points, games)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	points := match(t, altpromo.Games()[0], games, func(seed uint64) seat { return level(t, 1, seed) }, func(uint64) seat { return random(rng) })
	t.Logf("level 1 against chance: %v of %d", points, games)
}
