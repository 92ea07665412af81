package claims

import (
	"math"

	"passedpawn/game/chess/bitboard"
)

// verdicts remember how much can be won in positions that have been examined. A new position
// replaces an old one.
type verdicts struct{ slots []verdict }

// A verdict is what is known about one question. Who wins so much also wins less, so that two
// bounds say all.
type verdict struct {
	key     uint64
	move    bitboard.Move // the first move that wins as much as proved, 0 if nobody asks for it
	proved  int8          // the most that can be won for certain
	refuted int8          // the least that cannot be won
}

// slots is how many answers are remembered, a power of two.
const slots = 1 << 16

func newVerdicts() verdicts { return verdicts{make([]verdict, slots)} }

// find returns whether so much can be won and by which move, and whether that is known.
func (v verdicts) find(key uint64, need int) (m bitboard.Move, yes, ok bool) {
	switch found := &v.slots[key%slots]; {
	case found.key != key:
		return 0, false, false
	case need <= int(found.proved):
		return found.move, true, true
	default:
		return 0, false, need >= int(found.refuted)
	}
}

// prove keeps that so much can be won with a move.
func (v verdicts) prove(key uint64, need int, m bitboard.Move) {
	e := v.slot(key)
	if amount := bounded(need); amount > e.proved {
		e.proved, e.move = amount, m
	}
}

// refute keeps that so much cannot be won.
func (v verdicts) refute(key uint64, need int) {
	e := v.slot(key)
	e.refuted = min(e.refuted, bounded(need))
}

func (v verdicts) slot(key uint64) *verdict {
	e := &v.slots[key%slots]
	if e.key != key {
		*e = verdict{key: key, proved: math.MinInt8, refuted: math.MaxInt8}
	}
	return e
}

// bounded keeps an amount within an int8. More than that is never won.
func bounded(need int) int8 { return int8(max(math.MinInt8+1, min(need, math.MaxInt8-1))) }

// mix returns a number that tells questions about the same position apart.
func mix(n int, flag bool) uint64 {
	if flag {
		n += 1 << 20
	}
	x := uint64(n)*0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03
	x = (x ^ x>>29) * 0xBF58476D1CE4E5B9
	return x ^ x>>32
}
