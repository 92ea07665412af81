package boardview

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// wordsGap is the space around the words of the chooser.
const wordsGap = 8

// lineHigh is the height of a line of text, by its size.
const lineHigh = 1.3

// factsOf returns what is said of each choice in the position on the board. What holds for
// all of them helps nobody to choose, and is left out.
func factsOf(b *Widget) (all [][]string) {
	for _, m := range b.state.Choices {
		all = append(all, b.factsAbout(m))
	}
	if len(all) < 2 {
		return all
	}
	common := slices.DeleteFunc(slices.Clone(all[0]), func(fact string) bool {
		return slices.ContainsFunc(all[1:], func(facts []string) bool { return !slices.Contains(facts, fact) })
	})
	for i := range all {
		all[i] = slices.DeleteFunc(all[i], func(fact string) bool { return slices.Contains(common, fact) })
	}
	return all
}

// factsAbout returns what is said of a choice: what is certain about a promotion, or how
// castling is written.
func (b *Widget) factsAbout(m rules.Move) []string {
	switch piece, _ := b.view.Position.At(m.From); {
	case piece.Kind != rules.King:
		return i18n.All(b.config.PromotionFacts(b.view.Position, m))
	case !rules.Castles(b.view.Position, m):
		return nil
	case m.To.File > m.From.File:
		return []string{"O-O"}
	}
	return []string{"O-O-O"}
}

// wordsOf returns the lines beside a choice: the name of the piece, and what is certain
// about it if there is room for a second line or nothing else would be said.
func wordsOf(b *Widget, i int, room float32) []string {
	name, facts := i18n.P(phrase.Capital(phrase.Say(string(b.state.Face(i))))), strings.Join(b.facts[i], ", ")
	switch {
	case facts == "":
		return []string{name}
	case room < 2*lineHigh*theme.TextSize():
		return []string{facts}
	}
	return []string{name, facts}
}

// style returns the style of a line beside a choice.
func style(line int) fyne.TextStyle { return fyne.TextStyle{Bold: line == 0} }

// wordsWide returns the width of the words beside all choices, with the space around them.
func wordsWide(b *Widget, room float32) (wide float32) {
	for i := range b.state.Choices {
		for line, text := range wordsOf(b, i, room) {
			wide = max(wide, fyne.MeasureText(text, theme.TextSize(), style(line)).Width)
		}
	}
	return wide + 2*wordsGap
}

// words says beside each choice of a column what it is and does. The one that Enter
// chooses is tinted.
func (r choices) words() {
	lies := r.lies
	left, _, room := lies.Words(0)
	if room == 0 {
		return
	}
	size := theme.TextSize() * min(1, room/wordsWide(r.board, lies.Side))
	for i := range r.board.state.Choices {
		_, top, _ := lies.Words(i)
		if i == r.board.state.Choice {
			r.tint(fyne.NewPos(left, top), fyne.NewSize(room, lies.Side))
		}
		lines := wordsOf(r.board, i, lies.Side)
		top += (lies.Side - float32(len(lines))*size*lineHigh) / 2
		for line, text := range lines {
			r.write(text, fyne.NewPos(left+wordsGap*size/theme.TextSize(), top+float32(line)*size*lineHigh), size, style(line))
		}
	}
}

// tint draws the ground of the words beside the choice that Enter chooses.
func (r choices) tint(at fyne.Position, size fyne.Size) {
	tint := canvas.NewRectangle(theme.Color(theme.ColorNameSelection))
	tint.Move(at)
	tint.Resize(size)
	r.card.fit(tint)
	r.add(tint)
}

// write draws a line of text, in the middle of its height.
func (r choices) write(words string, at fyne.Position, size float32, style fyne.TextStyle) {
	text := canvas.NewText(words, theme.Color(theme.ColorNameForeground))
	text.TextSize, text.TextStyle = size, style
	min := text.MinSize()
	text.Resize(min)
	text.Move(at.AddXY(0, (size*lineHigh-min.Height)/2))
	r.add(text)
}

// howTo returns the sentences that say how to choose.
func howTo(b *Widget) string {
	mover, _ := rules.PieceAt(b.view.Position, b.state.Selected)
	switch {
	case mover.Kind == rules.King:
		return i18n.T("boardview.choose-castling")
	case len(b.state.Choices) == 2:
		return i18n.T("boardview.choose-promotion")
	}
	return i18n.T("boardview.choose-piece")
}
