package play

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A bar shows a game with clocks above other pages: the time of both sides, whose move it
// is, and the result if it ends. The way back turns red when a person is short of time.
type bar struct {
	content *fyne.Container
	sides   [2]barSide
	players *fyne.Container
	end     *widget.Label
	back    *widgets.Button
}

// A barSide is one side in the bar.
type barSide struct {
	turn  *canvas.Circle
	name  *widget.Label
	clock *dial
}

func newBar(back func()) *bar {
	b := &bar{end: widget.NewLabel(""), back: widgets.NewButton(i18n.T("play.back-game"), nil, back)}
	b.end.TextStyle.Bold, b.end.Truncation = true, fyne.TextTruncateEllipsis
	b.players = container.NewGridWithColumns(2)
	for i := range b.sides {
		s := &b.sides[i]
		s.turn, s.name, s.clock = canvas.NewCircle(nil), widget.NewLabel(""), newDial(back)
		s.name.Truncation = fyne.TextTruncateEllipsis
		dot := container.NewCenter(container.NewGridWrap(fyne.NewSquareSize(10), s.turn))
		s.clock.Text = "0:00:00"
		time := container.NewGridWrap(s.clock.MinSize(), s.clock) // a fixed width, so that the names do not move
		b.players.Add(container.NewBorder(nil, nil, container.NewHBox(dot, time), nil, s.name))
	}
	row := container.NewBorder(nil, nil, nil, b.back, container.NewStack(b.players, b.end))
	b.content = container.NewVBox(container.NewPadded(row), widget.NewSeparator())
	b.content.Hide()
	return b
}

// Away tells the page whether another page is in sight. If a game with clocks is being
// played, the bar shows it above that page, and stays when the game ends.
func (p *Page) Away(yes bool) {
	p.away = yes && p.snap.Game.Clock.Used() && p.snap.Playing()
	p.draw()
}

// Bar returns the bar to be shown above other pages.
func (p *Page) Bar() fyne.CanvasObject { return p.bar.content }

// show shows the state of the game while another page is in sight.
func (b *bar) show(s session.Snapshot, away bool, now time.Time) {
	if widgets.Show(b.content, away); !away {
		return
	}
	over := s.Game.Outcome.Over()
	widgets.Show(b.players, !over)
	widgets.Show(b.end, over)
	if over {
		b.end.SetText(i18n.P(s.Ending()))
	}
	short := false
	for _, side := range []rules.Side{rules.White, rules.Black} {
		shown, f := b.sides[side], faceOf(s, side, now)
		shown.name.SetText(i18n.P(s.Game.Names[side]))
		showTurn(shown.turn, s.Game.Now().Turn() == side)
		shown.clock.show(f)
		short = short || f.Low && f.runs && s.Game.Human[side]
	}
	b.back.Importance = widget.MediumImportance
	if short {
		b.back.Importance = widget.DangerImportance
	}
	b.back.Refresh()
}

// showTurn fills the mark of the side to move, and leaves the other one hollow: a
// difference in shape, not in colour.
func showTurn(c *canvas.Circle, moves bool) {
	c.StrokeColor, c.StrokeWidth, c.FillColor = theme.Color(theme.ColorNameSuccess), 2, nil
	if moves {
		c.FillColor = theme.Color(theme.ColorNameSuccess)
	}
	c.Refresh()
}
