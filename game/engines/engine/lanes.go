package engine

// These are the operations on layers in plain Go. lanes_simd.go has the same for processors
// that handle sixteen values at a time, and lanes_plain.go is for the others.

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
		w := weight[4*i : 4*i+4 : 4*i+4]
		a, b := cut(word), cut(word>>16)
		c, d := cut(word>>32), cut(word>>48)
		total += a*a*int32(w[0]) + b*b*int32(w[1]) + c*c*int32(w[2]) + d*d*int32(w[3])
	}
	return total
}

// cut returns the value in the lowest place of a word of a whole layer, clipped.
func cut(word uint64) int32 { return max(0, min(int32(uint16(word))-middle, unit1)) }

func (l *layer) add(f *layer) {
	for i := range l {
		l[i] += f[i]
	}
}

func (l *layer) remove(f *layer) {
	for i := range l {
		l[i] -= f[i]
	}
}
