package class

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

const subheading = theme.SizeNameSubHeadingText

// mini is the side of the picture of a position.
const mini = 132

// listing returns the exercises of the set.
func (p *Page) listing() exercises.Listing {
	var all []exercises.Exercise
	for i, e := range p.set.Exercises {
		all = append(all, exercises.Exercise{Part: i18n.T("class.exercises"), Name: fmt.Sprintf("%d. %s", i+1, i18n.P(e.Task()))})
	}
	p.slip = newSlipView(p)
	return exercises.Listing{
		Title: p.set.Title, Name: i18n.T("class.exercises"), Exercises: all,
		Done:      func(i int) bool { return p.mine.slip.Answers[i].Given },
		Progress:  func(int, int) string { return p.progress() },
		Miniature: func(i int) fyne.CanvasObject { return p.miniature(p.set.Exercises[i], mini) },
		Last:      widgets.RowsApart(look.Gap, p.slip.content, p.tools()),
	}
}

// progress says how many exercises are answered and solved.
func (p *Page) progress() string {
	given, solved := p.mine.count()
	return i18n.F("class.progress", given, len(p.set.Exercises), solved)
}

// miniature returns a picture of the position of an exercise.
func (p *Page) miniature(e class.Exercise, side float32) fyne.CanvasObject {
	shape := rules.ShapeOf(e.Rules)
	picture := p.config.Pieces.Miniature(shape, e.Line[0], look.BoardFor(shape, p.Settings.Board, p.Settings.ShogiBoard), int(2*side))
	img := canvas.NewImageFromImage(picture)
	img.FillMode = canvas.ImageFillContain
	img.SetMinSize(fyne.NewSquareSize(side))
	return img
}

// tools creates the buttons for the teacher.
func (p *Page) tools() fyne.CanvasObject {
	buttons := container.New(&widgets.Columns{Least: 200},
		widgets.NewButton(i18n.T("class.show"), p.reveal, func() { p.ask() }),
		widgets.NewButton(i18n.T("class.print"), p.reveal, saving{p}.print),
		widgets.NewButton(i18n.T("class.save"), p.reveal, saving{p}.saveSet),
		widgets.NewButton(i18n.T("class.count"), p.reveal, counting{p}.paste),
		widgets.NewButton(i18n.T("class.make"), p.reveal, making{p}.make), widgets.NewButton(i18n.T("class.open"), p.reveal, p.config.Files.Open))
	return widgets.RowsApart(look.Gap/2, widgets.NewHeading(i18n.T("class.teacher")), buttons)
}

// reveal scrolls what got the focus into sight.
func (p *Page) reveal(o fyne.CanvasObject) { p.Exercises.Reveal(o) }
