package kifu

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/records/pgn"
)

// BenchmarkRead reads a game, and finds it in a file.
func BenchmarkRead(b *testing.B) {
	text := KIF.Write(randomGame(rand.New(rand.NewPCG(3, 25)), KIF), "UTF-8")
	b.Run("read", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			if rec, errs := KIF.Read(pgn.Item{Text: text}, games{}); rec == nil || len(errs) > 0 {
				b.Fatal(errs)
			}
		}
	})
	b.Run("scan", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			if len(scan(text)) != 1 {
				b.Fatal("it is not one game")
			}
		}
	})
}
