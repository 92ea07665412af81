package pgn

import (
	"runtime"
	"strings"
	"testing"
)

// TestMemory reads the densest possible games. None may take more than ten times the
// memory of its text.
func TestMemory(t *testing.T) {
	const size = 1 << 18
	for _, part := range []string{
		"Nf3 Nf6 Ng1 Ng8 ",
		"Nf3(e4)Nf6(e5)Ng1(e4)Ng8(e5)",
		"Nf3{a}Nf6{b}Ng1{c}Ng8{d}",
		"Nf3$1Nf6$2Ng1$3Ng8$4",
		"Nf3 Nf6 {a}{b}{c}{d}{e}{f}{g} Ng1 Ng8 ",
		"Nf3 Nf6 $1$2$3$4$5$6$7$8$9 Ng1 Ng8 ",
		"Nf3 Nf6 ! ? ! ? ! ? ! ? Ng1 Ng8 ",
	} {
		item := Scan(strings.Repeat(part, size/len(part)))[0]
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		rec, err := Read(item, chess)
		runtime.ReadMemStats(&after)
		if err != nil || len(rec.Moves()) < size/len(part) {
			t.Fatalf("%s: %v", part, err)
		}
		if times := float64(after.TotalAlloc-before.TotalAlloc) / size; times > 10 {
			t.Errorf("%s: %.1f times its text", part, times)
		}
	}
}
