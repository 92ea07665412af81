package train

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/widgets"
)

const lines = "1. e4 e5 (1... c5 2. Nf3 Nc6 3. d4) 2. Nf3 Nc6 3. Bc4 (3. Bb5 a6 4. Ba4) 3... Bc5 4. c3 *\n"

// open opens the page with a repertoire of White, and some cards.
func open(t *testing.T, cards ...string) *trainee {
	t.Helper()
	tr := sitWith(t, &puzzles.Set{}, cards...)
	tr.file = filepath.Join(tr.dir, "My openings.pgn")
	if err := os.WriteFile(tr.file, []byte(lines), 0o600); err != nil {
		t.Fatal(err)
	}
	test.Tap(tr.start.openings.add)
	tr.answer[1].Do()
	tr.settles()
	return tr
}

// row is the first repertoire in the list.
func (tr *trainee) row() *openingRow { return tr.start.openings.rows[0] }

// picks chooses from the menu of the first repertoire.
func (tr *trainee) picks(label string) {
	tr.t.Helper()
	test.Tap(tr.row().more)
	for _, item := range tr.menu.Items {
		if item.Label == label && !item.Disabled {
			item.Action()
			tr.settles()
			return
		}
	}
	tr.t.Fatalf("the menu has no %q", label)
}

// goes plays moves, of which each is asked for, and returns the lines before them.
func (tr *trainee) goes(moves string) (all []string) {
	tr.t.Helper()
	for san := range strings.FieldsSeq(moves) {
		if tr.trial == nil {
			tr.t.Fatalf("nothing is asked before %s", san)
		}
		_, line, _ := strings.Cut(tr.panel.why.Text, "(White).")
		all = append(all, strings.TrimSpace(line))
		tr.plays(san, 3)
	}
	return all
}

// TestOpening goes through all lines of an opening: the opponent's reply follows each right move,
// and both of one's own two moves are right.
func TestOpening(t *testing.T) {
	tr := open(t)
	r := tr.row()
	if r.name.Text != "My openings (White)" || r.state.Text != "Positions learnt: 0 of 7. Due now: 7." {
		t.Errorf("it says %q, %q", r.name.Text, r.state.Text)
	}
	test.AssertImageMatches(t, "openings.png", tr.window.Canvas().Capture())
	test.Tap(r.pass)
	if tr.panel.task.Text != "Find your repertoire's move for White." || tr.panel.left.Text != "7 positions to go." || tr.panel.choose.Visible() {
		t.Errorf("it asks %q, %q", tr.panel.task.Text, tr.panel.left.Text)
	}
	got := tr.goes("e4 Nf3")
	if last := tr.trial.Last(); last.To != rules.Sq(2, 5) || tr.panel.why.Text != "From your opening My openings (White). 1.e4 e5 2.Nf3 Nc6" {
		t.Errorf("the opponent has played to %v, it says %q", last.To, tr.panel.why.Text)
	}
	if !tr.panel.choose.Visible() {
		t.Error("the person cannot choose between two moves")
	}
	test.AssertImageMatches(t, "line.png", tr.window.Canvas().Capture())
	tr.plays("Bb5", 3)
	if want := "Previous position: Bb5 is right. Your repertoire also has Bc4."; tr.said() != want {
		t.Errorf("it says %q", tr.said())
	}
	got = append(got, tr.goes("Ba4 c3 Nf3 d4")...)
	want := "|1.e4 e5|1.e4 e5 2.Nf3 Nc6 3.Bb5 a6|1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5|1.e4 c5|1.e4 c5 2.Nf3 Nc6"
	if strings.Join(got, "|") != want {
		t.Errorf("the lines are %q", got)
	}
	if tr.sitting != nil || tr.start.last.Text != "You got 7 of 7 right on the first try." || len(tr.log()) != 7 {
		t.Errorf("at the end it says %q, the log has %q", tr.start.last.Text, tr.log())
	}
	if tr.settles(); r.state.Text != "Positions learnt: 7 of 7." || tr.openings.tour != nil {
		t.Errorf("then it says %q", r.state.Text)
	}
}

