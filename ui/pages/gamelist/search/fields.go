package search

import (
	"slices"

	"passedpawn/game/library/index"
	"passedpawn/ui/i18n"
)

// A Field is a part of a game that can be searched.
type Field struct {
	Name, Title string // the title in the person's language
	Example     string // what a person could type
}

// Fields lists the fields in the order of the menu. The names are those of index.
func Fields() []Field {
	return []Field{
		{Name: "player", Title: i18n.T("gamelist.field-player"), Example: "player:carlsen"},
		{Name: "white", Title: i18n.T("White"), Example: "white:carlsen"},
		{Name: "black", Title: i18n.T("Black"), Example: "black:carlsen"},
		{Name: "elo", Title: i18n.T("gamelist.field-elo"), Example: "elo:>2600"},
		{Name: "whiteelo", Title: i18n.T("gamelist.field-white-elo"), Example: "whiteelo:2400-2600"},
		{Name: "blackelo", Title: i18n.T("gamelist.field-black-elo"), Example: "blackelo:<2000"},
		{Name: "result", Title: i18n.T("Result"), Example: "result:1-0"},
		{Name: "year", Title: i18n.T("gamelist.field-year"), Example: "year:2015-2020"},
		{Name: "date", Title: i18n.T("Date"), Example: "date:2024.05"},
		{Name: "event", Title: i18n.T("Event"), Example: "event:blitz"},
		{Name: "site", Title: i18n.T("Site"), Example: "site:london"},
		{Name: "round", Title: i18n.T("Round"), Example: "round:1-3"},
		{Name: "opening", Title: i18n.T("gamelist.opening"), Example: "opening:sicilian"},
		{Name: "eco", Title: i18n.T("gamelist.eco"), Example: "eco:B20-B99"},
		{Name: "moves", Title: i18n.T("gamelist.plies"), Example: "moves:>60"},
		{Name: "annotator", Title: i18n.T("gamelist.field-annotator"), Example: "annotator:stohl"},
		{Name: "material", Title: i18n.T("gamelist.field-material"), Example: "material:KRPvKR"},
		{Name: "structure", Title: i18n.T("gamelist.field-structure"), Example: "structure:isolani"},
		{Name: "position", Title: i18n.T("gamelist.field-position"), Example: "position:wNf5,bKg8"},
		{Name: index.Comments, Title: i18n.T("play.comment"), Example: "comment:novelty"},
	}
}

// fieldName returns the name of a field in the person's language.
func fieldName(name string) string {
	all := Fields()
	if i := slices.IndexFunc(all, func(f Field) bool { return f.Name == name }); i >= 0 {
		return all[i].Title
	}
	return name
}
