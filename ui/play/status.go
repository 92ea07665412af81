package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// status is the area at the bottom. It describes the state of the game and, in games
// whose pieces few people know, the piece under the pointer, in a separate line below.
// Both keep their lines, so that nothing jumps.
type status struct {
	content *fyne.Container
	line    *look.Lines
	about   *look.Lines
	section *look.Button // shows the article of the Laws, if there is one
	teaches bool         // the pieces of the game are explained
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

// roomForLine is the width of a window in which most sentences fit on one line.
const roomForLine = 760

// rows returns the number of lines of a text in a window of a width.
func (s *status) rows(width float32) int {
	if width < roomForLine {
		return 2
	}
	return 1
}

// statusEdge is the space above and below the texts.
const statusEdge = 6

// height returns the height of the status in a window of a width.
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

// cites shows § if the sentence quotes an article of the Laws, and hides it otherwise.
func (s *status) cites(article string) {
	if s.section.Visible() != (article != "") {
		look.Show(s.section, article != "")
		s.content.Refresh()
	}
}
