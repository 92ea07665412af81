//go:build tools && goexperiment.simd && amd64

package engine

import "simd/archsimd"

// rows are the hidden values of a view in training.
type rows [hidden]float32

func (r *rows) at(i int) archsimd.Float32x8 { return archsimd.LoadFloat32x8((*[8]float32)(r[i:])) }

func (r *rows) put(i int, x archsimd.Float32x8) { x.Store((*[8]float32)(r[i:])) }

func (r *rows) add(other *rows) {
	for i := 0; i < hidden; i += 8 {
		r.put(i, r.at(i).Add(other.at(i)))
	}
	archsimd.ClearAVXUpperBits()
}

// sum returns the weighted sum of the values, each clipped to 0..1 and squared.
func (r *rows) sum(weight *rows) (sum float32) {
	zero, one := archsimd.BroadcastFloat32x8(0), archsimd.BroadcastFloat32x8(1)
	var total archsimd.Float32x8
	for i := 0; i < hidden; i += 8 {
		cut := r.at(i).Min(one).Max(zero)
		total = cut.Mul(cut).MulAdd(weight.at(i), total)
	}
	var sums [8]float32
	total.Store(&sums)
	archsimd.ClearAVXUpperBits()
	for _, x := range sums {
		sum += x
	}
	return sum
}

// back adds the gradient of the weights to theirs, and returns that of the values.
func (r *rows) back(slope float32, weight, theirs *rows) (d rows) {
	zero, one := archsimd.BroadcastFloat32x8(0), archsimd.BroadcastFloat32x8(1)
	by, twice := archsimd.BroadcastFloat32x8(slope), archsimd.BroadcastFloat32x8(2*slope)
	for i := 0; i < hidden; i += 8 {
		x := r.at(i)
		cut := x.Min(one).Max(zero)
		theirs.put(i, cut.Mul(cut).MulAdd(by, theirs.at(i)))
		d.put(i, weight.at(i).Mul(twice).Mul(cut).Masked(x.Equal(cut)))
	}
	archsimd.ClearAVXUpperBits()
	return d
}
