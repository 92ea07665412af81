package train

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/endgames/tables/tablestest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/widgets"
)

// ends opens the page with endings, of which the tables up to king and queen against king are
// built, and counts how often they are to be built.
func ends(t *testing.T, seed uint64) (tr *trainee, builds *int) {
	t.Helper()
	all := tablestest.Queen(t)
	builds = new(int)
	e := Endings{Trainer: &endings.Trainer{Tables: all}, Complete: all.Complete, Build: func() { *builds++ }}
	return sitTo(t, &puzzles.Set{}, e, rand.New(rand.NewPCG(seed, 7)).IntN), builds
}

// best plays the best move of the ending on the board.
func (tr *trainee) best() {
	tr.t.Helper()
	tr.plays(chess.Write(tr.trial.Card.Position, tr.trial.Card.Moves[0]), 3)
}

// choose practises an ending by its name.
func (tr *trainee) choose(name string) {
	tr.t.Helper()
	c := tr.start.practice.subject
	if !slices.Contains(c.Options, name) {
		tr.t.Fatalf("there is no %q in %q", name, c.Options)
	}
	c.SetSelected(name)
	test.Tap(tr.start.practice.begin)
}

// TestEndings practises king and queen against king: right moves are answered until mate, and at
// the end it says how many there were. Then another position comes.
func TestEndings(t *testing.T) {
	tr, builds := ends(t, 1)
	tr.window.Resize(fyne.NewSize(900, 900))
	test.AssertImageMatches(t, "endings.png", tr.window.Canvas().Capture())
	for _, o := range test.LaidOutObjects(tr.start.practice.build) {
		if b, ok := o.(*widgets.Button); ok {
			test.Tap(b)
		}
	}
	if *builds != 1 {
		t.Errorf("the tables are built %d times", *builds)
	}
	tr.choose("Queen against king")
	first := tr.trial
	best := first.ending.Best
	want := fmt.Sprintf("An ending: queen against king. Mate takes %d moves at best.", best)
	if tr.panel.why.Text != want || !strings.HasPrefix(tr.panel.task.Text, "Win with ") || best < 2 {
		t.Fatalf("it asks %q, %q", tr.panel.task.Text, tr.panel.why.Text)
	}
	for n := 1; tr.trial == first; n++ {
		at := tr.trial.Card.Position
		tr.best()
		if tr.trial == first && !strings.HasSuffix(tr.said(), " is right. Keep going.") {
			t.Fatalf("after %v it says %q", at, tr.said())
		}
		if n > best {
			t.Fatalf("there is no mate after %d moves", n)
		}
	}
	if want := fmt.Sprintf("Previous position: Checkmate. Moves to mate: %d at best, %d in your game.", best, best); tr.said() != want {
		t.Errorf("at the end it says %q, want %q", tr.said(), want)
	}
	if tr.panel.left.Text != "On the first try: 1 of 1." || tr.trial.ending == nil {
		t.Errorf("then it says %q", tr.panel.left.Text)
	}
	if log := tr.log(); len(log) > 0 {
		t.Errorf("practice is in the log: %q", log)
	}
}

// TestBest plays the best moves in several positions: they take no fewer moves than the fewest,
// however the other side defends.
func TestBest(t *testing.T) {
	for seed := range uint64(6) {
		tr, _ := ends(t, seed)
		tr.choose("Queen against king")
		for first := tr.trial; tr.trial == first; {
			tr.best()
		}
		count := regexp.MustCompile(`Moves to mate: (\d+) at best, (\d+) in your game\.`).FindStringSubmatch(tr.said())
		if count == nil || count[1] != count[2] {
			t.Errorf("seed %d: at the end it says %q", seed, tr.said())
		}
	}
}

