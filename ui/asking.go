package ui

import (
	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist"
	"passedpawn/ui/pages/gamelist/chores"
	"passedpawn/ui/platform/filedialog"
)

// gameFiles and bookFiles are types of files to open.
func gameFiles() filedialog.Type {
	return filedialog.Type{Name: i18n.T("window.games-type"), Extensions: append(gamefile.Extensions(), packed.Extensions()...)}
}

func bookFiles() filedialog.Type {
	return filedialog.Type{Name: i18n.T("window.books-type"), Extensions: bookTypes()}
}

// games asks for a file of games.
func (p *filePicker) games(title string, then func(path string)) { p.one(title, then, gameFiles()) }

// book asks for the file of an opening book.
func (p *filePicker) book(then func(path string)) {
	p.one(i18n.T("gamelist.choose-book"), then, bookFiles())
}

// openings asks for a file of openings.
func (p *filePicker) openings(then func(path string)) {
	extensions := append([]string{".epd", ".fen", ".txt"}, gamefile.Extensions()...)
	p.one(i18n.T("matches.choose-openings"), then, filedialog.Type{Name: i18n.T("window.games-type"), Extensions: extensions})
}

// program asks for the file of an engine.
func (p *filePicker) program(then func(path string)) { p.one(i18n.T("engines.add"), then) }

// newGames asks for the name of a new PGN file. If it exists, what is written to it is
// added to it.
func (p *filePicker) newGames(title, name string, then func(path string)) {
	types := fileTypes("")
	p.path(title, name, types, func(path string, _ bool) { then(path) })
}

// pgn asks for a PGN file, and before one is replaced.
func (p *filePicker) pgn(title, name string, then func(path string, was atomicfile.State)) {
	p.newPath(title, name, fileTypes(""), then)
}

// beside asks for a PGN file to write beside another one, and before one is replaced.
func (p *filePicker) beside(title, file, name string, then func(path string, was atomicfile.State)) {
	p.pathBeside(title, file, name, fileTypes(""), func(path string, agreed bool) { p.askToReplace(title, path, agreed, then) })
}

// listed asks for the file to which to export games of a list.
func (p *filePicker) listed(title, name, variant string, then func(path string, was atomicfile.State)) {
	types := append(fileTypes(variant), dialogs.FileType{Name: i18n.T("export.pdf"), Extension: gamelist.Booklet},
		dialogs.FileType{Name: i18n.T("export.epd"), Extension: chores.EPDExtension},
		dialogs.FileType{Name: i18n.T("export.fens"), Extension: chores.FENExtension})
	if rules.Orthodox(variant) {
		types = append(types, dialogs.FileType{Name: i18n.T("export.book"), Extension: chores.BookExtension})
	}
	p.newPath(title, name, types, then)
}

// report asks for the file of a report.
func (p *filePicker) report(title, name string, then func(path string, was atomicfile.State)) {
	types := []dialogs.FileType{{Name: i18n.T("reports.pdf"), Extension: gamelist.Booklet}, {Name: i18n.T("reports.pgn"), Extension: ".pgn"}}
	p.newPath(title, name, types, then)
}
