package play

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// An endCard shows how the game played on the board ended, and offers what to do next. It
// stands above the moves if they are beside the board, so that the last position can be
// seen. Otherwise it covers the part of the board with the fewest pieces.
type endCard struct {
	content  *fyne.Container
	headline *widget.Label
	by       *widget.Label
	summary  *widget.Label // what is worth knowing of the game
	buttons  [3]*widgets.Button
	cross    *widgets.Button
	sign     *widgets.Sign // of a win
	card     *fyne.Container
	ground   *canvas.Rectangle
	of       *player.Game  // the game whose end it shows, nil while it is closed
	outcome  rules.Outcome // that it shows
	since    time.Time     // when it was opened
	beside   bool          // it is not on the board
	third    int           // the third of the board that it covers, from the top
	keyboard *keyboard
	now      func() time.Time
	changed  func() // called when the card has come or gone
}

// endPause is how long the last position is shown alone. deafness is how long after that
// Enter and Space are ignored, because they may be the end of earlier typing.
const (
	endPause = 500 * time.Millisecond
	deafness = 400 * time.Millisecond
)

// newEndCard returns a closed card. changed is called when it has come or gone.
func newEndCard(a *Actions, k *keyboard, now func() time.Time, changed func()) *endCard {
	c := &endCard{
		headline: widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{Bold: true}),
		by:       widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{}),
		summary:  widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{}),
		sign:     widgets.NewSign(widgets.Success, wonSign),
		ground:   &canvas.Rectangle{CornerRadius: 12, StrokeWidth: 1},
		keyboard: k, now: now, changed: changed,
	}
	c.headline.SizeName, c.headline.Truncation = theme.SizeNameHeadingText, fyne.TextTruncateEllipsis
	c.by.Wrapping, c.summary.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord
	for i, b := range []struct {
		text string
		do   func()
	}{{i18n.T("common.rematch"), a.Rematch}, {i18n.T("play.review"), a.Review}, {i18n.T("common.new-game"), a.config.Games.New}} {
		c.buttons[i] = widgets.NewButton(b.text, nil, c.awake(b.do))
		c.buttons[i].Others = c.key
	}
	c.buttons[0].Importance = widgets.Main
	c.cross = widgets.NewButton("", nil, c.awake(c.close))
	c.cross.Icon, c.cross.Importance, c.cross.Others = theme.CancelIcon(), widget.LowImportance, c.key
	c.card = container.New(&endLayout{c}, c.ground, newShield(), c.sign, c.headline, c.by, c.summary, c.buttons[0], c.buttons[1], c.buttons[2], c.cross)
	c.content = container.New(&endPlace{c}, c.card)
	c.content.Hide()
	return c
}

// awake returns a function that calls do, unless the card has only just been opened.
func (c *endCard) awake(do func()) func() {
	return func() {
		if c.now().Sub(c.since) >= deafness {
			do()
		}
	}
}

// open shows how the game on the board ended, and what is worth knowing of it. next is its
// rematch. If a person
// has won against a program there is a sign, which draws itself if that is wanted. The card
// takes the focus from the board or from the field for moves.
func (c *endCard) open(s session.Snapshot, next session.Setup, known string, animate bool) {
	headline, by := s.Verdict()
	c.summary.SetText(known)
	c.buttons[0].SetText(i18n.T("common.rematch"))
	if next.Engine {
		c.buttons[0].SetText(rematchName(s, next))
	}
	widgets.Show(c.sign, won(s))
	within := widgets.DrawingTime
	if !animate {
		within = 0
	}
	c.sign.Draw(within)
	c.third = emptiest(s)
	c.headline.SetText(i18n.P(headline))
	c.by.SetText(i18n.P(by))
	c.of, c.outcome, c.since = s.Game.Game, s.Game.Outcome, c.now()
	c.paint()
	c.content.Show()
	c.content.Refresh()
	c.changed()
	c.keyboard.offer(c.content, c.buttons[0])
}

// paint applies the colours of the theme.
func (c *endCard) paint() {
	c.ground.FillColor, c.ground.StrokeColor = theme.Color(theme.ColorNameOverlayBackground), theme.Color(theme.ColorNameInputBorder)
	c.ground.Refresh()
}

// close hides the card. If the card had the focus, the board gets it.
func (c *endCard) close() {
	focused := c.has(c.keyboard.focused())
	c.of = nil
	c.content.Hide()
	c.changed()
	if focused {
		c.keyboard.toBoard()
	}
}

// follow closes the card if the board no longer shows the end that it describes.
func (c *endCard) follow(s session.Snapshot) {
	switch {
	case !c.opened():
	case c.tells(s):
		c.paint()
	default:
		c.close()
	}
}

// key handles the keys that mean nothing to the buttons: Esc closes the card, and the
// others mean the same as on the board.
func (c *endCard) key(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		c.close()
		return
	}
	c.keyboard.toBoard()
	c.keyboard.key(k.Name)
}

// has reports whether a widget is a button of the card.
func (c *endCard) has(f fyne.Focusable) bool {
	return f == fyne.Focusable(c.cross) || slices.ContainsFunc(c.buttons[:], func(b *widgets.Button) bool { return f == fyne.Focusable(b) })
}

// opened reports whether the card is in sight.
func (c *endCard) opened() bool { return c.of != nil }

// tells reports whether the board shows the end that the card describes.
func (c *endCard) tells(s session.Snapshot) bool {
	return c.of == s.Game.Game && c.outcome == s.Game.Outcome && s.CanRematch() && s.Live()
}
