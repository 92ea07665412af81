package claims

import (
	"context"
	"fmt"
	"testing"

	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/testing/longtest"
)

// shogiPoints is the values of the pieces for the second implementation, by the pieces
// that the rules name.
var shogiPoints = values{
	rules.Pawn: 1, shogi.Lance: 3, rules.Knight: 4, shogi.Silver: 5, shogi.Gold: 6, rules.Bishop: 8, rules.Rook: 10,
	shogi.PromotedPawn: 6, shogi.PromotedLance: 6, shogi.PromotedKnight: 6, shogi.PromotedSilver: 6, shogi.Horse: 10, shogi.Dragon: 12,
}

// shogiKeeps reports whether the side that has just moved keeps a balance of want, by the
// definition of shogiMaterial.
func shogiKeeps(p rules.Position, want int, wild bool) bool {
	side, check := p.Turn().Other(), checked(p)
	if shogiPoints.balance(p, side) < want {
		return false
	}
	for _, m := range p.Moves() {
		next := after(p, m)
		loud := occupied(p, m.To) || m.Promote != rules.NoKind || check
		switch {
		case !loud && (!wild || !checked(next)):
		case checked(next) && len(next.Moves()) == 0:
			return false
		case wild && checked(next):
			if !shogiSaved(next, want) {
				return false
			}
		case shogiPoints.balance(next, side)+shogiPoints.trade(next, m.To) < want:
			return false
		}
	}
	return true
}

// shogiSaved reports whether a side in check has a move that keeps a balance of want.
func shogiSaved(p rules.Position, want int) bool {
	for _, m := range p.Moves() {
		if shogiKeeps(after(p, m), want, false) {
			return true
		}
	}
	return false
}

// refuteShogi says what is wrong with a claim about material, "" for nothing.
func refuteShogi(before rules.Position, c Claim) string {
	game, first := []rules.Position{before}, 1
	if !c.Better {
		first = 2
	}
	for _, m := range c.Line {
		if !rules.Legal(game[len(game)-1], m) {
			return fmt.Sprintf("%v is not legal", m)
		}
		game = append(game, after(game[len(game)-1], m))
	}
	want := shogiPoints.balance(before, c.Side) + c.Gain
	switch {
	case len(game) <= first || game[first].Turn() == c.Side || c.Gain < leastShogi:
		return "the line is no capture by the winner"
	case shogiPoints.balance(game[len(game)-1], c.Side) < want:
		return "the line does not end with the material won"
	case !shogiKeeps(game[first], want, true):
		return "the material can be won back"
	}
	return ""
}

// TestShogiProved holds the claims about captures in games between low levels to the
// second implementation. The better moves are those of a higher level.
func TestShogiProved(t *testing.T) {
	longtest.Only(t)
	longtest.Alone(t)
	n, moves := map[bool]int{}, 0
	for seed := range uint64(longtest.OfNight(5, 5, 60)) {
		line := []rules.Position{shogi.Rules{}.Start()}
		for len(line) < 160 && len(line[len(line)-1].Moves()) > 0 {
			before := line[len(line)-1]
			played := shogiMove(t, 4, seed, line)
			moves++
			for _, c := range shogiCaptures(t, line, played, shogiMove(t, 8, seed, line)) {
				n[c.Better]++
			}
			line = append(line, after(before, played))
		}
	}
	t.Logf("%d moves: %d captures allowed, %d overlooked", moves, n[false], n[true])
	if n[false]+n[true] < 3 {
		t.Errorf("only %v", n)
	}
}

// shogiCaptures returns the claims about captures, each held to the second implementation.
func shogiCaptures(t *testing.T, line []rules.Position, played, better rules.Move) (all []Claim) {
	t.Helper()
	before := line[len(line)-1]
	for _, c := range About(line, played, []rules.Move{better}, nil) {
		if c.Kind != Capture {
			continue
		}
		all = append(all, c)
		if wrong := refuteShogi(before, c); wrong != "" {
			t.Errorf("%v, %v better %v: %s %v: %s", before, played, better, c.Text, c.Line, wrong)
		}
	}
	return all
}

// shogiMove returns the move of a level.
func shogiMove(t *testing.T, level shogiengine.Level, seed uint64, line []rules.Position) rules.Move {
	t.Helper()
	a, err := shogiengine.Opponent{Level: level, Seed: seed}.Think(context.Background(), player.Question{Line: line})
	if err != nil {
		t.Fatal(err)
	}
	return a.Move
}
