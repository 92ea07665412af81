package bitboard

import "math/rand/v2"

type zobristKeys struct {
	piece   [2][6][64]uint64
	rights  [16]uint64
	passant [64]uint64
	turn    uint64
}

// zobrist has a fixed seed, so that keys mean the same in every run.
var zobrist = func() *zobristKeys {
	z, rng := new(zobristKeys), rand.New(rand.NewPCG(0x70617373, 0x7061776e))
	for s := range z.piece {
		for k := range z.piece[s] {
			for sq := range z.piece[s][k] {
				z.piece[s][k][sq] = rng.Uint64()
			}
		}
	}
	for i := range z.rights {
		z.rights[i] = rng.Uint64()
	}
	for i := 1; i < 64; i++ { // the key of none stays 0
		z.passant[i] = rng.Uint64()
	}
	z.turn = rng.Uint64()
	return z
}()
