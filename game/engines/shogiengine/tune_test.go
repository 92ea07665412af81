//go:build tools

// Run by hand: PASSEDPAWN_TUNE=folder PASSEDPAWN_MINUTES=60 go test -tags tools ./game/engines/shogiengine -run '^TestPlay$' -timeout 0

package shogiengine

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/testing/tunetest"
)

// The tuning of the weights, by Texel's method: play games, keep their quiet positions
// with the results, and change the weights as long as the evaluation then predicts the
// results better. game/testing/tunetest says where the games are and how long to play. TestTune then
// writes tuned.go. TestTuned plays the weights in use against rules of thumb.

// playNodes is how many positions are searched for each move of the games.
const playNodes = 1_500

func TestPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	tunetest.Play(t, func() []tunetest.Scored { return selfPlay(r) })
}

// randomOpening returns the positions of a game after some random moves that lose nothing
// at once.
func randomOpening(r *rand.Rand, plies int) []rules.Position {
	line := []rules.Position{shogi.Rules{}.Start()}
	for range plies {
		b := shogi.Board(line[len(line)-1])
		var l shogiboard.List
		b.Generate(&l)
		var sound []shogiboard.Move
		for _, m := range l.All() {
			if exchange(&b, m) >= 0 {
				sound = append(sound, m)
			}
		}
		b.Make(sound[r.IntN(len(sound))])
		line = append(line, shogi.From(b))
	}
	return line
}

// selfPlay plays a game from a random opening and returns its quiet positions.
func selfPlay(r *rand.Rand) (quiet []tunetest.Scored) {
	line, table := randomOpening(r, 6+r.IntN(8)), NewTable(1<<15)
	result, clear := 0.5, 0
	for first := len(line); len(line) < 320; {
		now := line[len(line)-1]
		if end := (shogi.Rules{}).Outcome(line); end.Over() {
			if end.Result == rules.Win(rules.White) {
				result = 1
			} else if end.Result == rules.Win(rules.Black) {
				result = 0
			}
			break
		}
		q := player.Question{Line: line, Limits: player.Limits{Nodes: playNodes}}
		s := begin(context.Background(), Opponent{Level: Levels, Unlimited: true, Table: table}, q)
		s.Score()
		m, score := s.Best, s.FirstScore
		sign := 1
		if now.Turn() == rules.Black {
			sign = -1
		}
		if len(line) == first && abs(score) > 300 {
			return nil
		}
		if clear++; abs(score) < 2500 {
			clear = 0
			if !s.board.InCheck() && !s.loud(m) && settled(s) {
				quiet = append(quiet, tunetest.Scored{Score: sign * score, Position: s.board.String()})
			}
		}
		if clear >= 4 {
			result = float64((1 + sign*score/abs(score)) / 2)
			break
		}
		b := s.board
		b.Make(m)
		line = append(line, shogi.From(b))
	}
	for i := range quiet {
		quiet[i].Result = result
	}
	return quiet
}

// settled reports whether captures change nothing in the position of a search that has
// ended.
func settled(s *searcher) bool {
	s.Over, s.Nodes, s.Limit, s.table = false, 0, math.MaxInt, NewTable(1)
	s.line = s.line[:len(s.task.Line)]
	return s.settle(0, -mate.Score, mate.Score) == evaluate(&s.board)
}

// A sample is a position as the numbers by which its weights count for sente, with what
// the evaluation has to predict.
type sample struct {
	at     []int32 // of the flat weights
	times  []float32
	target float32 // what the evaluation has to predict, from 0 to 1
	score  float32 // of a search
}

// load reads the positions. Their targets are the results.
func load(t *testing.T) (all []sample) {
	t.Helper()
	tunetest.Read(t, func(from tunetest.Scored) {
		if b, err := shogiboard.Parse(from.Position); err == nil {
			s := sample{target: float32(from.Result), score: float32(from.Score)}
			s.read(&b)
			all = append(all, s)
		}
	})
	return all
}
