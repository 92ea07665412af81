package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/play/describe"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// analysed returns a game from elsewhere at its start, with three lines found.
func analysed(t *testing.T) *table {
	t.Helper()
	tb := study(t, "1. e4 e5 2. Nf3 *")
	tb.settings.EarStyle = string(describe.SAN) // as the lines are drawn
	tb.Browse(nil)
	tb.Analysis.Toggle()
	<-tb.analyst.questions
	tb.found(1, 12, 35, "e4", "e5", "Nf3", "Nc6")
	tb.found(2, 12, 30, "d4", "d5")
	tb.found(3, 12, -200, "g4")
	return tb
}

// over returns the place of a move of the lines.
func (tb *table) over(row, ply int) fyne.Position {
	tb.t.Helper()
	for _, k := range tb.thoughts.lines.list.tokens {
		if k.spot == (spot{row, ply}) {
			return k.at.AddXY(k.size.Width/2, k.size.Height/2)
		}
	}
	tb.t.Fatalf("move %d of line %d is not in sight", ply, row)
	return fyne.Position{}
}

func (tb *table) point(row, ply int) {
	tb.thoughts.lines.list.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: tb.over(row, ply)}})
}

// TestPointAtALine points at a move: a small board shows the position after it, and the
// lines stay as they are until the pointer leaves.
func TestPointAtALine(t *testing.T) {
	tb := analysed(t)
	tb.point(0, 2)
	shown := tb.thoughts.preview.board.State().Position
	if !tb.thoughts.preview.card.Visible() || shown == nil || !strings.HasPrefix(shown.String(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/") {
		t.Fatalf("the small board shows %v", shown)
	}
	card := tb.thoughts.preview.card
	d := fyne.CurrentApp().Driver()
	if low, top := d.AbsolutePositionForObject(card).Y+card.Size().Height, d.AbsolutePositionForObject(tb.thoughts.lines.content).Y; low > top {
		t.Errorf("the small board ends at %v and covers the lines at %v", low, top)
	}
	tb.found(1, 13, 40, "d4")
	if text := tb.thoughts.lines.list.AccessibilityLabel(); !strings.HasPrefix(text, "+0.35 1.e4 e5 2.Nf3") {
		t.Errorf("while it is pointed at, the first line becomes %q", text)
	}
	tb.thoughts.lines.list.MouseOut()
	if text := tb.thoughts.lines.list.AccessibilityLabel(); tb.thoughts.preview.card.Visible() || !strings.HasPrefix(text, "+0.40 1.d4\n") {
		t.Errorf("after that it is %q", text)
	}
}

// TestLinesInStyles hears the lines, and the move that is pointed at, in each style.
func TestLinesInStyles(t *testing.T) {
	tb := analysed(t)
	list := tb.thoughts.lines.list
	for style, want := range map[describe.Style][2]string{
		describe.Words:   {"+0.35 1. pawn to e4, pawn to e5, 2. knight to f3, knight to c6\n+0.30 1. pawn to d4, pawn to d5", "2. knight to f3"},
		describe.UCI:     {"+0.35 1. e2e4, e7e5, 2. g1f3, b8c6\n+0.30 1. d2d4, d7d5", "2. g1f3"},
		describe.Spelled: {"+0.35 1. pawn echo 4, pawn echo 5, 2. knight foxtrot 3, knight charlie 6\n", "2. knight foxtrot 3"},
		describe.SAN:     {"+0.35 1.e4 e5 2.Nf3 Nc6\n+0.30 1.d4 d5", "2.Nf3"},
	} {
		tb.settings.EarStyle = string(style)
		list.unpick()
		all := list.Spoken()
		tb.point(0, 2)
		if one := list.Spoken(); !strings.HasPrefix(all, want[0]) || one != want[1] {
			t.Errorf("%s: the lines are read as %q, the move as %q", style, all, one)
		}
	}
}

// TestClickALine clicks a move: the line up to it is added as one edit. The other button
// offers to play its first move.
func TestClickALine(t *testing.T) {
	tb := analysed(t)
	tb.thoughts.lines.list.Tapped(&fyne.PointEvent{Position: tb.over(1, 1)})
	if s := tb.snap; !s.Place.Path.Equal(record.Path{1, 0}) || s.History.Undoing().Form == "" {
		t.Errorf("the board shows %v", s.Place.Path)
	}
	tb.Undo()
	if len(tb.snap.Game.Record.Root().Children()) != 1 {
		t.Error("it is not undone as one")
	}
	tb.Browse(nil)
	tb.thoughts.lines.list.TappedSecondary(&fyne.PointEvent{Position: tb.over(1, 1)})
	if tb.menu == nil || tb.menu.Items[0].Label != "Play 1.d4" || tb.menu.Items[1].Label != "Add the line up to d5" {
		t.Fatalf("the menu is %+v", tb.menu)
	}
	tb.menu.Items[0].Action()
	if !tb.snap.Place.Path.Equal(record.Path{1}) {
		t.Errorf("played, the board shows %v", tb.snap.Place.Path)
	}
}

// TestLinesByKeys chooses a move with the arrow keys, and adds the line with Enter.
func TestLinesByKeys(t *testing.T) {
	tb := analysed(t)
	tb.window.Canvas().Focus(tb.thoughts.lines.list)
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeyRight, fyne.KeyRight} {
		uitest.Key(tb.thoughts.lines.list, key)
	}
	if !tb.thoughts.preview.card.Visible() || tb.thoughts.lines.list.at != (spot{1, 1}) {
		t.Fatalf("the keys choose %v", tb.thoughts.lines.list.at)
	}
	uitest.Key(tb.thoughts.lines.list, fyne.KeyReturn)
	if !tb.snap.Place.Path.Equal(record.Path{1, 0}) || tb.thoughts.preview.card.Visible() {
		t.Errorf("the board shows %v", tb.snap.Place.Path)
	}
}

