//go:build tools

// Run by hand: PASSEDPAWN_TUNE=folder go test -tags tools ./game/engines/shogiengine -run '^TestTune$' -v -timeout 0

package shogiengine

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

const (
	rounds    = 12    // over all positions
	batch     = 256   // positions for each step
	unlearnt  = 10    // one position of so many is kept to judge by
	byResult  = 0.6   // the share of the result in what is predicted; the rest is the score
	pull      = 1e-6  // how strongly the share of a weight is drawn to nothing, by its square
	groupPull = 3e-8  // the same for the share of a group
	firstPace = 0.1   // hundredths of a pawn, of a step in the first round
	slower    = 0.93  // by how much each round has shorter steps
	fading    = 0.9   // of the average slope
	square    = 0.999 // of the average square of the slope
)

// chance returns the share of the points that a score promises.
func chance(k, score float64) float64 { return 1 / (1 + math.Exp(-k*score)) }

// loss returns the average error of weights in some positions.
func loss(all []sample, w *flat, k float64) float64 {
	sum := 0.0
	for i := range all {
		d := float64(all[i].target) - chance(k, all[i].value(w))
		sum += d * d
	}
	return sum / float64(len(all))
}

// TestTune writes tuned.go: the weights in use, changed so that they predict the results
// and the scores of the positions better.
func TestTune(t *testing.T) {
	all := load(t)
	var w flat
	weight.fields(func(i int, v *int16) { w[i] = float64(*v) })
	k, best := 0.0, 1.0
	for try := 0.0004; try < 0.004; try += 0.0001 {
		if l := loss(all, &w, try); l < best {
			k, best = try, l
		}
	}
	for i := range all {
		all[i].target = byResult*all[i].target + (1-byResult)*float32(chance(k, float64(all[i].score)))
	}
	cut := len(all) - len(all)/unlearnt
	learnt, kept := all[:cut], all[cut:]
	t.Logf("%d positions, k %.4f, loss %.6f, of the others %.6f", len(learnt), k, loss(learnt, &w, k), loss(kept, &w, k))
	f := newFit(w, k)
	r := rand.New(rand.NewPCG(3, 4))
	for round := range rounds {
		r.Shuffle(len(learnt), func(i, j int) { learnt[i], learnt[j] = learnt[j], learnt[i] })
		for from := 0; from+batch <= len(learnt); from += batch {
			f.learn(learnt[from : from+batch])
		}
		f.pace *= slower
		if round%5 == 4 {
			t.Logf("round %d: loss %.6f, of the others %.6f", round+1, loss(learnt, &f.w, k), loss(kept, &f.w, k))
		}
	}
	weight.fields(func(i int, v *int16) { *v = int16(math.Round(f.w[i])) })
	if err := os.WriteFile("tuned.go", []byte(source()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// A fit is weights on their way (Adam: Kingma and Ba, 2015). What is learnt of a weight is
// its own share, and those of the groups to which it belongs, so that a few positions are
// enough to value a piece, and many are needed to value a single place.
type fit struct {
	w, prior            flat
	groups              [][]int32 // by weight
	share, slope, power []float64 // by weight, and then by group
	k, pace             float64
	steps               int
}

func newFit(w flat, k float64) *fit {
	f := &fit{w: w, prior: w, k: k, pace: firstPace, groups: make([][]int32, len(w))}
	n := len(w)
	known := map[[3]int]int32{}
	join := func(i int, group [3]int) {
		if _, ok := known[group]; !ok {
			known[group] = int32(n)
			n++
		}
		f.groups[i] = append(f.groups[i], known[group])
	}
	for i := range flatHeld {
		kind, place := i/places, i%places
		files, ahead := place/17, place%17-8
		join(i, [3]int{0, kind, 0})
		join(i, [3]int{1, kind, max(files, abs(ahead))})
		join(i, [3]int{2, kind, ahead})
	}
	for i := flatHeld; i < flatKing; i++ {
		join(i, [3]int{3, (i - flatHeld) / 19, 0})
	}
	for i := flatKing; i < flatTerms; i++ {
		join(i, [3]int{4, (i - flatKing) / 9, 0})
	}
	f.share, f.slope, f.power = make([]float64, n), make([]float64, n), make([]float64, n)
	return f
}

// learn takes a step for some positions.
func (f *fit) learn(some []sample) {
	by := make([]float64, len(f.share))
	for i := range some {
		s := &some[i]
		p := chance(f.k, s.value(&f.w))
		d := (p - float64(s.target)) * p * (1 - p) * f.k / float64(len(some))
		for n, at := range s.at {
			by[at] += d * float64(s.times[n])
		}
	}
	for i, all := range f.groups {
		for _, g := range all {
			by[g] += by[i]
		}
	}
	f.steps++
	even, evenSquare := 1-math.Pow(fading, float64(f.steps)), 1-math.Pow(square, float64(f.steps))
	for i := range f.share {
		g := by[i]
		switch {
		case i < flatTerms:
			g += pull * f.share[i]
		case i >= len(f.w):
			g += groupPull * f.share[i]
		}
		f.slope[i] = fading*f.slope[i] + (1-fading)*g
		f.power[i] = square*f.power[i] + (1-square)*g*g
		if f.power[i] > 0 {
			f.share[i] -= f.pace * f.slope[i] / even / (math.Sqrt(f.power[i]/evenSquare) + 1e-9)
		}
	}
	for i, all := range f.groups {
		f.w[i] = f.prior[i] + f.share[i]
		for _, g := range all {
			f.w[i] += f.share[g]
		}
	}
}

// source returns tuned.go with the weights in use.
func source() string {
	var b strings.Builder
	b.WriteString("package shogiengine\n\n// tuned was written by fit_test.go.\nvar tuned = weights{\n")
	for _, name := range []string{"own", "other"} {
		table := &weight.own
		if name == "other" {
			table = &weight.other
		}
		fmt.Fprintf(&b, "\t%s: [shogiboard.NoKind][places]int16{\n", name)
		for k := range table {
			b.WriteString("\t\t{\n")
			rows(&b, table[k][:], 17)
			b.WriteString("\t\t},\n")
		}
		b.WriteString("\t},\n")
	}
	b.WriteString("\theld: [shogiboard.Droppable][19]int16{\n")
	for k := range weight.held {
		fmt.Fprintf(&b, "\t\t{%s},\n", numbers(weight.held[k][:]))
	}
	b.WriteString("\t},\n\tking: [9][9]int16{\n")
	for rank := range weight.king {
		fmt.Fprintf(&b, "\t\t{%s},\n", numbers(weight.king[rank][:]))
	}
	fmt.Fprintf(&b, "\t},\n\tterms: [terms]int16{%s},\n}\n", numbers(weight.terms[:]))
	return strings.Replace(b.String(), "\n\n", "\n\nimport \"passedpawn/game/shogi/shogiboard\"\n\n", 1)
}

func rows(b *strings.Builder, all []int16, width int) {
	for ; len(all) > 0; all = all[width:] {
		fmt.Fprintf(b, "\t\t\t%s,\n", numbers(all[:width]))
	}
}

func numbers(all []int16) string {
	return strings.Join(strings.Fields(strings.Trim(fmt.Sprint(all), "[]")), ", ")
}
