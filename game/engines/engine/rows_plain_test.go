//go:build tools && (!goexperiment.simd || !amd64)

package engine

// rows are the hidden values of a view in training. rows_simd_test.go handles eight at a
// time.
type rows [hidden]float32

func (r *rows) add(other *rows) {
	for i, x := range other {
		r[i] += x
	}
}

// sum returns the weighted sum of the values, each clipped to 0..1 and squared.
func (r *rows) sum(weight *rows) (sum float32) {
	for i, x := range r {
		cut := max(0, min(x, 1))
		sum += cut * cut * weight[i]
	}
	return sum
}

// back adds the gradient of the weights to theirs, and returns that of the values.
func (r *rows) back(slope float32, weight, theirs *rows) (d rows) {
	for i, x := range r {
		cut := max(0, min(x, 1))
		theirs[i] += slope * cut * cut
		if x == cut {
			d[i] = slope * weight[i] * 2 * x
		}
	}
	return d
}
