package play

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/match"
	"passedpawn/game/orthodox"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/look"
	"passedpawn/ui/uitest"
)

var chess orthodox.Rules

// A table is a page on a canvas, with a keeper, an asker and an opponent that
// do what the test says.
type table struct {
	*Page
	t       testing.TB
	window  fyne.Window
	kept    *record.Record
	began   []string
	dropped int
	asked   []string
	yes     bool // what the asker answers
	writes  string
	opening string
	menu    *fyne.Menu
	told    string
	ended   int // how many games
	watch   func(player.Thought)
	news    int // how often a new game was asked for
	bob     program
	adviser program
	todo    chan func()
}

// A program answers when told to.
type program struct{ questions chan question }

type question struct {
	ctx   context.Context
	q     player.Question
	reply func(player.Action, error)
}

func (p program) Ask(ctx context.Context, q player.Question, reply func(player.Action, error)) {
	p.questions <- question{ctx, q, reply}
}

func (tb *table) Begin(name string)     { tb.began = append(tb.began, name) }
func (tb *table) Keep(r *record.Record) { tb.kept = r }
func (tb *table) Discard()              { tb.dropped++ }
func (tb *table) Opponent(r Rival) player.Player {
	tb.watch = r.Watch
	return tb.bob
}
func (tb *table) LevelName(int) string         { return "Scripted" }
func (tb *table) Adviser(string) player.Player { return tb.adviser }

func sit(t testing.TB, s Setup) *table {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.NewTheme("light"))
	tb := &table{
		t: t, yes: true, bob: program{make(chan question, 9)}, adviser: program{make(chan question, 9)}, todo: make(chan func(), 99),
	}
	chosen := settings.Default()
	tb.Page = New(Config{
		Variants: variants.All(), Pieces: look.NewPieces("founders"), Opponents: tb, Keeper: tb,
		Post: func(f func()) { tb.todo <- f },
		Ask: func(title, _, _, _ string, then func(bool)) {
			tb.asked = append(tb.asked, title)
			then(tb.yes)
		},
		Tell:    func(title, text string) { tb.told = title + ": " + text },
		Write:   func(_, _ string, then func(string)) { then(tb.writes) },
		Menu:    func(m *fyne.Menu, _ fyne.Position) { tb.menu = m },
		Opening: func(rules.Position) string { return tb.opening },
		NewGame: func() { tb.news++ }, Ended: func(match.Snapshot) { tb.ended++ }, Changed: func() {}, Key: func(fyne.KeyName) {},
		Now: func() time.Time { return time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC) },
	}, chosen)
	if err := tb.Start(s); err != nil {
		t.Fatal(err)
	}
	tb.window = test.NewTempWindow(t, tb.Content)
	tb.window.Resize(fyne.NewSize(900, 640))
	return tb
}

// bobs lets the opponent make a move.
func (tb *table) bobs(san string) {
	tb.t.Helper()
	q := <-tb.bob.questions
	m, err := chess.Read(q.q.Line[len(q.q.Line)-1], san)
	if err != nil {
		tb.t.Fatal(err)
	}
	q.reply(player.Action{Move: m}, nil)
	(<-tb.todo)()
}

func (tb *table) types(moves ...string) {
	for _, m := range moves {
		tb.entry.SetText(m)
		tb.entry.OnSubmitted(m)
	}
}

func (tb *table) sans() string { return strings.Join(tb.snap.SANs, " ") }

func (tb *table) expect(sans, line string) {
	tb.t.Helper()
	if tb.sans() != sans || !strings.Contains(tb.line.Text, line) {
		tb.t.Errorf("the game is %q and the line says %q; want %q and %q", tb.sans(), tb.line.Text, sans, line)
	}
}

func against() Setup { return Setup{Engine: true, Level: 3, Side: rules.White, Name: "Ada"} }

