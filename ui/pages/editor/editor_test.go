package editor

import (
	"image"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/pagestest"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// A desk is a page in a window of the test driver.
type desk struct {
	*Page
	t        *testing.T
	window   fyne.Window
	games    []string // that were requested
	analysed []string
	backs    int
	keys     []fyne.KeyName // that mean nothing to the page
	seen     image.Image
}

func lay(t *testing.T, theme, game, fen string, size fyne.Size) *desk {
	t.Helper()
	uitest.App(t, look.NewTheme(theme))
	d := &desk{t: t}
	chess960, _ := variants.All().Find("chess960")
	d.Page = New(Config{
		Shell: pagestest.Shell{
			OnBack: func() { d.backs++ }, OnKey: func(k fyne.KeyName) { d.keys = append(d.keys, k) },
		},
		Pieces:   look.NewPieces("founders", "kanji"),
		Play:     func(r rules.Rules, fen string) { d.games = append(d.games, r.ID()+" "+fen) },
		Analyse:  func(r rules.Rules, fen string) { d.analysed = append(d.analysed, r.ID()+" "+fen) },
		Chess960: chess960,
	}, settings.Default())
	r, ok := variants.All().Find(game)
	if !ok {
		t.Fatalf("there is no %s", game)
	}
	p := r.Start()
	if fen != "" {
		var err error
		if p, err = r.Parse(fen); err != nil {
			t.Fatal(err)
		}
	}
	if err := d.Show(r, p, rules.White); err != nil {
		t.Fatal(err)
	}
	d.window = test.NewTempWindow(t, d.Content())
	d.window.SetPadded(false)
	d.window.Resize(size)
	return d
}

// climbing is a game with unusual pieces.
const climbing = "Alternate Promotion Chess, Crowned-sequence"

var wide = fyne.NewSize(900, 640)

// on returns the centre of a square on the board.
func (d *desk) on(name string) fyne.Position {
	size := d.board.Size()
	return fyne.NewPos(boardmodel.Fit(rules.ShapeOf(d.game), size.Width, size.Height, 1, false).Centre(rules.On(rulestest.Square(name))))
}

func (d *desk) click(square string) {
	d.t.Helper()
	uitest.Click(d.board, d.on(square), desktop.MouseButtonPrimary, 0)
}

// tile returns the centre of a piece in the palette, by its letter in FEN.
func (d *desk) tile(letter rune) fyne.Position {
	d.t.Helper()
	piece, ok := d.position.Piece(letter)
	for i, s := range d.panel.palette.stamps {
		if ok && s == piece {
			return d.panel.palette.corner(i).AddXY(20, 20)
		}
	}
	d.t.Fatalf("%q is not offered", letter)
	return fyne.Position{}
}

func (d *desk) choose(letter rune) {
	d.t.Helper()
	d.panel.palette.Tapped(&fyne.PointEvent{Position: d.tile(letter)})
}

func (d *desk) is(fen string) {
	d.t.Helper()
	if got := d.position.FEN(); got != fen {
		d.t.Errorf("the position is %s, want %s", got, fen)
	}
	if d.panel.fen.Text != fen {
		d.t.Errorf("the line says %s, want %s", d.panel.fen.Text, fen)
	}
}

// TestByMouse sets up a position from nothing with the mouse, and plays it.
func TestByMouse(t *testing.T) {
	d := lay(t, "light", "", "", wide)
	d.button("Clear").OnTapped()
	d.is("8/8/8/8/8/8/8/8 w - - 0 1")
	if !d.panel.play.Disabled() || !strings.Contains(d.status.Line.Text, "one king; White has 0") {
		t.Errorf("an empty board can be played, or it is said: %s", d.status.Line.Text)
	}
	for _, put := range []string{"Ke1", "Rh1", "Ra1", "ke8", "Pe5", "pd5", "Qa8", "Qb8"} {
		if p, _ := d.position.Piece(rune(put[0])); d.tool.piece != p {
			d.choose(rune(put[0]))
		}
		d.click(put[1:])
	}
	d.click("a8") // the same piece again removes it
	uitest.Click(d.board, d.on("b8"), desktop.MouseButtonSecondary, 0)
	d.is("4k3/8/8/3pP3/8/8/8/R3K2R w - - 0 1")
	if d.panel.play.Disabled() || d.status.Line.Text != "This position is ready to play." {
		t.Errorf("it cannot be played, it is said: %s", d.status.Line.Text)
	}
	for i, may := range []bool{true, true, false, false} {
		if d.panel.rights[i].Disabled() == may {
			t.Errorf("%s is not as the position has room", d.panel.rights[i].Text)
		}
	}
	d.panel.rights[0].SetChecked(true)
	if !d.panel.passing.Visible() {
		t.Fatal("the capture en passant is not offered")
	}
	d.panel.passant.SetSelected("d6")
	d.is("4k3/8/8/3pP3/8/8/8/R3K2R w K d6 0 1")
	d.button("Play").OnTapped()
	d.panel.turn.SetSelected("Black to move")
	d.is("4k3/8/8/3pP3/8/8/8/R3K2R b K - 0 1")
	if d.panel.passing.Visible() {
		t.Error("a capture en passant is offered to Black")
	}
	if len(d.games) != 1 || d.games[0] != "chess 4k3/8/8/3pP3/8/8/8/R3K2R w K d6 0 1" {
		t.Errorf("asked for %q", d.games)
	}
}

// TestDrags drags pieces on the board, off it, and onto it from the palette.
func TestDrags(t *testing.T) {
	d := lay(t, "light", "", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", wide)
	uitest.Drag(d.board, d.on("a2"), d.on("h7"))
	d.is("4k3/7P/8/8/8/8/8/4K3 w - - 0 1")
	uitest.Drag(d.board, d.on("h7"), fyne.NewPos(-9, -9))
	d.is("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
	palette, from := d.panel.palette, d.tile('q')
	board := fyne.CurrentApp().Driver().AbsolutePositionForObject(d.board)
	drag := func(to fyne.Position) {
		d.seen = d.window.Canvas().Capture()
		palette.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: from.AddXY(9, 9), AbsolutePosition: fyne.NewPos(1, 1)}, Dragged: fyne.NewDelta(9, 9)})
		palette.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: from.AddXY(-300, 0), AbsolutePosition: to}, Dragged: fyne.NewDelta(-309, -9)})
		if inHand := d.window.Canvas().Capture(); reflect.DeepEqual(inHand, d.seen) {
			t.Error("what is dragged is not seen")
		}
		palette.DragEnd()
	}
	drag(board.Add(d.on("c3")))
	d.is("4k3/8/8/8/8/2q5/8/4K3 w - - 0 1")
	drag(board.AddXY(-5, 0))
	d.is("4k3/8/8/8/8/2q5/8/4K3 w - - 0 1")
	if d.tool != (tool{}) {
		t.Error("a drag leaves a piece chosen")
	}
}

