package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/describe"
	"passedpawn/game/play/player"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// says reports a line of the second engine about a question to it.
func (tb *table) says(q question, depth int, sans ...string) {
	tb.t.Helper()
	now := q.q.Position()
	th := player.Thought{Position: now, Rank: 1, Depth: depth, Score: 20}
	for _, san := range sans {
		m, err := chess.Read(now, san)
		if err != nil {
			tb.t.Fatal(err)
		}
		th.Line = append(th.Line, m)
		now, _ = now.Play(m)
	}
	q.q.Tell(th)
	(<-tb.todo)()
	tb.pass(time.Second)
}

// TestSecondEngine shows the lines of two engines one below the other. The second one stays at a
// position while the board shows another, and says so; its lines are added where they belong.
func TestSecondEngine(t *testing.T) {
	tb := study(t, "1. e4 e5 2. Nf3 Nc6 *")
	tb.settings.EarStyle = string(describe.SAN) // as the lines are drawn
	tb.Browse(record.Mainline(2))
	tb.Session.Second.ToggleLock()
	<-tb.analyst.questions
	q := <-tb.second.questions
	tb.says(q, 20, "Bc4", "Nf6")
	first, second := tb.thoughts.lines, tb.thoughts.second
	if !first.content.Visible() || !second.content.Visible() || second.content.Position().Y < first.content.Position().Y+first.content.Size().Height {
		t.Fatal("the second engine is not below the first")
	}
	tb.Browse(record.Mainline(4))
	<-tb.analyst.questions
	if got := second.list.AccessibilityLabel(); got != "+0.20 2.Bc4 Nf6" {
		t.Errorf("the second shows %q", got)
	}
	if !strings.HasPrefix(second.source.Text, "Locked after 1...e5 · Second") || !second.follow.Visible() || second.lock.Visible() {
		t.Errorf("%q", second.source.Text)
	}
	if len(tb.second.questions) > 0 {
		t.Error("it is asked about another position")
	}
	tb.Actions.playLine(second.list.rows[0]) // the board shows another position
	if tb.Snapshot().Place.Position().Turn() != rules.White || len(tb.Snapshot().Place.Moves) != 4 {
		t.Error("its move was played in another position")
	}
	tb.Actions.addLine(second.list.rows[0], 1)
	if at := tb.Snapshot().Place; len(at.Moves) != 4 || at.Path.Main() {
		t.Errorf("its line is at %v", at.Path)
	}
	second.follow.OnTapped()
	if q := <-tb.second.questions; len(q.q.Moves) != 4 {
		t.Errorf("it follows the board to move %d", len(q.q.Moves))
	}
	tb.Page.content.Resize(fyne.NewSize(480, 640)) // both have a row at least
	if first.list.Size().Height < rowHigh() || second.list.Size().Height < rowHigh() || !second.content.Visible() {
		t.Error("a narrow window has no room for both")
	}
	tb.Session.Second.ToggleSecond()
	if second.content.Visible() || !first.content.Visible() {
		t.Error("the second is still there, or the first is gone")
	}
}
