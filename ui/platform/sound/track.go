package sound

import (
	"math"
	"math/rand/v2"
)

// A track is a sound being built: samples from -1 to 1.
type track []float64

// ring adds a damped sine that begins at a time, both times in seconds. It fades to a
// third of its loudness within decay.
func (t *track) ring(at, pitch, decay, loud float64) {
	from, n := int(at*Rate), int(6*decay*Rate)
	t.grow(from + n)
	for i := range n {
		s := float64(i) / Rate
		(*t)[from+i] += loud * swell(s) * math.Exp(-s/decay) * math.Sin(2*math.Pi*pitch*s)
	}
}

// swell makes a sound begin within a millisecond rather than with a crack.
func swell(s float64) float64 { return min(s*1000, 1) }

// knock adds the sound of wood on wood: a few unrelated tones that fade at once, and the
// noise of the touch.
func (t *track) knock(at, pitch, loud float64) {
	for i, tone := range []float64{1, 1.52, 2.31, 3.60} {
		n := float64(i + 1)
		t.ring(at, pitch*tone, 0.030/n, loud/n)
	}
	from, n := int(at*Rate), Rate/200
	t.grow(from + n)
	noise := rand.New(rand.NewPCG(1, 2))
	soft := 0.0
	for i := range n {
		soft += (noise.Float64()*2 - 1 - soft) * 0.25
		s := float64(i) / Rate
		(*t)[from+i] += loud * 0.8 * soft * swell(s) * math.Exp(-s/0.001)
	}
}

// bell adds a tone with its octave and twelfth.
func (t *track) bell(at, pitch, decay, loud float64) {
	for i := range 3 {
		n := float64(i + 1)
		t.ring(at, pitch*n, decay/n, loud/(n*n))
	}
}

func (t *track) grow(n int) {
	if more := n - len(*t); more > 0 {
		*t = append(*t, make([]float64, more)...)
	}
}

func (t track) samples() []int16 {
	all := make([]int16, len(t))
	for i, v := range t {
		all[i] = int16(math.MaxInt16 * max(-1, min(v, 1)))
	}
	return all
}