// TestByKeys sets up a position without the mouse.
func TestByKeys(t *testing.T) {
	d := lay(t, "light", "", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", wide)
	d.board.TypedRune('Q') // no cursor yet
	uitest.Key(d.board, fyne.KeyUp, fyne.KeyUp)
	d.board.TypedRune('R')
	uitest.Key(d.board, fyne.KeyUp)
	d.board.TypedRune('n')
	d.board.TypedRune('x')
	d.is("4k3/8/8/8/8/4n3/4R3/4K3 w - - 0 1")
	uitest.Key(d.board, fyne.KeyDelete, fyne.KeyDown, fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn)
	d.is("4k3/8/8/8/8/8/5R2/4K3 w - - 0 1")
	p := d.panel.palette
	uitest.Key(p, fyne.KeyUp, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn) // a black knight
	uitest.Key(d.board, fyne.KeyReturn)
	d.is("4k3/8/8/8/8/8/5n2/4K3 w - - 0 1")
	uitest.Key(p, fyne.KeySpace)
	if d.tool != (tool{}) {
		t.Error("a piece chosen again is not put down")
	}
	d.board.TypedRune('f')
	uitest.Key(d.board, fyne.KeyUp) // down the board, which is flipped
	d.board.TypedRune('q')
	d.is("4k3/8/8/8/8/8/5n2/4Kq2 w - - 0 1")
	uitest.Key(d.board, fyne.KeyEscape)
	if uitest.Key(d.board, fyne.KeyEscape); len(d.keys) != 1 {
		t.Errorf("of Esc twice the page hands on %v", d.keys)
	}
}

// TestNotation types the position.
func TestNotation(t *testing.T) {
	d := lay(t, "light", "", "", wide)
	d.panel.fen.SetText("4k3/8/8/8/8/8/8/4K2")
	if !strings.HasPrefix(d.position.String(), "rnbq") {
		t.Error("half a position was taken")
	}
	d.panel.fen.SetText("")
	if d.Paste(" ") || !strings.HasPrefix(d.position.String(), "rnbq") || d.panel.fen.Text != "" {
		t.Errorf("an empty line made %s", d.position)
	}
	d.panel.fen.SetText("4k3/8/8/8/8/8/8/4K2R w KQ -")
	if d.position.FEN() != "4k3/8/8/8/8/8/8/4K2R w K - 0 1" || d.panel.fen.Text != "4k3/8/8/8/8/8/8/4K2R w KQ -" {
		t.Errorf("%s was taken, and %q stands in the line", d.position, d.panel.fen.Text)
	}
	if want := "This position is ready to play. Castling Q is left out: the king or the rook is not in its place."; d.status.Line.Text != want {
		t.Errorf("it is said: %s", d.status.Line.Text)
	}
	if !d.panel.rights[0].Checked || d.panel.rights[1].Checked {
		t.Error("the rights are not shown")
	}
	if d.Undo(); strings.Contains(d.status.Line.Text, "left out") {
		t.Errorf("after Undo it is said: %s", d.status.Line.Text)
	}
	if d.Paste("nothing of the kind") || !d.Paste("8/8/8/8/8/8/8/8") {
		t.Error("what was pasted is not told apart")
	}
	d.button("Starting position").OnTapped()
	d.is("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	if d.button("Back").OnTapped(); d.backs != 1 {
		t.Error("it does not lead back")
	}
}

// TestSaysHowPiecesMove points at a piece that few people know.
func TestSaysHowPiecesMove(t *testing.T) {
	d := lay(t, "light", climbing, "", wide)
	said := d.status.Line.Text
	last := len(d.panel.palette.stamps) - 1
	d.panel.palette.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: d.panel.palette.corner(last).AddXY(9, 9)}})
	if !strings.Contains(d.status.About.Text, string(d.panel.palette.stamps[last].Kind)) || d.status.Line.Text != said {
		t.Errorf("of the %s it is said: %s %s", d.panel.palette.stamps[last].Kind, d.status.Line.Text, d.status.About.Text)
	}
	if d.panel.palette.MouseOut(); d.status.About.Text != "" {
		t.Errorf("then it is said: %s", d.status.About.Text)
	}
	d.board.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: d.on("b1")}})
	if !strings.Contains(strings.ToLower(d.status.About.Text), "knight") || d.status.Line.Text != said {
		t.Errorf("of the knight it is said: %s %s", d.status.Line.Text, d.status.About.Text)
	}
	if d.board.MouseOut(); d.status.About.Text != "" {
		t.Errorf("at last it is said: %s", d.status.About.Text)
	}
}

