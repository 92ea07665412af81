package gamelist

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
)

// A field is a part of a game that can be searched.
type field struct {
	name, title string // the title in the person's language
	example     string // what a person could type
}

// fields lists the fields in the order of the menu. The names are those of index.
func fields() []field {
	return []field{
		{name: "player", title: i18n.T("gamelist.field-player"), example: "player:carlsen"},
		{name: "white", title: i18n.T("White"), example: "white:carlsen"},
		{name: "black", title: i18n.T("Black"), example: "black:carlsen"},
		{name: "elo", title: i18n.T("gamelist.field-elo"), example: "elo:>2600"},
		{name: "whiteelo", title: i18n.T("gamelist.field-white-elo"), example: "whiteelo:2400-2600"},
		{name: "blackelo", title: i18n.T("gamelist.field-black-elo"), example: "blackelo:<2000"},
		{name: "result", title: i18n.T("Result"), example: "result:1-0"},
		{name: "year", title: i18n.T("gamelist.field-year"), example: "year:2015-2020"},
		{name: "date", title: i18n.T("Date"), example: "date:2024.05"},
		{name: "event", title: i18n.T("Event"), example: "event:blitz"},
		{name: "site", title: i18n.T("Site"), example: "site:london"},
		{name: "round", title: i18n.T("Round"), example: "round:1-3"},
		{name: "opening", title: i18n.T("gamelist.opening"), example: "opening:sicilian"},
		{name: "eco", title: i18n.T("gamelist.eco"), example: "eco:B20-B99"},
		{name: "moves", title: i18n.T("gamelist.plies"), example: "moves:>60"},
		{name: "annotator", title: i18n.T("gamelist.field-annotator"), example: "annotator:stohl"},
		{name: "material", title: i18n.T("gamelist.field-material"), example: "material:KRPvKR"},
		{name: "structure", title: i18n.T("gamelist.field-structure"), example: "structure:isolani"},
		{name: "position", title: i18n.T("gamelist.field-position"), example: "position:wNf5,bKg8"},
		{name: index.Comments, title: i18n.T("play.comment"), example: "comment:novelty"},
	}
}

// fieldName returns the name of a field in the person's language.
func fieldName(name string) string {
	all := fields()
	if i := slices.IndexFunc(all, func(f field) bool { return f.name == name }); i >= 0 {
		return all[i].title
	}
	return name
}

// fieldMenu offers the fields with examples. One that is chosen is added to the search,
// so that only its value has to be typed.
func (p *Page) fieldMenu() *fyne.Menu {
	var items []*fyne.MenuItem
	for _, f := range fields() {
		items = append(items, fyne.NewMenuItem(i18n.F("gamelist.field-example", f.title, f.example), func() { p.addTerm(f.name + ":") }))
	}
	return fyne.NewMenu("", items...)
}

// addTerm adds the beginning of a term to the search, and lets the person type the rest.
func (p *Page) addTerm(text string) {
	before := strings.TrimSpace(p.filter.Text)
	if before != "" {
		before += " "
	}
	p.filter.SetText(before + text)
	p.filter.CursorColumn = len([]rune(p.filter.Text))
	p.filter.Refresh()
	p.seek()
}
