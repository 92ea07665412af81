package widgets

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
)

// TestLooks compares a picture of each widget: as it is, disabled if it can be, and with the
// focus if it can have it, one below the other.
func TestLooks(t *testing.T) {
	tips := NewTips(func(time.Duration, func()) func() { return func() {} })
	for name, create := range map[string]func() fyne.CanvasObject{
		"button": func() fyne.CanvasObject { return NewButton("Start", nil, func() {}) },
		"icon":   func() fyne.CanvasObject { return NewIconButton("flip", "Flip the board", tips, func() {}) },
		"face": func() fyne.CanvasObject {
			return NewFaceButton(Face{Symbol: "hint", Name: "Hint", Label: "Hint"}, tips, func() {})
		},
		"face-main": func() fyne.CanvasObject {
			return NewFaceButton(Face{Symbol: "rematch", Name: "Rematch", Label: "Rematch", Main: true}, tips, func() {})
		},
		"face-quiet": func() fyne.CanvasObject {
			return NewFaceButton(Face{Symbol: "new", Name: "New game", Label: "New game", Quiet: true}, tips, func() {})
		},
		"check": func() fyne.CanvasObject {
			c := NewCheck("Sounds", nil, nil)
			c.Checked = true
			return c
		},
		"choice": func() fyne.CanvasObject {
			c := NewChoice([]string{"Blitz", "Rapid"}, nil, func(int) {})
			c.SetSelectedIndex(1)
			return c
		},
		"slider": func() fyne.CanvasObject {
			s := NewSlider(1, 5, 1, nil)
			s.SetValue(2)
			return container.NewStack(ticks(5), s)
		},
		"entry": func() fyne.CanvasObject { return NewEntry("Your name", nil, nil) },
		"picker": func() fyne.CanvasObject {
			return NewPicker("Sizes", 80, nil, 1, Option{Name: "Small", Note: "1 × 1"}, Option{Name: "Large", Note: "2 × 2"})
		},
		"list": func() fyne.CanvasObject {
			lines := []string{"One", "Two"}
			return NewList(func() int { return len(lines) }, func() fyne.CanvasObject { return widget.NewLabel("") },
				func(i int, o fyne.CanvasObject) { o.(*widget.Label).SetText(lines[i]) }, func(int) {})
		},
		"finder": func() fyne.CanvasObject {
			all := []Finding{{Name: "New game…", Note: "Game", Key: "Ctrl+N"}, {Name: "Rematch", Note: "Game", Off: true}}
			c := Catalogue{Hint: "Name", Find: func(string) []int { return []int{0, 1} }, Line: func(i int) Finding { return all[i] }}
			return container.NewGridWrap(fyne.NewSize(240, 150), NewFinder(c, nil))
		},
		"wrong": func() fyne.CanvasObject {
			w := NewWrong()
			w.Say("That is not a number.")
			return w
		},
		"refusal": func() fyne.CanvasObject { return band("That is not check.", Refusal) },
		"success": func() fyne.CanvasObject { return band("Checkmate.", Success) },
		"note":    func() fyne.CanvasObject { return band("Hint: up the file.", Information) },
		"tick":    func() fyne.CanvasObject { return container.NewCenter(NewSign(Success, 48)) },
		"fold": func() fyne.CanvasObject {
			f := NewFold("Check and mate", nil, widget.NewLabel(""), nil, func() {})
			f.SetNote("4 of 10")
			return f
		},
		"lines": func() fyne.CanvasObject {
			l := NewLines(look.TextSize, 1)
			l.SetText("A sentence that is too long for its line ends in an ellipsis.")
			return l
		},
	} {
		for _, mode := range []string{"light", "dark"} {
			t.Run(name+"-"+mode, func(t *testing.T) {
				uitest.App(t, look.NewTheme(mode))
				usual, disabled, focused := create(), create(), create()
				if d, ok := disabled.(fyne.Disableable); ok {
					d.Disable()
				}
				w := test.NewTempWindow(t, container.NewGridWithRows(3, usual, disabled, focused))
				w.Resize(fyne.NewSize(260, 3*max(56, usual.MinSize().Height+8)))
				if f, ok := focused.(fyne.Focusable); ok {
					w.Canvas().Focus(f)
				}
				test.AssertImageMatches(t, name+"-"+mode+".png", w.Canvas().Capture())
			})
		}
	}
}

func band(text string, tone Tone) *Band {
	b := NewBand(theme.SizeNameText)
	b.Say(text, tone)
	return b
}

func ticks(count int) *Ticks {
	t := NewTicks()
	t.Set(count)
	return t
}
