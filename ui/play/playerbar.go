package play

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A playerBar shows a player: whose move it is, the name, what was captured, the
// lead in points, and that a program is thinking.
type playerBar struct {
	content *fyne.Container
	low     *fyne.Container
	pieces  *look.Pieces
	turn    *canvas.Circle
	name    *widget.Label
	taken   *fyne.Container
	kinds   []rules.Kind // in taken
	dark    bool         // and what they are drawn for
	lead    *widget.Label
	thinks  *widget.Label // says that a program is thinking
	about   *widget.Label // says what comes after the time on the clock
	clock   *dial
}

const miniature = 20

func newPlayerBar(p *look.Pieces, pause func()) *playerBar {
	s := &playerBar{
		pieces: p,
		turn:   canvas.NewCircle(nil),
		name:   widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true}),
		taken:  container.New(&overlap{}),
		lead:   widget.NewLabel(""),
		thinks: widget.NewLabel(i18n.T("play.is-thinking-now")),
		about:  widget.NewLabelWithStyle("", fyne.TextAlignTrailing, fyne.TextStyle{}),
		clock:  newDial(pause),
	}
	s.name.Truncation = fyne.TextTruncateEllipsis
	s.about.Truncation, s.about.SizeName = fyne.TextTruncateEllipsis, theme.SizeNameCaptionText
	s.lead.SizeName, s.thinks.SizeName = theme.SizeNameCaptionText, theme.SizeNameCaptionText
	dot := container.NewCenter(container.NewGridWrap(fyne.NewSquareSize(10), s.turn))
	middle := container.NewVBox(layout.NewSpacer(), s.name, layout.NewSpacer())
	top := container.NewBorder(nil, nil, dot, container.NewCenter(s.clock.content), middle)
	s.low = container.NewBorder(nil, nil, container.NewHBox(s.taken, s.lead), s.thinks, s.about)
	s.content = container.New(layout.NewCustomPaddedVBoxLayout(0), top, s.low)
	return s
}

type playerBarView struct {
	name     string
	side     rules.Side
	moves    bool
	thinking bool
	taken    []rules.Kind
	lead     int
	timed    bool // room for a clock stays, also where it shows nothing
	clock    face
}

func (s *playerBar) show(v playerBarView) {
	s.name.SetText(v.name)
	look.Show(s.thinks, v.thinking)
	showTurn(s.turn, v.moves)
	if dark := look.Dark(); !slices.Equal(s.kinds, v.taken) || s.dark != dark {
		s.kinds, s.dark = v.taken, dark
		s.taken.RemoveAll()
		for _, k := range v.taken {
			s.taken.Add(canvas.NewImageFromImage(s.pieces.Taken(rules.Piece{Side: v.side.Other(), Kind: k}, dark, look.Crisp*miniature)))
		}
	}
	text := ""
	if v.lead > 0 {
		text = fmt.Sprintf("+%d", v.lead)
	}
	s.lead.SetText(text)
	look.Show(s.clock.content, v.timed)
	s.showClock(v.clock)
}

// showClock shows what is left, and in the row below what comes after it.
func (s *playerBar) showClock(f face) {
	s.clock.show(f)
	text := ""
	if f.About.Form != "" {
		text = i18n.P(f.About)
	}
	s.about.SetText(text)
}

// roomy shows or hides the captured pieces; the clock is large where they are
// shown.
func (s *playerBar) roomy(yes bool) {
	look.Show(s.low, yes)
	size := theme.SizeNameSubHeadingText
	if yes {
		size = theme.SizeNameHeadingText
	}
	if s.clock.SizeName != size {
		s.clock.SizeName = size
		s.clock.Refresh()
	}
}

// overlap sets miniatures side by side, each over part of the one before.
type overlap struct{}

// MinSize implements fyne.Layout.
func (*overlap) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width := float32(0)
	if n := len(objects); n > 0 {
		width = miniature + float32(n-1)*miniature*0.6
	}
	return fyne.NewSize(width, miniature+4)
}

// Layout implements fyne.Layout.
func (*overlap) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i)*miniature*0.6, (size.Height-miniature)/2))
		o.Resize(fyne.NewSquareSize(miniature))
	}
}
