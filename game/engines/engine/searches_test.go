package engine

import (
	"fmt"
	"testing"

	"passedpawn/game/chess/chess960"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/enginetest"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// The positions of TestSearches: a middlegame, an ending with a promotion near, one in
// check, a mate, and one where the side to move is lost.
const (
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	race     = "8/2P2k2/8/3p4/1p6/4K3/5pP1/8 w - - 0 50"
	checked  = "r1bqk2r/pppp1ppp/2n2n2/4p3/1b2P3/2NP1N2/PPP2PPP/R1BQKB1R w KQkq - 0 1"
	mateIn3  = "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1"
	lost     = "4k3/8/8/8/8/8/PPPP4/R3K3 b - - 0 1"
)

// TestSearches compares searches of all kinds with testdata/searches.txt: moves, scores and
// the number of positions. The search changes only on purpose.
func TestSearches(t *testing.T) {
	longtest.Alone(t)
	r := orthodox.Rules{}
	at := func(fen string) []rules.Position {
		p, err := r.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		return []rules.Position{p}
	}
	log := enginetest.New(r)
	for _, fen := range []string{kiwipete, race, checked, mateIn3, lost} {
		log.Ask(t, fen, Opponent{Level: Levels, Unlimited: true}, player.Question{Line: at(fen), Limits: player.Limits{Depth: 9, Nodes: 100_000}})
	}
	log.Ask(t, "three lines", Opponent{Level: Levels, Unlimited: true, Table: NewTable(1)},
		player.Question{Line: at(kiwipete), Lines: 3, Limits: player.Limits{Depth: 6}})
	log.Ask(t, "one move", Opponent{Level: Levels, Unlimited: true},
		player.Question{Line: at("7k/8/8/8/8/8/6q1/7K w - - 0 1"), Lines: 3, Limits: player.Limits{Depth: 5}})
	for l := Level(1); l <= Levels; l++ {
		for seed := range uint64(2) {
			q := player.Question{Line: at(kiwipete), Limits: player.Limits{Nodes: 15_000}}
			log.Ask(t, fmt.Sprintf("level %d, seed %d", l, seed), Opponent{Level: l, Seed: seed}, q)
		}
	}
	for _, fen := range []string{kiwipete, lost} {
		log.Ask(t, "a draw in "+fen, Opponent{Level: 6, Table: NewTable(1)}, player.Question{Line: at(fen), Offer: true})
	}
	log.Play(t, "level 1 plays", Opponent{Level: 1, Seed: 7}, 30, player.Question{})
	log.Play(t, "level 6 plays", Opponent{Level: 6, Seed: 7}, 16, player.Question{})
	full := Opponent{Level: Levels, Seed: 7, Table: NewTable(1)}
	log.Play(t, "full strength plays", full, 30, player.Question{Limits: player.Limits{Nodes: 2000}})
	other := enginetest.New(chess960.Rules{})
	other.Play(t, "Chess960", full, 10, player.Question{Limits: player.Limits{Nodes: 3000}})
	log.Add(other)
	log.Compare(t, "testdata/searches.txt")
}
