package train

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/task/tasktest"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

var chess orthodox.Rules

// A trainee is a page in a window of the test driver, with a clock that the test moves and a
// judge that says what the test says.
type trainee struct {
	*Page
	t        testing.TB
	dir      string
	window   fyne.Window
	posts    tasktest.Posts
	now      time.Time
	verdicts map[string]training.Verdict // by move
	broken   error
	file     string             // that is chosen
	counts   *repertoire.Counts // of any games
	counted  int                // how often they were
	persons  []string           // the names of the person
	answer   []dialogs.Deed     // to a question
	list     dialogs.Checklist
	ticked   func()
	menu     *fyne.Menu
	read     string // a text that is shown
	heard    string // how that is read aloud
	told     string // the title of a message
	focus    fyne.Focusable
	backs    int
	visions  int                            // how often the drills for seeing the board were asked for
	later    func()                         // what waits for the end of a pause
	changes  func(func(*settings.Settings)) // changes the settings
}

// sit opens the page with some cards; each is a FEN without counters, and the best move.
func sit(t testing.TB, cards ...string) *trainee {
	t.Helper()
	return sitWith(t, &puzzles.Set{}, cards...)
}

// sitWith opens the page with puzzles and some cards.
func sitWith(t testing.TB, set *puzzles.Set, cards ...string) *trainee {
	t.Helper()
	return sitTo(t, set, Endings{}, func(int) int { return 0 }, cards...)
}

// sitTo opens the page with puzzles, endings and some cards.
func sitTo(t testing.TB, set *puzzles.Set, e Endings, draw func(n int) int, cards ...string) *trainee {
	t.Helper()
	uitest.App(t, look.NewTheme("light"))
	tr := &trainee{
		t: t, dir: t.TempDir(), posts: make(tasktest.Posts, 100), now: time.Date(2026, 5, 10, 12, 0, 0, 0, time.Local),
		verdicts: map[string]training.Verdict{},
	}
	store := training.NewStore(tr.dir, chess)
	for i, c := range cards {
		fen, san, _ := strings.Cut(c, ";")
		p, err := chess.Parse(fen + " 0 1")
		if err != nil {
			t.Fatal(err)
		}
		m, err := chess.Read(p, san)
		if err != nil {
			t.Fatal(err)
		}
		from := training.Source{Opponent: "Anna", Date: "2026.05.03", Ply: 2, Played: "Qh5", Loss: 40 - i}
		one, err := training.NewCard(chess, p, []rules.Move{m}, from)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := store.Add([]training.Card{one}); err != nil {
			t.Fatal(err)
		}
	}
	quick := settings.Default()
	quick.Animate = false
	tr.Page = New(Config{
		Shell: pagestest.Shell{
			OnBack: func() { tr.backs++ }, OnFocus: func(f fyne.Focusable) { tr.focus = f }, OnPost: tr.posts.Post, OnNow: func() time.Time { return tr.now },
			OnChoose: func(_, _ string, answers ...dialogs.Deed) *dialogs.Question {
				tr.answer = answers
				return nil
			},
			OnChecklist: func(c dialogs.Checklist, then func()) { tr.list, tr.ticked = c, then },
			OnMenu:      func(m *fyne.Menu, _ fyne.Position) { tr.menu = m },
			OnRead:      func(_, text string) { tr.read = text },
			OnHeard:     func(_, text string) { tr.heard = text },
			OnTell:      func(title, _ string) { tr.told = title },
			OnChange:    func(change func(*settings.Settings)) { tr.changes(change) },
			OnAfter: func(_ time.Duration, do func()) func() {
				tr.later = do
				return func() { tr.later = nil }
			},
		},
		Puzzles: func() (*puzzles.Set, error) { return set, nil }, Endings: e, Draw: draw,
		Openings: Openings{
			Store: repertoire.NewStore(tr.dir),
			Load: func(ctx context.Context, before repertoire.Graphs) ([]repertoire.Book, repertoire.Graphs, error) {
				return repertoire.NewStore(tr.dir).Load(ctx, variants.All(), before)
			},
			Persons: func() []string { return tr.persons },
			Count: func(rules.Side, []string) func(context.Context, *repertoire.Graph, string) (*repertoire.Counts, error) {
				return func(context.Context, *repertoire.Graph, string) (*repertoire.Counts, error) {
					tr.counted++ // the test waits until the work is done
					return tr.counts, tr.broken
				}
			},
			File: func(_ string, then func(string)) { then(tr.file) },
		},
		Vision: func() { tr.visions++ },
		Store:  store, Pieces: look.NewPieces("founders", "kanji"),
		Judge: func(c training.Card, m rules.Move) func(context.Context) (training.Verdict, error) {
			return func(context.Context) (training.Verdict, error) {
				return tr.verdicts[chess.Write(c.Position, m)], tr.broken
			}
		},
	}, quick)
	t.Cleanup(tr.Wait) // before the folder goes: an answer may still be on its way there
	tr.window = test.NewTempWindow(t, tr.Content())
	tr.window.SetPadded(false)
	tr.window.Resize(fyne.NewSize(900, 600))
	tr.Return()
	tr.settles()
	return tr
}