func TestAGameAgainstTheProgram(t *testing.T) {
	tb := sit(t, against())
	tb.expect("", "Your move. Click a piece")
	tb.types("e4")
	tb.expect("e4", "Passed Pawn, Scripted is thinking.")
	tb.types("d4")
	tb.expect("e4", "It is the opponent")
	tb.bobs("e5")
	tb.expect("e4 e5", "Your move.")
	if tb.kept == nil || len(tb.kept.Moves()) != 2 || tb.kept.Tag("BlackLevel") != "3" || tb.kept.Tag("White") != "Ada" || tb.kept.Tag("Date") != "2026.11.20" {
		t.Errorf("kept %+v", tb.kept)
	}
	tb.TakeBack()
	tb.expect("", "Your move.")
	tb.TakeBack()
	tb.expect("", "There is no move to take back.")
	tb.types("f3")
	tb.bobs("e5")
	tb.types("g4")
	tb.bobs("Qh4")
	tb.expect("f3 e5 g4 Qh4#", "Black wins by checkmate.")
	if tb.middle.Text != "Rematch" || tb.kept.Result != rules.BlackWins {
		t.Errorf("the middle button is %q, kept as %s", tb.middle.Text, tb.kept.Result)
	}
	if tb.ended != 1 {
		t.Errorf("the game ended %d times", tb.ended)
	}
	test.Tap(tb.middle)
	if tb.ended != 1 || tb.Flipped() != true || !tb.snap.Human[rules.Black] || tb.snap.Human[rules.White] {
		t.Errorf("a rematch swaps colours: %+v", tb.snap.Human)
	}
}

// TestThoughts shows what the program thinks where that is wanted, for White.
func TestThoughts(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	now := tb.snap.Now()
	e5, err := chess.Read(now, "e5")
	if err != nil {
		t.Fatal(err)
	}
	thought := player.Thought{Position: now, Depth: 7, Score: 31, Line: []rules.Move{e5, e5}}
	tell := func() {
		tb.watch(thought)
		(<-tb.todo)()
	}
	if tell(); tb.mind.Visible() {
		t.Error("thoughts nobody asked for")
	}
	s := tb.settings
	s.Thinking = true
	if tb.SetSettings(s); !tb.mind.Visible() || tb.mind.Text != "-0.31   depth 7\ne5" {
		t.Errorf("shown as %q", tb.mind.Text)
	}
	thought.Mate = -3
	if tell(); tb.mind.Text != "White mates in 3   depth 7\ne5" {
		t.Errorf("shown as %q", tb.mind.Text)
	}
	thought = player.Thought{Position: now, Line: []rules.Move{e5}}
	if tell(); tb.mind.Text != "e5\nfrom the opening book" {
		t.Errorf("shown as %q", tb.mind.Text)
	}
}

func TestMoveNowAndTakeBackWhileThinking(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	if tb.middle.Text != "Move now" {
		t.Fatalf("the middle button is %q", tb.middle.Text)
	}
	test.Tap(tb.middle)
	late := <-tb.bob.questions
	<-late.q.Now
	test.Tap(tb.left)
	if tb.expect("", "Your move."); late.ctx.Err() == nil {
		t.Error("the program goes on thinking")
	}
	late.reply(player.Action{}, late.ctx.Err())
	(<-tb.todo)()
	tb.expect("", "Your move.")
}

func TestAProgramThatFails(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	(<-tb.bob.questions).reply(player.Action{}, errors.New("out of paper"))
	(<-tb.todo)()
	tb.expect("e4", "out of paper")
	test.Tap(tb.middle)
	tb.bobs("c5")
	tb.expect("e4 c5", "Your move.")
}

func TestHint(t *testing.T) {
	tb := sit(t, against())
	tb.Hint()
	q := <-tb.adviser.questions
	tb.expect("", "Looking for a good move.")
	q.reply(player.Action{Move: q.q.Line[0].Moves()[0]}, nil)
	(<-tb.todo)()
	tb.expect("", "A good move is")
	if tb.hint == nil {
		t.Error("no arrow")
	}
	tb.types("e4")
	if tb.hint != nil {
		t.Error("the arrow stays after a move")
	}
}

func TestPromotionByTyping(t *testing.T) {
	tb := sit(t, Setup{Start: "4k3/P7/8/8/8/8/7P/4K3 w - - 0 1"})
	tb.types("a8")
	if len(tb.Board.State().Choices) != 4 || tb.sans() != "" {
		t.Fatal("the chooser is not open, or something was played")
	}
	before := tb.kept
	uitest.Key(tb.Board, fyne.KeyEscape)
	if tb.kept != before || tb.sans() != "" {
		t.Error("a promotion that was cancelled left a trace")
	}
	tb.types("a8=N")
	tb.expect("a8=N", "Black to move.")
}

