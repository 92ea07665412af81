package training

import (
	"slices"
	"time"
)

// A Pace is how long a person takes for right answers of one kind.
type Pace struct {
	took []time.Duration // in order
}

// Learn adds answers. Only right ones say something about the pace.
func (p *Pace) Learn(answers ...Answer) {
	for _, a := range answers {
		if a.Grade.Right() && !a.Aside() {
			p.took = append(p.took, a.Took)
		}
	}
	slices.Sort(p.took)
}

// fewest is how many right answers it takes to know the usual time.
const fewest = 5

// Usual returns the time that the person usually takes: the median. It is 0 while there are fewer
// right answers than fewest.
func (p *Pace) Usual() time.Duration {
	if len(p.took) < fewest {
		return 0
	}
	return p.took[len(p.took)/2]
}
