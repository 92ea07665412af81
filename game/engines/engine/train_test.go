//go:build tools

// Run by hand:
//
//	PASSEDPAWN_TUNE=folder PASSEDPAWN_SEED=1 PASSEDPAWN_EPOCHS=20 \
//		GOEXPERIMENT=simd go test -tags tools ./game/engines/engine -run TestTrain -timeout 0

package engine

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"sync"
	"testing"
	"time"

	"passedpawn/game/testing/tunetest"
)

// The training of the network. It learns by gradient descent (Adam) to predict the scores
// that searches gave to the positions of play_test.go's games and, by a fifth, the results of
// the games. A larger share it would memorise. The same games, seed and number of epochs give
// the same network.

const (
	batch = 8192
	decay = 0.1     // weight decay
	fast  = 0.001   // learning rate at first
	slow  = 0.00002 // learning rate at the end
	warm  = 200     // batches until the learning rate is full
	most  = 1.98    // largest output weight, so that it fits sixteen bits
)

// A trainer is the state of gradient descent with Adam.
type trainer struct {
	w, mean, square floats
	gradients       [2]floats // one for each worker
	step            int
}

func newTrainer(rng *rand.Rand) *trainer {
	return &trainer{
		w: fresh(rng), mean: make(floats, allOf), square: make(floats, allOf),
		gradients: [2]floats{make(floats, allOf), make(floats, allOf)},
	}
}

// both runs a function for each of two workers and waits.
func both(do func(worker int)) {
	var wg sync.WaitGroup
	for worker := range 2 {
		wg.Go(func() { do(worker) })
	}
	wg.Wait()
}

// epoch learns every record once. gone is the share of the training that is over before it,
// and after is that after it.
func (t *trainer) epoch(all []tunetest.Packed, gone, after float64) (loss float64) {
	var losses [2]float64
	batches := len(all) / batch
	for b := range batches {
		now := all[b*batch:][:batch]
		both(func(worker int) {
			for i := worker; i < batch; i += 2 {
				l := lessonOf(&now[i])
				losses[worker] += t.w.learn(&l, t.gradients[worker])
			}
		})
		t.step++
		share := gone + (after-gone)*float64(b)/float64(batches)
		rate := slow + fast*(1+math.Cos(math.Pi*share))/2*min(1, float64(t.step)/warm)
		both(func(worker int) { t.descend(worker*allOf/2, (worker+1)*allOf/2, rate) })
	}
	return (losses[0] + losses[1]) / float64(max(batches, 1)*batch)
}

// descend moves a range of the weights down the gradient and clears the gradient.
func (t *trainer) descend(from, to int, rate float64) {
	step := float32(rate / (1 - math.Pow(0.9, float64(t.step))))
	spread := float32(1 / (1 - math.Pow(0.999, float64(t.step))))
	for i := from; i < to; i++ {
		g := (t.gradients[0][i] + t.gradients[1][i]) / batch
		t.gradients[0][i], t.gradients[1][i] = 0, 0
		t.mean[i] = 0.9*t.mean[i] + 0.1*g
		t.square[i] = 0.999*t.square[i] + 0.001*g*g
		t.w[i] -= step*t.mean[i]/(float32(math.Sqrt(float64(t.square[i]*spread)))+1e-8) + float32(rate)*decay*t.w[i]
		if i >= outputAt {
			t.w[i] = max(-most, min(t.w[i], most))
		}
	}
}

func TestTrain(t *testing.T) {
	epochs := epochsOf(t)
	all := tunetest.ReadPacked(t)
	held := all[:wholeGames(all, min(50_000, len(all)/10))]
	all = all[len(held):]
	rng := rand.New(rand.NewPCG(tunetest.Seed(t), 2))
	tr := newTrainer(rng)
	began := time.Now()
	fmt.Printf("%d positions, %d of games not learnt, %d hidden values\n", len(all), len(held), hidden)
	for epoch := range epochs {
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		loss := tr.epoch(all, float64(epoch)/float64(epochs), float64(epoch+1)/float64(epochs))
		fmt.Printf("epoch %d, %v, loss %.6f, of games not learnt %.6f\n", epoch, time.Since(began).Round(time.Second), loss, tr.w.test(held))
	}
	write(t, tr.w)
}

// epochsOf returns how often to learn everything: PASSEDPAWN_EPOCHS.
func epochsOf(t *testing.T) int {
	t.Helper()
	n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_EPOCHS"))
	if err != nil || n < 1 {
		t.Fatal("PASSEDPAWN_EPOCHS does not say how often to learn everything")
	}
	return n
}

// wholeGames returns a number of records that is at most another and ends with a game, so
// that none of the records after it is of a game before it.
func wholeGames(all []tunetest.Packed, most int) int {
	for most > 0 && all[most-1].Game() == all[most].Game() {
		most--
	}
	return most
}

// test returns the average loss of records.
func (w floats) test(held []tunetest.Packed) float64 {
	var losses [2]float64
	both(func(worker int) {
		for i := worker; i < len(held); i += 2 {
			l := lessonOf(&held[i])
			losses[worker] += w.loss(&l)
		}
	})
	return (losses[0] + losses[1]) / float64(max(len(held), 1))
}

// write rounds the weights and writes them to network.bin.
func write(t *testing.T, w floats) {
	t.Helper()
	var out []byte
	put := func(x float32, unit float64) {
		out = binary.LittleEndian.AppendUint16(out, uint16(int16(math.Round(float64(x)*unit))))
	}
	for i, x := range w {
		switch {
		case i < outputAt:
			put(x, unit1)
		default:
			put(x, unit2)
		}
	}
	if err := os.WriteFile("network.bin", out, 0o644); err != nil {
		t.Fatal(err)
	}
}
