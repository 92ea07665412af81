package review

import "time"

// A Pace is how fast positions are evaluated. It is a value, and starts as a guess.
type Pace struct {
	Guess time.Duration // for a position, before any has been evaluated
	Done  int           // how many positions have been evaluated
	Took  time.Duration // for all of them together
}

// PerPosition is how long the bundled engine needs for a position, on average: Nodes at 0.8
// million nodes per second, shared by the Workers.
const PerPosition = time.Second * Nodes / 800_000 / Workers

// steady is how many positions weigh as much as the guess does. The first ones, and those
// that are evaluated at the same time, say little about the rest.
const steady = 4

// Left is how long the evaluation of some more positions will take. The more positions have
// been evaluated, the more it follows their real pace.
func (p Pace) Left(positions int) time.Duration {
	return p.Each() * time.Duration(max(positions, 0))
}

// Each is how long a position takes, about.
func (p Pace) Each() time.Duration { return (p.Guess*steady + p.Took) / time.Duration(steady+p.Done) }
