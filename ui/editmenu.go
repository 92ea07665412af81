package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/ui/i18n"
)

// editMenu returns the menu of what changes, copies and pastes a game.
func (m *menus) editMenu() *fyne.Menu {
	w := m.window
	clip := w.config.App.Clipboard()
	m.undo = m.edit(i18n.T("common.undo"), w.undo, &fyne.ShortcutUndo{})
	m.redo = m.edit(i18n.T("window.redo"), func() { undoes(w.inSight).Redo() }, &fyne.ShortcutRedo{})
	m.redo.Shortcut = &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: ctrl | shift}
	redo := m.redo.Action
	w.window.Canvas().AddShortcut(&fyne.ShortcutRedo{}, func(fyne.Shortcut) { redo() })
	return fyne.NewMenu(i18n.T("window.edit"),
		m.undo, m.redo, fyne.NewMenuItemSeparator(),
		m.edit(i18n.T("window.copy-game"), w.copyGame, &fyne.ShortcutCopy{Clipboard: clip}),
		submenu(i18n.T("window.copy-board"),
			m.play(i18n.T("window.copy-position"), w.clip.copyPosition, fyne.KeyC, ctrl|shift),
			m.play(i18n.T("window.copy-picture"), w.exports.copyPicture, "", 0)),
		m.edit(i18n.T("window.paste-game-position"), w.paste, &fyne.ShortcutPaste{Clipboard: clip}), fyne.NewMenuItemSeparator(),
		asking(m.play(i18n.T("window.comment-move"), w.page.Actions.Comment, fyne.KeyE, ctrl)), m.annotate(), m.variation(),
		asking(m.play(i18n.T("window.about-game-tags"), func() { editTags(w.host, w.session) }, fyne.KeyT, ctrl)),
		fyne.NewMenuItemSeparator(), m.database(), asking(m.item(i18n.T("palette.title"), w.palette.open, fyne.KeyK, ctrl)))
}

// annotate returns the submenu of signs and drawings that are saved with a move.
func (m *menus) annotate() *fyne.MenuItem {
	marks := submenu(i18n.T("window.mark-move"))
	for _, i := range m.window.page.Actions.NAGItems() {
		mark := m.play(i.Label, i.Action, "", 0)
		mark.Shortcut = i.Shortcut
		marks.ChildMenu.Items = append(marks.ChildMenu.Items, mark)
	}
	marks.ChildMenu.Items = append(marks.ChildMenu.Items, fyne.NewMenuItemSeparator(),
		m.play(i18n.T("window.keep-drawn"), m.window.page.Actions.KeepDrawings, fyne.KeyD, ctrl))
	return marks
}

// variation returns the submenu of what can be done with a variation.
func (m *menus) variation() *fyne.MenuItem {
	edits, actions := m.window.session.Edits, m.window.page.Actions
	return submenu(i18n.T("window.variation"),
		m.play(i18n.T("window.move-up"), actions.Promote, fyne.KeyUp, ctrl), m.play(i18n.T("window.move-down"), actions.Demote, fyne.KeyDown, ctrl),
		m.play(i18n.T("common.make-main-line"), actions.PromoteToMainLine, "", 0), fyne.NewMenuItemSeparator(),
		m.play(i18n.T("common.delete-variation"), edits.DeleteLine, "", 0),
		m.play(i18n.T("window.delete-from-move"), actions.Delete, fyne.KeyDelete, ctrl))
}

// database returns the submenu of what can be done with many games at once.
func (m *menus) database() *fyne.MenuItem {
	all := submenu(i18n.T("window.database"))
	for _, d := range m.window.gameList.Database() {
		all.ChildMenu.Items = append(all.ChildMenu.Items, asking(m.list(d.Text, d.Do)))
	}
	all.ChildMenu.Items = append(all.ChildMenu.Items, fyne.NewMenuItemSeparator(),
		asking(m.item(i18n.T("window.text-encoding"), encodings{m.window}.choose, "", 0)))
	return all
}

// list creates an item about the list of games, which is enabled while that is in sight.
func (m *menus) list(label string, do func()) *fyne.MenuItem {
	i := m.item(label, do, "", 0)
	m.listed = append(m.listed, i)
	return i
}