// settles waits until nothing is read, written or judged.
func (tr *trainee) settles() {
	tr.t.Helper()
	tr.posts.Until(tr.t, "the work", func() bool { return !tr.Busy() }, func() string { return tr.said() })
}

// said returns what the page answers.
func (tr *trainee) said() string { return tr.panel.answer.Text }

// plays makes a move on the board after some seconds.
func (tr *trainee) plays(san string, seconds int) {
	tr.t.Helper()
	tr.now = tr.now.Add(time.Duration(seconds) * time.Second)
	m, err := chess.Read(tr.trial.Card.Position, san)
	if err != nil {
		tr.t.Fatal(err)
	}
	tr.played(m)
	tr.settles()
}

// log returns the grades in the log, in their order.
func (tr *trainee) log() (all []string) {
	tr.t.Helper()
	text, err := os.ReadFile(filepath.Join(tr.dir, "answers.log"))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		tr.t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		all = append(all, strings.Fields(line)[2])
	}
	return all
}

const (
	italian = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -;Nf3"
	scholar = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq -;g6"
	backRow = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -;Rd8#"
)

func TestNothingYet(t *testing.T) {
	tr := sit(t)
	if got := tr.start.due.Text; !strings.HasPrefix(got, "There are no positions yet.") || !tr.start.begin.Disabled() || tr.start.goes.Visible() {
		t.Errorf("it says %q", got)
	}
	if tr.Escape() || tr.Keys() != nil || tr.Rules() != nil {
		t.Error("the first screen has a board")
	}
	test.AssertImageMatches(t, "empty.png", tr.window.Canvas().Capture())
}

// TestReading says nothing of what is due until the answers have been read, nor that there are no
// openings.
func TestReading(t *testing.T) {
	for name, tr := range map[string]*trainee{"nothing": sit(t), "a position": sit(t, italian)} {
		want := tr.start.due.Text
		tr.Page = New(tr.config, tr.settings) // the same again, before it reads
		tr.window.SetContent(tr.Content())
		s := tr.start
		if s.due.Visible() || s.due.Text != "" || s.begin.Visible() || s.openings.about.Visible() {
			t.Errorf("%s: before reading it says %q, openings %v", name, s.due.Text, s.openings.about.Visible())
		}
		tr.Return()
		tr.settles()
		if !s.due.Visible() || s.due.Text != want || want == "" || !s.openings.about.Visible() {
			t.Errorf("%s: then it says %q, want %q", name, s.due.Text, want)
		}
	}
}

