package dialogs

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// OpenFile asks for a PGN file and gives its path.
func (h *Host) OpenFile(then func(path string)) {
	d := dialog.NewFileOpen(func(f fyne.URIReadCloser, err error) {
		if err != nil {
			h.Tell(i18n.T("Open"), i18n.F("The file cannot be opened: %v.", err))
			return
		}
		if f != nil {
			_ = f.Close()
			then(f.URI().Path())
		}
	}, h.window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{".pgn", ".PGN"}))
	h.showFiles(d)
}

// showFiles shows a dialog of files, which has no size before it is shown.
func (h *Host) showFiles(d dialog.Dialog) {
	h.show(d)
	d.Resize(h.fit(860, 620))
}

// SaveFile asks where to save: a folder and a name. Fyne's own dialog empties a
// file before it asks what is to be done with it, so it is not used here.
func (h *Host) SaveFile(title, folder, name string, then func(path string)) {
	where := widget.NewLabel(folder)
	where.Truncation = fyne.TextTruncateEllipsis
	file := h.newEntry(name, i18n.T("Name of the file"))
	change := h.newButton(i18n.T("Change"), func() {
		pick := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
			if err == nil && dir != nil {
				where.SetText(dir.Path())
			}
		}, h.window)
		h.showFiles(pick)
	})
	form := widget.NewForm(
		widget.NewFormItem(i18n.T("Folder"), container.NewBorder(nil, nil, nil, change, where)),
		widget.NewFormItem(i18n.T("Name"), file))
	_, save := h.frame(title, form, h.fit(560, 0), deed{i18n.T("Cancel"), func() {}}, deed{i18n.T("Save"), func() {
		name := file.Text
		if !strings.HasSuffix(strings.ToLower(name), ".pgn") {
			name += ".pgn"
		}
		then(filepath.Join(where.Text, name))
	}})
	file.OnChanged = func(s string) { look.Enable(save, s != "" && s == filepath.Base(s)) }
	file.OnSubmitted = func(string) {
		if !save.Disabled() {
			save.OnTapped()
		}
	}
	h.window.Canvas().Focus(file)
}