func TestBrowsingAndGoingOn(t *testing.T) {
	tb := sit(t, Setup{})
	tb.types("e4", "e5", "Nf3")
	uitest.Key(tb.Board, fyne.KeyLeft, fyne.KeyLeft)
	tb.expect("e4 e5 Nf3", "You look at the game after 1.e4.")
	tb.types("e5") // what was played: it only goes forward
	tb.expect("e4 e5 Nf3", "You look at the game after 1...e5.")
	tb.yes = false
	tb.types("Nc3")
	tb.expect("e4 e5 Nf3", "You look at the game after 1...e5.")
	tb.yes = true
	tb.types("Nc3")
	tb.expect("e4 e5 Nc3", "Black to move.")
	if n := len(tb.kept.Main()[1].Children); n != 2 || len(tb.asked) != 2 {
		t.Errorf("%d lines kept after 1...e5, asked %q", n, tb.asked)
	}
	uitest.Key(tb.Board, fyne.KeyHome)
	tb.expect("e4 e5 Nc3", "the start")
	uitest.Key(tb.Board, fyne.KeyEnd)
	tb.expect("e4 e5 Nc3", "Black to move.")
}

func TestTheGameGoesOnWhileOneBrowses(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	tb.Browse(nil)
	tb.bobs("e5")
	tb.expect("e4 e5", "You look at the start of the game.")
	tb.Browse(record.Mainline(9))
	tb.expect("e4 e5", "Your move.")
}

func TestFlipAndTypedLetters(t *testing.T) {
	tb := sit(t, against())
	tb.Board.TypedRune('f')
	if !tb.Flipped() {
		t.Fatal("F does not flip")
	}
	tb.Board.TypedRune('4')
	if tb.Flipped() || tb.entry.Text != "f4" {
		t.Errorf("f4 gave %q, flipped %v", tb.entry.Text, tb.Flipped())
	}
	tb.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if tb.entry.Text != "" || tb.window.Canvas().Focused() != tb.Board {
		t.Error("Esc does not leave the line for moves")
	}
	tb.Board.TypedRune('N')
	if tb.entry.Text != "N" || tb.window.Canvas().Focused() != tb.entry {
		t.Errorf("typing on the board gives %q", tb.entry.Text)
	}
	tb.Board.TypedRune('z')
	if tb.entry.Text != "N" {
		t.Error("a letter no move begins with is typed")
	}
}

func TestDrawOfferBetweenPeople(t *testing.T) {
	tb := sit(t, Setup{})
	tb.yes = false
	tb.OfferDraw()
	tb.expect("", "Black declines the draw.")
	tb.yes = true
	tb.OfferDraw()
	tb.expect("", "Draw by agreement.")
	tb.types("e4")
	tb.expect("", "The game is over.")
}

func TestResignIsAskedOnce(t *testing.T) {
	tb := sit(t, against())
	tb.yes = false
	tb.Resign()
	tb.expect("", "Your move")
	tb.yes = true
	tb.Resign()
	tb.expect("", "Black wins by resignation.")
	if len(tb.asked) != 2 {
		t.Errorf("asked %q", tb.asked)
	}
}

func TestClaim(t *testing.T) {
	tb := sit(t, Setup{})
	tb.Claim()
	tb.expect("", "There is no draw to claim")
	tb.types("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8")
	tb.expect(tb.sans(), "You may claim a draw by threefold repetition")
	tb.Claim()
	tb.expect(tb.sans(), "Draw by threefold repetition.")
}

