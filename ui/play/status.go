package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/look"
)

// status is what there is to say at the bottom: how the game stands, and in games whose
// pieces nobody can be expected to know, below it and never in its place, what there is to
// say of the piece under the hand. Both have lines of their own, so that nothing jumps.
type status struct {
	content *fyne.Container
	line    *look.Lines
	about   *look.Lines
	teaches bool // the pieces of the game on the board are explained
}

func newStatus() *status {
	s := &status{line: look.NewLines(look.TextSize, 1), about: look.NewLines(look.NoteSize, 1)}
	s.about.Colour = theme.ColorNamePlaceHolder
	s.about.Hide()
	s.content = container.New(s, s.line, s.about)
	return s
}

// roomForLine is how wide a window is in which most sentences take one line.
const roomForLine = 760

// fit gives the texts as many lines as a width needs.
func (s *status) fit(width float32) {
	rows := 1
	if width < roomForLine {
		rows = 2
	}
	s.line.SetRows(rows)
	s.about.SetRows(rows)
	look.Show(s.about, s.teaches)
}

// edge is above and below the texts.
const statusEdge = 6

// height is how high the texts stand in a window of a width.
func (s *status) height(width float32) float32 {
	s.fit(width)
	high := s.line.MinSize().Height + 2*statusEdge
	if s.teaches {
		high += s.about.MinSize().Height
	}
	return high
}

// MinSize implements fyne.Layout.
func (s *status) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, s.height(0)) }

// Layout implements fyne.Layout.
func (s *status) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	y := float32(statusEdge)
	for _, l := range []*look.Lines{s.line, s.about} {
		l.Move(fyne.NewPos(look.Gap/2, y))
		l.Resize(fyne.NewSize(size.Width-look.Gap, l.MinSize().Height))
		y += l.MinSize().Height
	}
}
