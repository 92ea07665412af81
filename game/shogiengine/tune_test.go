//go:build tune

package shogiengine

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/mate"
	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogiboard"
)

// The tuning of the weights, by Texel's method: play games, keep their quiet positions
// with the results, and change the weights as long as the evaluation then predicts the
// results better. It is run by hand. PASSEDPAWN_TUNE names a folder for the games, and
// PASSEDPAWN_MINUTES says how long to play:
//
//	go test -tags tune -run TestPlay -timeout 0 ./game/shogiengine
//	go test -tags tune -run TestTune -timeout 0 ./game/shogiengine
//
// TestTune writes tuned.go. TestTuned plays the weights in use against rules of thumb.

// playNodes is how many positions are searched for each move of the games.
const playNodes = 1_500

func positionsFile() string { return filepath.Join(os.Getenv("PASSEDPAWN_TUNE"), "positions.txt") }

func TestPlay(t *testing.T) {
	d, err := time.ParseDuration(os.Getenv("PASSEDPAWN_MINUTES") + "m")
	if err != nil {
		t.Skip("PASSEDPAWN_MINUTES does not say how long")
	}
	f, err := os.OpenFile(positionsFile(), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	for until := time.Now().Add(d); time.Now().Before(until); {
		if _, err := f.WriteString(selfPlay(r)); err != nil {
			t.Fatal(err)
		}
	}
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

// selfPlay plays a game from a random opening and returns its quiet positions, each after
// the result for sente, 1, 0.5 or 0, and the score for sente.
func selfPlay(r *rand.Rand) string {
	line, table := randomOpening(r, 6+r.IntN(8)), NewTable(1<<15)
	result, clear := 0.5, 0
	var quiet []string
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
		s := Opponent{Level: Levels, Unlimited: true, Table: table}.search(context.Background(), q)
		score := 0
		s.tell = func(_, found int) { score = found }
		m := s.think()
		sign := 1
		if now.Turn() == rules.Black {
			sign = -1
		}
		if len(line) == first && abs(score) > 300 {
			return ""
		}
		if clear++; abs(score) < 2500 {
			clear = 0
			if !s.board.InCheck() && !s.loud(m) && settled(s) {
				quiet = append(quiet, fmt.Sprint(sign*score, " ", s.board.String()))
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
	var b strings.Builder
	for _, position := range quiet {
		fmt.Fprintf(&b, "%v %s\n", result, position)
	}
	return b.String()
}

// settled reports whether captures change nothing in the position of a search that has
// ended.
func settled(s *search) bool {
	s.over, s.nodes, s.limit, s.table = false, 0, math.MaxInt, NewTable(1)
	s.line = s.line[:s.before]
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
	f, err := os.Open(positionsFile())
	if err != nil {
		t.Skip(err)
	}
	defer f.Close()
	for sc := bufio.NewScanner(f); sc.Scan(); {
		words := strings.SplitN(sc.Text(), " ", 3)
		if len(words) < 3 {
			continue
		}
		b, err := shogiboard.Parse(words[2])
		if err != nil {
			continue
		}
		var result, score float32
		if _, err := fmt.Sscan(words[0]+" "+words[1], &result, &score); err != nil {
			continue
		}
		s := sample{target: result, score: score}
		s.read(&b)
		all = append(all, s)
	}
	return all
}
