package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"passedpawn/assets"
	"passedpawn/game/teaching/tsume"
)

// TestWindowTrainsMates trains two mate problems of shogi that are due, in a real window. The first
// one is failed, which is written at once, and then solved; it leads to the second one without a
// click, and comes again after it. One is solved on the board by hand, the other one by typing.
// After a power cut the answers are still there, and a practice writes none.
func TestWindowTrainsMates(t *testing.T) {
	all, err := tsume.Parse(assets.Tsume())
	must(t, err)
	due := slices.Clone(all[:2])
	slices.SortFunc(due, func(a, b tsume.Problem) int { return strings.Compare(a.Item(), b.Item()) }) // as they come
	s, dir := newScreen(t), home(t, atRest+"coordinates = false\nsound = false\n")
	log := filepath.Join(dir, "data", "passedpawn", "training", "answers.log")
	must(t, os.MkdirAll(filepath.Dir(log), 0o755))
	known := met()
	for i, p := range all[:5] { // no new one begins today
		at := time.Now().UTC()
		if i < len(due) {
			at = at.AddDate(0, 0, -90)
		}
		known += fmt.Sprintf("%s %s good 9.0\n", at.Format(time.RFC3339), p.Item())
	}
	must(t, os.WriteFile(log, []byte(known), 0o644))
	answers := func() (text string) {
		for line := range strings.Lines(strings.TrimPrefix(contents(t, log), known)) {
			text += strings.Join(strings.Fields(line)[1:3], " ") + "\n"
		}
		return text
	}
	p := s.run(dir)
	s.focus()
	s.board()
	begin := func() {
		t.Helper()
		s.hand("key", "ctrl+shift+m")
		s.until("the button that begins", func() bool { return extent(s.look(), focused, 100).Dx() > 20 })
		s.hand("key", "Return")
		s.shogiBoard()
	}
	types := func(move string) {
		t.Helper()
		s.idle()
		s.hand("type", move)
		s.hand("key", "Return")
	}
	solve := func(one tsume.Problem) {
		t.Helper()
		s.idle()
		if one.ID() != all[0].ID() {
			types(written(t, one, true))
			return
		}
		s.hand("key", "Escape") // from the field, where the last move was typed
		s.hand("key", "3")      // the gold in hand
		s.click(seen(s.shogiBoard(), "8b"))
	}
	begin()
	types(written(t, due[0], false))
	want := due[0].Item() + " again\n"
	s.until("the wrong answer in the log", func() bool { return answers() == want })
	solve(due[0])
	s.idle()
	solve(due[1])
	want += due[1].Item() + " good\n"
	s.until("the right answer in the log", func() bool { return answers() == want })
	solve(due[0])
	s.until("the end of the sitting", func() bool { return extent(s.look(), line, 0).Dx() < 300 })
	s.idle()
	before := contents(t, log)
	if !strings.HasSuffix(before, due[0].Item()+" good "+strings.Fields(before)[len(strings.Fields(before))-1]+"\n") {
		t.Errorf("what was failed has not come again:\n%s", answers())
	}
	p.kill()

	s.run(dir)
	s.focus()
	s.board()
	begin() // to practise, because nothing is due
	types(written(t, due[0], false))
	s.idle()
	if got := contents(t, log); got != before {
		t.Errorf("practice has changed the log to\n%s", got)
	}
}

// written returns the first move of a problem as it is typed, or a legal one that is wrong.
func written(t *testing.T, one tsume.Problem, right bool) string {
	t.Helper()
	run, err := tsume.Begin(one)
	must(t, err)
	for _, m := range run.Position().Moves() {
		if try := *run; try.Move(m) == right {
			return run.Rules().Write(run.Position(), m)
		}
	}
	t.Fatalf("%s has no such move", one.SFEN)
	return ""
}
