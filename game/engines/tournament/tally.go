package tournament

import "passedpawn/game/rules"

// A Tally counts results from one engine's side.
type Tally struct {
	Won, Drawn, Lost int
	// Pairs counts the pairs of games with the same opening and swapped colours, by the
	// half points of the engine: 0 to 4. Pairs of which a game is missing are not counted.
	Pairs [5]int
}

// Games returns the number of games.
func (t Tally) Games() int { return t.Won + t.Drawn + t.Lost }

// halves returns the points of the engine in half points.
func (t Tally) halves() int { return 2*t.Won + t.Drawn }

// Points returns the points of the engine, a draw being half a point.
func (t Tally) Points() float64 { return float64(t.halves()) / 2 }

// Score returns the share of points, from 0 to 1, and 0.5 before the first game.
func (t Tally) Score() float64 {
	if t.Games() == 0 {
		return 0.5
	}
	return t.Points() / float64(t.Games())
}

// pairs returns the number of complete pairs.
func (t Tally) pairs() (n int) {
	for _, count := range t.Pairs {
		n += count
	}
	return n
}

// add counts a game that brought so many half points.
func (t *Tally) add(halves int) {
	switch halves {
	case 0:
		t.Lost++
	case 1:
		t.Drawn++
	default:
		t.Won++
	}
}

// plus returns the sum of two tallies.
func (t Tally) plus(o Tally) Tally {
	t.Won, t.Drawn, t.Lost = t.Won+o.Won, t.Drawn+o.Drawn, t.Lost+o.Lost
	for i, n := range o.Pairs {
		t.Pairs[i] += n
	}
	return t
}

// halvesOf returns the half points that a result brings a side, and false if it brings
// neither side any.
func halvesOf(r rules.Result, side rules.Side) (halves int, counts bool) {
	switch r {
	case rules.Drawn:
		return 1, true
	case rules.WhiteWins:
		return 2 * int(side.Other()), true
	case rules.BlackWins:
		return 2 * int(side), true
	}
	return 0, false
}
