package pgn

import (
	"math/rand/v2"
	"testing"
)

// TestSameTokens compares two texts: they may be called the same only if they read
// the same, and how a text is wrapped or numbered must not hide that.
func TestSameTokens(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		same bool
	}{
		{"1. e4 e5 2. Nf3 *", "1.e4 e5\n2.Nf3\n*", true},
		{"1. e4 1... e5 *", "1. e4 e5 *", true},
		{"1. e4! e5 *", "1. e4 $1 e5 *", true},
		{"1. e4 ?! e5 *", "1. e4 $6 e5 *", true},
		{"1. e4 □ e5 *", "1. e4 $7 e5 *", true},
		{"1. e4 e5 1... e.p. {a} *", "1. e4 e5 e.p. {a} *", false},
		{"1. e4 { a\nb } e5 *", "1. e4 {a b} 1... e5 *", true},
		{"1. e4 {} e5 *", "1. e4 e5 *", true},
		{"1. e4 ; a\n e5 *", "1. e4 {a} e5 *", true},
		{"1. e4 {a} 1... e5 *", "1. e4 1... {a} e5 *", false},
		{"1. e4 $1 1... e5 *", "1. e4 1... $1 e5 *", false},
		{"1. e4 ({a} d4) e5 *", "1. e4 (d4 {a}) e5 *", false},
		{"1. e4 e5 *", "1. e4 e6 *", false},
		{"1. e4 e5 *", "1. e4 e5", false},
		{"1. e4 e5 1-0", "1. e4 e5 0-1", false},
		{"1. e4 (1. d4) e5 *", "1. e4 1. d4 e5 *", false},
		{"1. e4! e5 *", "1. e4 e5! *", false},
		{"1. e4 $1 e5 *", "1. e4 e5 *", false},
		{"1. e4 {a} e5 *", "1. e4 {b} e5 *", false},
		{"1. e4 ] e5 *", "1. e4 ] e5 *", false}, // what is lost is not judged here
	} {
		a, b := Scan(tt.a)[0], Scan(tt.b)[0]
		if got := sameTokens(a.movetext(), b.movetext()); got != tt.same {
			t.Errorf("%q and %q: %v", tt.a, tt.b, got)
		}
		one, _ := Read(a, chess)
		other, _ := Read(b, chess)
		if tt.same && !one.Equal(other) {
			t.Errorf("%q and %q have the same tokens and read otherwise", tt.a, tt.b)
		}
	}
	rng := rand.New(rand.NewPCG(7, 8))
	for range 20 {
		rec := random(rng, 30)
		text := Write(rec)
		again, _ := read1(t, text)
		if item := Scan(text)[0]; !sameTokens(item.movetext(), Scan(Write(again))[0].movetext()) {
			t.Fatalf("the tokens changed:\n%s\n%s", text, Write(again))
		}
	}
}