// TestSitting goes through two cards. The right move flows into the next one, and the page
// says why each is shown.
func TestSitting(t *testing.T) {
	tr := sit(t, italian, scholar)
	if got := tr.start.due.Text; got != "2 positions are due: about 1 minute." || tr.focus != tr.start.begin {
		t.Errorf("it says %q", got)
	}
	test.AssertImageMatches(t, "due.png", tr.window.Canvas().Capture())
	test.Tap(tr.start.begin)
	if tr.Rules() == nil || tr.Keys() == nil || tr.focus != nil || tr.panel.task.Text != "Find the best move for White." {
		t.Fatalf("it asks %q", tr.panel.task.Text)
	}
	want := "You missed this against Anna on 3 May 2026. You played Qh5, which cost 40% of your winning chances."
	if tr.panel.why.Text != want || tr.panel.left.Text != "2 positions to go." {
		t.Errorf("it says %q, %q", tr.panel.why.Text, tr.panel.left.Text)
	}
	test.AssertImageMatches(t, "card.png", tr.window.Canvas().Capture())
	tr.plays("Nf3", 8)
	if tr.panel.task.Text != "Find the best move for Black." || tr.said() != "Previous position: Nf3 is right." || !tr.view().Flipped ||
		tr.panel.left.Text != "1 position to go." {
		t.Errorf("then it asks %q and says %q, %q", tr.panel.task.Text, tr.said(), tr.panel.left.Text)
	}
	tr.plays("g6", 9)
	if tr.sitting != nil || tr.start.last.Text != "You got 2 of 2 right on the first try." {
		t.Errorf("at the end it says %q", tr.start.last.Text)
	}
	const nothing = "Nothing is due: you still remember every position. The next one comes on "
	if got := tr.start.due.Text; !strings.HasPrefix(got, nothing) || tr.start.begin.Text != "Practise" {
		t.Errorf("then %q, %q", got, tr.start.begin.Text)
	}
	if got := tr.log(); strings.Join(got, " ") != "good good" {
		t.Errorf("the log has %q", got)
	}
}

// TestWrong answers a wrong move by its refutation, in words and on the board, and lets the
// person try again. It is written at once, and the card comes again.
func TestWrong(t *testing.T) {
	tr := sit(t, italian, scholar)
	p, err := chess.Parse("rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2")
	if err != nil {
		t.Fatal(err)
	}
	m, err := chess.Read(p, "Nc6")
	if err != nil {
		t.Fatal(err)
	}
	tr.verdicts["Qh5"] = training.Verdict{Reply: m, Loses: 12}
	test.Tap(tr.start.begin)
	tr.plays("Qh5", 5)
	const want = "Qh5 is met by Nc6 and costs 12% of your winning chances. Try again."
	if got := tr.said(); got != want || len(tr.view().Ideas) != 2 || !tr.view().Enabled {
		t.Errorf("it says %q", got)
	}
	test.AssertImageMatches(t, "wrong.png", tr.window.Canvas().Capture())
	if got := tr.log(); strings.Join(got, " ") != "again" {
		t.Errorf("the log has %q", got)
	}
	tr.plays("Nf3", 5)
	tr.plays("g6", 5)
	if tr.trial == nil || !tr.trial.again || !strings.HasSuffix(tr.panel.why.Text, "It is back because you missed it a moment ago.") {
		t.Fatalf("the card does not come again: %q", tr.panel.why.Text)
	}
	tr.plays("Nf3", 5)
	if tr.start.last.Text != "You got 1 of 2 right on the first try." {
		t.Errorf("at the end it says %q", tr.start.last.Text)
	}
	if got := tr.start.due.Text; !strings.HasSuffix(got, "The next one comes tomorrow.") {
		t.Errorf("then %q", got)
	}
}

// TestAlsoGood accepts another move that is as good.
func TestAlsoGood(t *testing.T) {
	tr := sit(t, italian, scholar)
	tr.verdicts["Nc3"] = training.Verdict{Good: true}
	test.Tap(tr.start.begin)
	tr.plays("Nc3", 5)
	if tr.said() != "Previous position: Nc3 is also good. The best move was Nf3." || tr.panel.task.Text != "Find the best move for Black." {
		t.Errorf("it says %q and asks %q", tr.said(), tr.panel.task.Text)
	}
	if got := tr.log(); strings.Join(got, " ") != "good" {
		t.Errorf("the log has %q", got)
	}
}

