package play

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// newEngineLine is the label that shows what the program thinks.
func newEngineLine() *widget.Label {
	l := widget.NewLabel("")
	l.Wrapping, l.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	l.Selectable = true
	return l
}

// program is a player of a level, as the settings want it.
func (p *Page) program(game string, level int) player.Player {
	return p.Opponents.Opponent(Rival{Game: game, Level: level, Slow: p.settings.Slow})
}

// heed takes a thought of the program about its move. One about another game, which
// may have other rules, is dropped.
func (p *Page) heed(t player.Thought) {
	if t.Game == p.snap.Game {
		p.thought = t
		p.showThought()
	}
}

// showThought shows what an analysis has found, or else the program's last
// thought, if the person wants to see it. After its move it stays: it is why that
// move was played.
func (p *Page) showThought() {
	text := ""
	switch {
	case p.analysis.on:
		text = p.analysisText()
	case p.settings.Thinking:
		if text = p.thoughtText(); text == "" {
			text = i18n.T("What the program thinks shows here.")
		}
	}
	shown := p.settings.Thinking || p.analysis.on
	// The lines keep their number, so that what is above them does not jump.
	text += strings.Repeat("\n", max(0, p.engineRows()-1-strings.Count(text, "\n")))
	if text != p.engineLine.Text {
		p.engineLine.SetText(text)
	}
	look.Show(p.engineLine, shown)
}

// engineRows is how many lines there are for what the program thinks.
func (p *Page) engineRows() int {
	switch {
	case !p.analysis.on:
		return 2
	case p.beside.Size().Height < roomForLines:
		return 1
	}
	return 1 + mostLines
}

// thoughtText is such as "+0.35   depth 12" over "Nf3 Nc6 Bb5", judged for White.
func (p *Page) thoughtText() string {
	t := p.thought
	switch {
	case len(t.Line) == 0:
		return ""
	case t.Depth == 0:
		return p.lineOf(t) + "\n" + i18n.T("from the opening book")
	}
	return i18n.F("%s   depth %d", judged(t), t.Depth) + "\n" + p.lineOf(t)
}

// judged is how a thought judges its position, for White: "+0.35".
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
		return i18n.F("%v mates in %d", winner, max(t.Mate, -t.Mate))
	}
	return fmt.Sprintf("%+.2f", float64(sign*t.Score)/100)
}

// lineOf is the line of a thought, as far as there is room for it.
func (p *Page) lineOf(t player.Thought) string {
	var sans []string
	now := t.Position
	for _, m := range t.Line[:min(len(t.Line), 8)] {
		if !rules.Legal(now, m) {
			break
		}
		sans = append(sans, p.said(p.rules.Write(now, m)))
		now, _ = now.Play(m)
	}
	return strings.Join(sans, " ")
}