// TestThePieceUnderTheHandHidesNothing points at a piece while the position cannot be
// played: the reason stays.
func TestThePieceUnderTheHandHidesNothing(t *testing.T) {
	d := lay(t, "light", climbing, "4k3/8/8/8/8/8/8/1C2K3 w - - 0 1", wide)
	const want = "There is a camel on b1, but there it would have become a knight."
	d.board.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: d.on("e1")}})
	if d.status.Line.Text != want || !strings.Contains(d.status.About.Text, "king") {
		t.Errorf("it says %q and %q, want %q", d.status.Line.Text, d.status.About.Text, want)
	}
}

// TestTakeAway removes pieces by clicks.
func TestTakeAway(t *testing.T) {
	d := lay(t, "light", "", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", wide)
	d.choose('Q')
	if d.panel.hand.Selected != "" {
		t.Errorf("with a piece chosen a press is said to %s", d.panel.hand.Selected)
	}
	d.panel.hand.SetSelected("Remove pieces")
	d.click("a2")
	d.click("a3")
	d.is("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
	d.panel.hand.SetSelected("Move pieces")
	d.click("e1")
	d.click("d1")
	d.is("4k3/8/8/8/8/8/8/3K4 w - - 0 1")
}

func (d *desk) button(text string) *widgets.Button {
	d.t.Helper()
	for _, o := range d.panel.content.Objects {
		if b, ok := o.(*widgets.Button); ok && b.Text == text {
			return b
		}
	}
	d.t.Fatalf("there is no %s", text)
	return nil
}

func TestLooks(t *testing.T) {
	for _, tt := range []struct {
		name, theme, game, fen string
		size                   fyne.Size
		choose                 rune
	}{
		{"passing-light", "light", "", "4k3/8/8/3pP3/8/8/8/R3K2R w K d6 0 1", wide, 'q'},
		{"narrow-dark", "dark", "", "", fyne.NewSize(480, 700), 'N'},
		{"variant-small", "light", climbing, "", fyne.NewSize(700, 440), 'k'},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := lay(t, tt.theme, tt.game, tt.fen, tt.size)
			d.choose(tt.choose)
			test.AssertImageMatches(t, tt.name+".png", d.window.Canvas().Capture())
		})
	}
}

