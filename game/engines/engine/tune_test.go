//go:build tools

// Run by hand: PASSEDPAWN_TUNE=folder PASSEDPAWN_MINUTES=60 go test -tags tools ./game/engines/engine -run TestTune -timeout 0

package engine

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/testing/tunetest"
)

// The tuning of the handwritten weights, by Texel's method: change each weight as long as
// the evaluation then predicts the results of quiet positions better. play_test.go plays the
// games, and train_test.go trains the network on them. game/testing/tunetest says where the
// games are.

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
	var all []sample
	records := tunetest.ReadPacked(t)
	for i := range records {
		if p, err := records[i].Position(); err == nil {
			all = append(all, sample{p, records[i].Result(), float64(records[i].Score())})
		}
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
	until := time.Now().Add(tunetest.Minutes(t))
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
