package compress

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"
)

// samples are arrays of different kinds.
func samples() map[string][]byte {
	rng := rand.New(rand.NewPCG(1, 2))
	fill := func(n int, value func(i int) byte) []byte {
		all := make([]byte, n)
		for i := range all {
			all[i] = value(i)
		}
		return all
	}
	return map[string][]byte{
		"nothing":      {},
		"one":          {7},
		"equal":        fill(5*Block+3, func(int) byte { return 200 }),
		"two":          fill(3*Block, func(i int) byte { return byte(i / 7 % 2) }),
		"random":       fill(20*Block+1, func(int) byte { return byte(rng.Uint32()) }),
		"few":          fill(50*Block, func(int) byte { return byte(rng.Uint32N(8) * rng.Uint32N(3)) }),
		"runs":         fill(100*Block, func(i int) byte { return byte(i/50%9) * byte(i/3000) }),
		"rare":         fill(40*Block, func(i int) byte { return byte(1 - min(i%5000, 1)) }),
		"a full block": fill(Block, func(i int) byte { return byte(i % 10) }),
	}
}

// TestPack reads back each value, and all of them, from blocks of several sizes.
func TestPack(t *testing.T) {
	for name, values := range samples() {
		for _, block := range []int{Block, 100} {
			p, err := Open(Pack(values, block), block)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if p.Size() != len(values) || !bytes.Equal(p.All(), values) {
				t.Errorf("%s: the values are others", name)
			}
			for i, v := range values {
				if got := p.At(i); got != v {
					t.Errorf("%s: value %d is %d, want %d", name, i, got, v)
					break
				}
			}
		}
	}
}

// TestSize holds what has an order to a small size, and what has none to its entropy.
func TestSize(t *testing.T) {
	all := samples()
	for name, most := range map[string]int{"equal": 100, "rare": 500, "runs": 10_000, "few": int(1.15 * entropy(all["few"]))} {
		if n := len(Pack(all[name], Block)); n > most {
			t.Errorf("%s: %d bytes become %d, want at most %d", name, len(all[name]), n, most)
		}
	}
}

// entropy returns how many bytes are needed if each value is independent of the others.
func entropy(values []byte) (n float64) {
	var counts [256]float64
	for _, v := range values {
		counts[v]++
	}
	for _, c := range counts {
		if c > 0 {
			n -= c * math.Log2(c/float64(len(values))) / 8
		}
	}
	return n
}

// TestBroken opens data in which something is wrong. Nothing may crash or hang.
func TestBroken(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for name, values := range samples() {
		good := Pack(values, Block)
		for range 300 {
			data := bytes.Clone(good)
			for range 1 + rng.IntN(3) {
				data[rng.IntN(len(data))] = byte(rng.Uint32())
			}
			data = data[:len(data)-rng.IntN(2)*rng.IntN(len(data))]
			p, err := Open(data, Block)
			if err != nil || p.Size() > 1<<20 {
				continue
			}
			if n := len(p.All()); n != p.Size() {
				t.Fatalf("%s: broken data has %d values instead of %d", name, n, p.Size())
			}
			for i := 0; i < p.Size(); i += 37 {
				p.At(i)
			}
		}
	}
}

// TestWhole refuses codes that leave some bits without a meaning.
func TestWhole(t *testing.T) {
	for _, c := range []struct {
		lengths []byte
		want    bool
	}{
		{[]byte{1, 1}, true},
		{[]byte{1, 2, 2}, true},
		{[]byte{0, 1}, true},
		{[]byte{3, 3, 3, 3, 2, 2}, true},
		{[]byte{2, 2, 2}, false},
		{[]byte{1, 1, 1}, false},
		{[]byte{1, 1, 5}, false},
		{[]byte{200, 1}, false},
	} {
		if _, ok := newDecoder(c.lengths); ok != c.want {
			t.Errorf("%v: %v, want %v", c.lengths, ok, c.want)
		}
	}
}

func BenchmarkAt(b *testing.B) {
	values := samples()["few"]
	p, err := Open(Pack(values, Block), Block)
	if err != nil {
		b.Fatal(err)
	}
	i := 0
	for b.Loop() {
		p.At(i)
		i = (i + 7919) % len(values)
	}
}