// TestAnyHands does what hands may do, in any order, in chess and other games: the field
// always contains the position on the board, and a game is offered if the rules allow
// one.
func TestAnyHands(t *testing.T) {
	for _, game := range []string{"", climbing, "Shogi"} {
		d := lay(t, "light", game, "", wide)
		rng := rand.New(rand.NewPCG(11, 12))
		at := func(o fyne.CanvasObject) fyne.Position {
			return fyne.NewPos((rng.Float32()*1.1-0.05)*o.Size().Width, (rng.Float32()*1.1-0.05)*o.Size().Height)
		}
		keys := []fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyReturn, fyne.KeyEscape, fyne.KeyDelete}
		hands := []func(){
			func() { uitest.Click(d.board, at(d.board), desktop.MouseButtonPrimary, 0) },
			func() { uitest.Click(d.board, at(d.board), desktop.MouseButtonSecondary, 0) },
			func() { uitest.Drag(d.board, at(d.board), at(d.board)) },
			func() { d.panel.palette.Tapped(&fyne.PointEvent{Position: at(d.panel.palette)}) },
			func() { uitest.Key(d.board, keys[rng.IntN(len(keys))]) },
			func() { uitest.Key(d.panel.palette, keys[rng.IntN(5)]) },
			func() { d.board.TypedRune(rune("PNBRQKpnbrqkf"[rng.IntN(13)])) },
			func() { d.panel.turn.SetSelected(d.panel.turn.Options[rng.IntN(2)]) },
			func() { d.panel.hand.SetSelected(d.panel.hand.Options[rng.IntN(2)]) },
			func() { d.panel.rights[rng.IntN(4)].Tapped(&fyne.PointEvent{}) },
			func() { d.panel.passant.SetSelectedIndex(rng.IntN(len(d.panel.passant.Options))) },
			func() { d.button([]string{"Clear", "Starting position"}[rng.IntN(2)]).OnTapped() },
		}
		games := 0
		for range 1500 {
			hands[rng.IntN(len(hands))]()
			d.is(d.position.FEN())
			_, err := d.position.Playable()
			if d.panel.play.Disabled() != (err != nil) {
				t.Fatalf("%s: %v, and a game is offered: %v", d.position, err, !d.panel.play.Disabled())
			}
			if err == nil {
				games++
			}
			if shown := d.board.State().Position.String(); shown != d.position.String() {
				t.Fatalf("the board shows %s, the position is %s", shown, d.position)
			}
			if t.Failed() {
				return
			}
		}
		if games < 100 || games > 1400 {
			t.Errorf("%d of 1500 positions can be played", games)
		}
	}
}
