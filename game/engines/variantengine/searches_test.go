package variantengine

import (
	"fmt"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/enginetest"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
	"passedpawn/game/variants/altpromo"
)

// TestSearches compares searches of all kinds with testdata/searches.txt: moves, scores and
// the number of positions. The search changes only on purpose.
func TestSearches(t *testing.T) {
	longtest.Alone(t)
	all := enginetest.New(orthodox.Rules{})
	for _, r := range []rules.Rules{orthodox.Rules{}, altpromo.Games()[0], altpromo.Games()[2]} {
		log := enginetest.New(r)
		at := func(fen string) []rules.Position {
			p, err := r.Parse(fen)
			if err != nil {
				t.Fatal(err)
			}
			return []rules.Position{p}
		}
		const race, mate = "8/2P2k2/8/3p4/1p6/4K3/5pP1/8 w - - 0 50", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"
		start, name := r.Start().String(), r.ID()+", "
		analyst := Opponent{Level: Levels, Unlimited: true}
		for _, fen := range []string{start, race, mate} {
			log.Ask(t, name+fen, analyst, player.Question{Line: at(fen), Limits: player.Limits{Depth: 4}})
		}
		log.Ask(t, name+"three lines", analyst, player.Question{Line: at(start), Lines: 3, Limits: player.Limits{Depth: 4}})
		log.Ask(t, name+"one move", analyst, player.Question{Line: at("7k/8/8/8/8/8/6q1/7K w - - 0 1"), Lines: 3, Limits: player.Limits{Depth: 4}})
		for l := Level(1); l <= Levels; l++ {
			q := player.Question{Line: at(start), Limits: player.Limits{Nodes: 3_000}}
			log.Ask(t, fmt.Sprintf("%slevel %d", name, l), Opponent{Level: l, Seed: 3}, q)
		}
		for _, fen := range []string{start, "4k3/8/8/8/8/8/PPPP4/R3K3 w - - 0 1"} {
			log.Ask(t, name+"a draw in "+fen, Opponent{Level: 6}, player.Question{Line: at(fen), Offer: true})
		}
		log.Play(t, name+"level 1 plays", Opponent{Level: 1, Seed: 7}, 30, player.Question{})
		log.Play(t, name+"level 9 plays", Opponent{Level: 9, Seed: 7, Table: Level(4).NewTable()}, 30, player.Question{Limits: player.Limits{Nodes: 500}})
		all.Add(log)
	}
	all.Compare(t, "testdata/searches.txt")
}
