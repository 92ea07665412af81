package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// status is what there is to say at the bottom: how the game stands, and in games whose
// pieces nobody can be expected to know, below it and never in its place, what there is to
// say of the piece under the hand. Both have lines of their own, so that nothing jumps.
type status struct {
	content *fyne.Container
	line    *look.Lines
	about   *look.Lines
	section *look.Button // shows where the Laws say so, where they do
	teaches bool         // the pieces of the game on the board are explained
}

func newStatus(cite func()) *status {
	s := &status{line: look.NewLines(look.TextSize, 1), about: look.NewLines(look.NoteSize, 1)}
	s.about.Colour = theme.ColorNamePlaceHolder
	s.about.Hide()
	s.section = look.NewButton("§", cite)
	s.section.Importance = widget.LowImportance
	s.section.Hide()
	s.content = container.New(s, s.line, s.about, s.section)
	return s
}

// roomForLine is how wide a window is in which most sentences take one line.
const roomForLine = 760

// rows is how many lines a text gets in a window of a width.
func (s *status) rows(width float32) int {
	if width < roomForLine {
		return 2
	}
	return 1
}

// statusEdge is above and below the texts.
const statusEdge = 6

// height is how high the texts stand in a window of a width.
func (s *status) height(width float32) float32 {
	high := look.High(s.line.Letter, s.rows(width)) + 2*statusEdge
	if s.teaches {
		high += look.High(s.about.Letter, s.rows(width))
	}
	return high
}

// MinSize implements fyne.Layout.
func (s *status) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, s.height(0)) }

// Layout implements fyne.Layout.
func (s *status) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	look.Show(s.about, s.teaches)
	y, rows := float32(statusEdge), s.rows(size.Width+2*look.Gap)
	section := fyne.NewSize(s.section.MinSize().Width, size.Height)
	s.section.Resize(section)
	s.section.Move(fyne.NewPos(size.Width-section.Width, 0))
	width := size.Width - look.Gap
	if s.section.Visible() {
		width -= section.Width
	}
	for _, l := range []*look.Lines{s.line, s.about} {
		l.SetRows(rows)
		l.Move(fyne.NewPos(look.Gap/2, y))
		l.Resize(fyne.NewSize(width, l.MinSize().Height))
		y += l.MinSize().Height
	}
}

// cites shows or hides § as the sentence is one of the Laws or not.
func (s *status) cites(article string) {
	if s.section.Visible() != (article != "") {
		look.Show(s.section, article != "")
		s.content.Refresh()
	}
}
