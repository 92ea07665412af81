//go:build goexperiment.simd && amd64

package engine

import "simd/archsimd"

// wide reports whether the processor has the instructions that are used here. Each operation
// ends with ClearAVXUpperBits: without it the instructions for single floats, which Go uses
// for copies too, wait for the upper halves of the registers.
var wide = archsimd.X86.AVX2()

const (
	wordsAtOnce  = 4
	valuesAtOnce = 16
)

// moved sets l to before with one feature removed and one added.
func (l *layer) moved(before, gone, come *layer) {
	if !wide {
		l.shifted(before, gone, come)
		return
	}
	for i := 0; i < words; i += wordsAtOnce {
		l.put(i, before.at(i).Sub(gone.at(i)).Add(come.at(i)))
	}
	archsimd.ClearAVXUpperBits()
}

// sum returns the weighted sum of the hidden values, each clipped to 0..1 and squared. A
// clipped value times its weight fits into sixteen bits, because no weight is beyond 128
// (TestWeightsFit).
func (l *layer) sum(weight *[hidden]int16) int32 {
	if !wide {
		return l.summed(weight)
	}
	sign, zero, one := archsimd.BroadcastInt16x16(-middle), archsimd.BroadcastInt16x16(0), archsimd.BroadcastInt16x16(unit1)
	var total archsimd.Int32x8
	for i := 0; i < words; i += wordsAtOnce {
		v := l.at(i).AsInt16x16().Xor(sign).Max(zero).Min(one)
		w := archsimd.LoadInt16x16((*[valuesAtOnce]int16)(weight[4*i:]))
		total = total.Add(v.Mul(w).DotProductPairs(v))
	}
	var sums [8]int32
	total.Store(&sums)
	archsimd.ClearAVXUpperBits()
	return sums[0] + sums[1] + sums[2] + sums[3] + sums[4] + sums[5] + sums[6] + sums[7]
}

func (l *layer) at(word int) archsimd.Uint64x4 {
	return archsimd.LoadUint64x4((*[wordsAtOnce]uint64)(l[word:]))
}

func (l *layer) put(word int, v archsimd.Uint64x4) { v.Store((*[wordsAtOnce]uint64)(l[word:])) }
