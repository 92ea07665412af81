package dialogs

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// OpenFile asks for a file with one of some extensions, or for any file without them, and
// passes on its path.
func (h *Host) OpenFile(extensions []string, then func(path string)) {
	d := dialog.NewFileOpen(func(f fyne.URIReadCloser, err error) {
		if err != nil {
			h.Tell(i18n.T("common.open"), i18n.F("dialogs.file-cannot-opened", err))
			return
		}
		if f != nil {
			_ = f.Close()
			then(f.URI().Path())
		}
	}, h.window)
	var known []string
	for _, e := range extensions {
		known = append(known, e, strings.ToUpper(e))
	}
	if len(known) > 0 {
		d.SetFilter(storage.NewExtensionFileFilter(known))
	}
	h.showFiles(d)
}

// showFiles shows a file dialog, which has no size until it is shown.
func (h *Host) showFiles(d dialog.Dialog) {
	h.show(d, d.Show, d.SetOnClosed)
	d.Resize(h.fit(860, 620))
}

// A FileType is a format in which files can be saved.
type FileType struct{ Name, Extension string }

// SaveFile asks where to save: a folder, a name and, if there are several, a file type.
// It does not use Fyne's own dialog, which empties a file before it asks whether to
// replace it.
func (h *Host) SaveFile(title, folder, name string, types []FileType, then func(path string)) {
	where := widget.NewLabel(folder)
	where.Truncation = fyne.TextTruncateEllipsis
	file := h.newEntry(name, i18n.T("dialogs.name-file"))
	change := h.newButton(i18n.T("dialogs.change"), func() {
		pick := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
			if err == nil && dir != nil {
				where.SetText(dir.Path())
			}
		}, h.window)
		h.showFiles(pick)
	})
	form := widget.NewForm(
		widget.NewFormItem(i18n.T("dialogs.folder"), container.NewBorder(nil, nil, nil, change, where)),
		widget.NewFormItem(i18n.T("dialogs.name"), file))
	if len(types) > 1 {
		form.Append(i18n.T("dialogs.type"), h.newTypeChoice(file, types))
	}
	s := h.frame(title, flushLeft(form), fyne.NewSize(560, 0), deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("common.save"), func() {
		name := file.Text
		if typeOf(name, types) < 0 {
			name += types[0].Extension
		}
		then(filepath.Join(where.Text, name))
	}})
	changed := file.OnChanged
	save := s.enter
	file.OnChanged = func(name string) {
		if changed != nil {
			changed(name)
		}
		widgets.Enable(save, name != "" && name == filepath.Base(name))
	}
	h.window.Canvas().Focus(file)
}

// newTypeChoice offers the file types. Choosing a type changes the extension of the name,
// and typing an extension chooses the type.
func (h *Host) newTypeChoice(file *widgets.Entry, types []FileType) *widgets.Choice {
	var lines []string
	for _, t := range types {
		lines = append(lines, fmt.Sprintf("%s  *%s", t.Name, t.Extension))
	}
	c := h.newChoice(lines, max(typeOf(file.Text, types), 0))
	c.OnChanged = func(string) {
		name, to := file.Text, types[c.SelectedIndex()].Extension
		if was := typeOf(name, types); was >= 0 {
			name = name[:len(name)-len(types[was].Extension)]
		}
		if name+to != file.Text {
			file.SetText(name + to)
		}
	}
	file.OnChanged = func(name string) {
		if is := typeOf(name, types); is >= 0 && is != c.SelectedIndex() {
			c.SetSelectedIndex(is)
		}
	}
	return c
}

// typeOf returns the index of the type whose extension a name has, -1 for none.
func typeOf(name string, types []FileType) int {
	return slices.IndexFunc(types, func(t FileType) bool {
		n := len(name) - len(t.Extension)
		return n > 0 && strings.EqualFold(name[n:], t.Extension)
	})
}
