package play

import (
	"strings"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// TestEngineEndsTheGame lets another engine of shogi resign or declare that its king has
// entered: the window shows the result, and no error. A declaration that does not count is
// one, and the engine can be asked again.
func TestEngineEndsTheGame(t *testing.T) {
	const enough = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 b 2R2B 1"
	const few = "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 b R2B 1"
	for name, tt := range map[string]struct {
		start  string
		action player.Action
		want   string // the sentence, "" for an error
	}{
		"resigns":           {"", player.Action{Resign: true}, "Gote wins by resignation."},
		"declares":          {enough, player.Action{Claim: true}, "Sente wins by declaration."},
		"declares too soon": {few, player.Action{Claim: true}, ""},
	} {
		tb := sit(t, session.Setup{Variant: "Shogi", Start: tt.start, Engine: true, Level: 3, Other: "fish", Side: rules.Black, Name: "Ada"})
		(<-tb.bob.questions).reply(tt.action, nil)
		(<-tb.todo)()
		g, offered := tb.snap.Game, tb.labels()
		if over := tt.want != ""; g.Outcome.Over() != over || (g.Fault == nil) != over || tb.ended > 0 != over {
			t.Errorf("%s: %+v, %v, %d ended", name, g.Outcome, g.Fault, tb.ended)
		}
		if !strings.Contains(tb.footer.Line.Text, tt.want) || strings.Contains(offered, i18n.T("play.engine-restart")) != (tt.want == "") {
			t.Errorf("%s: it says %q and offers %q", name, tb.footer.Line.Text, offered)
		}
	}
}
