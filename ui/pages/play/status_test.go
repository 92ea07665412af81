package play

import (
	"errors"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
	"passedpawn/ui/widgets"
)

const crowned = "Alternate Promotion Chess, Crowned-sequence"

// TestThePieceUnderTheHandHidesNothing points at a piece that is explained while the game
// has a message.
func TestThePieceUnderTheHandHidesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		start string
		do    func(*table)
		want  string
	}{
		"your move": {"", func(*table) {}, "White to move."},
		"check":     {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", func(tb *table) { tb.types("Ra8") }, "Black is in check."},
		"a result":  {"", func(tb *table) { tb.Actions.Resign() }, "Black wins by resignation."},
		"a refusal": {"", func(tb *table) { tb.OfferDraw() }, "A draw can be agreed only when both players have made a move."},
	} {
		tb := sit(t, session.Setup{Variant: crowned, Start: c.start})
		c.do(tb)
		for file := range 8 {
			for rank := range 8 {
				if tb.hovers(rules.On(rules.Sq(file, rank))); tb.footer.Line.Text != c.want {
					t.Fatalf("%s: with the hand on %v it says %q, want %q", name, rules.Sq(file, rank), tb.footer.Line.Text, c.want)
				}
			}
		}
		tb.hovers(rules.On(rules.Sq(4, 0)))
		if tb.footer.About.Text == "" {
			t.Errorf("%s: nothing is said of the king", name)
		}
	}
}

// TestAnotherKindOfGame starts games one after the other in the same window: each gets
// the room that it needs.
func TestAnotherKindOfGame(t *testing.T) {
	timed := timed(t, "5").snap.Rematch()
	tb := sit(t, session.Setup{})
	tb.window.Resize(fyne.NewSize(1120, 760))
	plain, bar := tb.footer.Content.Size().Height, tb.players.bars[0].content.Size().Height
	for _, s := range []session.Setup{{Variant: crowned}, timed, {Variant: "shogi"}, {}} {
		if err := tb.Start(s); err != nil {
			t.Fatal(err)
		}
		_, teaches := rules.Describe(tb.snap.Rules, rules.King)
		if high := tb.footer.Content.Size().Height; teaches != (high > plain) || teaches != tb.footer.About.Visible() {
			t.Errorf("%v: the sentences have %v, and had %v", s, high, plain)
		}
		if high := tb.players.bars[0].content.Size().Height; (high > bar) != tb.snap.HasClocks() {
			t.Errorf("%v: the bars have %v, and had %v", s, high, bar)
		}
		tb.Content().MinSize() // which only measures and changes nothing
		tb.footer.Content.Refresh()
		if end := tb.footer.About.Position().Y + tb.footer.About.Size().Height; teaches && end > tb.footer.Content.Size().Height {
			t.Errorf("%v: what is said of pieces ends at %v of %v", s, end, tb.footer.Content.Size().Height)
		}
		shown := tb.Board.Fits(tb.Board.Size())
		if d := shown.Width - tb.Board.Size().Width; d > 1 || d < -1 {
			t.Errorf("%v: the board of %v has %v", s, shown, tb.Board.Size())
		}
	}
}

// TestNothingJumps compares the places of everything while a game is played and ends,
// names grow and sentences come and go.
func TestNothingJumps(t *testing.T) {
	longtest.Alone(t)
	for _, size := range []fyne.Size{{Width: 480, Height: 700}, {Width: 1120, Height: 760}, {Width: 1920, Height: 1080}} {
		for _, variant := range []string{"", crowned, "shogi"} {
			tb := sit(t, session.Setup{Variant: variant})
			tb.window.Resize(size)
			objects := append([]fyne.CanvasObject{tb.Board, tb.players.bars[0].content, tb.players.bars[1].content, tb.footer.Content}, tb.panel.objects()...)
			objects = slices.DeleteFunc(objects, func(o fyne.CanvasObject) bool { // the end brings other deeds
				b, ok := o.(*widgets.IconButton)
				return ok && (slices.Contains(tb.buttons.all[:], b) || b == tb.tools.undo || b == tb.tools.fresh)
			})
			places := func() (all []fyne.Position) {
				for _, o := range objects {
					if o.Visible() {
						all = append(all, o.Position(), fyne.Position(fyne.NewPos(o.Size().Width, o.Size().Height)))
					}
				}
				return all
			}
			before := places()
			steady := func(what string) {
				t.Helper()
				now := places()
				for i := range before {
					if len(now) != len(before) || now[i] != before[i] {
						t.Fatalf("%v, %q: %s: something is at %v and was at %v", size, variant, what, now[i], before[i])
					}
				}
			}
			m := tb.Shown().Moves()[0]
			tb.Session.Play(m)
			steady("a move")
			tb.hovers(m.Origin(rules.White))
			steady("the hand on a piece")
			tb.Page.Say("A sentence that is long enough to need more than one line in every window that a person may have, however wide it is, " +
				"and then some more of it so that this is so.")
			steady("a long sentence")
			tb.Browse(nil)
			steady("the start")
			tb.Browse(tb.snap.LineEnd())
			objects = slices.DeleteFunc(objects, func(o fyne.CanvasObject) bool { // the moves take the place of the introduction
				return o == tb.intro.content || o == tb.panel.moves
			})
			before = places()
			tb.Session.Resign()
			steady("the end")
		}
	}
}

// TestTone gives each sentence its tone: a refusal, a win, or what else there is to say.
func TestTone(t *testing.T) {
	tb := sit(t, session.Setup{Engine: true, Level: 3, Side: rules.White, Start: "7k/Q7/6K1/8/8/8/8/8 w - - 0 1"})
	is := func(what string, want widgets.Tone) {
		t.Helper()
		if got := tone(tb.snap); got != want {
			t.Errorf("%s: the tone of %q is %v, want %v", what, tb.footer.Line.Text, got, want)
		}
	}
	is("the start", widgets.Information)
	tb.clicks(square("g6"), square("g8"))
	is("an illegal move", widgets.Refusal)
	tb.TakeBack()
	is("nothing to take back", widgets.Refusal)
	tb.types("Qg7")
	is("a win", widgets.Success)
	tb.Browse(nil)
	is("looking back", widgets.Information)
	tb = lost(t)
	is("a loss", widgets.Information)
	tb = sit(t, against())
	tb.types("e4")
	(<-tb.bob.questions).reply(player.Action{}, errors.New("out of paper"))
	(<-tb.todo)()
	is("a program that fails", widgets.Trouble)
}
