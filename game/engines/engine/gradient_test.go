//go:build tools

package engine

import "math/rand/v2"

// floats are the weights during training, in one slice so that one loop handles them all:
// features, bias, then outputs.
type floats []float32

const (
	biasAt   = inputs * hidden
	outputAt = biasAt + hidden
	perOut   = 2*hidden + 1
	allOf    = outputAt + outputs*perOut
)

func fresh(rng *rand.Rand) floats {
	w := make(floats, allOf)
	for i := range w {
		switch {
		case i < biasAt:
			w[i] = float32(rng.NormFloat64() * 0.12)
		case i < outputAt:
			w[i] = 0.1
		case (i-outputAt)%perOut < 2*hidden:
			w[i] = float32(rng.NormFloat64() * 0.02)
		}
	}
	return w
}

// hiddens returns the hidden values of both views before they are clipped.
func (w floats) hiddens(l *lesson) (h [2]rows) {
	for v := range h {
		h[v] = rows(w[biasAt:outputAt])
		for _, f := range l.on[v][:l.count] {
			h[v].add((*rows)(w[int(f)*hidden:]))
		}
	}
	return h
}

func (w floats) output(l *lesson) floats { return w[outputAt+int(l.output)*perOut:][:perOut] }

// foretells returns the winning chance that the weights predict for a lesson.
func (w floats) foretells(l *lesson, h *[2]rows) float64 {
	out := w.output(l)
	sum := out[2*hidden]
	for v := range h {
		sum += h[v].sum((*rows)(out[v*hidden:]))
	}
	return sigmoid(float64(sum) * scale * perCentipawn)
}

// loss returns the squared error in a lesson.
func (w floats) loss(l *lesson) float64 {
	h := w.hiddens(l)
	err := w.foretells(l, &h) - float64(l.chance)
	return err * err
}

// learn adds the gradient of a lesson to g and returns its loss.
func (w floats) learn(l *lesson, g floats) float64 {
	h := w.hiddens(l)
	chance := w.foretells(l, &h)
	err := chance - float64(l.chance)
	slope := float32(2 * err * chance * (1 - chance) * scale * perCentipawn)
	out, back := w.output(l), g.output(l)
	back[2*hidden] += slope
	for v := range h {
		d := h[v].back(slope, (*rows)(out[v*hidden:]), (*rows)(back[v*hidden:]))
		(*rows)(g[biasAt:]).add(&d)
		for _, f := range l.on[v][:l.count] {
			(*rows)(g[int(f)*hidden:]).add(&d)
		}
	}
	return err * err
}
