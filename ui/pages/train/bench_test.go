package train

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/records/pgn/pgntest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
)

// experienced opens the page of a person who has given a number of answers, to the positions of a
// large repertoire.
func experienced(b *testing.B, answers int) *trainee {
	b.Helper()
	tr := sit(b, scholar, backRow)
	tr.file = filepath.Join(tr.dir, "large.pgn")
	if err := os.WriteFile(tr.file, []byte(pgntest.File(b, "lichess-clocks.pgn")), 0o600); err != nil {
		b.Fatal(err)
	}
	if err := tr.config.Openings.Store.Put(repertoire.Entry{Side: rules.White, Path: tr.file}); err != nil {
		b.Fatal(err)
	}
	tr.load(func() {})
	tr.settles()
	var ids []string
	for _, item := range tr.box.Deck.Cards {
		ids = append(ids, item.ID)
	}
	for at := range repertoire.Place(tr.openings.all[0].Len()) {
		if c, err := tr.openings.all[0].Card(chess, at); err == nil && len(c.Moves) > 0 && tr.openings.has(c.ID) {
			ids = append(ids, c.ID)
		}
	}
	var log strings.Builder
	at := tr.now.AddDate(-1, 0, 0)
	for i := range answers {
		at = at.Add(2 * time.Minute)
		a := training.Answer{Time: at.UTC(), Item: ids[i%len(ids)], Grade: training.Good, Took: time.Duration(20+i%97) * time.Second / 10}
		_, _ = fmt.Fprintln(&log, a)
	}
	if err := os.WriteFile(filepath.Join(tr.dir, "answers.log"), []byte(log.String()), 0o600); err != nil {
		b.Fatal(err)
	}
	tr.load(func() {})
	tr.settles()
	return tr
}

// counts are how many answers the benchmarks begin with.
var counts = []int{1000, 100_000}

// BenchmarkStart shows the first screen.
func BenchmarkStart(b *testing.B) {
	for _, n := range counts {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			tr := experienced(b, n)
			for b.Loop() {
				tr.Page.start.show(tr.Page)
			}
		})
	}
}

// BenchmarkAnswer grades and writes down a right answer, as far as the person waits for it.
func BenchmarkAnswer(b *testing.B) {
	for _, n := range counts {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			tr := experienced(b, n)
			tr.openings.begin(tr.openings.all[0], true)
			for b.Loop() {
				tr.now = tr.now.Add(3 * time.Second)
				tr.trial.graded, tr.sitting.Practice = false, false
				tr.grade()
				b.StopTimer()
				tr.settles()
				b.StartTimer()
			}
		})
	}
}