// TestHints shows the piece, then the move, which then must be played.
func TestHints(t *testing.T) {
	tr := sit(t, italian, backRow)
	test.Tap(tr.start.begin)
	test.Tap(tr.panel.hint)
	if v := tr.view(); v.Hint != nil || v.Pointed == nil || *v.Pointed != rules.On(rules.Sq(6, 0)) || tr.panel.hint.Text != "Show me" || len(tr.log()) > 0 {
		t.Errorf("the hint is %+v, %+v", v.Hint, v.Pointed)
	}
	tr.plays("Nf3", 5)
	test.Tap(tr.panel.hint)
	test.Tap(tr.panel.hint)
	tr.settles()
	if h := tr.view().Hint; h == nil || h.To != rules.Sq(3, 7) || tr.said() != "The best move is Rd8#. Play it." || !tr.panel.hint.Disabled() {
		t.Errorf("the move is shown by %+v, %q", h, tr.said())
	}
	tr.plays("Rd8#", 5)
	if got := tr.log(); strings.Join(got, " ") != "hard again" {
		t.Errorf("the log has %q", got)
	}
	if tr.trial == nil || !tr.trial.again {
		t.Error("a move that was shown counts as known")
	}
}

// TestPause leaves the right move on the board for a moment if pieces move.
func TestPause(t *testing.T) {
	tr := sit(t, italian, scholar)
	set := settings.Default()
	set.Animate = true
	tr.SetSettings(set)
	test.Tap(tr.start.begin)
	tr.plays("Nf3", 5)
	if !tr.trial.Done() || tr.view().Enabled || tr.later == nil || tr.said() != "Nf3 is right." {
		t.Fatalf("it says %q", tr.said())
	}
	if tr.hinted(); tr.trial.try.Hints > 0 {
		t.Error("a hint after the move")
	}
	tr.later()
	if tr.trial.Done() || tr.panel.task.Text != "Find the best move for Black." {
		t.Errorf("then it asks %q", tr.panel.task.Text)
	}
	tr.plays("g6", 5)
	late := tr.later
	if tr.Escape(); tr.later != nil || tr.sitting != nil {
		t.Error("the pause goes on after Esc")
	}
	late() // it was already on its way
	tr.settles()
}

// TestPractice moves no date and writes no answer.
func TestPractice(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	tr.plays("Nf3", 5)
	before := tr.start.due.Text
	test.Tap(tr.start.begin)
	if tr.panel.left.Text != "1 position to go. This is practice: your schedule does not change." {
		t.Errorf("it says %q", tr.panel.left.Text)
	}
	tr.plays("Nf3", 5)
	if got := tr.log(); len(got) != 1 || tr.start.due.Text != before {
		t.Errorf("the log has %q, and it says %q", got, tr.start.due.Text)
	}
}

// TestIllegalAndFailing says why a step is not legal, and what is wrong with the engine.
func TestIllegalAndFailing(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	tr.refused(rules.On(rules.Sq(5, 0)), rules.Sq(5, 4))
	if tr.said() == "" || len(tr.log()) > 0 {
		t.Errorf("an illegal move is answered by %q", tr.said())
	}
	tr.broken = errors.New("the engine stopped")
	if tr.plays("Qh5", 5); tr.said() != "The engine stopped." || len(tr.log()) > 0 || !tr.view().Enabled {
		t.Errorf("it says %q, the log has %q", tr.said(), tr.log())
	}
}

// TestLateVerdict drops a verdict that comes after the sitting was left.
func TestLateVerdict(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	m, err := chess.Read(tr.trial.Card.Position, "Qh5")
	if err != nil {
		t.Fatal(err)
	}
	if tr.played(m); tr.said() != "Checking Qh5..." || tr.view().Enabled {
		t.Errorf("while the engine works it says %q", tr.said())
	}
	tr.Escape()
	tr.settles()
	if tr.trial != nil || len(tr.log()) > 0 || tr.start.last.Visible() {
		t.Error("the verdict arrives")
	}
}

