package gamelist

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/library"
)

// many lists 20,000 games.
func many(b *testing.B) *desk {
	b.Helper()
	d := sit(b)
	if err := os.WriteFile(d.path, []byte(strings.Repeat(file, 5000)), 0o644); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { d.source.closePositions() })
	return d
}

func (d *desk) openMany() {
	d.Show(library.File(d.path, "", orthodox.Rules{}))
	d.until("all games", func() bool { return d.source.positions != nil && len(d.list.rows) == 20_000 && !d.Busy() })
}

// BenchmarkOpen lists a file with many games.
func BenchmarkOpen(b *testing.B) {
	d := many(b)
	for b.Loop() {
		d.openMany()
	}
}

// BenchmarkScroll scrolls the list by a window's height.
func BenchmarkScroll(b *testing.B) {
	d := many(b)
	d.openMany()
	d.list.selectAll()
	at, end := float32(0), 19_000*rowHeight()
	for b.Loop() {
		if at += d.list.body.Size().Height; at > end {
			at = 0
		}
		d.list.body.ScrollToOffset(at)
	}
}

// BenchmarkSelect selects all games down to another one.
func BenchmarkSelect(b *testing.B) {
	d := many(b)
	d.openMany()
	d.list.selectAt(0, false, false)
	at := 0
	for b.Loop() {
		at = (at + 9_999) % 20_000
		d.list.selectAt(at, false, true)
	}
}

// BenchmarkType types a word to search for.
func BenchmarkType(b *testing.B) {
	d := many(b)
	d.openMany()
	for b.Loop() {
		d.bar.field.SetText("zoe")
		d.until("the games of one player", func() bool { return len(d.list.rows) == 5_000 && !d.Busy() })
		d.bar.field.SetText("")
		d.until("all games", func() bool { return len(d.list.rows) == 20_000 && !d.Busy() })
	}
}
