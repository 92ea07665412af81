// Package dfpn is what depth-first searches by proof numbers have in common (df-pn; Nagai,
// 2002), whatever the game is, and whatever the aim of the side that attacks.
package dfpn

// Infinite is the number of a side that cannot reach its aim.
const Infinite = 1 << 30

// Numbers are the least work left in a position until the side to move reaches its aim, and
// until the other side does. A side with 0 has reached it.
type Numbers struct{ Phi, Delta uint32 }

// Won returns the numbers of a position in which the side to move has reached its aim.
func Won() Numbers { return Numbers{0, Infinite} }

// Lost returns those of a position in which the other side has.
func Lost() Numbers { return Numbers{Infinite, 0} }

// Unlimited returns the limits of a search that goes on until one side has reached its aim.
func Unlimited() Numbers { return Numbers{Infinite, Infinite} }

// Reach reports whether one of the numbers has reached its limit.
func (n Numbers) Reach(limits Numbers) bool { return n.Phi >= limits.Phi || n.Delta >= limits.Delta }

// Combine returns the numbers of a position, from those of the positions to which its moves
// lead. The most promising move is at best. The position after it is searched next, until its
// numbers reach next: by then another move is more promising by a quarter, or the position
// itself has reached its limits.
func Combine(after []Numbers, limits Numbers) (own Numbers, best int, next Numbers) {
	own, second := Lost(), uint32(Infinite)
	for i, a := range after {
		own.Delta = min(own.Delta+a.Phi, Infinite)
		switch {
		case a.Delta < own.Phi:
			best, second, own.Phi = i, own.Phi, a.Delta
		case a.Delta < second:
			second = a.Delta
		}
	}
	if len(after) > 0 {
		next = Numbers{limits.Delta - (own.Delta - after[best].Phi), min(limits.Phi, second+second/4+1)}
	}
	return own, best, next
}