// TestOpeningWrong says what the repertoire has, and asks again later.
func TestOpeningWrong(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	tr.goes("e4")
	tr.plays("Bc4", 5)
	if want := "Bc4 is not in your repertoire. Your move here: Nf3."; tr.said() != want || tr.view().Hint == nil || !tr.view().Enabled {
		t.Errorf("it says %q", tr.said())
	}
	if tr.goes("Nf3"); strings.Join(tr.log(), " ") != "good again" {
		t.Errorf("the log has %q", tr.log())
	}
	test.Tap(tr.panel.hint)
	test.Tap(tr.panel.hint)
	if want := "Your repertoire has Bc4. Play it."; tr.said() != want {
		t.Errorf("the hint is %q", tr.said())
	}
	again := false
	for range 9 {
		if tr.trial == nil {
			break
		}
		again = again || tr.trial.again && strings.HasSuffix(tr.panel.why.Text, "1.e4 e5 It is back because you missed it a moment ago.")
		tr.played(tr.trial.Moves[0])
		tr.settles()
	}
	if !again || tr.trial != nil {
		t.Error("what was missed does not come again")
	}
}

// TestNewMoves shows the moves of new positions before it asks for them. What was shown is no
// answer.
func TestNewMoves(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().train)
	if tr.panel.task.Text != "New: your repertoire has e4. Play it." || tr.view().Hint == nil || !tr.panel.hint.Disabled() {
		t.Errorf("it says %q", tr.panel.task.Text)
	}
	test.AssertImageMatches(t, "new.png", tr.window.Canvas().Capture())
	tr.plays("d4", 3)
	tr.goes("e4 Nf3")
	if want := "New: your repertoire has Bc4, Bb5. Play one of them."; tr.panel.task.Text != want || len(tr.log()) > 0 {
		t.Errorf("it says %q, the log has %q", tr.panel.task.Text, tr.log())
	}
	asked := 0
	for range 20 {
		if tr.trial == nil {
			break
		}
		if !tr.trial.shows {
			asked++
			if tr.view().Hint != nil || tr.trial.again {
				t.Errorf("it asks with the answer, or as if it had been missed: %q", tr.panel.why.Text)
			}
		}
		tr.played(tr.trial.Moves[0])
		tr.settles()
	}
	if asked != 7 || len(tr.log()) != 7 || tr.start.last.Text != "You got 7 of 7 right on the first try." {
		t.Errorf("it asks for %d moves, the log has %q: %q", asked, tr.log(), tr.start.last.Text)
	}
}

// TestOpeningsComeBack brings positions of a repertoire back among the mistakes, one of which is
// the same position.
func TestOpeningsComeBack(t *testing.T) {
	tr := open(t, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -;Nc3", scholar)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4")
	tr.now = tr.now.AddDate(0, 0, 30)
	tr.Leave()
	tr.Return()
	tr.settles()
	if got := tr.start.mistakes.Text; got != "Your own mistakes: 2 (1 minute). Puzzles and endings: 0. Openings: 6 (1 minute)." {
		t.Errorf("it says %q", got)
	}
	test.Tap(tr.start.begin)
	n := 0
	for ; tr.trial != nil && n < 20; n++ {
		if tr.trial.opening != nil && len(tr.trial.Sources) > 0 {
			if len(tr.trial.Moves) != 2 || !strings.HasPrefix(tr.panel.why.Text, "You missed this against Anna") {
				t.Errorf("the position that is both has %d moves, %q", len(tr.trial.Moves), tr.panel.why.Text)
			}
			tr.plays("Nf3", 3)
			continue
		}
		tr.played(tr.trial.Moves[0])
		tr.settles()
	}
	if n != 8 {
		t.Errorf("%d positions came", n)
	}
}

// TestChooseMoves switches one of two moves off, in a position and in the list, and on again.
func TestChooseMoves(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3")
	test.Tap(tr.panel.choose)
	text, _ := tr.list.Parts[0].Row(1)
	if text != "1.e4 e5 2.Nf3 Nc6 3.Bb5" {
		t.Errorf("the second move is %q", text)
	}
	tr.list.Parts[0].Ticked[1] = false
	tr.ticked()
	tr.settles()
	if len(tr.trial.Moves) != 1 || !tr.panel.choose.Visible() {
		t.Errorf("then %d moves are right", len(tr.trial.Moves))
	}
	if tr.plays("Bb5", 3); !strings.HasPrefix(tr.said(), "Bb5 is not in your repertoire.") {
		t.Errorf("the move is answered by %q", tr.said())
	}
	tr.Escape()
	tr.settles()
	if got := tr.row().state.Text; !strings.HasPrefix(got, "Positions learnt: 3 of 6.") {
		t.Errorf("it says %q", got)
	}
	tr.picks("Choose your moves...")
	if all := tr.list.Parts[0].Ticked; len(all) != 2 || !all[0] || all[1] {
		t.Errorf("the moves are %v", all)
	}
	tr.list.Parts[0].Ticked[1] = true
	tr.ticked()
	tr.settles()
	if got := tr.row().state.Text; !strings.HasPrefix(got, "Positions learnt: 3 of 7.") {
		t.Errorf("then it says %q", got)
	}
}

