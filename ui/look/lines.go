package look

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Lines is a text in a fixed number of lines, in which it is broken between words. What
// does not fit ends in an ellipsis. It is as high for a short text as for a long one, so
// that nothing around it jumps.
type Lines struct {
	widget.BaseWidget
	Text   string
	Letter float32 // the size of the type, where the person has chosen no other
	Rows   int     // at least 1
	Bold   bool
	Colour fyne.ThemeColorName // of the text
	End    bool                // it stands at the right
	parsed struct {
		text   string
		rows   int
		width  float32
		letter float32
		lines  []string
	}
}

var _ fyne.Accessible = (*Lines)(nil)

// NewLines makes a text of a size in so many lines.
func NewLines(size float32, rows int) *Lines {
	l := &Lines{Letter: size, Rows: rows, Colour: theme.ColorNameForeground}
	l.ExtendBaseWidget(l)
	return l
}

// SetText shows another text.
func (l *Lines) SetText(text string) {
	if text != l.Text {
		l.Text = text
		l.Refresh()
	}
}

// SetColour shows the text in another colour.
func (l *Lines) SetColour(c fyne.ThemeColorName) {
	if c != l.Colour {
		l.Colour = c
		l.Refresh()
	}
}

// SetRows gives the text another number of lines.
func (l *Lines) SetRows(rows int) {
	if rows != l.Rows {
		l.Rows = rows
		l.Refresh()
	}
}

// Cut reports whether the text is too long for its lines.
func (l *Lines) Cut() bool {
	return strings.Join(l.broken(), " ") != strings.Join(strings.Fields(l.Text), " ")
}

// Natural is how wide the text is in one line.
func (l *Lines) Natural() float32 { return l.measure(l.Text) }

// High is how high so many lines of type of a size are.
func High(size float32, rows int) float32 { return size * Scale() * 1.4 * float32(rows) }

// letter is the size of the type as it is now.
func (l *Lines) letter() float32 { return l.Letter * Scale() }

// MinSize implements fyne.CanvasObject.
func (l *Lines) MinSize() fyne.Size { return fyne.NewSize(l.letter()*2, High(l.Letter, l.Rows)) }

// AccessibilityLabel implements fyne.Accessible.
func (l *Lines) AccessibilityLabel() string { return l.Text }

// AccessibilityRole implements fyne.Accessible.
func (l *Lines) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (l *Lines) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(l, l.draw) }

func (l *Lines) style() fyne.TextStyle { return fyne.TextStyle{Bold: l.Bold} }

func (l *Lines) measure(text string) float32 {
	return fyne.MeasureText(text, l.letter(), l.style()).Width
}

// draw stands the lines in the middle of the height.
func (l *Lines) draw(d *Drawing) {
	lines, high := l.broken(), High(l.Letter, 1)
	y := (l.Size().Height - high*float32(len(lines))) / 2
	for _, text := range lines {
		t := canvas.NewText(text, theme.Color(l.Colour))
		t.TextSize, t.TextStyle = l.letter(), l.style()
		size, x := t.MinSize(), float32(0)
		if l.End {
			x = l.Size().Width - size.Width
		}
		d.Add(t, fyne.NewPos(x, y+(high-size.Height)/2), size)
		y += high
	}
}

// broken are the lines for the width that there is.
func (l *Lines) broken() []string {
	width := l.Size().Width
	if p := &l.parsed; p.text != l.Text || p.width != width || p.rows != l.Rows || p.letter != l.letter() {
		p.text, p.rows, p.width, p.letter, p.lines = l.Text, l.Rows, width, l.letter(), l.breaks(width)
	}
	return l.parsed.lines
}

func (l *Lines) breaks(width float32) (lines []string) {
	words := strings.Fields(l.Text)
	if width < l.measure("…") {
		return nil // there is no room at all
	}
	for len(words) > 0 && len(lines) < l.Rows-1 {
		n := 1
		for n < len(words) && l.measure(strings.Join(words[:n+1], " ")) <= width {
			n++
		}
		lines, words = append(lines, strings.Join(words[:n], " ")), words[n:]
	}
	if rest := strings.Join(words, " "); rest != "" {
		lines = append(lines, l.shorten(rest, width))
	}
	return lines
}

// shorten cuts a line to a width.
func (l *Lines) shorten(text string, width float32) string {
	if l.measure(text) <= width {
		return text
	}
	letters := []rune(text)
	low, high := 0, len(letters) // so many fit, so many do not
	for high-low > 1 {
		if n := (low + high) / 2; l.measure(strings.TrimRight(string(letters[:n]), " ")+"…") <= width {
			low = n
		} else {
			high = n
		}
	}
	return strings.TrimRight(string(letters[:low]), " ") + "…"
}
