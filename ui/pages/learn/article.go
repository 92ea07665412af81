package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/chess/law"
	"passedpawn/game/teaching/lesson"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// article shows which article of the Laws a lesson teaches. It is hidden until § is
// pressed: children read the lessons, and few of them want numbers.
type article struct {
	section *widgets.Button
	text    *widget.Label
	open    bool
}

func newArticle() *article {
	a := &article{text: exercises.Note()}
	a.section = widgets.NewButton("§", nil, func() {
		a.open = !a.open
		widgets.Show(a.text, a.open)
	})

	a.section.Importance = widget.LowImportance
	a.text.Hide()
	return a
}

// beside returns a title with a picture before it, and a note and § at its end: in a low
// window there is little height for what follows.
func (a *article) beside(picture fyne.CanvasObject, title, note *widget.Label) fyne.CanvasObject {
	middle := container.NewVBox(layout.NewSpacer(), title, layout.NewSpacer())
	return container.NewBorder(nil, nil, picture, container.NewHBox(container.NewCenter(note), a.section), middle)
}

// close puts the text away, as at the start of a step.
func (a *article) close() {
	a.open = false
	a.text.Hide()
}

// show sets the article of a lesson, and that of the reason in an answer.
func (a *article) show(l law.Article, answer lesson.Answer) {
	widgets.Show(a.section, l != law.None)
	widgets.Show(a.text, a.open && l != law.None)
	text := i18n.F("common.fide-laws-article", l.Phrase())
	if why := answer.Why.Article; why != "" && why != l.Now {
		text += "\n" + i18n.F("common.fide-laws-article", why)
	}
	a.text.SetText(text)
}
