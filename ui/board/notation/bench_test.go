package notation

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
)

// BenchmarkShow alternates between a game with a long variation on every move and a game
// of one move.
func BenchmarkShow(b *testing.B) {
	knights := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 8)
	var text strings.Builder
	for range 75 {
		for _, move := range []string{"Nc3", "Nc6", "Nb1", "Nb8"} {
			line := knights
			if move == "Nc6" || move == "Nb8" {
				line = strings.Repeat("Nf6 Nf3 Ng8 Ng1 ", 8)
			}
			text.WriteString(move + " (" + line + " {a remark of some words on it}) ")
		}
	}
	test.NewTempApp(b)
	l, _ := listed(b, 400, 700)
	deep, short := game(b, text.String()+"*"), game(b, "1. e4 *")
	for b.Loop() {
		l.Show(deep, nil)
		l.Show(short, nil)
	}
	b.ReportMetric(float64(len(build(deep, folds{}))), "rows")
}
