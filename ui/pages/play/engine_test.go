package play

import (
	"strings"
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// failed is a game against another engine that cannot move.
func failed(t *testing.T, gone bool, err error) *table {
	t.Helper()
	tb := sit(t, session.Setup{Engine: true, Level: 3, Other: "fish", Side: rules.White, Name: "Ada"})
	tb.gone = gone
	tb.types("e4")
	q := <-tb.bob.questions
	q.reply(player.Action{}, err)
	(<-tb.todo)()
	return tb
}

// TestEngineFails says which engine did what, and offers a new start and the bundled
// engine.
func TestEngineFails(t *testing.T) {
	tb := failed(t, false, phrase.Errorf("uciclient.no-move", "Fish 17"))
	if got := tb.footer.Line.Text; got != "Fish 17 did not choose a move. "+i18n.T("play.engine-messages") {
		t.Errorf("it says %q", got)
	}
	if got, want := tb.labels(), i18n.T("play.engine-restart")+", "+i18n.T("play.engine-replace"); got != want {
		t.Fatalf("offered are %s", got)
	}
	tb.press(i18n.T("play.engine-restart"))
	tb.bobs("e5")
	if tb.snap.Game.Fault != nil || tb.labels() != "Hint, Take back, Draw, Resign" {
		t.Errorf("after the new start: %v, %q", tb.snap.Game.Fault, tb.labels())
	}
}

// TestEngineIsReplaced goes on with the bundled engine at the person's level.
func TestEngineIsReplaced(t *testing.T) {
	tb := failed(t, false, phrase.Errorf("uciclient.no-move", "Fish 17"))
	tb.press(i18n.T("play.engine-replace"))
	tb.bobs("e5")
	if rec := tb.snap.Game.Record; rec.Tag("BlackEngine") != "" || rec.Tag("BlackLevel") != "2/16" {
		t.Errorf("the opponent is %q at level %q", rec.Tag("BlackEngine"), rec.Tag("BlackLevel"))
	}
}

// TestGoneEngine offers only the bundled engine for one that was removed.
func TestGoneEngine(t *testing.T) {
	tb := failed(t, true, phrase.Errorf("engines.not-listed", "fish"))
	if got := tb.footer.Line.Text; !strings.Contains(got, "engine Passed Pawn, Scripted is no longer in the list") ||
		strings.Contains(got, i18n.T("play.engine-messages")) {
		t.Errorf("it says %q", got)
	}
	if got, want := tb.labels(), i18n.T("play.engine-replace")+", "+i18n.T("common.new-game"); got != want {
		t.Fatalf("offered are %s", got)
	}
	tb.press(i18n.T("play.engine-replace"))
	tb.bobs("e5")
}
