//go:build tune

package engine

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"passedpawn/game/bitboard"
)

// The tuning of the handwritten weights, by Texel's method: play games, keep their quiet
// positions with the results, and change each weight as long as the evaluation then
// predicts the results better. train_test.go trains the network on the same games. It is
// run by hand. PASSEDPAWN_TUNE names a folder for the games, and PASSEDPAWN_MINUTES says
// how long to play:
//
//	go test -tags tune -run TestPlay -timeout 0 ./game/engine
//	go test -tags tune -run TestTune -timeout 0 ./game/engine

func minutes(t *testing.T) time.Duration {
	t.Helper()
	d, err := time.ParseDuration(os.Getenv("PASSEDPAWN_MINUTES") + "m")
	if err != nil {
		t.Skip("PASSEDPAWN_MINUTES does not say how long")
	}
	return d
}

func games() string { return filepath.Join(os.Getenv("PASSEDPAWN_TUNE"), "positions.txt") }

func TestPlay(t *testing.T) {
	until := time.Now().Add(minutes(t))
	f, err := os.OpenFile(games(), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var mu sync.Mutex
	var wg sync.WaitGroup
	for worker := range 2 {
		wg.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), uint64(worker)))
			table := NewTable(2)
			for time.Now().Before(until) {
				lines := selfPlay(rng, table)
				mu.Lock()
				_, _ = f.WriteString(lines)
				mu.Unlock()
			}
		})
	}
	wg.Wait()
}

// selfPlay plays a game from a random opening and returns its quiet positions, each after
// the result for White, 1, 0.5 or 0, and the score for White.
func selfPlay(rng *rand.Rand, table *Table) string {
	p, _ := bitboard.Parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	var keys []uint64
	var quiet []string
	result, bad, book := 0.5, 0, 6+rng.IntN(4)
	table.Clear()
	for ply := range 300 {
		var l bitboard.List
		p.Generate(&l)
		if l.Count == 0 {
			if p.InCheck() {
				result = float64(p.Turn())
			}
			break
		}
		m := l.Moves[rng.IntN(l.Count)]
		if ply >= book {
			a := Search(context.Background(), Question{Position: p, Earlier: keys, Limits: Limits{Nodes: 1200}, Table: table}, nil)
			m = a.Line[0]
			if ply == book && (a.Score > 250 || a.Score < -250) {
				return ""
			}
			if bad++; a.Score > -1200 && a.Score < 1200 {
				bad = 0
				if !p.InCheck() && !noisy(&p, m) && ply > 9 {
					quiet = append(quiet, fmt.Sprint(forWhite(a.Score, p.Turn()), " ", p.String()))
				}
			}
			if bad >= 6 {
				result = float64(p.Turn())
				if a.Score > 0 {
					result = 1 - result
				}
				break
			}
			s := searcher{pos: p, keys: append(keys, p.Key())}
			if s.drawn() {
				break
			}
		}
		keys = append(keys, p.Key())
		p.Make(m)
	}
	var b strings.Builder
	for _, fen := range quiet {
		fmt.Fprintf(&b, "%v %s\n", result, fen)
	}
	return b.String()
}

func forWhite(score int, turn bitboard.Side) int {
	if turn == 1 {
		return -score
	}
	return score
}

// A sample is a position with the result of its game and its score, for White.
type sample struct {
	pos           bitboard.Position
	result, score float64
}

func load(t *testing.T) []sample {
	t.Helper()
	f, err := os.Open(games())
	if err != nil {
		t.Skip(err)
	}
	defer f.Close()
	var all []sample
	for sc := bufio.NewScanner(f); sc.Scan(); {
		words := strings.SplitN(sc.Text(), " ", 3)
		if len(words) < 3 {
			continue
		}
		p, err := bitboard.Parse(words[2])
		if err != nil {
			continue
		}
		var r, score float64
		if _, err := fmt.Sscan(words[0]+" "+words[1], &r, &score); err != nil {
			continue
		}
		all = append(all, sample{p, r, score})
	}
	return all
}

// loss returns the average error of the evaluation as a prediction of the results.
func loss(all []sample, k float64) float64 {
	var sums [2]float64
	var wg sync.WaitGroup
	for part := range sums {
		wg.Go(func() {
			for i := part; i < len(all); i += len(sums) {
				e := handmade(&all[i].pos, skeleton(&all[i].pos))
				if all[i].pos.Turn() == 1 {
					e = -e
				}
				d := all[i].result - 1/(1+math.Exp(-k*float64(e)))
				sums[part] += d * d
			}
		})
	}
	wg.Wait()
	return (sums[0] + sums[1]) / float64(len(all))
}

func TestTune(t *testing.T) {
	until := time.Now().Add(minutes(t))
	all := load(t)
	rand.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	k, best := 0.0, 1.0
	for try := 0.001; try < 0.012; try += 0.0004 {
		if l := loss(all, try); l < best {
			k, best = try, l
		}
	}
	fmt.Printf("%d positions, k %.4f, loss %.6f\n", len(all), k, best)
	// All weights are int32, so they can be treated as one slice.
	flat := unsafe.Slice((*int32)(unsafe.Pointer(&w)), int(unsafe.Sizeof(w))/4)
	step := make([]int32, len(flat))
	for i := range step {
		step[i] = 8
	}
	for round := 0; time.Now().Before(until); round++ {
		for i := range flat {
			if step[i] == 0 || time.Now().After(until) {
				continue
			}
			old, moved := flat[i], false
			for _, d := range []int32{step[i], -step[i]} {
				flat[i] = old + d
				squareValues = spread(&w)
				if l := loss(all, k); l < best {
					best, moved = l, true
					break
				}
				flat[i] = old
			}
			if !moved {
				step[i] /= 2
			}
		}
		squareValues = spread(&w)
		fmt.Printf("round %d, loss %.6f\n", round, best)
		if err := os.WriteFile("weights.go", []byte(source()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// source returns weights.go with the current weights.
func source() string {
	v := reflect.ValueOf(w)
	var b strings.Builder
	b.WriteString("package engine\n\n// tuned was written by tune_test.go.\nvar tuned = weights{\n")
	for i := range v.NumField() {
		text := strings.ReplaceAll(fmt.Sprintf("%v", v.Field(i)), "} {", "}, {")
		pairs := strings.NewReplacer("[", "{", "]", "}").Replace(text)
		words := strings.Fields(pairs)
		var out strings.Builder
		for j, word := range words {
			out.WriteString(word)
			if j < len(words)-1 {
				if !strings.HasSuffix(word, ",") {
					out.WriteString(",")
				}
				out.WriteString(" ")
				if strings.HasSuffix(word, "},") && j%8 == 7 {
					out.WriteString("\n")
				}
			}
		}
		kind := strings.ReplaceAll(v.Field(i).Type().String(), "engine.", "")
		literal := strings.ReplaceAll(out.String(), "}}, {{", "}},\n{{")
		fmt.Fprintf(&b, "%s: %s%s,\n", v.Type().Field(i).Name, kind, literal)
	}
	b.WriteString("}\n")
	return b.String()
}
