package train

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/tsume"
	"passedpawn/settings"
	"passedpawn/ui/widgets"
)

// problems are mate problems of one, one, and three moves.
const problems = `4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b
9/9/9/9/3+R5/5k3/9/6G2/5N3 b r2b3g4s3n4l18p 1 moves 3h3g
9/9/2+R6/9/4kN3/9/4P4/9/9 b Gr2b3g4s3n4l17p 1 moves G*5f 5e4d 7c3c 4d5d 3c5c
`

// sente opens the page with mate problems and some cards.
func sente(t *testing.T, cards ...string) *trainee {
	t.Helper()
	tr := sitWith(t, &puzzles.Set{}, cards...)
	all, err := tsume.Parse(problems)
	if err != nil {
		t.Fatal(err)
	}
	config, set := tr.config, tr.settings
	config.Problems = all
	tr.Page = New(config, set)
	t.Cleanup(tr.Wait)
	tr.changes = func(change func(*settings.Settings)) {
		change(&set)
		tr.SetSettings(set)
	}
	tr.window.SetContent(tr.Content())
	tr.Return()
	tr.settles()
	return tr
}

// drops plays a move of shogi after some seconds.
func (tr *trainee) drops(usi string, seconds int) {
	tr.t.Helper()
	tr.now = tr.now.Add(time.Duration(seconds) * time.Second)
	m, err := tr.trial.rules.Read(tr.trial.Card.Position, usi)
	if err != nil {
		tr.t.Fatal(err)
	}
	tr.played(m)
	tr.settles()
}

// TestMatesAreOffered lets no mate problem come for a person who has not begun with shogi, until
// they tick the box: then they are due with the mistakes.
func TestMatesAreOffered(t *testing.T) {
	tr := sente(t, scholar)
	if s := tr.start; s.due.Text != "1 position is due: about 1 minute." || s.mates.come.Checked || !s.mates.content.Visible() || s.mistakes.Visible() {
		t.Errorf("it says %q, %q", s.due.Text, s.mistakes.Text)
	}
	test.Tap(tr.start.mates.come)
	const want = "Your own mistakes: 1 (1 minute). Puzzles and endings: 0. Shogi mate problems: 3 (2 minutes)."
	if s := tr.start; !strings.HasPrefix(s.due.Text, "4 positions are due") || s.mistakes.Text != want {
		t.Errorf("then it says %q, %q", s.due.Text, s.mistakes.Text)
	}
	tr.window.Resize(fyne.NewSize(900, 900))
	test.AssertImageMatches(t, "mates.png", tr.window.Canvas().Capture())
	test.Tap(tr.start.mates.come)
	if s := tr.start; s.due.Text != "1 position is due: about 1 minute." || tr.settings.TrainMates != settings.No {
		t.Errorf("without them it says %q", s.due.Text)
	}
}

// TestMatesOnceBegun lets mate problems come for a person who has solved one elsewhere, unless they
// do not want them.
func TestMatesOnceBegun(t *testing.T) {
	tr := sente(t)
	set := tr.settings.Mated(tr.config.Problems[0].ID())
	const want = "Your own mistakes can come here, too: review one of your games, and choose to train them. Shogi mate problems: 3 (2 minutes)."
	if tr.SetSettings(set); !tr.start.mates.come.Checked || tr.start.mistakes.Text != want {
		t.Errorf("it says %q", tr.start.mistakes.Text)
	}
	set.TrainMates = settings.No
	if tr.SetSettings(set); tr.start.mates.come.Checked || !tr.start.begin.Disabled() {
		t.Errorf("then it says %q", tr.start.due.Text)
	}
}

// TestMates solves a problem by moves of the board and by typing. A wrong check is answered by the
// defence, and the problem comes again after the others.
func TestMates(t *testing.T) {
	tr := sente(t)
	test.Tap(tr.start.mates.begin)
	if tr.Rules().ID() != "shogi" || !tr.panel.removal.Visible() {
		t.Errorf("on the board is %v", tr.Rules().ID())
	}
	const task = "You play Sente, the side at the bottom. Every move must give check, and the last one must be checkmate. "
	longest := tr.config.Problems[2]
	for tr.trial.item != longest.Item() {
		if got := tr.panel.why.Text; got != task+"This problem is new." {
			t.Errorf("it is shown because %q", got)
		}
		tr.drops(tr.trial.mate.Moves[0], 20)
	}
	if got := tr.panel.task.Text; got != "Mate in 3 moves (5 plies)" || tr.panel.entry.PlaceHolder == "" || strings.Contains(tr.panel.entry.PlaceHolder, "Nf3") {
		t.Errorf("the task is %q, the field says %q", got, tr.panel.entry.PlaceHolder)
	}
	tr.window.Resize(fyne.NewSize(900, 600))
	tr.drops("G*9i", 5)
	if got := tr.said(); got != "G*9i does not give check. Every move must give check. Try again." || len(tr.view().Ideas) > 0 {
		t.Errorf("of no check it says %q", got)
	}
	tr.drops("7c3c", 5)
	if got := tr.said(); !strings.HasPrefix(got, "+R-3c does not give check.") && !strings.HasPrefix(got, "That is check, but Gote") {
		t.Errorf("of a wrong move it says %q", got)
	}
	tr.drops("G*5d", 5)
	if got := tr.said(); !strings.HasPrefix(got, "That is check, but Gote") || !strings.HasSuffix(got, " Try again.") || len(tr.view().Ideas) != 2 {
		t.Errorf("of a wrong check it says %q", got)
	}
	test.AssertImageMatches(t, "mate.png", tr.window.Canvas().Capture())
	if tr.rune('G'); tr.focus != tr.panel.entry || tr.panel.entry.Text != "G" {
		t.Errorf("in the field is %q", tr.panel.entry.Text)
	}
	tr.writes("G*5f")
	if got := tr.said(); got != "Good. Gote plays K-4d.\n2 moves to go." {
		t.Errorf("of the right check it says %q", got)
	}
	test.Tap(tr.panel.hint)
	test.Tap(tr.panel.hint)
	if got := tr.said(); !strings.Contains(got, "+R-3c") || tr.view().Hint == nil {
		t.Errorf("the hint is %q", got)
	}
	if tr.rune('+'); tr.panel.entry.Text != "+" {
		t.Errorf("in the field is %q", tr.panel.entry.Text)
	}
	tr.writes("+R-3c")
	tr.drops("3c5c", 5)
	if tr.trial == nil || !tr.trial.again || tr.panel.why.Text != task+"This problem is back because you missed it a moment ago." {
		t.Fatalf("then it asks %q", tr.panel.why.Text)
	}
	for range longest.Plies()/2 + 1 {
		m, _ := tr.trial.mate.Next()
		tr.played(m)
		tr.settles()
	}
	if log := tr.log(); tr.trial != nil || strings.Join(log, " ") != "good good again good" || len(tr.settings.Solved) != 3 {
		t.Errorf("the log has %q, solved are %d", log, len(tr.settings.Solved))
	}
	if got := tr.start.last.Text; got != "You got 2 of 3 right on the first try." {
		t.Errorf("it says %q", got)
	}
}

