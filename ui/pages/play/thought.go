package play

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// newEngineLine returns the label for the program's thinking.
func newEngineLine() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping, l.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	l.Selectable = true
	return l
}

// showThinking shows the program's last thought, if the person wants to see it and
// nothing is analysed. The thought stays after the program's move: it is why that move was
// played.
func (p *Page) showThinking(s session.Snapshot) {
	wanted := p.settings.Thinking && !s.Analysis.On
	if wanted {
		text := thoughtText(s)
		// The number of lines stays the same, so that what is above them does not jump.
		if text += strings.Repeat("\n", max(0, 1-strings.Count(text, "\n"))); text != p.engineLine.Text {
			p.engineLine.SetText(text)
		}
	}
	widgets.Show(p.engineLine, wanted)
}

// thoughtText returns a thought, such as "+0.35   depth 12" above "Nf3 Nc6 Bb5",
// evaluated from White's side.
func thoughtText(s session.Snapshot) string {
	t := s.Thought
	switch {
	case len(t.Line) == 0:
		return i18n.T("play.program-thinks-shows")
	case t.Depth == 0:
		return lineOf(s, t) + "\n" + i18n.T("play.from-opening-book")
	}
	return i18n.F("play.depth", judged(t), t.Depth) + "\n" + lineOf(s, t)
}

// judged returns the evaluation of a thought from White's side, such as "+0.35".
func judged(t player.Thought) string {
	sign := 1
	if t.Position.Turn() == rules.Black {
		sign = -1
	}
	if t.Mate != 0 {
		winner := t.Position.Turn()
		if t.Mate < 0 {
			winner = winner.Other()
		}
		return i18n.F("play.mates", max(t.Mate, -t.Mate), winner)
	}
	if t.Score == 0 {
		return "0.00"
	}
	return fmt.Sprintf("%+.2f", float64(sign*t.Score)/100)
}

// lineOf returns the line of a thought, as far as there is room for it.
func lineOf(s session.Snapshot, t player.Thought) string {
	var sans []string
	now := t.Position
	for _, m := range t.Line[:min(len(t.Line), 8)] {
		if !rules.Legal(now, m) {
			break
		}
		sans = append(sans, i18n.SAN(rules.Written(s.Rules, now, m)))
		now, _ = now.Play(m)
	}
	return strings.Join(sans, " ")
}
