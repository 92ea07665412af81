package boardview

import (
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// AccessibilityLabel implements fyne.Accessible: it says whose turn it is, and what is
// under the keyboard cursor, in the terms of the game.
func (b *Widget) AccessibilityLabel() string {
	if b.view.Position == nil {
		return i18n.T("common.board")
	}
	said := i18n.F("boardview.board-move", b.view.side(b.view.Position.Turn()))
	if spots := b.state.WaitingSpots(); len(spots) > 0 {
		said += ". " + i18n.F("boardview.premove", b.view.named(spots[0]), b.view.named(spots[1]))
	}
	if len(b.state.Choices) > 0 {
		return said + ". " + howTo(b) + " " + strings.Join(wordsOf(b, b.state.Choice, b.geometry().Cell), ", ")
	}
	if b.state.CursorShown {
		said += ". " + b.view.spoken(b.state.Cursor)
	}
	return said
}

// Spoken implements widgets.Speaker: it says what is under the keyboard cursor, or what can be
// chosen.
func (b *Widget) Spoken() string {
	switch {
	case b.view.Position == nil:
		return ""
	case len(b.state.Choices) > 0:
		return howTo(b) + "\n" + strings.Join(wordsOf(b, b.state.Choice, b.geometry().Cell), ", ")
	case b.state.CursorShown && b.state.Picked() && b.state.Selected == b.state.Cursor:
		return i18n.F("boardview.picked", b.view.spoken(b.state.Cursor))
	case b.state.CursorShown:
		return b.view.spoken(b.state.Cursor)
	}
	return ""
}

// side returns the name of a side.
func (v View) side(s rules.Side) phrase.Phrase {
	if name := v.Sides[s]; name.Form != "" {
		return name
	}
	return phrase.Say(s.String())
}

// name returns the name of a square as it is said.
func (v View) name(at rules.Square) phrase.Phrase {
	n := v.Shape.NameOf(at)
	if v.Spelled {
		return n.Spelled()
	}
	return phrase.Say("%v", n)
}

// named returns the name of a spot: of its square, or of the piece for a place in a hand.
func (v View) named(at rules.Spot) string {
	if square, onBoard := at.Square(); onBoard {
		return i18n.P(v.name(square))
	}
	held, _ := at.HandPiece()
	return i18n.T(string(held.Kind))
}

// spoken describes a spot and what is on it.
func (v View) spoken(at rules.Spot) string {
	square, onBoard := at.Square()
	piece, there := rules.PieceAt(v.Position, at)
	switch {
	case !onBoard:
		held, _ := at.HandPiece()
		return i18n.F("describe.pieces", v.side(held.Side), held.Kind, phrase.Say("describe.in-hand", rules.CountInHand(v.Position, held)))
	case !there:
		return i18n.F("boardview.empty", v.name(square))
	}
	return i18n.F("%s: %v, %v", v.name(square), piece.Kind, v.side(piece.Side))
}
