package play

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// thoughts show what programs think: the lines of an analysis, with a bar for its evaluation
// and a small board for the positions in the lines, or the last thought of a program about
// its own move.
type thoughts struct {
	own     *widget.Label // about a program's own move
	lines   *lines
	second  *lines // of the second engine
	eval    *evalBar
	preview *preview
	chosen  settings.Settings
}

func newThoughts(pieces *look.Pieces, tips *widgets.Tips, a *Actions, k *keyboard) *thoughts {
	t := &thoughts{own: widget.NewLabel(""), eval: newEvalBar(), preview: newPreview(pieces)}
	t.own.Wrapping, t.own.Truncation, t.own.Selectable = fyne.TextWrapOff, fyne.TextTruncateEllipsis, true
	t.eval.Hide()
	of := func(l **lines) lineConfig {
		return lineConfig{
			pieces: pieces, point: func(r lineRow, ply int, at fyne.Position) { t.pointAt(*l, r, ply, at) }, leave: t.preview.hide,
			add: a.addLine, play: a.playLine, menu: a.lineMenu, back: k.toBoard,
			says: func(p phrase.Phrase) string { return a.page.earGame.says(p) },
		}
	}
	t.lines, t.second = newLines(of(&t.lines), tips, a, false), newLines(of(&t.second), tips, a, true)
	return t
}

// show shows the thoughts of a snapshot. It reports whether the lines need another height,
// and whether the bar has appeared or disappeared.
func (t *thoughts) show(s session.Snapshot, chosen settings.Settings) (resized, bar bool) {
	t.chosen = chosen
	t.showOwn(s)
	for _, l := range []*lines{t.lines, t.second} {
		l.list.setFigures(figured(chosen, s.Rules))
		resized = l.show(s) || resized
	}
	t.eval.show(s)
	if bar = s.Analysis.On != t.eval.Visible(); bar {
		widgets.Show(t.eval, s.Analysis.On)
	}
	return resized, bar
}

// showOwn shows the last thought of a program about its own move, if the person wants to
// see it and nothing is analysed. The thought stays after the program's move: it is why
// that move was played.
func (t *thoughts) showOwn(s session.Snapshot) {
	wanted := t.chosen.Thinking && !s.Analysis.On
	if wanted {
		text := thoughtText(s)
		// The number of lines stays the same, so that what is above them does not jump.
		if text += strings.Repeat("\n", max(0, 1-strings.Count(text, "\n"))); text != t.own.Text {
			t.own.SetText(text)
		}
	}
	widgets.Show(t.own, wanted)
}

// pointAt shows the position after a move of a line on the small board.
func (t *thoughts) pointAt(of *lines, r lineRow, ply int, at fyne.Position) {
	m := r.moves[ply]
	before := r.moves[max(ply-1, 0)].after
	if ply == 0 {
		before = r.of.Position()
	}
	turn := m.after.Turn().Other()
	s := of.shown
	t.preview.show(boardview.View{
		Shape: rules.ShapeOf(s.Rules), Position: m.after, Flipped: s.Flipped, Ranks: t.chosen.ShogiRanks,
		Colours: look.BoardFor(rules.ShapeOf(s.Rules), t.chosen.Board, t.chosen.ShogiBoard),
		Sides:   rules.SideNames(s.Rules, before), Last: []rules.Spot{m.move.Origin(turn), rules.On(m.move.To)},
	}, of.content, at.X)
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
	case t.Proved:
		return certainty(t) + "\n" + lineOf(s, t)
	}
	return i18n.F("play.depth", judged(t), t.Depth) + "\n" + lineOf(s, t)
}

// certainty returns what is proved of a position, such as "Mate in 23 for White, proved".
func certainty(t player.Thought) string {
	switch {
	case t.Mate != 0:
		return i18n.F("play.proved", judged(t))
	case t.Score == 0:
		return i18n.T("play.draw-proved")
	case (t.Score > 0) == (t.Position.Turn() == rules.White):
		return i18n.F("play.proved", phrase.Say("play.white-wins"))
	}
	return i18n.F("play.proved", phrase.Say("play.black-wins"))
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