func TestAGameNobodyMovedInIsDropped(t *testing.T) {
	tb := sit(t, Setup{Engine: true, Level: 1, Side: rules.Black})
	tb.bobs("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
	tb.types("e4")
	if err := tb.Start(against()); err != nil || tb.dropped != 1 {
		t.Errorf("%v: dropped %d games, want 1", err, tb.dropped)
	}
}

func TestResume(t *testing.T) {
	tb := sit(t, against())
	tb.types("e4")
	tb.bobs("e5")
	tb.Flip()
	again := tb.kept
	if err := tb.Resume(again.Clone(), "a.pgn"); err != nil {
		t.Fatal(err)
	}
	if tb.sans() != "e4 e5" || !tb.Flipped() || tb.snap.Human[rules.Black] || !slices.Contains(tb.began, "a.pgn") {
		t.Errorf("resumed %q, flipped %v, seats %v", tb.sans(), tb.Flipped(), tb.snap.Human)
	}
	tb.types("Nf3")
	tb.bobs("Nc6")
	tb.expect("e4 e5 Nf3 Nc6", "Your move.")
}

func TestAGameFromElsewhereIsKeptOnlyWhenItGoesOn(t *testing.T) {
	tb := sit(t, Setup{})
	rec := record.New("chess", "")
	rec.Add(0, rules.Move{From: rules.Sq(4, 1), To: rules.Sq(4, 3)}, "e4")
	tb.kept = nil
	if err := tb.Show(rec); err != nil || tb.kept != nil {
		t.Fatalf("%v: kept %v", err, tb.kept)
	}
	tb.types("e5")
	if tb.kept == nil || tb.sans() != "e4 e5" {
		t.Errorf("%q is not kept", tb.sans())
	}
}

func TestTroubleWithTheDisk(t *testing.T) {
	tb := sit(t, against())
	tb.SayTrouble(errors.New("no space left"))
	tb.types("e4")
	tb.expect("e4", "The game is not being kept: no space left. You can play on.")
	tb.SayTrouble(nil)
	tb.expect("e4", "is thinking.")
}

func TestAutoFlip(t *testing.T) {
	tb := sit(t, Setup{})
	s := tb.settings
	s.AutoFlip = true
	tb.SetSettings(s)
	tb.types("e4")
	if !tb.Flipped() {
		t.Error("Black does not sit below")
	}
	tb.types("e5")
	if tb.Flipped() {
		t.Error("White does not sit below")
	}
}

func TestWhoIsBelow(t *testing.T) {
	for _, tt := range []struct {
		setup   Setup
		flipped bool
	}{
		{Setup{}, false},
		{Setup{Below: BlackBelow}, true},
		{Setup{Engine: true, Level: 1, Side: rules.Black, Below: OwnBelow}, true},
		{Setup{Engine: true, Level: 1, Side: rules.Black, Below: WhiteBelow}, false},
		{Setup{Engine: true, Level: 1, Side: rules.White, Below: OwnBelow}, false},
	} {
		if tb := sit(t, tt.setup); tb.Flipped() != tt.flipped {
			t.Errorf("%+v: flipped %v", tt.setup, tb.Flipped())
		}
	}
}

func TestCaptured(t *testing.T) {
	tb := sit(t, Setup{Start: "1n2k3/P7/8/3pP3/8/8/p7/1N2K3 w - d6 0 1"})
	tb.types("exd6", "axb1=N", "axb8=Q+")
	white, black := captured(tb.snap.Line, tb.snap.Moves, rules.White), captured(tb.snap.Line, tb.snap.Moves, rules.Black)
	if !slices.Equal(white, []rules.Kind{rules.Knight, rules.Pawn}) || !slices.Equal(black, []rules.Kind{rules.Knight}) {
		t.Errorf("White took %v, Black %v", white, black)
	}
	if got := lead(tb.snap.Now(), 8, 8, rules.White); got != 9+1-3 {
		t.Errorf("White leads by %d", got)
	}
}

// TestLayout holds the board square and inside at every size, and the panel
// beside it or below.
func TestLayout(t *testing.T) {
	tb := sit(t, against())
	tb.opening = "Scandinavian Defense (B01)"
	tb.types("e4")
	tb.bobs("d5")
	for _, size := range []fyne.Size{{Width: 480, Height: 400}, {Width: 400, Height: 480}, {Width: 480, Height: 820}, {Width: 1120, Height: 760}, {Width: 2400, Height: 700}} {
		tb.window.Resize(size)
		side, below := tb.Board, tb.line
		if side.Size().Width < 190 || side.Position().X+side.Size().Width > size.Width || side.Position().Y+side.Size().Height > below.Position().Y+1 {
			t.Errorf("%v: the board is %v at %v", size, side.Size(), side.Position())
		}
		panel := tb.Content.(*fyne.Container).Objects[1]
		if high := tb.moves.Content.Size().Height; high < 24 {
			t.Errorf("%v: the moves have %v of height", size, high)
		}
		apart := panel.Position().X >= side.Position().X+side.Size().Width || panel.Position().Y >= side.Position().Y+side.Size().Height
		if !apart {
			t.Errorf("%v: the panel at %v lies over the board", size, panel.Position())
		}
		if wide := panel.Position().X > side.Position().X; wide == (size.Height > size.Width) {
			t.Errorf("%v: the panel is beside the board: %v", size, wide)
		}
	}
}

func TestGoldens(t *testing.T) {
	for name, size := range map[string]fyne.Size{"wide": {Width: 900, Height: 620}, "narrow": {Width: 420, Height: 700}, "small": {Width: 480, Height: 400}} {
		for _, mode := range []string{"light", "dark"} {
			t.Run(name+"-"+mode, func(t *testing.T) {
				tb := sit(t, against())
				tb.opening = "Scandinavian Defense (B01)"
				fyne.CurrentApp().Settings().SetTheme(look.NewTheme(mode))
				tb.window.Resize(size)
				tb.types("e4")
				tb.bobs("d5")
				tb.types("exd5")
				tb.bobs("Qxd5")
				tb.types("Nc3")
				tb.refresh()
				test.AssertRendersToImage(t, name+"-"+mode+".png", tb.window.Canvas())
			})
		}
	}
}
