package shogiboard

import "math/rand/v2"

type keys struct {
	piece [2][NoKind][Squares]uint64
	hand  [2][Droppable][32]uint64 // by the number in hand
	turn  uint64
}

// zobrist has a fixed seed, so that keys mean the same in every run.
var zobrist = func() *keys {
	z, rng := new(keys), rand.New(rand.NewPCG(0x70617373, 0x73686f67))
	for side := range 2 {
		for k := range z.piece[side] {
			for s := range z.piece[side][k] {
				z.piece[side][k][s] = rng.Uint64()
			}
		}
		for k := range z.hand[side] {
			for n := range z.hand[side][k] {
				if n > 0 { // an empty hand has no key
					z.hand[side][k][n] = rng.Uint64()
				}
			}
		}
	}
	z.turn = rng.Uint64()
	return z
}()
