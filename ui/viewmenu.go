package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/settings"
)

func (m *menus) view() *fyne.Menu {
	w := m.window
	toggle := func(label string, get func(*settings.Settings) *bool) *fyne.MenuItem {
		i := fyne.NewMenuItem(label, func() {
			s := w.Settings
			*get(&s) = !*get(&s)
			w.change(s)
		})
		m.checks[i] = func(s settings.Settings) bool { return *get(&s) }
		return i
	}
	choose := func(label string, get func(*settings.Settings) *string, value string) *fyne.MenuItem {
		i := fyne.NewMenuItem(label, func() {
			s := w.Settings
			*get(&s) = value
			w.change(s)
		})
		m.checks[i] = func(s settings.Settings) bool { return *get(&s) == value }
		return i
	}
	theme := func(s *settings.Settings) *string { return &s.Theme }
	board := func(s *settings.Settings) *string { return &s.Board }
	below := func(s *settings.Settings) *string { return &s.Below }
	bottom := fyne.NewMenuItem("At the bottom in new games", nil)
	bottom.ChildMenu = fyne.NewMenu("", choose("My pieces", below, "own"), choose("White", below, "white"), choose("Black", below, "black"))
	explain := func(s *settings.Settings) *string { return &s.Explain }
	reasons := fyne.NewMenuItem("Say why a move is refused", nil)
	reasons.ChildMenu = fyne.NewMenu("", choose("Always", explain, "always"), choose("Once for each reason", explain, "once"), choose("Never", explain, "never"))
	colours, squares := fyne.NewMenuItem("Colours", nil), fyne.NewMenuItem("Board", nil)
	colours.ChildMenu = fyne.NewMenu("", choose("As the desktop", theme, "system"), choose("Light", theme, "light"), choose("Dark", theme, "dark"))
	squares.ChildMenu = fyne.NewMenu("", choose("Classic", board, "classic"), choose("Slate", board, "slate"))
	return fyne.NewMenu("View",
		fyne.NewMenuItem("Flip the board (F)", w.page.Flip), bottom, fyne.NewMenuItemSeparator(),
		toggle("Coordinates", func(s *settings.Settings) *bool { return &s.Coordinates }),
		toggle("Moving pieces glide", func(s *settings.Settings) *bool { return &s.Animate }),
		toggle("Figurines in the moves", func(s *settings.Settings) *bool { return &s.Figurines }),
		m.item("Fold variations", func() { w.page.Fold(true) }, "", 0), m.item("Unfold variations", func() { w.page.Fold(false) }, "", 0),
		toggle("What Passed Pawn thinks", func(s *settings.Settings) *bool { return &s.Thinking }),
		reasons,
		toggle("Always promote to a queen", func(s *settings.Settings) *bool { return &s.AlwaysQueen }),
		fyne.NewMenuItemSeparator(), colours, squares)
}
