package play

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A playerBar shows a player at an edge of the board: the colour, whose move it is, the
// name and the rating, the captured pieces, the lead in points, whether a program is
// thinking, and the clock.
type playerBar struct {
	content *fyne.Container
	pieces  *look.Pieces
	ground  *canvas.Rectangle // raised for the side to move
	strip   *canvas.Rectangle // at the edge, for the side to move
	side    *sideMark
	name    *widgets.Lines
	rating  *widgets.Lines
	taken   *fyne.Container
	kinds   []rules.Kind // shown in taken
	dark    bool         // whether kinds are drawn for a dark theme
	tip     *sideTip
	lead    *widgets.Lines
	thinks  *widgets.Lines // says that a program is thinking
	about   *widgets.Lines // describes what comes after the time on the clock
	clock   *dial
	timed   bool
	moves   bool
}

func newPlayerBar(p *look.Pieces, tips *widgets.Tips, pause func()) *playerBar {
	s := &playerBar{
		pieces: p,
		ground: &canvas.Rectangle{CornerRadius: 6}, strip: &canvas.Rectangle{CornerRadius: 2},
		side: newSideMark(p),
		name: widgets.NewLines(look.TextSize, 1), rating: widgets.NewLines(look.NoteSize, 1),
		taken: container.New(&overlap{}), tip: newSideTip(tips),
		lead: widgets.NewLines(look.NoteSize, 1), thinks: widgets.NewLines(look.NoteSize, 1), about: widgets.NewLines(look.NoteSize, 1),
		clock: newDial(pause),
	}
	s.name.Bold = true
	for _, quiet := range []*widgets.Lines{s.rating, s.lead, s.thinks, s.about} {
		quiet.Colour = theme.ColorNamePlaceHolder
	}
	s.about.End = true
	s.thinks.SetText(i18n.T("play.is-thinking-now"))
	s.thinks.Hide()
	s.content = container.New(&barLayout{s}, s.ground, s.strip, s.side, s.name, s.rating, s.taken, s.lead, s.thinks, s.about, s.clock, s.tip)
	return s
}

type playerBarView struct {
	name     string
	rating   string // "" for none
	side     rules.Side
	about    string // what the side is called and what that means, "" if everybody knows
	board    rules.Shape
	moves    bool
	thinking bool
	taken    []rules.Kind
	lead     int
	timed    bool // keep room for a clock, even if it shows nothing
	clock    face
}

func (s *playerBar) show(v playerBarView) {
	s.name.SetText(v.name)
	s.tip.text = v.about
	s.rating.SetText(v.rating)
	widgets.Show(s.thinks, v.thinking)
	s.side.show(v.side, v.board)
	s.moves, s.timed = v.moves, v.timed
	s.ground.FillColor, s.strip.FillColor = theme.Color(theme.ColorNameHeaderBackground), theme.Color(theme.ColorNameSuccess)
	widgets.Show(s.ground, v.moves)
	widgets.Show(s.strip, v.moves)
	if dark := look.Dark(); !slices.Equal(s.kinds, v.taken) || s.dark != dark {
		s.kinds, s.dark = v.taken, dark
		s.taken.RemoveAll()
		for _, k := range v.taken {
			s.taken.Add(canvas.NewImageFromImage(s.pieces.Taken(rules.Piece{Side: v.side.Other(), Kind: k}, dark, look.Crisp*miniature)))
		}
	}
	s.taken.Layout.(*overlap).kinds = s.kinds
	text := ""
	if v.lead > 0 {
		text = "+" + strconv.Itoa(v.lead)
	}
	s.lead.SetText(text)
	widgets.Show(s.clock, v.timed)
	s.showClock(v.clock)
	s.content.Refresh()
}

// showClock shows the time left, and beside it what comes after it.
func (s *playerBar) showClock(f face) {
	wide := s.clock.MinSize().Width
	s.clock.show(f)
	text := ""
	if f.About.Form != "" {
		text = i18n.P(f.About)
	}
	s.about.SetText(text)
	if s.clock.MinSize().Width != wide {
		s.content.Refresh()
	}
}
