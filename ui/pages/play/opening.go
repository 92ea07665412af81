package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// An opening is the line with the name of the opening or, in games without named
// openings, of the game.
type opening struct {
	label *widget.Label
	game  func(rules.Rules) string
	name  func(rules.Position) string
	of    *player.Game
	names map[rules.Position]string // by position, "" for none
}

func newOpening(name func(rules.Position) string, game func(rules.Rules) string) *opening {
	l := widget.NewLabel("")
	l.SizeName, l.Truncation = theme.SizeNameCaptionText, fyne.TextTruncateEllipsis
	return &opening{label: l, name: name, game: game}
}

// longestOpening is how far into a game an opening is searched for, in plies.
const longestOpening = 36

// show shows the name of the last position, on the way to the one on the board, that has
// a name.
func (o *opening) show(s session.Snapshot) {
	if o.of != s.Game.Game {
		o.of, o.names = s.Game.Game, map[rules.Position]string{}
	}
	text, line := "", s.Place.Line[:min(len(s.Place.Line), longestOpening+1)]
	if !s.Orthodox() {
		text, line = o.game(s.Rules), nil
		if n, ok := rules.StartNumber(s.Rules, s.Place.Line[0]); ok {
			text = i18n.F("play.start-number", text, n)
		}
	}
	for _, at := range line {
		name, known := o.names[at]
		if !known {
			name = o.name(at)
			o.names[at] = name
		}
		if name != "" {
			text = name
		}
	}
	if text != o.label.Text {
		o.label.SetText(text)
	}
}
