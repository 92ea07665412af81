package play

import (
	"testing"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// BenchmarkMove makes a move in a game and takes it back, including everything that
// follows and drawing the page.
func BenchmarkMove(b *testing.B) {
	tb := sit(b, session.Setup{})
	tb.types("e4", "e5", "Nf3", "Nc6")
	m := rules.Move{From: rules.Sq(5, 0), To: rules.Sq(1, 4)}
	for b.Loop() {
		tb.Actions.play(m)
		tb.TakeBack()
	}
}

// BenchmarkBrowse steps through a game with variations.
func BenchmarkBrowse(b *testing.B) {
	tb := study(b, "1. e4 (1. d4 d5 2. c4) e5 (1... c5) 2. Nf3 Nc6 3. Bb5 a6 (3... Nf6) 4. Ba4 Nf6 1-0")
	ply := 0
	for b.Loop() {
		ply = (ply + 1) % 9
		tb.Browse(record.Mainline(ply))
	}
}

// BenchmarkThought shows a deeper line that the analysis has found.
func BenchmarkThought(b *testing.B) {
	tb := sit(b, session.Setup{})
	tb.Analysis.Toggle()
	at := tb.Shown()
	for depth := 1; b.Loop(); depth++ {
		tb.watch(player.Thought{Position: at, Rank: 1, Depth: depth, Line: at.Moves()[:1]})
		(<-tb.todo)()
		tb.pass(time.Second)
	}
}
