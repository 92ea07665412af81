package engine

import (
	"context"
	"testing"
)

func BenchmarkLevels(b *testing.B) {
	for l := Level(1); l <= Levels; l++ {
		b.Run(l.String(), func(b *testing.B) {
			q := question(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", Limits{})
			for i := range b.N {
				l.Choose(context.Background(), q, uint64(i), nil)
			}
		})
	}
}
