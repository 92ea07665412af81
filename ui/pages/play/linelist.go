package play

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/board/notation"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A lineList shows the lines of an analysis, each in a row: its score and its moves. A
// move can be pointed at, clicked, and reached with the arrow keys. While one is pointed
// at, the rows stay as they are, so that a click means what the person saw.
type lineList struct {
	widget.BaseWidget
	rows    []lineRow
	next    []lineRow // shown once no move is pointed at
	held    bool      // next is waiting
	room    int       // the number of rows there is room for
	tokens  []token   // of the moves in sight
	at      spot      // the move pointed at, or chosen with the keys
	picked  bool      // there is one
	figures bool      // moves have figurines
	focused bool
	config  lineConfig
}

// lineConfig is what happens to the moves of a line.
type lineConfig struct {
	pieces *look.Pieces
	point  func(r lineRow, ply int, at fyne.Position) // a move at a place of the widget is pointed at
	leave  func()                                     // no move is pointed at any more
	add    func(r lineRow, ply int)                   // a move was clicked
	play   func(r lineRow)                            // the first move is to be played
	menu   func(r lineRow, ply int, at fyne.Position) // a move was clicked with the other button
	back   func()                                     // Esc was pressed
	says   func(phrase.Phrase) string                 // reads moves aloud
}

// A spot is a move of the rows.
type spot struct{ row, ply int }

// A token is a move in sight.
type token struct {
	spot
	at   fyne.Position
	size fyne.Size
}

var (
	_ fyne.Accessible        = (*lineList)(nil)
	_ fyne.Focusable         = (*lineList)(nil)
	_ widgets.Speaker        = (*lineList)(nil)
	_ fyne.Tappable          = (*lineList)(nil)
	_ fyne.SecondaryTappable = (*lineList)(nil)
	_ desktop.Hoverable      = (*lineList)(nil)
	_ desktop.Cursorable     = (*lineList)(nil)
)

func newLineList(c lineConfig) *lineList {
	l := &lineList{config: c, room: 1}
	l.ExtendBaseWidget(l)
	return l
}

// show shows rows, at once or when no move is pointed at any more. Rows about another
// place are shown at once.
func (l *lineList) show(rows []lineRow) {
	if l.picked && len(rows) > 0 && samePlace(l.rows[l.at.row].of, rows[0].of) {
		l.next, l.held = rows, true
		return
	}
	l.unpick()
	if !same(l.rows, rows) {
		l.rows = rows
		l.Refresh()
	}
	l.rows, l.next, l.held = rows, nil, false
}

// same reports whether rows look the same.
func same(a, b []lineRow) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].score != b[i].score || a[i].side != b[i].side || a[i].label != b[i].label || len(a[i].moves) != len(b[i].moves) {
			return false
		}
		for j := range a[i].moves {
			if a[i].moves[j].text != b[i].moves[j].text {
				return false
			}
		}
	}
	return true
}

// setRoom sets how many rows there is room for.
func (l *lineList) setRoom(rows int) {
	if rows != l.room {
		l.room = rows
		l.unpick()
		l.Refresh()
	}
}

// setFigures sets whether moves have figurines instead of letters.
func (l *lineList) setFigures(on bool) {
	if on != l.figures {
		l.figures = on
		l.Refresh()
	}
}

// rowHigh returns the height of a row.
func rowHigh() float32 { return widgets.High(look.TextSize, 1) }

// MinSize implements fyne.CanvasObject.
func (l *lineList) MinSize() fyne.Size { return fyne.NewSize(80, float32(l.room)*rowHigh()) }

// CreateRenderer implements fyne.Widget.
func (l *lineList) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(l, l.draw) }

