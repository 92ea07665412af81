package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/filedialog"
)

// database returns the submenu of what can be done with many games at once.
func (m *menus) database() *fyne.MenuItem {
	w := m.window
	i := fyne.NewMenuItem(i18n.T("window.database"), nil)
	i.ChildMenu = fyne.NewMenu("")
	for _, d := range w.gameList.Database() {
		i.ChildMenu.Items = append(i.ChildMenu.Items, m.list(d.Text, d.Do))
	}
	return i
}

// list creates an item about the list of games, which is enabled while that is in sight.
func (m *menus) list(label string, do func()) *fyne.MenuItem {
	i := m.item(label, do, "", 0)
	m.listed = append(m.listed, i)
	return i
}

// askGames asks for a file of games.
func (w *Window) askGames(title string, then func(path string)) {
	extensions := gamefile.Extensions()
	r := filedialog.Request{Title: title, Folder: w.lastFolder(), Types: []filedialog.Type{
		{Name: i18n.T("window.games-type"), Extensions: extensions}, {Name: i18n.T("window.all-files")},
	}}
	w.askSystem(r, func(a filedialog.Answer) { then(a.Paths[0]) }, func() { w.host.OpenFile(extensions, then) })
}

// askNewGames asks for the name of a new PGN file. If it exists, what is written to it is
// added to it.
func (w *Window) askNewGames(title, name string, then func(path string)) {
	types := []dialogs.FileType{{Name: "PGN", Extension: ".pgn"}}
	w.askPath(title, name+types[0].Extension, types, func(path string, _ bool) { then(path) })
}

// saveGames asks for a PGN file, and before one is replaced.
func (w *Window) saveGames(title, name string, then func(path string, was atomicfile.State)) {
	w.askNewPath(title, name, []dialogs.FileType{{Name: "PGN", Extension: ".pgn"}}, then)
}

// encoded remembers the encoding of a file.
func (w *Window) encoded(path string, as pgn.Encoding) {
	w.change(w.settings.Encoded(path, string(as)))
}
