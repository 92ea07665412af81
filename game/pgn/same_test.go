package pgn

import (
	"math/rand/v2"
	"strings"
	"testing"

	"passedpawn/game/record"
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
		{"1. e4! e5 *", "1. e4! e5 *", true},
		{"1. e4 {a b} e5 *", "1. e4 { a\r\nb\n} e5 *", true},
		{"1. e4 {a  b} e5 *", "1. e4 {a b} e5 *", false},
		{"1. e4 {a\n[b} e5 *", "1. e4 {a [b} e5 *", true},
		{"1. e4 e.p. {a} e5 *", "1. e4 e.p. {a} e5 *", true},
		{"1. e.p. {a} e4 *", "1. e.p. {a} e4 *", true},
		{"e4 e.p. 1... {a} e5 *", "1. e4 e.p. {a} e5 *", false},
		{"1. e4 $1Nf3 1... {a} e5 *", "1. e4 $1Nf3 {a} e5 *", false},
		{"1. e4 (1. d4 1-0", "1. e4 (1. d4 1-0", true},
		{"1. e4 {a} 1... e5 ( {b} 1... c5) 2. Nf3 *", "1. e4 {\na } e5 ({b} c5)\n2. Nf3\n*", true},
		{"1. e4 { a { b } e5 *", "1. e4 {a { b} e5 *", true},
		{"1. e4 {a { b} e5 *", "1. e4 {a {b} e5 *", false},
		{"1. e4 {a} e5 {1. b} *", "1. e4 {a} e5 {b} *", false},
		{"1. e4 {a(b} e5 *", "1. e4 {a( b} e5 *", false},
		{"1. e4 e5 {a\r\nb} 2. Nf3 {a\rb} *", "1. e4 e5 {a b} 2. Nf3 {a\nb} *", true},
		{"1. e4 e5 {a\tb} *", "1. e4 e5 {a b} *", false},
		{"1. e4 {a\r\n b} e5 *", "1. e4 {a b} e5 *", false},
		{"1. e4 e5 $1 *", "1. e4 e5 $12 *", false},
		{"1. e4 $1 {a} $2 e5 *", "1. e4 $1 {a} 1... $2 e5 *", false},
		{"1. e4 $1 {a} $2 e5 *", "1. e4 $1 {a}\n$2 1... e5 *", true},
		{"1. e4 e5 2. Nf3 Nc6 *", "1. e4 e52. Nf3 Nc6 *", false},
		{"1. e4 {the [Event \"x\"] of it} e5 *", "1. e4 {the\n[Event \"x\"] of it} e5 *", false},
		{"1. e4 {in the Event of} e5 *", "1. e4 {in the\nEvent of} e5 *", true},
		{"1. e4 (1. d4 1-0) e5 *", "1. e4 (1. d4 1-0) e5 *", false},
	} {
		a, b := Scan(tt.a)[0], Scan(tt.b)[0]
		if got := sameTokens(a.movetext(), b.movetext(), braces(a)); got != tt.same {
			t.Errorf("%q and %q: %v", tt.a, tt.b, got)
		}
		one, _ := Read(a, chess)
		other, _ := Read(b, chess)
		if tt.same && !one.Equal(other) {
			t.Errorf("%q and %q have the same tokens and read otherwise", tt.a, tt.b)
		}
	}
	rng := rand.New(rand.NewPCG(7, 8))
	for range 100 {
		rec := random(rng, 30)
		text := Write(rec)
		again, _ := read1(t, text)
		if item := Scan(text)[0]; !sameTokens(item.movetext(), Scan(Write(again))[0].movetext(), braces(item)) {
			t.Fatalf("the tokens changed:\n%s\n%s", text, Write(again))
		}
	}
}

// braces is what the reader says of the comments of a game.
func braces(item Item) int {
	rd := newReader(item, record.New("", ""))
	if _, errs := rd.inAnyLetters(remembered); len(errs) > 0 {
		return -1
	}
	return rd.onlyBraces()
}

// FuzzSame looks for two texts that are called the same and read otherwise,
// where the first can be read.
func FuzzSame(f *testing.F) {
	f.Add("1. e4 { a\nb } e5! 2. Nf3 (2. f4 $1) 1/2-1/2", 18, 1, " $1")
	f.Add("1. e4 {a b} e5 ({c} 1... c5 $1 {d { e}) 2. Nf3 {f\r\ng} Nc6 *", 8, 1, "\n ")
	f.Add("1. e4 e.p. {a} $1 Nf3 (1. d4) 1... e5 *", 17, 1, "")
	f.Fuzz(func(t *testing.T, a string, at, n int, put string) {
		if at < 0 || n < 0 || n > 99 || at+n > len(a) {
			return
		}
		b := a[:at] + put + a[at+n:]
		one, other := Scan(a), Scan(b)
		if len(one) != 1 || len(other) == 0 || !strings.HasPrefix(b, other[0].Text) ||
			!sameTokens(one[0].movetext(), lexer{text: b, pos: other[0].moves}, braces(one[0])) {
			return
		}
		if len(other) != 1 {
			t.Fatalf("%q is called the same as %q, which is %d games", a, b, len(other))
		}
		x, err := Read(one[0], remembered)
		y, _ := Read(other[0], remembered)
		if err != nil || y == nil || x.Start != y.Start || len(x.Unusual) > 0 {
			return
		}
		if y.Tags, y.Result = x.Tags, x.Result; !x.Equal(y) {
			t.Fatalf("%q is called the same as %q and reads otherwise:\n%s\n%s", a, b, Write(x), Write(y))
		}
	})
}