func (l *lineList) draw(d *widgets.Drawing) {
	l.tokens = l.tokens[:0]
	for i, row := range l.rows[:min(len(l.rows), l.room)] {
		y := float32(i) * rowHigh()
		x := l.drawLabel(d, row, l.drawScore(d, row, y)+look.Gap, y)
		for ply, m := range row.moves {
			drawn := l.drawn(m)
			wide := drawn.Width(ply == 0)
			if x+wide > l.Size().Width && ply > 0 {
				break // no part of a move is shown
			}
			at := fyne.NewPos(x, y)
			l.tokens = append(l.tokens, token{spot{i, ply}, at.SubtractXY(2, 0), fyne.NewSize(wide+4, rowHigh())})
			if l.picked && l.at == (spot{i, ply}) {
				l.drawPicked(d, l.tokens[len(l.tokens)-1])
			}
			drawn.Draw(d, l.config.pieces, at, rowHigh(), ply == 0)
			x += wide + 6
		}
	}
	if l.focused {
		frame := canvas.NewRectangle(color.Transparent)
		frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = theme.Color(theme.ColorNamePrimary), 2, 3
		d.Add(frame, fyne.NewPos(-3, -2), l.Size().AddWidthHeight(6, 4))
	}
}

// drawn returns a move as the list of moves has it: with figurines, or with letters.
func (l *lineList) drawn(m lineMove) notation.Move {
	if l.figures {
		return m.drawn
	}
	return notation.Figures(nil).Move("", m.text)
}

// drawScore draws the score of a row in the colour of the side that is better off, and
// returns where it ends.
func (l *lineList) drawScore(d *widgets.Drawing, row lineRow, y float32) float32 {
	const letter = look.NoteSize
	wide := fyne.MeasureText("+00.00", letter*look.Scale(), fyne.TextStyle{Bold: true}).Width + 6
	chip := canvas.NewRectangle(evalColours[row.side])
	chip.CornerRadius, chip.StrokeWidth, chip.StrokeColor = 3, 1, theme.Color(theme.ColorNameSeparator)
	d.Add(chip, fyne.NewPos(0, y+2), fyne.NewSize(wide, rowHigh()-4))
	if row.score == "" {
		chip.FillColor = color.Transparent
	}
	text := canvas.NewText(row.score, evalColours[row.side.Other()])
	text.TextSize, text.TextStyle.Bold = letter*look.Scale(), true
	size := text.MinSize()
	d.Add(text, fyne.NewPos(wide-size.Width-3, y+(rowHigh()-size.Height)/2), size)
	return wide
}

// drawLabel draws the label of a row, if it has one, and returns where it ends.
func (l *lineList) drawLabel(d *widgets.Drawing, row lineRow, x, y float32) float32 {
	if row.label == "" {
		return x
	}
	text := canvas.NewText(row.label, theme.Color(theme.ColorNameError))
	text.TextSize = theme.TextSize()
	size := text.MinSize()
	d.Add(text, fyne.NewPos(x, y+(rowHigh()-size.Height)/2), size)
	return x + size.Width + 6
}

func (l *lineList) drawPicked(d *widgets.Drawing, t token) {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameSelection))
	ground.CornerRadius = 3
	d.Add(ground, t.at, t.size)
}

// AccessibilityLabel implements fyne.Accessible.
func (l *lineList) AccessibilityLabel() string {
	var all []string
	for _, row := range l.rows[:min(len(l.rows), l.room)] {
		all = append(all, l.config.says(row.phrase()))
	}
	return strings.Join(all, "\n")
}

// Spoken implements widgets.Speaker: it says the move that is pointed at, or else the rows.
func (l *lineList) Spoken() string {
	if !l.picked {
		return l.AccessibilityLabel()
	}
	return l.config.says(phrase.Say("%v", l.rows[l.at.row].moves[l.at.ply].san))
}

// AccessibilityRole implements fyne.Accessible.
func (l *lineList) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// upTo returns the moves of a row up to a ply.
func (r lineRow) upTo(ply int) (all []rules.Move) {
	for _, m := range r.moves[:ply+1] {
		all = append(all, m.move)
	}
	return all
}