// TestSlower plays a move that wins, but not as fast as possible: it says so, and counts it at the
// end.
func TestSlower(t *testing.T) {
	tr, _ := ends(t, 3)
	tr.choose("Rook against king")
	first := tr.trial
	slower := false
	for tr.trial == first {
		moves := tr.trial.Card.Moves
		m := moves[0]
		if worse := moves[len(moves)-1]; !slower {
			if v, err := tr.supply.trainer.Judge(tr.trial.Card.Position, worse); err == nil && v.Slower() {
				m, slower = worse, true
				tr.plays(chess.Write(tr.trial.Card.Position, m), 3)
				if want := fmt.Sprintf("also wins, but takes longer: mate in %d instead of %d.", v.Mate, v.Instead); !strings.HasSuffix(tr.said(), want) {
					t.Errorf("it says %q, want %q", tr.said(), want)
				}
				continue
			}
		}
		tr.plays(chess.Write(tr.trial.Card.Position, m), 3)
	}
	count := regexp.MustCompile(`Moves to mate: (\d+) at best, (\d+) in your game\.`).FindStringSubmatch(tr.said())
	if !slower || count == nil || count[1] == count[2] {
		t.Errorf("at the end it says %q", tr.said())
	}
}

// TestThrown gives away the result of a pawn ending: it says what is gone and shows the answer, and
// the same position can be tried again. The hint leads on.
func TestThrown(t *testing.T) {
	tr, _ := ends(t, 5)
	tr.choose("Pawn against king")
	at := tr.trial.Card.Position
	i := slices.IndexFunc(at.Moves(), func(m rules.Move) bool { return !tr.trial.Accepts(m) })
	tr.plays(chess.Write(at, at.Moves()[i]), 5)
	gone := regexp.MustCompile(`(gives the win away: now the position is (a draw|lost)|loses: the draw is gone)\. Try again\.$`)
	if !gone.MatchString(tr.said()) || tr.trial.Card.Position != at || len(tr.view().Ideas) != 2 {
		t.Errorf("it says %q and shows %v", tr.said(), tr.view().Ideas)
	}
	test.AssertImageMatches(t, "thrown.png", tr.window.Canvas().Capture())
	test.Tap(tr.panel.hint)
	test.Tap(tr.panel.hint)
	if !strings.HasSuffix(tr.said(), " keeps the result. Play it.") {
		t.Errorf("the hint is %q", tr.said())
	}
	first := tr.trial
	tr.panel.entry.SetText(chess.Write(at, first.Card.Moves[0]))
	tr.panel.entry.OnSubmitted(tr.panel.entry.Text)
	tr.settles()
	for n := 0; tr.trial == first; n++ {
		if n > 60 {
			t.Fatal("it does not end")
		}
		tr.best()
	}
	if !strings.Contains(tr.said(), "You kept the win.") && !strings.Contains(tr.said(), "The draw is safe.") {
		t.Errorf("at the end it says %q", tr.said())
	}
	if tr.panel.left.Text != "On the first try: 0 of 1." {
		t.Errorf("then it says %q", tr.panel.left.Text)
	}
}

// TestEndingDue trains an ending in the schedule: it is in the log with a code of its position, and
// comes back another day with another one.
func TestEndingDue(t *testing.T) {
	tr, _ := ends(t, 9)
	if got := tr.start.due.Text; got != "1 position is due: about 2 minutes." {
		t.Errorf("it says %q", got)
	}
	test.Tap(tr.start.begin)
	at := tr.trial.Card.Position
	if tr.panel.removal.Visible() {
		t.Error("an ending can be removed like a position")
	}
	for tr.sitting != nil {
		tr.best()
	}
	text, err := os.ReadFile(filepath.Join(tr.dir, "answers.log"))
	if line := regexp.MustCompile(`^\S+Z KQK/[0-9A-Z]{5} good [0-9.]+\n$`); err != nil || !line.Match(text) {
		t.Errorf("the log is %q, %v", text, err)
	}
	tr.now = tr.now.AddDate(0, 0, 30)
	tr.Leave()
	tr.Return()
	tr.settles()
	if got := tr.start.due.Text; !strings.HasPrefix(got, "2 positions are due") {
		t.Errorf("a month later it says %q", got)
	}
	test.Tap(tr.start.begin)
	if tr.trial.ending == nil || tr.trial.Card.Position.String() == at.String() {
		t.Error("the same position comes back")
	}
}

// TestBeforeLoading begins nothing before the files have been read: nobody knows then what is
// due.
func TestBeforeLoading(t *testing.T) {
	tr, _ := ends(t, 1)
	p := New(tr.config, tr.settings)
	p.Content()
	if !p.start.practice.begin.Disabled() || !p.start.begin.Disabled() || p.start.begin.Visible() {
		t.Error("training begins at once")
	}
	p.sit(training.Endless(anyEnding))
	if p.trial != nil {
		t.Error("an ending comes")
	}
}
