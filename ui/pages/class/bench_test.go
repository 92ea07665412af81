package class

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/teaching/class"
	"passedpawn/game/variants"
)

// BenchmarkTable counts thirty slips and draws their table, without the reasons.
func BenchmarkTable(b *testing.B) {
	r := enter(b, "light", fyne.NewSize(1000, 700))
	s, err := class.Read(mates+mates+mates+mates, "", variants.All())
	if err != nil {
		b.Fatal(err)
	}
	r.Show(s)
	r.wait()
	all := slips(s)
	for b.Loop() {
		r.slips = nil
		r.Take(Said{Text: all, Name: ""})
		r.window.Canvas().Capture()
	}
	r.wait()
}