// TestDamagedFiles tells the lines that were skipped, and what cannot be written.
func TestDamagedFiles(t *testing.T) {
	tr := sit(t, italian)
	if err := os.WriteFile(filepath.Join(tr.dir, "answers.log"), []byte("2026-05-03T18\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	tr.Return()
	tr.settles()
	if got := tr.start.faults.Text; got != "answers.log, line 1: this is not an entry of the training log\nThese lines were skipped. Everything else was read." {
		t.Errorf("it says %q", got)
	}
	if err := errors.Join(os.Remove(filepath.Join(tr.dir, "answers.log")), os.Mkdir(filepath.Join(tr.dir, "answers.log"), 0o755)); err != nil {
		t.Fatal(err)
	}
	test.Tap(tr.start.begin)
	tr.plays("Nf3", 5)
	if got := tr.start.faults.Text; !strings.Contains(got, "answers.log") {
		t.Errorf("it says %q", got)
	}
}

// TestForecast draws what comes on the next days, and how much was remembered.
func TestForecast(t *testing.T) {
	tr := sit(t, italian, scholar, backRow, promotion)
	var log strings.Builder
	for i, c := range tr.box.Deck.Cards {
		for _, days := range []int{5 + i, 4 + i, 3 + i, i} {
			a := training.Answer{Time: tr.now.AddDate(0, 0, -days).UTC(), Item: c.ID, Grade: training.Hard, Took: 9 * time.Second}
			log.WriteString(a.String() + "\n")
		}
	}
	if err := os.WriteFile(filepath.Join(tr.dir, "answers.log"), []byte(log.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	tr.Leave()
	tr.Return()
	tr.settles()
	if got := tr.start.goes.Text; got != "You remembered 100% of the 12 positions that came back. The aim is 90%." {
		t.Errorf("it says %q", got)
	}
	tr.window.Resize(fyne.NewSize(900, 880))
	test.AssertImageMatches(t, "forecast.png", tr.window.Canvas().Capture())
}

// TestLateFocus leaves the focus alone if the person has gone elsewhere while the cards are
// read.
func TestLateFocus(t *testing.T) {
	tr := sit(t, italian)
	widgets.Enable(tr.start.begin, false)
	tr.focus = nil
	tr.Return()
	tr.Leave()
	tr.settles()
	if tr.focus != nil {
		t.Error("the page takes the focus from another one")
	}
}

// TestSpeak builds the page again in the middle of a sitting, which goes on.
func TestSpeak(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	before := tr.Content()
	if tr.Speak(); tr.Content() == before || tr.trial == nil || tr.panel.task.Text != "Find the best move for White." {
		t.Errorf("it asks %q", tr.panel.task.Text)
	}
	tr.Wait()
}

// TestAtOnceAgain begins another sitting before the log has been read again: what was just
// answered is not due.
func TestAtOnceAgain(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	m, err := chess.Read(tr.trial.Card.Position, "Nf3")
	if err != nil {
		t.Fatal(err)
	}
	if tr.played(m); tr.start.begin.Text != "Practise" {
		t.Errorf("the button says %q", tr.start.begin.Text)
	}
	if test.Tap(tr.start.begin); !tr.sitting.Practice {
		t.Error("a position that was answered a moment ago is due")
	}
	tr.settles()
}

// TestNotWritten tells that an answer could not be written, also after everything was read
// again.
func TestNotWritten(t *testing.T) {
	tr := sit(t, italian)
	if err := os.Symlink(filepath.Join("missing", "answers.log"), filepath.Join(tr.dir, "answers.log")); err != nil {
		t.Skip(err)
	}
	test.Tap(tr.start.begin)
	tr.plays("Nf3", 5)
	for range 2 {
		if got := tr.start.faults.Text; !strings.Contains(got, "answers.log") {
			t.Errorf("it says %q", got)
		}
		tr.Leave()
		tr.Return()
		tr.settles()
	}
}

// TestWrittenAfterAll no longer tells of an answer that was written together with the next.
func TestWrittenAfterAll(t *testing.T) {
	tr := sit(t, italian, scholar)
	path := filepath.Join(tr.dir, "answers.log")
	if err := os.Symlink(filepath.Join("missing", "answers.log"), path); err != nil {
		t.Skip(err)
	}
	test.Tap(tr.start.begin)
	tr.plays("Nf3", 5)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	tr.plays("g6", 5)
	if got := strings.Join(tr.log(), " "); got != "good good" || tr.start.faults.Text != "" {
		t.Errorf("the log has %q, and it says %q", got, tr.start.faults.Text)
	}
}

// begins starts a sitting in which pieces move, and plays its first move.
func (tr *trainee) begins(move string) {
	tr.t.Helper()
	set := settings.Default()
	set.Animate = true
	tr.SetSettings(set)
	test.Tap(tr.start.begin)
	tr.plays(move, 5)
}

// TestCloseAndStay closes the window, which then stays open because something else cannot be
// saved: the sitting continues.
func TestCloseAndStay(t *testing.T) {
	tr := sit(t, italian, scholar)
	tr.begins("Nf3")
	tr.Stop()
	if tr.later == nil {
		t.Fatal("the next position never comes")
	}
	tr.later()
	m, err := chess.Read(tr.trial.Card.Position, "Nf6")
	if err != nil {
		t.Fatal(err)
	}
	tr.played(m)
	tr.Stop()
	if tr.said() != "" || !tr.view().Enabled || !tr.board.State().Enabled {
		t.Errorf("it says %q, and a move can be made: %v", tr.said(), tr.board.State().Enabled)
	}
	tr.settles()
	if len(tr.log()) != 1 {
		t.Errorf("the log has %q", tr.log())
	}
}

// TestEndOutOfSight ends a sitting while another page is in sight, which keeps the focus.
func TestEndOutOfSight(t *testing.T) {
	tr := sit(t, italian)
	tr.begins("Nf3")
	tr.Leave()
	tr.later()
	tr.settles()
	if tr.focus != nil || tr.sitting != nil {
		t.Errorf("the focus goes to %v", tr.focus)
	}
	if tr.Return(); tr.focus != tr.start.begin {
		t.Errorf("back on the page, the focus is on %v", tr.focus)
	}
}

// TestTimeAway counts the time before and after a visit to another page, and no other.
func TestTimeAway(t *testing.T) {
	tr := sit(t, italian, scholar)
	test.Tap(tr.start.begin)
	tr.now = tr.now.Add(3 * time.Second)
	tr.Return() // chosen again, the page was never out of sight
	tr.Leave()
	tr.now = tr.now.Add(time.Hour)
	tr.Return()
	tr.plays("Nf3", 4)
	if took := tr.own[0].Took; took != 7*time.Second {
		t.Errorf("the answer took %v", took)
	}
}

// TestRates draws how many mistakes the person made before the first answer, and since.
func TestRates(t *testing.T) {
	tr := sit(t, italian)
	if tr.start.rated.Visible() {
		t.Error("it draws nothing")
	}
	store := tr.config.Store
	for _, one := range []training.Tally{
		{Date: "2026.04.01", Game: "05a1c3e2b4d69f78", Moves: [training.Phases]int{400, 300, 80}, Mistakes: [training.Phases]int{16, 21, 3}},
		{Date: "2026.05.09", Game: "05a1c3e2b4d69f79", Moves: [training.Phases]int{200, 120, 30}, Mistakes: [training.Phases]int{5, 7, 1}},
	} {
		if err := store.Count(one); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Answer(training.Answer{Time: tr.now.AddDate(0, 0, -3), Item: strings.Repeat("0", 16), Grade: training.Good}); err != nil {
		t.Fatal(err)
	}
	tr.Leave()
	tr.Return()
	tr.settles()
	if !tr.start.rated.Visible() {
		t.Fatal("it draws nothing of two games")
	}
	tr.window.Resize(fyne.NewSize(700, 1130))
	test.AssertImageMatches(t, "rates.png", tr.window.Canvas().Capture())
}

// TestVision leads to the drills for seeing the board.
func TestVision(t *testing.T) {
	tr := sit(t)
	tr.window.Resize(fyne.NewSize(900, 900))
	for _, o := range test.LaidOutObjects(tr.start.body) {
		if b, ok := o.(*widgets.Button); ok && b.Text == "Practise board vision" {
			test.Tap(b)
		}
	}
	if tr.visions != 1 {
		t.Errorf("they are asked for %d times", tr.visions)
	}
}