// TestCompare shows how far a repertoire goes in some games, and what it lacks.
func TestCompare(t *testing.T) {
	tr := open(t)
	one := tr.openings.all[0]
	counts := repertoire.NewCounts(one.Graph)
	for _, game := range []string{"e2e4 e7e5 g1f3 b8c6", "e2e4 e7e6 d2d4", "e2e4 c7c5 g1f3 d7d6", "d2d4"} {
		counts.Add(bitboard.Start(), moved(game))
	}
	tr.counts = counts
	tr.picks("Compare with games...")
	tr.answer[len(tr.answer)-1].Do()
	tr.settles()
	want := "Compared with My games (4 games): you still have an answer at your 5th move in 0% of them, at your 10th in 0%."
	if told := widgets.Spoken(tr.row().reach); !strings.HasPrefix(told, "Games in which you have an answer, in percent, by move. 1: ") {
		t.Errorf("the bars say %q", told)
	}
	if got := tr.row().met.Text; got != want {
		t.Errorf("it says %q", got)
	}
	want = "Largest gaps:\n1.e4 e6: no answer (33% of games)\n1.e4 c5 2.Nf3 d6: no answer (33% of games)"
	if got := tr.row().gaps.Text; got != want {
		t.Errorf("it lacks %q", got)
	}
	tr.window.Resize(fyne.NewSize(900, 760))
	test.AssertImageMatches(t, "gaps.png", tr.window.Canvas().Capture())
	if tr.picks("Show the gaps"); !strings.HasSuffix(tr.read, want) {
		t.Errorf("all gaps are %q", tr.read)
	}
	said := "1. pawn to e4, pawn to c5, 2. knight to f3, pawn to d6: no answer (33% of games)"
	if !strings.HasSuffix(tr.heard, said) {
		t.Errorf("all gaps are read as %q", tr.heard)
	}
	tr.picks("Compare with games...")
	tr.answer[1].Do()
	tr.settles()
	if tr.row().met.Visible() || tr.row().drawn.Visible() {
		t.Error("it still compares")
	}
}

// moved returns the moves of a game from their coordinates.
func moved(game string) (moves []bitboard.Move) {
	p := bitboard.Start()
	for uci := range strings.FieldsSeq(game) {
		m := p.Find(uci)
		p.Make(m)
		moves = append(moves, m)
	}
	return moves
}

// TestCompareOnce counts the games of a file again only when it has changed.
func TestCompareOnce(t *testing.T) {
	tr := open(t)
	tr.counts = repertoire.NewCounts(tr.openings.all[0].Graph)
	met := filepath.Join(tr.dir, "met.pgn")
	for n, text := range []string{"1. e4 *\n", "1. e4 e5 *\n"} {
		if err := os.WriteFile(met, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			tr.file = met
			tr.picks("Compare with games...")
			tr.answer[1].Do()
			tr.settles()
		}
		for range 3 {
			tr.Leave()
			tr.Return()
			tr.settles()
		}
		if tr.counted != n+1 || tr.openings.all[0].counts == nil {
			t.Errorf("the games are counted %d times", tr.counted)
		}
	}
}

// TestRemoveOpening takes a repertoire off the list, and Undo brings it back.
func TestRemoveOpening(t *testing.T) {
	tr := open(t)
	tr.picks("Remove from the list")
	if len(tr.openings.all) != 0 || tr.start.openings.list.Visible() || tr.Undoing().String() != "removing the opening" {
		t.Errorf("%d are left, and Undo would undo %v", len(tr.openings.all), tr.Undoing())
	}
	tr.Undo()
	if tr.settles(); len(tr.openings.all) != 1 || tr.Undoing().Form != "" {
		t.Errorf("%d came back", len(tr.openings.all))
	}
}

// TestBegin trains a repertoire that another page has asked for.
func TestBegin(t *testing.T) {
	tr := open(t)
	Begin(tr.Page, repertoire.Entry{Side: rules.Black, Path: tr.file})
	if tr.settles(); len(tr.openings.all) != 2 || tr.trial == nil || tr.side() != rules.Black || !tr.view().Flipped {
		t.Fatalf("%d repertoires", len(tr.openings.all))
	}
	tr.Escape()
	Begin(tr.Page, repertoire.Entry{Side: rules.White, Path: tr.file})
	if tr.settles(); len(tr.openings.all) != 2 || tr.trial == nil || tr.side() != rules.White {
		t.Errorf("then %d", len(tr.openings.all))
	}
}

// side is the side that the person plays.
func (tr *trainee) side() rules.Side { return tr.trial.side() }

