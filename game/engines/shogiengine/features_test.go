//go:build tools

// Run by hand: go test -tags tools ./game/engines/shogiengine -run TestFeatures

package shogiengine

import (
	"math"
	"math/rand/v2"
	"testing"

	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
)

// flat is the weights as one list of numbers, in the order of their fields.
type flat [flatTerms + terms]float64

const (
	flatOther = int(shogiboard.NoKind) * places
	flatHeld  = 2 * flatOther
	flatKing  = flatHeld + int(shogiboard.Droppable)*19
	flatTerms = flatKing + 81
)

// fields calls do with each weight.
func (w *weights) fields(do func(i int, v *int16)) {
	i := 0
	next := func(v *int16) { do(i, v); i++ }
	for _, table := range []*[shogiboard.NoKind][places]int16{&w.own, &w.other} {
		for k := range table {
			for p := range table[k] {
				next(&table[k][p])
			}
		}
	}
	for k := range w.held {
		for n := range w.held[k] {
			next(&w.held[k][n])
		}
	}
	for rank := range w.king {
		for file := range w.king[rank] {
			next(&w.king[rank][file])
		}
	}
	for n := range w.terms {
		next(&w.terms[n])
	}
}

// read adds up how often each weight counts in the evaluation of a position, for sente.
// TestFeatures compares it with evaluate.
func (s *sample) read(b *shogiboard.Position) {
	views := [2]view{watch(b, shogiboard.Sente), watch(b, shogiboard.Gote)}
	for side := shogiboard.Sente; side <= shogiboard.Gote; side++ {
		sign := float32(1 - 2*int(side))
		s.side(b, side, sign)
		v, foe := &views[side], &views[1-side]
		s.add(flatTerms+pressure, sign*float32(v.pressure))
		s.add(flatTerms+cover, sign*float32(v.cover))
		s.add(flatTerms+storm, sign*float32(v.pressure*v.drops)/8)
		if foe.king != shogiboard.None {
			holes := float32(near.ring[foe.king].And(v.reach).Without(foe.reach).Count())
			s.add(flatTerms+hole, sign*holes)
			s.add(flatTerms+breach, sign*holes*float32(v.drops)/4)
		}
	}
	s.add(flatTerms+tempo, float32(1-2*int(b.Turn())))
}

func (s *sample) add(at int, times float32) {
	if times != 0 {
		s.at, s.times = append(s.at, int32(at)), append(s.times, times)
	}
}

// side adds up the weights of the pieces, the hand and the king of a side.
func (s *sample) side(b *shogiboard.Position, side shogiboard.Side, sign float32) {
	own, other := b.King(side), b.King(side.Other())
	s.add(flatKing+9*(ahead(own, side)-1)+file(own, side)-1, sign)
	squares := 0
	for men := b.Side(side); !men.Empty(); {
		at := men.Pop()
		k := b.On(at)
		if k == shogiboard.King {
			continue
		}
		s.add(int(k)*places+int(near.place[side][own][at]), sign)
		s.add(flatOther+int(k)*places+int(near.place[side][other][at]), sign)
		if k.Plain() == shogiboard.Bishop || k.Plain() == shogiboard.Rook {
			squares += shogiboard.Attacks(side, k, at, b.Occupied()).Count()
		}
	}
	s.add(flatTerms+mobility, sign*float32(squares))
	if zone := shogiboard.Zone(side); zone.Has(own) {
		s.add(flatTerms+entry9, sign*float32(zone.And(b.Side(side)).Count()))
	}
	for k := range shogiboard.King {
		if n := b.Hand(side, k); n > 0 {
			s.add(flatHeld+19*int(k)+n, sign)
		}
	}
}

func (s *sample) value(w *flat) float64 {
	sum := 0.0
	for i, at := range s.at {
		sum += float64(s.times[i]) * w[at]
	}
	return sum
}

// TestFeatures compares the sums with the evaluation, which rounds.
func TestFeatures(t *testing.T) {
	var w flat
	weight.fields(func(i int, v *int16) { w[i] = float64(*v) })
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		line := randomOpening(r, 60)
		b := shogi.Board(line[len(line)-1])
		var s sample
		s.read(&b)
		sum := s.value(&w)
		if b.Turn() == shogiboard.Gote {
			sum = -sum
		}
		if got := evaluate(&b); math.Abs(sum-float64(got)) > 16 {
			t.Fatalf("%s: %v, but it is worth %d", b.String(), sum, got)
		}
	}
}
