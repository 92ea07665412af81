package engine

// These are the operations on layers in plain Go. lanes_simd.go has the same for processors
// that handle sixteen values at a time, which is 1.6 times as fast in a search, and
// lanes_plain.go is for the others.

// shifted sets l to before with one feature removed and one added.
func (l *layer) shifted(before, gone, come *layer) {
	for i := range l {
		l[i] = before[i] - gone[i] + come[i]
	}
}

// summed returns the weighted sum of the hidden values, each clipped to 0..1 and squared.
func (l *layer) summed(weight *[hidden]int16) int32 {
	total := int32(0)
	for i, word := range l {
		w, v := weight[4*i:4*i+4:4*i+4], cut(word)
		a, b, c, d := int32(v&unit1), int32(v>>16&unit1), int32(v>>32&unit1), int32(v>>48)
		total += a*a*int32(w[0]) + b*b*int32(w[1]) + c*c*int32(w[2]) + d*d*int32(w[3])
	}
	return total
}

const each = 0x0001_0001_0001_0001 // 1 in each place of a word

// cut returns the values of a word of a whole layer, each clipped to 0..unit1.
func cut(word uint64) uint64 {
	word &= (word >> 15 & each) * (middle - 1) // what is negative becomes 0
	over := (word + (middle-1-unit1)*each) >> 15 & each
	return (word | over*unit1) & (unit1 * each)
}