// TestHowManyLines changes the number of lines in place: it is a setting, and the icons
// that change it keep their places.
func TestHowManyLines(t *testing.T) {
	tb := analysed(t)
	d := fyne.CurrentApp().Driver()
	at := d.AbsolutePositionForObject(tb.thoughts.lines.more)
	test.Tap(tb.thoughts.lines.more)
	if tb.settings.Lines != 4 || tb.snap.Analysis.Lines != 4 || d.AbsolutePositionForObject(tb.thoughts.lines.more) != at {
		t.Errorf("%d lines, and the icon is at %v instead of %v", tb.snap.Analysis.Lines, d.AbsolutePositionForObject(tb.thoughts.lines.more), at)
	}
	for range 5 {
		test.Tap(tb.thoughts.lines.fewer)
	}
	if tb.settings.Lines != 1 || !tb.thoughts.lines.fewer.Disabled() || strings.Contains(tb.thoughts.lines.list.AccessibilityLabel(), "\n") {
		t.Errorf("%d lines: %q", tb.settings.Lines, tb.thoughts.lines.list.AccessibilityLabel())
	}
}

// TestIdeas draws arrows as wide as the moves are good, none for a bad move, and a red one
// for the threat. Turned off, the board has none.
func TestIdeas(t *testing.T) {
	tb := analysed(t)
	if n := len(tb.ideas); n != 2 || tb.ideas[0].Width != 1 || tb.ideas[1].Width >= 1 || tb.ideas[1].Width < thinnest {
		t.Errorf("%+v", tb.ideas)
	}
	drawn := func() int {
		n := 0
		for _, o := range test.WidgetRenderer(tb.Board).Objects() {
			if _, arrow := o.(*canvas.Raster); arrow {
				n++
			}
		}
		return n
	}
	if drawn() != 2 {
		t.Errorf("%d arrows are drawn", drawn())
	}
	tb.Analysis.ToggleThreats()
	q := <-tb.analyst.questions
	e5, err := chess.Read(q.q.Position(), "e5")
	if err != nil {
		t.Fatal(err)
	}
	tb.watch(player.Thought{Position: q.q.Position(), Rank: 1, Depth: 9, Score: 20, Line: []rules.Move{e5}})
	(<-tb.todo)()
	tb.pass(time.Second)
	if len(tb.ideas) != 3 || !tb.ideas[0].Threat || !strings.HasPrefix(tb.thoughts.lines.list.AccessibilityLabel(), "Threat: -0.20 e5") {
		t.Errorf("%+v, %q", tb.ideas, tb.thoughts.lines.list.AccessibilityLabel())
	}
	tb.Analysis.Toggle()
	if drawn() != 0 || len(tb.ideas) > 0 {
		t.Errorf("turned off, %d arrows are drawn", drawn())
	}
}

