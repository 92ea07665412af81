package play

import (
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// An evalBar shows the winning chances that an analysis sees: the part of each side is as
// long as its chance, and the number is at the end of the side that is better off. Beside
// the board the bar is upright. Below the board it lies, with the side at the bottom of
// the board on the left.
type evalBar struct {
	widget.BaseWidget
	evaluation
}

// An evaluation is what the bar shows.
type evaluation struct {
	game   *player.Game
	score  review.Score // the last one known in this game
	known  bool         // score belongs to the position on the board
	any    bool         // there is a score
	bottom rules.Side
	side   [2]string // the names of the sides
}

var _ fyne.Accessible = (*evalBar)(nil)

// Sizes of the bar.
const (
	evalWide = 24
	evalHigh = 18 // of a bar that lies
	evalGap  = 4  // between the bar and the board
)

// The colours of the two parts. They are the same in all themes, like those of the
// pieces.
var evalColours = [2]color.NRGBA{rules.White: {0xF4, 0xF1, 0xEA, 255}, rules.Black: {0x3A, 0x3E, 0x44, 255}}

func newEvalBar() *evalBar {
	b := &evalBar{}
	b.ExtendBaseWidget(b)
	return b
}

// show shows the evaluation of the position on the board. While it is not known, the bar
// keeps the chances of the position before, without a number, so that it does not jump
// back and forth at every move.
func (b *evalBar) show(s session.Snapshot) {
	was := b.evaluation
	if b.game != s.Game.Game || !s.Analysis.On {
		b.game, b.any, b.score = s.Game.Game, false, review.Score{}
	}
	score, known := scoreOf(s)
	if b.known = known; known {
		b.score, b.any = score, true
	}
	b.bottom = s.Bottom()
	for i := range b.side {
		b.side[i] = i18n.P(s.Side(rules.Side(i)))
	}
	if was != b.evaluation {
		b.Refresh()
	}
}

// scoreOf returns the score of the position on the board.
func scoreOf(s session.Snapshot) (score review.Score, known bool) {
	a := s.Analysis
	switch {
	case a.Outcome.Over() && a.Outcome.Reason != rules.DeadPosition:
		end := review.Score{Over: true}
		switch a.Outcome.Result {
		case rules.WhiteWins:
			end.Mate = 1
		case rules.BlackWins:
			end.Mate = -1
		}
		return end, true
	case a.Outcome.Reason == rules.DeadPosition:
		return review.Score{}, true
	case len(a.Found) > 0:
		return review.ScoreOf(s.Rules, a.Found[0]), true
	}
	return review.Score{}, false
}

// lower returns the part of the bar that belongs to the side at the bottom, from 0 to 1.
func (b *evalBar) lower() float32 {
	if !b.any {
		return 0.5
	}
	return float32(b.score.Of(b.bottom).Chance() / 100)
}

// MinSize implements fyne.CanvasObject.
func (b *evalBar) MinSize() fyne.Size { return fyne.NewSize(evalWide, evalHigh) }

// CreateRenderer implements fyne.Widget.
func (b *evalBar) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(b, b.draw) }

// lies reports whether the bar is below the board.
func (b *evalBar) lies() bool { return b.Size().Width > b.Size().Height }

func (b *evalBar) draw(d *widgets.Drawing) {
	size := b.Size()
	own, other := canvas.NewRectangle(evalColours[b.bottom]), canvas.NewRectangle(evalColours[b.bottom.Other()])
	middle := canvas.NewRectangle(theme.Color(theme.ColorNamePrimary))
	d.Add(other, fyne.Position{}, size)
	if b.lies() {
		d.Add(own, fyne.Position{}, fyne.NewSize(whole(size.Width*b.lower()), size.Height))
		d.Add(middle, fyne.NewPos(size.Width/2-1, 0), fyne.NewSize(2, size.Height))
	} else {
		high := whole(size.Height * b.lower())
		d.Add(own, fyne.NewPos(0, size.Height-high), fyne.NewSize(size.Width, high))
		d.Add(middle, fyne.NewPos(0, size.Height/2-1), fyne.NewSize(size.Width, 2))
	}
	frame := canvas.NewRectangle(color.Transparent)
	frame.StrokeColor, frame.StrokeWidth = theme.Color(theme.ColorNameSeparator), 1
	d.Add(frame, fyne.Position{}, size)
	b.number(d, size)
}

// whole rounds a length, because an edge between two pixels is blurred.
func whole(length float32) float32 { return float32(math.Round(float64(length))) }

// number draws the score at the end of the side that is better off.
func (b *evalBar) number(d *widgets.Drawing, size fyne.Size) {
	if !b.known {
		return
	}
	better := b.bottom
	if b.lower() < 0.5 {
		better = better.Other()
	}
	text := canvas.NewText(b.short(), evalColours[better.Other()])
	text.TextSize, text.TextStyle.Bold = look.NoteSize*look.Scale(), true
	for (text.MinSize().Width > size.Width-2 || text.MinSize().Height > size.Height) && text.TextSize > 6 {
		text.TextSize -= 0.5
	}
	need := text.MinSize()
	at := fyne.NewPos((size.Width-need.Width)/2, 2)
	switch {
	case b.lies() && better == b.bottom:
		at = fyne.NewPos(look.Gap/2, (size.Height-need.Height)/2)
	case b.lies():
		at = fyne.NewPos(size.Width-need.Width-look.Gap/2, (size.Height-need.Height)/2)
	case better == b.bottom:
		at.Y = size.Height - need.Height - 2
	}
	d.Add(text, at, need)
}

// short returns the score without its sign, such as "0.3", "12" or "#4", and for a game
// that is over its result.
func (b *evalBar) short() string {
	s := b.score
	pawns := math.Abs(float64(s.Centipawns)) / 100
	switch {
	case s.Over && s.Mate == 0:
		return "½"
	case s.Over:
		return "1"
	case s.Mate != 0:
		return "#" + strconv.Itoa(max(s.Mate, -s.Mate))
	case pawns >= 9.95:
		return strconv.FormatFloat(pawns, 'f', 0, 64)
	}
	return strconv.FormatFloat(pawns, 'f', 1, 64)
}

// AccessibilityLabel implements fyne.Accessible.
func (b *evalBar) AccessibilityLabel() string {
	if !b.known {
		return i18n.T("play.bar-unknown")
	}
	return i18n.F("play.bar", b.side[rules.White], int(math.Round(b.score.Chance())))
}

// AccessibilityRole implements fyne.Accessible.
func (b *evalBar) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
