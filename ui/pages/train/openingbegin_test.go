package train

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
)

// TestBeginFirst begins a repertoire on a page that nobody has seen yet, while the answers are still
// being read: only then is it known what is new.
func TestBeginFirst(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4")
	tr.now = tr.now.AddDate(0, 2, 0)
	config, read := tr.config, make(chan bool)
	config.Puzzles = func() (*puzzles.Set, error) {
		<-read
		return &puzzles.Set{}, nil
	}
	tr.Page = New(config, tr.settings)
	t.Cleanup(tr.Wait)
	tr.window.SetContent(tr.Content())
	e := repertoire.Entry{Side: rules.White, Path: tr.file}
	Begin(tr.Page, e)
	tr.Return()
	tr.posts.Until(t, "the list", func() bool { return len(tr.openings.all) > 0 && !tr.openings.loading.Busy() }, func() string { return "" })
	if tr.trial != nil || !tr.row().train.Disabled() || !tr.row().pass.Disabled() {
		t.Error("it begins before the answers are read")
	}
	close(read)
	if tr.settles(); tr.trial == nil || tr.trial.shows || tr.sitting.Practice {
		t.Errorf("it begins with %+v", tr.trial)
	}
	tr.Escape()
	if tr.settles(); tr.row().train.Disabled() || tr.row().pass.Disabled() {
		t.Error("then it cannot be trained")
	}
}

// TestBeginDuring ends a sitting for the repertoire that is asked for.
func TestBeginDuring(t *testing.T) {
	tr := open(t, scholar)
	test.Tap(tr.start.begin)
	if tr.trial == nil || tr.trial.opening != nil {
		t.Fatal("no mistake is asked for")
	}
	Begin(tr.Page, repertoire.Entry{Side: rules.White, Path: tr.file})
	if tr.settles(); tr.trial == nil || tr.trial.opening == nil || tr.openings.tour == nil || len(tr.openings.all) != 1 {
		t.Errorf("then it asks %q", tr.panel.task.Text)
	}
}

// TestBeginLeft begins nothing after the person has gone to another page.
func TestBeginLeft(t *testing.T) {
	tr := open(t)
	Begin(tr.Page, repertoire.Entry{Side: rules.Black, Path: tr.file})
	tr.Leave()
	tr.settles()
	tr.Return()
	if tr.settles(); tr.trial != nil || len(tr.openings.all) != 2 {
		t.Errorf("it trains %v of %d", tr.trial, len(tr.openings.all))
	}
}

// TestCompareAgain counts games again when the person is known by other names.
func TestCompareAgain(t *testing.T) {
	tr := open(t)
	tr.counts = repertoire.NewCounts(tr.openings.all[0].Graph)
	met := filepath.Join(tr.dir, "met.pgn")
	if err := os.WriteFile(met, []byte("1. e4 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	tr.file = met
	tr.picks("Compare with games...")
	tr.answer[1].Do()
	tr.settles()
	for n, name := range []string{"Ada", "Ada", "Bea"} {
		tr.persons = []string{name}
		tr.Leave()
		tr.Return()
		tr.settles()
		if want := []int{2, 2, 3}[n]; tr.counted != want {
			t.Errorf("the games are counted %d times, not %d", tr.counted, want)
		}
	}
}

// TestMistakeInOpening judges another move in a mistake of the person that is also a position of a
// repertoire: good moves are right, and none is said to be missing in the repertoire.
func TestMistakeInOpening(t *testing.T) {
	tr := open(t, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -;Nc3")
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4")
	tr.now = tr.now.AddDate(0, 0, 1)
	test.Tap(tr.start.begin)
	for tr.trial != nil && len(tr.trial.Sources) == 0 {
		tr.plays(chess.Write(tr.trial.Card.Position, tr.trial.Moves[0]), 3)
	}
	if tr.trial == nil || tr.trial.opening == nil {
		t.Fatal("the position does not come")
	}
	tr.hinted()
	tr.hinted()
	if got := tr.said(); strings.Contains(got, "repertoire") {
		t.Errorf("the hint is %q", got)
	}
	tr.verdicts["Bc4"] = training.Verdict{Good: true}
	if tr.plays("Bc4", 5); !strings.Contains(tr.said(), "Bc4 is also good. The best move was Nc3.") {
		t.Errorf("it says %q", tr.said())
	}
}
