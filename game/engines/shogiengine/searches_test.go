package shogiengine

import (
	"fmt"
	"testing"

	"passedpawn/game/engines/enginetest"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// TestSearches compares searches of all kinds with testdata/searches.txt: moves, scores and
// the number of positions. The search changes only on purpose.
func TestSearches(t *testing.T) {
	longtest.Alone(t)
	log, start := enginetest.New(game), game.Start().String()
	asked := func(sfen string, lines int, limits player.Limits) player.Question {
		return player.Question{Line: []rules.Position{at(t, sfen)}, Lines: lines, Limits: limits}
	}
	analyst := Opponent{Level: Levels, Unlimited: true}
	for _, sfen := range []string{start, busy, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "8k/4P4/9/9/9/9/9/9/K8 b - 1"} {
		log.Ask(t, sfen, analyst, asked(sfen, 1, player.Limits{Depth: 6, Nodes: 50_000}))
	}
	log.Ask(t, "three lines", analyst, asked(busy, 3, player.Limits{Depth: 4}))
	log.Ask(t, "few moves", analyst, asked("4k4/4+R4/9/9/9/9/9/9/4K4 w - 1", 3, player.Limits{Depth: 4}))
	const mate = "lns2n3/1rgkbG3/1ppp4p/p4G1+R1/3n5/2PSPlP2/PP1P3PP/g3K1BS1/7NL b S5Pl 81"
	log.Ask(t, "a long mate", Opponent{Level: Levels}, asked(mate, 1, player.Limits{}))
	log.Ask(t, "a win to declare", Opponent{Level: Levels}, asked("RB+P+P+P+P+P+P+P/4K4/+P+P7/9/9/9/9/9/4k4 b RB 1", 1, player.Limits{}))
	for l := Level(1); l <= Levels; l++ {
		for _, sfen := range []string{start, busy} {
			log.Ask(t, fmt.Sprintf("level %d in %s", l, sfen), Opponent{Level: l, Seed: 3}, asked(sfen, 1, player.Limits{Nodes: 20_000}))
		}
	}
	for _, sfen := range []string{start, "4k4/9/9/9/9/9/9/9/4K4 b R 1", busy} {
		q := asked(sfen, 1, player.Limits{})
		q.Offer = true
		log.Ask(t, "a draw in "+sfen, Opponent{Level: 6}, q)
	}
	log.Play(t, "level 3 plays", Opponent{Level: 3, Seed: 7}, 30, player.Question{})
	log.Play(t, "level 1 plays", Opponent{Level: 1, Seed: 7}, 30, player.Question{})
	log.Play(t, "level 8 plays", Opponent{Level: 8, Seed: 7, Table: Level(8).NewTable()}, 30, player.Question{})
	log.Play(t, "the highest level plays", Opponent{Level: Levels, Seed: 7, Table: TableOf(1)}, 40, player.Question{Limits: player.Limits{Nodes: 1500}})
	log.Compare(t, "testdata/searches.txt")
}
