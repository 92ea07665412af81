package exercises

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/phrase"
	"passedpawn/ui/look"
	"passedpawn/ui/testing/uitest"
	"passedpawn/ui/widgets"
)

// TestLettersFit gives the texts of a panel large letters where there is room for them, and
// smaller ones in a low panel. A picture is shown only where there is room.
func TestLettersFit(t *testing.T) {
	uitest.App(t, look.NewTheme("light"))
	title, text := Title(), Paragraph()
	nothing := func() {}
	figure := NewFigure()
	figure.Set(widgets.NewSign(widgets.Success, 72))
	p := newPanel("List", actions{nothing, nothing, nothing, nothing}, []fyne.CanvasObject{container.NewHBox(figure, title), text})
	for _, c := range []struct {
		size        fyne.Size
		title, text fyne.ThemeSizeName
	}{
		{fyne.NewSize(380, 600), look.SizeNameTitle, look.SizeNameLesson},
		{fyne.NewSize(460, 180), theme.SizeNameSubHeadingText, theme.SizeNameText},
		{fyne.NewSize(240, 600), theme.SizeNameSubHeadingText, look.SizeNameLesson},
		{fyne.NewSize(240, 400), theme.SizeNameSubHeadingText, theme.SizeNameText},
		{fyne.NewSize(380, 600), look.SizeNameTitle, look.SizeNameLesson},
	} {
		p.Content.Resize(c.size)
		if small := c.title != look.SizeNameTitle; figure.Visible() == small {
			t.Errorf("in %v the picture is shown: %v", c.size, figure.Visible())
		}
		p.Say(phrase.Say("Done."), widgets.Success, true)
		p.Celebrate(false)
		if low := c.text == theme.SizeNameText; p.done.Visible() == low {
			t.Errorf("in %v the large tick is shown: %v", c.size, p.done.Visible())
		}
		p.Say(phrase.Phrase{}, widgets.Information, false)
		if title.SizeName != c.title || text.SizeName != c.text {
			t.Errorf("in %v the title is %s, the text %s", c.size, title.SizeName, text.SizeName)
		}
	}
}