// TestEvalBar checks the bar: hidden without an analysis, as high as the winning chances,
// the number at the better end, and turned with the board.
func TestEvalBar(t *testing.T) {
	tb := analysed(t)
	bar := tb.thoughts.eval
	if !bar.Visible() || bar.lower() < 0.53 || bar.lower() > 0.54 || bar.short() != "0.3" && bar.short() != "0.4" {
		t.Errorf("0.35 is %v, %q", bar.lower(), bar.short())
	}
	if text := bar.AccessibilityLabel(); text != "Evaluation bar: White's winning chance is 53%" {
		t.Errorf("it is read as %q", text)
	}
	if at, b := bar.Position(), tb.Board.Position(); at.X < b.X+tb.Board.Size().Width || at.Y != b.Y || bar.Size().Height != tb.Board.Size().Height {
		t.Errorf("the bar is %v at %v, beside the board at %v", bar.Size(), at, b)
	}
	tb.Flip()
	if bar.lower() > 0.47 {
		t.Errorf("flipped, the lower part is %v", bar.lower())
	}
	tb.Browse(tb.snap.Forward())
	if bar.known || bar.lower() > 0.47 {
		t.Error("before the next position is known, the bar jumps")
	}
	tb.Analysis.Toggle()
	if bar.Visible() || bar.any {
		t.Error("turned off, the bar is still there")
	}
	mate := study(t, "1. f3 e5 2. g4 Qh4# 0-1")
	mate.Browse(mate.snap.LineEnd())
	if mate.Analysis.Toggle(); mate.thoughts.eval.lower() != 0 || mate.thoughts.eval.short() != "1" {
		t.Errorf("mated, the lower part is %v with %q", mate.thoughts.eval.lower(), mate.thoughts.eval.short())
	}
}

// TestLinesFit gives the lines little room: the best one stays in sight, and nothing lies
// over anything else.
func TestLinesFit(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 700}, {Width: 480, Height: 400}, {Width: 900, Height: 640}, {Width: 1920, Height: 1080}} {
		tb := analysed(t)
		tb.Analysis.ToggleThreats()
		tb.window.Resize(size)
		tb.draw()
		list, foot := tb.thoughts.lines.list, tb.thoughts.lines.progress
		if !strings.Contains(list.AccessibilityLabel(), "1.e4") || list.Size().Height < float32(tb.thoughts.lines.room)*rowHigh()-1 {
			t.Errorf("%v: the lines are %v: %q", size, list.Size(), list.AccessibilityLabel())
		}
		if tb.thoughts.lines.footed && foot.Position().Y < list.Position().Y+list.Size().Height {
			t.Errorf("%v: the progress at %v lies over the lines", size, foot.Position())
		}
		if end := tb.thoughts.lines.content.Position().Y + tb.thoughts.lines.content.Size().Height; end > tb.beside.Size().Height ||
			tb.thoughts.lines.content.Position().Y < tb.moves.Content.Position().Y+tb.moves.Content.Size().Height-1 {
			t.Errorf("%v: the lines are at %v in a panel of %v", size, tb.thoughts.lines.content.Position(), tb.beside.Size())
		}
	}
}

// TestProgress says as much about the analysis as there is room for.
func TestProgress(t *testing.T) {
	th := player.Thought{Depth: 22, SelDepth: 31, Speed: 1_234_567, Threads: 4}
	a := session.Analysis{Found: []player.Thought{th}, Latest: th}
	for room, want := range map[int]string{
		99: "Depth 22/31 · 1.2 M nodes/s · 4 threads", 30: "Depth 22/31 · 1.2 M nodes/s", 12: "Depth 22/31", 9: "Depth 22", 3: "22",
	} {
		if got := progress(a, func(text string) bool { return len([]rune(text)) <= room }); got != want {
			t.Errorf("in %d letters it says %q, want %q", room, got, want)
		}
	}
	all := func(string) bool { return true }
	a.Found[0] = player.Thought{Position: chess.Start(), Depth: 45, Mate: 23, Proved: true}
	if got := progress(a, all); got != "Mate in 23 for White, proved" {
		t.Errorf("of a mate it says %q", got)
	}
	a.Found[0].Mate = 0
	if got := progress(a, all); got != "Draw, proved" {
		t.Errorf("of a draw it says %q", got)
	}
	for score, want := range map[int]string{player.Decided: "White wins, proved", -player.Decided: "Black wins, proved"} {
		a.Found[0].Score = score
		if got := progress(a, all); got != want {
			t.Errorf("of a score of %d it says %q", score, got)
		}
	}
}

