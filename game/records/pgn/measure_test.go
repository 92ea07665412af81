package pgn

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestMeasure compares the results for eight bytes at a time with those for one byte at a
// time.
func TestMeasure(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	signs := []rune("ab }{|\x00\x7fäé♞😀")
	for range 5000 {
		var b strings.Builder
		for range rng.IntN(30) {
			b.WriteRune(signs[rng.IntN(len(signs))])
		}
		text := b.String()
		wide, fits := measure(text)
		if wide != utf8.RuneCountInString(text) || fits == strings.Contains(text, "}") {
			t.Fatalf("%q: %d columns, %v", text, wide, fits)
		}
		for from := range len(text) + 2 {
			high, noted := from, from
			for high < len(text) && text[high] < 0x80 {
				high++
			}
			for noted < len(text) && notable[text[noted]] == 0 {
				noted++
			}
			if got := nextHigh(text, from); got != min(high, len(text)) {
				t.Fatalf("%q from %d on: %d, not %d", text, from, got, high)
			}
			if got := nextNotable(text, from); got != noted {
				t.Fatalf("%q from %d on: %d, not %d", text, from, got, noted)
			}
		}
	}
}
