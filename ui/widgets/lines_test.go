package widgets

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"passedpawn/ui/look"
)

// TestShortLine shows a name of one letter, which is narrower than an ellipsis.
func TestShortLine(t *testing.T) {
	test.NewTempApp(t)
	l := NewLines(look.TextSize, 1)
	l.SetText("A")
	l.Resize(fyne.NewSize(l.Natural()+1, l.MinSize().Height))
	if got := l.broken(); len(got) != 1 || got[0] != "A" {
		t.Errorf("it shows %q", got)
	}
}

// TestLines breaks texts between words, cuts those that are too long, and keeps the
// height.
func TestLines(t *testing.T) {
	test.NewTempApp(t)
	const text = "The knight is pinned: it shields the king from the bishop on b4."
	for _, rows := range []int{1, 2, 3} {
		l := NewLines(look.TextSize, rows)
		empty := l.MinSize().Height
		l.SetText(text)
		if l.MinSize().Height != empty {
			t.Errorf("%d rows are %v high, and %v where there is nothing to say", rows, l.MinSize().Height, empty)
		}
		for _, width := range []float32{60, 180, 260, 900} {
			l.Resize(fyne.NewSize(width, l.MinSize().Height))
			lines := l.broken()
			if len(lines) > rows {
				t.Errorf("%d lines in %d rows", len(lines), rows)
			}
			for _, s := range lines {
				if l.face().measure(s) > width && strings.Contains(s, " ") {
					t.Errorf("%q leaves %v", s, width)
				}
			}
			whole := strings.Join(lines, " ") == text
			if whole == l.Cut() || !whole && !strings.HasSuffix(lines[len(lines)-1], "…") {
				t.Errorf("in %d rows of %v: %q, cut %v", rows, width, lines, l.Cut())
			}
		}
		l.Resize(fyne.NewSize(0, l.MinSize().Height))
		if got := l.broken(); len(got) > 0 || !l.Cut() {
			t.Errorf("without room it says %q", got)
		}
		if l.Resize(fyne.NewSize(900, l.MinSize().Height)); l.Cut() {
			t.Errorf("%v are not enough for %d rows", l.Size(), rows)
		}
	}
}

// TestSqueeze shows a sentence too long for its line: it gets a second one, in letters as
// small as notes, in the same height. A short sentence keeps its letters.
func TestSqueeze(t *testing.T) {
	test.NewTempApp(t)
	for text, want := range map[string]int{"White to move.": 1, "The knight is pinned: it shields the king from the bishop on b4.": 2} {
		l := NewLines(look.TextSize, 1)
		l.Squeeze = true
		l.SetText(text)
		l.Resize(fyne.NewSize(300, 33))
		if got := l.broken(); len(got) != want || l.Cut() {
			t.Errorf("%q is shown as %q", text, got)
		}
		if small := l.parsed.face.letter < l.letter(); small != (want > 1) {
			t.Errorf("%q has letters of %v", text, l.parsed.face.letter)
		}
		for _, o := range test.WidgetRenderer(l).Objects() {
			if at := o.Position().Y; at < -3 || at+o.MinSize().Height > 33+3 { // there is air in a line
				t.Errorf("%q: a line from %v to %v", text, at, at+o.MinSize().Height)
			}
		}
	}
}

// TestTipsStayInside shows tips near every edge.
func TestTipsStayInside(t *testing.T) {
	test.NewTempApp(t)
	tips := NewTips(func(_ time.Duration, do func()) func() { do(); return func() {} })
	b := NewIconButton("flip", "Flip the board, which takes some words", tips, func() {})
	place := container.NewWithoutLayout(b)
	w := test.NewTempWindow(t, container.NewStack(place, tips.Layer))
	w.Resize(fyne.NewSize(400, 300))
	b.Resize(b.MinSize())
	for _, at := range []fyne.Position{{}, {X: 360}, {Y: 260}, {X: 360, Y: 260}, {X: 180, Y: 130}} {
		b.Move(at)
		b.MouseIn(nil)
		low := tips.card.Position().Add(tips.card.Size())
		if p := tips.card.Position(); tips.Shown() == "" || p.X < 0 || p.Y < 0 || low.X > tips.Layer.Size().Width || low.Y > tips.Layer.Size().Height {
			t.Errorf("for a button at %v the name %q is at %v to %v", at, tips.Shown(), p, low)
		}
		if b.MouseOut(); tips.Shown() != "" {
			t.Error("it stays")
		}
	}
}

// TestIconButtonKeys presses an icon with the keys, unless it is disabled.
func TestIconButtonKeys(t *testing.T) {
	test.NewTempApp(t)
	pressed := 0
	b := NewIconButton("flip", "Flip", NewTips(nil), func() { pressed++ })
	for _, k := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace} {
		b.TypedKey(&fyne.KeyEvent{Name: k})
	}
	b.Disable()
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if b.Tapped(nil); pressed != 3 {
		t.Errorf("it was pressed %d times", pressed)
	}
}
