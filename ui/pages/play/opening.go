package play

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// An opening is the line with the name of the opening or, if it has none, of the game.
type opening struct {
	label *widget.Label
	game  func(rules.Rules) string
	name  func(rules.Rules, []rules.Position) string
	at    session.Place // that was shown last
	named string        // the name of its opening, "" for none
}

func newOpening(name func(rules.Rules, []rules.Position) string, game func(rules.Rules) string) *opening {
	l := widget.NewLabel("")
	l.SizeName, l.Truncation = theme.SizeNameCaptionText, fyne.TextTruncateEllipsis
	return &opening{label: l, name: name, game: game}
}

// show shows the name of the opening on the way to the position on the board.
func (o *opening) show(s session.Snapshot) {
	if samePlace(o.at, s.Place) {
		return
	}
	o.at = s.Place
	o.named = o.name(s.Rules, s.Place.Line)
	text := o.game(s.Rules)
	if n, ok := rules.StartNumber(s.Rules, s.Place.Line[0]); ok {
		text = i18n.F("play.start-number", text, n)
	}
	if text = cmp.Or(o.named, text); text != o.label.Text {
		o.label.SetText(text)
	}
}
