//go:build tools

package engine

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/testing/tunetest"
)

// TestLessons checks that lessons have the inputs of the network: their features sum up to
// the layers that the engine computes.
func TestLessons(t *testing.T) {
	for _, r := range selfPlay(2, 1, NewTable(1)) {
		p, err := r.Position()
		if err != nil {
			t.Fatal(err)
		}
		l := lessonOf(&r)
		if int(l.count) != p.Occupied().Count() || int(l.output) != (p.Occupied().Count()-1)/4 {
			t.Fatalf("%d pieces, output %d of %s", l.count, l.output, p.String())
		}
		for i, view := range []bitboard.Side{p.Turn(), p.Turn() ^ 1} {
			got := net.bias
			for _, f := range l.on[i][:l.count] {
				got.add(&net.feature[f])
			}
			var want layer
			if want.look(&p, view); got != want {
				t.Fatalf("view %d of %s", view, p.String())
			}
		}
	}
}

// TestGradient compares the gradient of a lesson with the difference of its loss after a
// small change of a weight.
func TestGradient(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	w := fresh(rng)
	for i := outputAt; i < len(w); i++ {
		w[i] *= 5
	}
	r := selfPlay(2, 1, NewTable(1))[10]
	l := lessonOf(&r)
	g := make(floats, allOf)
	w.learn(&l, g)
	checked := 0
	for try := 0; checked < 40 && try < 100_000; try++ {
		i := rng.IntN(allOf)
		if math.Abs(float64(g[i])) < 1e-3 {
			continue
		}
		checked++
		const step = 2e-3
		old := w[i]
		w[i] = old + step
		above := w.loss(&l)
		w[i] = old - step
		below := w.loss(&l)
		w[i] = old
		if got, want := float64(g[i]), (above-below)/(2*step); math.Abs(got-want) > 0.1*math.Abs(want)+1e-4 {
			t.Errorf("weight %d: gradient %g, want %g", i, got, want)
		}
	}
	if checked < 40 {
		t.Errorf("only %d weights matter", checked)
	}
}

// TestLearns checks that training lowers the loss, and gives the same weights again.
func TestLearns(t *testing.T) {
	var all []tunetest.Packed
	for n := uint32(0); len(all) < 150; n++ {
		all = append(all, selfPlay(2, n, NewTable(1))...)
	}
	for len(all) < 2*batch {
		all = append(all, all...)
	}
	train := func() floats {
		tr := newTrainer(rand.New(rand.NewPCG(1, 2)))
		for epoch := range 7 {
			tr.epoch(all[:2*batch], float64(epoch)/7, float64(epoch+1)/7)
		}
		return tr.w
	}
	w := train()
	if before, after := fresh(rand.New(rand.NewPCG(1, 2))).test(all[:150]), w.test(all[:150]); after > 0.98*before {
		t.Errorf("the loss was %g and is %g", before, after)
	}
	if !slices.Equal(w, train()) {
		t.Error("the same training gives other weights")
	}
}
