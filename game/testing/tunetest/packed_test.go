//go:build tools

package tunetest

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// TestPacked packs the positions of random games, in which pawns are passed en passant and
// castling rights are lost, and reads them again.
func TestPacked(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	passed := 0
	for range 100 {
		p := bitboard.Start()
		for ply := range 120 {
			score, result := rng.IntN(6001)-3000, float64(rng.IntN(3))/2
			r := Pack(&p, score).Ended(uint32(ply)<<20, result)
			got, err := r.Position()
			if err != nil {
				t.Fatal(err)
			}
			want, _ := bitboard.Parse(p.String())
			if got.Key() != want.Key() || got.HalfmoveClock() != want.HalfmoveClock() || got.Occupied() != want.Occupied() {
				t.Fatalf("%s, want %s", got.String(), want.String())
			}
			if r.Score() != score || r.Result() != result || r.Game() != uint32(ply)<<20 || r.Turn() != p.Turn() {
				t.Fatalf("%d, %v, %d, want %d, %v, %d", r.Score(), r.Result(), r.Game(), score, result, ply<<20)
			}
			r.Each(func(s bitboard.Square, kind bitboard.PieceType, side bitboard.Side) {
				if !p.Pieces(kind, side).Has(s) {
					t.Fatalf("a %d of %d on %v of %s", kind, side, s, p.String())
				}
			})
			if _, ok := p.Passant(); ok {
				passed++
			}
			var l bitboard.List
			if p.Generate(&l); l.Count == 0 {
				break
			}
			p.Make(l.Moves[rng.IntN(l.Count)])
		}
	}
	if passed < 20 {
		t.Errorf("only %d positions with an en passant square", passed)
	}
}

// FuzzPosition reads any bytes.
func FuzzPosition(f *testing.F) {
	p := bitboard.Start()
	r := Pack(&p, 5)
	f.Add(r[:])
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) < PackedSize {
			return
		}
		r := Packed(data[:PackedSize])
		if p, err := r.Position(); err == nil {
			again := Pack(&p, r.Score())
			if q, err := again.Position(); err != nil || q.Key() != p.Key() {
				t.Errorf("%s became %s: %v", p.String(), q.String(), err)
			}
		}
		r.Each(func(bitboard.Square, bitboard.PieceType, bitboard.Side) {})
	})
}

// madeUp is a game by its number. Some are empty.
func madeUp(number uint32) (game []Packed) {
	p := bitboard.Start()
	for i := range number * 7 % 5 {
		game = append(game, Pack(&p, int(i)).Ended(number, 1))
	}
	return game
}

// TestPlayNumbered breaks off the file at every byte of its end, and finds the same file
// after going on.
func TestPlayNumbered(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PASSEDPAWN_TUNE", dir)
	t.Setenv("PASSEDPAWN_MINUTES", "60")
	o := Origin{Seed: 9, Search: 1234}
	name := filepath.Join(dir, "games-9.bin")
	var whole []byte
	play := func(last uint32) {
		t.Helper()
		f, err := os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		next, err := resume(f, o)
		if err != nil {
			t.Fatal(err)
		}
		l := ledger{out: f, take: next, write: next, waiting: map[uint32][]Packed{}}
		for l.write < last && l.keep(madeUp) {
		}
	}
	play(40)
	whole, err := os.ReadFile(name)
	if err != nil || len(whole) < 40*PackedSize {
		t.Fatalf("%d bytes: %v", len(whole), err)
	}
	for cut := PackedSize; cut <= len(whole); cut += 5 {
		if err := os.WriteFile(name, whole[:cut], 0o644); err != nil {
			t.Fatal(err)
		}
		play(40)
		if again, err := os.ReadFile(name); err != nil || !slices.Equal(again, whole) {
			t.Fatalf("broken off at %d: %d bytes, want %d: %v", cut, len(again), len(whole), err)
		}
	}
	all := ReadPacked(t)
	if len(all)*PackedSize != len(whole)-PackedSize || !slices.IsSortedFunc(all, func(a, b Packed) int { return int(a.Game()) - int(b.Game()) }) {
		t.Errorf("%d positions of %d bytes", len(all), len(whole))
	}
	o.Search++
	f, err := os.OpenFile(name, os.O_RDWR, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := resume(f, o); err == nil {
		t.Error("goes on with the games of another engine")
	}
}

// TestOrder plays games with several workers, of which none is finished first.
func TestOrder(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PASSEDPAWN_TUNE", dir)
	t.Setenv("PASSEDPAWN_MINUTES", "0.001")
	PlayNumbered(t, Origin{Seed: 1}, madeUp, madeUp, madeUp)
	all := ReadPacked(t)
	var want []Packed
	for n := uint32(0); len(want) < len(all); n++ {
		want = append(want, madeUp(n)...)
	}
	if len(all) == 0 || !slices.Equal(all, want) {
		t.Errorf("%d positions, not in order", len(all))
	}
}
