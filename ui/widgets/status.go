package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// A Status is the area at the bottom of a page with a board: a band with a sign. It
// describes the state of the game and, in games whose pieces few people know, the piece
// under the pointer, in a separate line below. Both keep their lines, so that nothing
// jumps; a sentence too long for them gets one more, in smaller letters.
type Status struct {
	Content *fyne.Container
	Line    *Lines
	About   *Lines
	Section *Button // shows the rule behind the sentence, if there is one
	Teaches bool    // the pieces of the game are explained

	sign   *Sign
	ground *canvas.Rectangle
	tone   Tone
}

// NewStatus creates an empty area. cite shows the rule that Cites announces; why is the
// label of its button.
func NewStatus(why string, cite func()) *Status {
	s := &Status{Line: NewLines(look.TextSize, 1), About: NewLines(look.NoteSize, 1)}
	s.Line.Squeeze = true
	s.About.Colour = theme.ColorNamePlaceHolder
	s.About.Hide()
	s.Section = NewButton(why, nil, cite)
	s.Section.Importance = widget.LowImportance
	s.Section.Hide()
	s.sign, s.ground = NewSign(Information, statusSign), &canvas.Rectangle{CornerRadius: 6}
	s.Content = container.New(s, s.ground, s.sign, s.Line, s.About, s.Section)
	return s
}

// Say shows a sentence in a tone.
func (s *Status) Say(text string, tone Tone) {
	s.ground.FillColor = tint(theme.Color(tone.colour()))
	s.ground.Refresh()
	if s.tone != tone {
		s.tone = tone
		s.sign.SetTone(tone)
	}
	colour := theme.ColorNameForeground
	if tone == Trouble {
		colour = theme.ColorNameError
	}
	s.Line.SetColour(colour)
	s.Line.SetText(text)
}

// statusSign is the side of the sign.
const statusSign = 18

// roomForLine is the width of a window in which most sentences fit on one line.
const roomForLine = 760

// rows returns the number of lines of a text in a window of a width.
func (s *Status) rows(width float32) int {
	if width < roomForLine {
		return 2
	}
	return 1
}

// Space above and below the texts, and below the description of a piece.
const (
	statusEdge = 6
	aboutEdge  = 4
	bandEdge   = 1
)

// High returns the height of the area in a window of a width.
func (s *Status) High(width float32) float32 {
	high := High(s.Line.Letter, s.rows(width)) + 2*statusEdge
	if s.Teaches {
		high += High(s.About.Letter, s.rows(width))
	}
	return high
}

// MinSize implements fyne.Layout.
func (s *Status) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, s.High(0)) }

// Layout implements fyne.Layout. The sentence has all the height that the description of a
// piece leaves, in case it needs another line.
func (s *Status) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	Show(s.About, s.Teaches)
	rows := s.rows(size.Width + 2*look.Gap)
	s.Line.SetRows(rows)
	s.About.SetRows(rows)
	section := fyne.NewSize(s.Section.MinSize().Width, size.Height)
	s.Section.Resize(section)
	s.Section.Move(fyne.NewPos(size.Width-section.Width, 0))
	left := float32(2*look.Gap + statusSign)
	width, high := size.Width-left-look.Gap/2, size.Height
	if s.Section.Visible() {
		width -= section.Width
	}
	if s.Teaches {
		high -= s.About.MinSize().Height + aboutEdge
		s.About.Move(fyne.NewPos(left, high))
		s.About.Resize(fyne.NewSize(width, s.About.MinSize().Height))
	}
	s.Line.Move(fyne.NewPos(left, 0))
	s.Line.Resize(fyne.NewSize(width, high))
	s.sign.Move(fyne.NewPos(look.Gap, (high-statusSign)/2))
	s.sign.Resize(s.sign.MinSize())
	s.ground.Move(fyne.NewPos(0, bandEdge))
	s.ground.Resize(fyne.NewSize(size.Width, size.Height-2*bandEdge))
}

// Cites shows the button if there is a rule behind the sentence, and hides it otherwise.
func (s *Status) Cites(rule bool) {
	if s.Section.Visible() != rule {
		Show(s.Section, rule)
		s.Content.Refresh()
	}
}