// TestSource says whose lines an analysis shows, and what they took. A long name gives way
// before the numbers do. A paused analysis says what its lines took.
func TestSource(t *testing.T) {
	th := player.Thought{
		Depth: 22, Speed: 1_234_567, Nodes: 14_200_000, Time: 12_900 * time.Millisecond, HashFull: 456, Line: make([]rules.Move, 1),
	}
	a := session.Analysis{Engine: "YaneuraOu NNUE 7.50 64AVX2", Found: []player.Thought{th}, Latest: th}
	says := func(alone bool, room int, want string) {
		t.Helper()
		if got := source(a, alone, func(text string) bool { return len([]rune(text)) <= room }); got != want {
			t.Errorf("in %d letters it says %q, want %q", room, got, want)
		}
	}
	says(false, 99, "YaneuraOu NNUE 7.50 64AVX2 · 0:12 · 14 M nodes · Hash 46%")
	says(true, 99, "YaneuraOu NNUE 7.50 64AVX2 · Depth 22 · 0:12 · 14 M nodes · Hash 46% · 1.2 M nodes/s")
	says(false, 50, "YaneuraOu NNUE 7.5… · 0:12 · 14 M nodes · Hash 46%")
	a.Engine = "Stockfish 17"
	says(false, 40, "Stockfish 17 · 0:12 · 14 M nodes")
	a.Engine, a.Latest = "", player.Thought{}
	says(true, 99, "Passed Pawn · Depth 22 · 0:12 · 14 M nodes · Hash 46%")
	a.Found = nil
	says(true, 99, "")
}

// TestSourceInSight shows in a window of any size whose lines these are, below the lines and
// above what can be changed about them. The moves that are not there are not said over them.
func TestSourceInSight(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1280, 900), fyne.NewSize(480, 700), fyne.NewSize(360, 560)} {
		tb := sit(t, against())
		tb.engine = "Stockfish 17"
		tb.window.Resize(size)
		tb.Analysis.Toggle()
		<-tb.analyst.questions
		tb.found(1, 12, 35, "e4", "e5")
		tb.draw()
		l := tb.thoughts.lines
		if !l.source.Visible() || !strings.HasPrefix(l.source.Text, "Stockfish 17") || !l.source.Fits(l.source.Text) {
			t.Errorf("%v: it says %q", size, l.source.Text)
		}
		list, low := l.list.Position().Y+l.list.Size().Height, l.source.Position().Y+l.source.Size().Height
		if l.source.Position().Y < list || low > l.content.Size().Height || l.footed && low > l.progress.Position().Y {
			t.Errorf("%v: the line is from %v to %v, after the lines to %v", size, l.source.Position().Y, low, list)
		}
		for _, o := range test.WidgetRenderer(tb.sheet).Objects() {
			if _, text := o.(*canvas.Text); text && (o.Position().Y < 0 || o.Position().Y+o.Size().Height > tb.sheet.Size().Height) {
				t.Errorf("%v: a text at %v leaves the sheet of %v", size, o.Position(), tb.sheet.Size())
			}
		}
	}
}

// TestAnalysisGoldens draws a page with an analysis and a threat.
func TestAnalysisGoldens(t *testing.T) {
	for name, at := range map[string]struct {
		size  fyne.Size
		scale float32
	}{"analysis": {fyne.NewSize(1120, 760), 1}, "analysis-low": {fyne.NewSize(480, 700), 1}, "analysis-double": {fyne.NewSize(560, 400), 2}} {
		for _, mode := range []string{"light", "dark"} {
			t.Run(name+"-"+mode, func(t *testing.T) {
				tb := analysed(t)
				test.ApplyTheme(t, look.NewTheme(mode))
				tb.window.Canvas().(software.WindowlessCanvas).SetScale(at.scale)
				tb.window.Resize(at.size)
				tb.draw()
				test.AssertRendersToImage(t, name+"-"+mode+".png", tb.window.Canvas())
			})
		}
	}
}

// BenchmarkFlood lets an analyst report five lines a thousand times, as fast as it can,
// and measures what the window does meanwhile.
func BenchmarkFlood(b *testing.B) {
	tb := sit(b, session.Setup{})
	s := tb.settings
	s.Lines = 5
	tb.SetSettings(s)
	tb.Analysis.Toggle()
	at := tb.Shown()
	moves := at.Moves()
	for depth := 0; b.Loop(); depth++ {
		for rank := 1; rank <= 5; rank++ {
			tb.watch(player.Thought{Position: at, Rank: rank, Depth: 1 + depth/100, Score: depth % 50, Line: moves[rank : rank+1]})
		}
		tb.pass(100 * time.Microsecond)
		for len(tb.todo) > 0 {
			(<-tb.todo)()
		}
	}
}
