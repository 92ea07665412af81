package index

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestPacked packs numbers of all widths and reads them back, in chunks too.
func TestPacked(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 4))
	for width := range 65 {
		for _, count := range []int{0, 1, 2, 7, 8, 9, 1000} {
			least := random.Uint64()
			numbers := make([]uint64, count)
			for i := range numbers {
				numbers[i] = least>>1 + random.Uint64()>>(64-width)/2
			}
			data := packed([]byte("before"), numbers)[len("before"):]
			again := make([]uint64, count)
			r := bytes.NewReader(data)
			if err := unpack(r, again, make([]byte, 100)); err != nil || r.Len() > 0 || !slices.Equal(again, numbers) {
				t.Fatalf("%d numbers of %d bits: %v, %d bytes left\n%v\n%v", count, width, err, r.Len(), numbers, again)
			}
			if most := packHead + (count*max(width, 1)+7)/8; width <= widest && len(data) > most {
				t.Errorf("%d numbers of %d bits take %d bytes", count, width, len(data))
			}
		}
	}
	for _, n := range []int64{0, 1, -1, 1 << 40, -1 << 40} {
		if got := unfolded(folded(n)); got != n {
			t.Errorf("%d becomes %d", n, got)
		}
	}
}

// TestPackedDamaged refuses numbers of more bits than there are, and too few numbers.
func TestPackedDamaged(t *testing.T) {
	data := packed(nil, []uint16{1, 2, 3})
	wide := append([]byte{60}, data[1:]...)
	for _, data := range [][]byte{wide, data[:len(data)-1], data[:3], nil} {
		if err := unpack(bytes.NewReader(data), make([]uint16, 3), make([]byte, 100)); err == nil {
			t.Errorf("%v is read", data)
		}
	}
}
