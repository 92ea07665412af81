//go:build tools

// Run by hand: PASSEDPAWN_TUNE=folder PASSEDPAWN_MINUTES=60 go test -tags tools ./game/engines/engine -run TestTrain -timeout 0

package engine

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"sync"
	"testing"
	"time"

	"passedpawn/game/testing/tunetest"
)

// The training of the network. It learns by gradient descent (Adam) to predict the scores
// that searches gave to the positions of tune_test.go's games, beyond what the
// handwritten evaluation says. The results of the games count for little, because the
// network would memorise them. TestPlay plays the
// games.

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

// epoch learns every lesson once. gone returns the share of the time that has passed.
func (t *trainer) epoch(all []lesson, gone func() float64) (loss float64) {
	var losses [2]float64
	batches := 0
	for ; len(all) >= batch; all = all[batch:] {
		both(func(worker int) {
			for i := worker; i < batch; i += 2 {
				losses[worker] += t.w.learn(&all[i], t.gradients[worker])
			}
		})
		t.step++
		rate := slow + fast*(1+math.Cos(math.Pi*gone()))/2*min(1, float64(t.step)/warm)
		both(func(worker int) { t.descend(worker*allOf/2, (worker+1)*allOf/2, rate) })
		batches++
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
	minutes := tunetest.Minutes(t)
	all := lessons(t)
	held := all[:min(20_000, len(all)/10)] // whole games, so that none is known from its other positions
	all = all[len(held):]
	rng := rand.New(rand.NewPCG(1, 2))
	tr := newTrainer(rng)
	began := time.Now()
	gone := func() float64 { return min(1, float64(time.Since(began))/float64(minutes)) }
	fmt.Println(len(all), "positions")
	for epoch := 0; gone() < 1; epoch++ {
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		loss, test := tr.epoch(all, gone), 0.0
		for i := range held {
			test += tr.w.loss(&held[i])
		}
		fmt.Printf("epoch %d, %v, loss %.6f, of games not learnt %.6f\n", epoch, time.Since(began).Round(time.Second), loss, test/float64(len(held)))
	}
	write(t, tr.w)
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
