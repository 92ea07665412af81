package dialogs

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"
)

// OpenFile asks for a PGN file and gives its path.
func (h *Host) OpenFile(then func(path string)) {
	d := dialog.NewFileOpen(func(f fyne.URIReadCloser, err error) {
		if err != nil {
			h.Tell("Open", "The file cannot be opened: "+err.Error())
			return
		}
		if f != nil {
			_ = f.Close()
			then(f.URI().Path())
		}
	}, h.window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{".pgn", ".PGN"}))
	d.Resize(h.fit(860, 620))
	h.show(d)
}

// SaveFile asks where to save: a folder and a name. Fyne's own dialog empties a
// file before it asks what is to be done with it, so it is not used here.
func (h *Host) SaveFile(folder, name string, then func(path string)) {
	where := widget.NewLabel(folder)
	where.Truncation = fyne.TextTruncateEllipsis
	file := widget.NewEntry()
	file.SetText(name)
	file.Validator = func(s string) error {
		if s == "" || s != filepath.Base(s) {
			return errName
		}
		return nil
	}
	change := widget.NewButton("Change", func() {
		pick := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
			if err == nil && dir != nil {
				where.SetText(dir.Path())
			}
		}, h.window)
		pick.Resize(h.fit(860, 620))
		h.show(pick)
	})
	d := dialog.NewForm("Save the game", "Save", "Cancel", []*widget.FormItem{
		widget.NewFormItem("Folder", container.NewBorder(nil, nil, nil, change, where)),
		widget.NewFormItem("Name", file),
	}, func(ok bool) {
		if !ok {
			return
		}
		name := file.Text
		if !strings.HasSuffix(strings.ToLower(name), ".pgn") {
			name += ".pgn"
		}
		then(filepath.Join(where.Text, name))
	}, h.window)
	d.Resize(h.fit(560, 0))
	h.show(d)
}

type nameError struct{}

// Error implements error.
func (nameError) Error() string { return "a name without folders" }

var errName = nameError{}