// TestMatesComeBack brings a problem back on a later day, says when it was there, and writes nothing
// in a practice.
func TestMatesComeBack(t *testing.T) {
	tr := sente(t)
	solve := func() {
		for n := 0; tr.trial != nil && n < 20; n++ {
			m, _ := tr.trial.mate.Next()
			tr.played(m)
			tr.settles()
		}
	}
	test.Tap(tr.start.mates.begin)
	solve()
	if len(tr.log()) != 3 || !tr.start.mates.come.Checked {
		t.Fatalf("the log has %q", tr.log())
	}
	test.Tap(tr.start.begin)
	if !strings.HasSuffix(tr.panel.left.Text, "This is practice: your schedule does not change.") {
		t.Errorf("it says %q", tr.panel.left.Text)
	}
	tr.refused(rules.On(rules.Sq(4, 0)), rules.Sq(4, 1))
	solve()
	if len(tr.log()) != 3 {
		t.Errorf("after a practice the log has %q", tr.log())
	}
	tr.now = tr.now.AddDate(0, 0, 30)
	test.Tap(tr.start.begin)
	if got := tr.panel.why.Text; !strings.HasSuffix(got, "This problem is back: you last tried it on 10 May 2026.") {
		t.Errorf("it is shown because %q", got)
	}
	removed := tr.trial.item
	test.Tap(tr.panel.suspend)
	tr.settles()
	solve()
	if tr.start.removed.Text == "" || tr.memory.States[removed].Last.Month() != time.May {
		t.Errorf("of what was removed it says %q", tr.start.removed.Text)
	}
	if len(tr.log()) != 6 { // two answers, and that one was removed
		t.Errorf("the log has %q", tr.log())
	}
}

// TestMatesLeft drops an answer that comes after the problem was left.
func TestMatesLeft(t *testing.T) {
	tr := sente(t)
	test.Tap(tr.start.mates.begin)
	for _, m := range tr.trial.Card.Position.Moves() {
		if m != tr.trial.Moves[0] {
			tr.played(m)
			break
		}
	}
	tr.Escape()
	if tr.settles(); len(tr.log()) != 0 || tr.trial != nil {
		t.Errorf("the log has %q", tr.log())
	}
}

// TestMatesFirst has nothing to begin until the answers are read, even if mate problems come in any
// case: only then is it known which are new.
func TestMatesFirst(t *testing.T) {
	tr := sente(t)
	test.Tap(tr.start.mates.come)
	test.Tap(tr.start.begin)
	tr.drops(tr.trial.mate.Moves[0], 5)
	tr.Escape()
	tr.settles()
	config, read := tr.config, make(chan bool)
	config.Puzzles = func() (*puzzles.Set, error) {
		<-read
		return &puzzles.Set{}, nil
	}
	tr.Page = New(config, tr.settings)
	t.Cleanup(tr.Wait)
	tr.window.SetContent(tr.Content())
	tr.Return()
	test.Tap(tr.start.begin)
	tr.start.length.OnSubmitted()
	if tr.trial != nil || !tr.start.begin.Disabled() {
		t.Errorf("before the answers are read it says %q", tr.start.due.Text)
	}
	close(read)
	if tr.settles(); !strings.HasPrefix(tr.start.due.Text, "2 positions are due") {
		t.Errorf("then it says %q", tr.start.due.Text)
	}
}

// TestMatesRemoved removes a problem while a move is judged: the answer comes too late. The problem
// comes next after Undo.
func TestMatesRemoved(t *testing.T) {
	tr := sente(t)
	test.Tap(tr.start.mates.begin)
	removed := tr.trial.item
	for _, m := range tr.trial.Card.Position.Moves() {
		if m != tr.trial.Moves[0] {
			tr.played(m)
			break
		}
	}
	test.Tap(tr.panel.suspend)
	if tr.settles(); tr.trial.item == removed || tr.trial.try.Wrong || tr.trial.tone == widgets.Refusal {
		t.Errorf("then it says %q", tr.said())
	}
	tr.Undo()
	tr.settles()
	tr.drops(tr.trial.mate.Moves[0], 5)
	if tr.trial.item != removed || strings.Join(tr.log(), " ") != "suspend resume good" {
		t.Errorf("then it asks %q, and the log has %q", tr.trial.mate.SFEN, tr.log())
	}
}