// TestBeginsLater says of a repertoire that begins later how its moves are counted, and when the
// games no longer come there.
func TestBeginsLater(t *testing.T) {
	tr := open(t)
	e := repertoire.Entry{Side: rules.White, Path: tr.file, Root: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -", Met: repertoire.OwnGames}
	tr.counts = repertoire.NewCounts(tr.openings.all[0].Graph)
	tr.counts.Add(bitboard.Start(), moved("e2e4 e7e5 g1f3 b8c6"))
	Begin(tr.Page, e)
	tr.settles()
	tr.Escape()
	tr.settles()
	r := tr.start.openings.rows[1]
	const want = "Compared with My games (1 game): you still have an answer at your 5th move in 0% of them, at your 10th in 0%. " +
		"Your moves are counted from where the repertoire begins."
	if r.met.Text != want || strings.Contains(tr.row().met.Text, "counted") {
		t.Errorf("it says %q, and of the other %q", r.met.Text, tr.row().met.Text)
	}
	if err := os.WriteFile(tr.file, []byte("1. d4 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	tr.Leave()
	tr.Return()
	tr.settles()
	if got := r.state.Text; got != "These games no longer reach the position where this opening begins." || !r.train.Disabled() {
		t.Errorf("it says %q", got)
	}
	if err := os.WriteFile(tr.file, []byte("1. e4 e5 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	tr.Leave()
	tr.Return()
	if tr.settles(); r.state.Text != "There is no move for White in these games." {
		t.Errorf("without a move it says %q", r.state.Text)
	}
}

// TestUnreadable says why a repertoire cannot be trained, and lets the person remove it.
func TestUnreadable(t *testing.T) {
	tr := open(t)
	if err := os.Remove(tr.file); err != nil {
		t.Fatal(err)
	}
	tr.Leave()
	tr.Return()
	tr.settles()
	if r := tr.row(); !strings.Contains(r.state.Text, "My openings.pgn") || !r.train.Disabled() || r.more.Disabled() {
		t.Errorf("it says %q", r.state.Text)
	}
	tr.picks("Remove from the list")
	if err := os.WriteFile(filepath.Join(tr.dir, "openings.txt"), []byte("what?\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	tr.Leave()
	tr.Return()
	tr.settles()
	if got := tr.start.openings.trouble.Text; !strings.HasPrefix(got, "Openings.txt, line 1:") {
		t.Errorf("it says %q", got)
	}
}

// TestRemoveFromOpening takes a position out of the training, which the first screen counts and can
// add again.
func TestRemoveFromOpening(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	test.Tap(tr.panel.suspend)
	if tr.settles(); tr.panel.left.Text != "6 positions to go." || !strings.HasSuffix(tr.panel.why.Text, " 1.e4 e5") {
		t.Errorf("then it asks %q, %q", tr.panel.why.Text, tr.panel.left.Text)
	}
	tr.Escape()
	if tr.settles(); tr.start.removed.Text != "You removed 1 position." || tr.row().state.Text != "Positions learnt: 0 of 6. Due now: 6." {
		t.Errorf("it says %q, %q", tr.start.removed.Text, tr.row().state.Text)
	}
	test.Tap(tr.start.resume)
	if tr.settles(); tr.row().state.Text != "Positions learnt: 0 of 7. Due now: 7." || tr.start.removals.Visible() {
		t.Errorf("then %q", tr.row().state.Text)
	}
}

// TestPaceOfOpenings knows that one remembers a move faster than one finds it.
func TestPaceOfOpenings(t *testing.T) {
	tr := open(t, scholar)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4") // 3 seconds each
	test.Tap(tr.start.begin)
	tr.plays("g6", 30)
	if log := tr.log(); log[len(log)-1] != "good" {
		t.Errorf("a mistake that was found in half a minute is %q", log[len(log)-1])
	}
}

// TestTimeIsOver ends a drill when its minutes are over, and says what has to wait.
func TestTimeIsOver(t *testing.T) {
	tr := open(t)
	test.Tap(tr.row().pass)
	tr.goes("e4 Nf3 Bc4 c3 Ba4 Nf3 d4")
	tr.now = tr.now.AddDate(0, 2, 0)
	test.Tap(tr.row().train)
	tr.plays("e4", 9*60)
	if tr.trial == nil {
		t.Fatal("it ends too early")
	}
	if tr.plays("Nf3", 2*60); tr.trial != nil || tr.start.last.Text != "You got 2 of 2 right on the first try. 5 more wait for the next session." {
		t.Errorf("at the end it says %q", tr.start.last.Text)
	}
}
