package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// styleItems are the menu items for what the board and the pieces look like. Games on
// a plain board with tiles have others than chess.
type styleItems struct {
	menu         *fyne.Menu
	above, below []*fyne.MenuItem // the others of the menu
	chess, own   []*fyne.MenuItem
	promote      *fyne.MenuItem // promotes without asking
	figurines    *fyne.MenuItem // which moves with tiles have none of
	plain, known bool           // what is shown
}

// newStyleItems adds the items to a menu, above its last one.
func newStyleItems(m *menus, menu *fyne.Menu, promote, figurines *fyne.MenuItem) *styleItems {
	last := len(menu.Items) - 1
	submenu := func(label string, items ...*fyne.MenuItem) *fyne.MenuItem {
		i := fyne.NewMenuItem(label, nil)
		i.ChildMenu = fyne.NewMenu("", items...)
		return i
	}
	boards := func(styles []look.BoardStyle, get func(*settings.Settings) *string) *fyne.MenuItem {
		var items []*fyne.MenuItem
		for _, b := range styles {
			items = append(items, m.choose(i18n.P(b.Name), get, b.ID))
		}
		return submenu(i18n.T("common.board"), items...)
	}
	pieces := func(styles []look.PieceStyle, get func(*settings.Settings) *string) *fyne.MenuItem {
		var items []*fyne.MenuItem
		for _, p := range styles {
			items = append(items, m.choose(i18n.P(p.Name), get, p.ID))
		}
		return submenu(i18n.T("window.pieces"), items...)
	}
	ranks := func(s *settings.Settings) *string { return &s.ShogiRanks }
	moves := func(s *settings.Settings) *string { return &s.ShogiMoves }
	s := &styleItems{
		menu: menu, above: slices.Clone(menu.Items[:last]), below: slices.Clone(menu.Items[last:]), promote: promote, figurines: figurines,
		chess: []*fyne.MenuItem{boards(look.BoardStyles(), func(s *settings.Settings) *string { return &s.Board })},
		own: []*fyne.MenuItem{
			boards(look.PlainBoardStyles(), func(s *settings.Settings) *string { return &s.ShogiBoard }),
			pieces(look.TileStyles(), func(s *settings.Settings) *string { return &s.ShogiPieces }),
			submenu(i18n.T("window.ranks"), m.choose(i18n.T("window.letters"), ranks, look.NamedRanks), m.choose(i18n.T("window.kanji"), ranks, look.KanjiRanks), m.choose(i18n.T("window.digits"), ranks, look.DigitRanks)),
			submenu(i18n.T("window.moves"), m.choose(i18n.T("window.western"), moves, "western"), m.choose(i18n.T("window.japanese"), moves, "japanese")),
		},
	}
	if len(look.PieceStyles()) > 1 { // there is something to choose
		s.chess = append(s.chess, pieces(look.PieceStyles(), func(s *settings.Settings) *string { return &s.Pieces }))
	}
	s.follow(rules.Shape{})
	return s
}

// follow shows what can be chosen for a board, and reports whether that changed.
func (s *styleItems) follow(board rules.Shape) bool {
	if s.known && board.Plain == s.plain {
		return false
	}
	s.plain, s.known = board.Plain, true
	items, above := s.chess, s.above
	s.promote.Label = i18n.T("window.always-promote-queen")
	if s.plain {
		items = s.own
		above = slices.DeleteFunc(slices.Clone(above), func(i *fyne.MenuItem) bool { return i == s.figurines })
		s.promote.Label = i18n.T("window.always-promote-rooks-bishops")
	}
	s.menu.Items = slices.Concat(above, items, s.below)
	return true
}
