package byear

import (
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// beside asks about a position beside the game, through which the person walks two moves.
func beside(t *testing.T, unaided, on bool) (*Listener, *int) {
	t.Helper()
	l := listen(t, "chess", "", "e4", italian...)
	at := 0
	return Listen(Config{
		Board: l, Scene: func() describe.Scene { return l.scene }, Tell: func(string, string) {}, ToBoard: func() {},
		Unaided: func() bool { return unaided },
	}, Aside{Worth: phrase.Say("byear.unsolved"), Walk: func(forward bool) bool {
		if !forward || at == 2 {
			return false
		}
		at++
		return true
	}}, func() bool { return on }), &at
}

// TestBeside asks what is not known beside a game, and goes through its moves.
func TestBeside(t *testing.T) {
	uitest.NewApp(t)
	l, at := beside(t, false, true)
	for _, tt := range []struct{ key, says string }{
		{"o", "e4: pawn, White"},
		{"m", "e4: pawn, White. It cannot move."},
		{"t", "This game has no clocks."},
		{"v", "That is for you to find."},
		{"g", "That is for you to find."},
		{"W", "There is no other variation here."},
		{"A", "There are no more moves this way."},
		{"i", "Not available here."},
		{"y", "The key y does nothing here. Press question mark for the list of keys."},
	} {
		before := l.Sayings()
		if l.Letter([]rune(tt.key)[0]); i18n.P(l.Reply()) != tt.says || l.Sayings() != before+1 {
			t.Errorf("%s: it says %q, want %q", tt.key, i18n.P(l.Reply()), tt.says)
		}
	}
	before := l.Sayings()
	for range 2 {
		l.Letter('D')
	}
	if *at != 2 || l.Sayings() != before {
		t.Errorf("after %d moves it says %q", *at, i18n.P(l.Reply()))
	}
	if l.Forget(); i18n.P(l.Reply()) != "" || l.Sayings() != before {
		t.Errorf("it still says %q", i18n.P(l.Reply()))
	}
}

// TestNotListening leaves all keys alone where nobody plays by ear.
func TestNotListening(t *testing.T) {
	uitest.NewApp(t)
	l, _ := beside(t, false, false)
	if l.Letter('y'); l.ByEar("o") || l.Sayings() != 0 {
		t.Errorf("it says %q", i18n.P(l.Reply()))
	}
}

// TestUnaided says where pieces are, but not what they can do, neither by keys nor by typing.
func TestUnaided(t *testing.T) {
	uitest.NewApp(t)
	l, _ := beside(t, true, true)
	for key, open := range map[string]bool{
		"o": true, "e": true, "k": true, "4": true, "l": true, "m": false, "M": false, "x": false, "X": false, "alt+x": false, "a": false,
	} {
		if l.ByEar(key); (i18n.P(l.Reply()) != "That is for you to find.") != open {
			t.Errorf("%s: it says %q", key, i18n.P(l.Reply()))
		}
	}
	for text, open := range map[string]bool{
		"o e4": true, "p N": true, "s e": true, "m e4": false, "x c4": false, "diag c4": false, "lines c4": false, "a f7": false,
	} {
		if !l.Typed(text) || (i18n.P(l.Reply()) != "That is for you to find.") != open {
			t.Errorf("%s: it says %q", text, i18n.P(l.Reply()))
		}
	}
	if l.Typed("m") || l.Typed("a z9") {
		t.Error("half a question is answered")
	}
}

// TestWaits waits for the letter of a piece after J only.
func TestWaits(t *testing.T) {
	uitest.NewApp(t)
	l, _ := beside(t, false, true)
	if l.Letter('j'); !l.Waits() {
		t.Error("J does not wait for a letter")
	}
	if l.Letter('n'); l.Waits() || i18n.P(l.Reply()) != "c6: knight, Black" {
		t.Errorf("it says %q", i18n.P(l.Reply()))
	}
}
