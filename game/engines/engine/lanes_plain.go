//go:build !goexperiment.simd || !amd64

package engine

// moved sets l to before with one feature removed and one added.
func (l *layer) moved(before, gone, come *layer) { l.shifted(before, gone, come) }

// sum returns the weighted sum of the hidden values, each clipped to 0..1 and squared.
func (l *layer) sum(weight *[hidden]int16) int32 { return l.summed(weight) }
