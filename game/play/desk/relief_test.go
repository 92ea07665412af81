package desk

import (
	"strings"
	"testing"
)

// TestMemoryAfterALargeGame opens a large game, and then opens or begins another one: the
// desk keeps nothing of the large game, and returns memory to the system once after each.
func TestMemoryAfterALargeGame(t *testing.T) {
	for name, next := range map[string]func(*table){
		"opens another": func(tb *table) { tb.Opening.Open(tb.file("small.pgn", "1. e4 *")) },
		"begins one":    func(tb *table) { tb.Leaving.Leave(tb.begins) },
	} {
		tb := sit(t, t.TempDir(), plain)
		tb.Opening.Open(tb.file("small.pgn", "1. d4 *"))
		tb.idle()
		if n := tb.settles(); n != 0 {
			t.Errorf("%s: memory is returned after a small game", name)
		}
		tb.Opening.Open(tb.file("large.pgn", "1. e4 {"+strings.Repeat("so it is said ", large/10)+"} e5 *"))
		tb.idle()
		if n := tb.settles(); n != 1 || len(tb.Documents.origin.Raw) < large {
			t.Errorf("%s: memory was returned %d times after the large game came", name, n)
		}
		next(tb)
		tb.idle()
		if n := tb.settles(); n != 2 || len(tb.Documents.origin.Raw) >= large {
			t.Errorf("%s: memory was returned %d times after the large game went; %d bytes of it are kept",
				name, n, len(tb.Documents.origin.Raw))
		}
	}
}

// settles lets the time pass after which memory is returned, and says how often it was.
func (tb *table) settles() int {
	tb.wall.Pass(settled)
	tb.tasks.Wait()
	return int(tb.released.Load())
}
