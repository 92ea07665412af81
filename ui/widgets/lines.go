package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// Lines is text with a fixed number of lines, broken between words. Text that does not
// fit ends in an ellipsis. Short and long texts have the same height, so that nothing
// around them jumps.
type Lines struct {
	widget.BaseWidget
	Text   string
	Letter float32 // the text size, before the person's scaling
	Rows   int     // at least 1
	Bold   bool
	Colour fyne.ThemeColorName // of the text
	End    bool                // aligned to the right
	// Squeeze sets a text that would be cut in the size of notes, in one line more.
	Squeeze bool
	parsed  struct {
		of   lineSource
		face lineFace
		text []string
	}
}

// A lineSource is all that the lines of a text depend on.
type lineSource struct {
	text          string
	rows          int
	width, letter float32
	squeeze       bool
}

// A lineFace is how a text is set: the size of its letters, with the person's scaling.
type lineFace struct {
	letter float32
	style  fyne.TextStyle
}

func (f lineFace) measure(text string) float32 {
	return fyne.MeasureText(text, f.letter, f.style).Width
}

var _ fyne.Accessible = (*Lines)(nil)

// NewLines creates a text of a size with a number of lines.
func NewLines(size float32, rows int) *Lines {
	l := &Lines{Letter: size, Rows: rows, Colour: theme.ColorNameForeground}
	l.ExtendBaseWidget(l)
	return l
}

// SetText changes the text.
func (l *Lines) SetText(text string) {
	if text != l.Text {
		l.Text = text
		l.Refresh()
	}
}

// SetColour changes the colour of the text.
func (l *Lines) SetColour(c fyne.ThemeColorName) {
	if c != l.Colour {
		l.Colour = c
		l.Refresh()
	}
}

// SetRows changes the number of lines.
func (l *Lines) SetRows(rows int) {
	if rows != l.Rows {
		l.Rows = rows
		l.Refresh()
	}
}

// Cut reports whether the text is too long for its lines.
func (l *Lines) Cut() bool {
	return cut(l.broken(), l.Text)
}

func cut(lines []string, text string) bool {
	return strings.Join(lines, " ") != strings.Join(strings.Fields(text), " ")
}

// Natural returns the width of the text in one line.
func (l *Lines) Natural() float32 { return l.face().measure(l.Text) }

// TextWidth returns the width of a text in one line, in a text size.
func TextWidth(text string, size float32) float32 {
	return lineFace{letter: size * look.Scale()}.measure(text)
}

// High returns the height of a number of lines in a text size.
func High(size float32, rows int) float32 { return size * look.Scale() * 1.4 * float32(rows) }

// letter returns the text size with the person's scaling.
func (l *Lines) letter() float32 { return l.Letter * look.Scale() }

// Fits reports whether one line of the text's width has room for a text.
func (l *Lines) Fits(text string) bool {
	return lineFace{l.letter(), fyne.TextStyle{Bold: l.Bold}}.measure(text) <= l.Size().Width
}

// MinSize implements fyne.CanvasObject.
func (l *Lines) MinSize() fyne.Size { return fyne.NewSize(l.letter()*2, High(l.Letter, l.Rows)) }

// AccessibilityLabel implements fyne.Accessible.
func (l *Lines) AccessibilityLabel() string { return l.Text }

// AccessibilityRole implements fyne.Accessible.
func (l *Lines) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (l *Lines) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(l, l.draw) }

// face returns how a text is set that is not squeezed.
func (l *Lines) face() lineFace { return lineFace{l.letter(), fyne.TextStyle{Bold: l.Bold}} }

// draw centres the lines vertically. Squeezed lines are as far apart as there is room.
func (l *Lines) draw(d *Drawing) {
	lines, high := l.broken(), High(l.Letter, 1)
	face := l.parsed.face
	if face.letter != l.letter() {
		high = min(face.letter*1.4, l.Size().Height/float32(l.Rows+1))
	}
	y := (l.Size().Height - high*float32(len(lines))) / 2
	for _, text := range lines {
		t := canvas.NewText(text, theme.Color(l.Colour))
		t.TextSize, t.TextStyle = face.letter, face.style
		size, x := t.MinSize(), float32(0)
		if l.End {
			x = l.Size().Width - size.Width
		}
		d.Add(t, fyne.NewPos(x, y+(high-size.Height)/2), size)
		y += high
	}
}

// broken returns the lines for the present width.
func (l *Lines) broken() []string {
	of := lineSource{l.Text, l.Rows, l.Size().Width, l.letter(), l.Squeeze}
	if p := &l.parsed; p.of != of || p.face.style.Bold != l.Bold {
		p.of, p.face = of, l.face()
		if p.text = p.face.breaks(l.Text, of.width, l.Rows); l.Squeeze && cut(p.text, l.Text) {
			p.face.letter = look.NoteSize * look.Scale()
			p.text = p.face.breaks(l.Text, of.width, l.Rows+1)
		}
	}
	return l.parsed.text
}

func (f lineFace) breaks(text string, width float32, rows int) (lines []string) {
	words := strings.Fields(text)
	if width < min(f.measure("…"), f.measure(text)) { // a text may be narrower
		return nil // there is no room
	}
	for len(words) > 0 && len(lines) < rows-1 {
		n := 1
		for n < len(words) && f.measure(strings.Join(words[:n+1], " ")) <= width {
			n++
		}
		lines, words = append(lines, strings.Join(words[:n], " ")), words[n:]
	}
	if rest := strings.Join(words, " "); rest != "" {
		lines = append(lines, f.shorten(rest, width))
	}
	return lines
}

// shorten cuts a line to fit a width.
func (f lineFace) shorten(text string, width float32) string {
	if f.measure(text) <= width {
		return text
	}
	letters := []rune(text)
	low, high := 0, len(letters) // low letters fit, high letters do not
	for high-low > 1 {
		if n := (low + high) / 2; f.measure(strings.TrimRight(string(letters[:n]), " ")+"…") <= width {
			low = n
		} else {
			high = n
		}
	}
	return strings.TrimRight(string(letters[:low]), " ") + "…"
}
