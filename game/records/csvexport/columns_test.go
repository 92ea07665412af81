package csvexport

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// TestDay compares days with those that package time reads.
func TestDay(t *testing.T) {
	compare := func(text string) {
		t.Helper()
		want := ""
		if d, err := time.Parse("2006.01.02", text); err == nil {
			want = d.Format(time.DateOnly)
		}
		if got := day(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
	r := rand.New(rand.NewPCG(3, 4))
	for range 20_000 {
		text := []byte(fmt.Sprintf("%04d.%02d.%02d", r.IntN(2200), r.IntN(14), r.IntN(33)))
		compare(string(text))
		text[r.IntN(len(text))] = "0129?-+./ x"[r.IntN(11)]
		compare(string(text))
	}
	for _, text := range []string{"", "????.??.??", "2024.1.2", "2024.02.29", "2023.02.29", "1900.02.29", "2000.02.29 ", "２024.0.0"} {
		compare(text)
	}
}

// TestWhole reads numbers with signs, zeros and spaces around them.
func TestWhole(t *testing.T) {
	for text, want := range map[string]string{
		"2500": "2500", " 0012\t": "12", "0": "", "00": "", "+5": "", "-5": "", "1_0": "", "": "", "?": "", "2147483647": "2147483647",
		"2147483648": "", strings.Repeat("0", 40) + "7": "7",
	} {
		if got := whole(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}
