package dialogs

import (
	"fmt"
	"os"
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

// OpenFile asks for a file, beginning in a folder: for its name or its path, or for a click in
// Fyne's own dialog. That shows files with some extensions, or all files without them.
func (h *Host) OpenFile(title, folder string, extensions []string, then func(path string)) {
	file := h.newEntry("", i18n.T("dialogs.name-file"))
	var s *sheet
	browse := h.newButton(i18n.T("dialogs.browse"), func() {
		browseFiles(h, folder, extensions, func(path string) {
			s.Dismiss()
			then(path)
		})
	})
	form := widget.NewForm(
		widget.NewFormItem(i18n.T("dialogs.folder"), container.NewBorder(nil, nil, nil, browse, shortened(folder))),
		widget.NewFormItem(i18n.T("dialogs.name"), file))
	s = h.frame(title, flushLeft(form), fyne.NewSize(560, 0), deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("common.open"), func() {
		then(pathOf(folder, file.Text))
	}})
	file.OnChanged = func(name string) { widgets.Enable(s.enter, namesFile(name)) }
	file.OnChanged("")
	h.window.Canvas().Focus(file)
}

// browseFiles asks for a file with Fyne's own dialog, which begins in a folder.
func browseFiles(h *Host, folder string, extensions []string, then func(path string)) {
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
	begin(d, folder)
	h.showFiles(d)
}

// begin lets a dialog of Fyne's begin in a folder.
func begin(d *dialog.FileDialog, folder string) {
	if dir, err := storage.ListerForURI(storage.NewFileURI(folder)); err == nil {
		d.SetLocation(dir)
	}
}

// shortened shows a path, as much of it as there is room for.
func shortened(path string) *widget.Label {
	l := widget.NewLabel(path)
	l.Truncation = fyne.TextTruncateEllipsis
	return l
}

// pathOf returns the path of a file that was typed: its name in a folder, or a path, which can
// begin with a tilde for the person's own folder.
func pathOf(folder, typed string) string {
	typed = strings.TrimSpace(typed)
	if rest, own := strings.CutPrefix(typed, "~"+string(filepath.Separator)); own {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	if filepath.IsAbs(typed) {
		return filepath.Clean(typed)
	}
	return filepath.Join(folder, typed)
}

// namesFile reports whether what was typed can name a file: it ends neither in a separator nor
// in dots that mean a folder.
func namesFile(typed string) bool {
	typed = strings.TrimSpace(typed)
	return typed != "" && typed != "~" && !os.IsPathSeparator(typed[len(typed)-1]) && !slices.Contains([]string{".", ".."}, filepath.Base(typed))
}

// showFiles shows a file dialog, which has no size until it is shown.
func (h *Host) showFiles(d dialog.Dialog) {
	h.show(d, d.Show, d.SetOnClosed)
	d.Resize(h.fit(860, 620))
}

// A FileType is a format in which files can be saved.
type FileType struct{ Name, Extension string }

// SaveFile asks where to save: a folder, a name or a path and, if there are several, a file type.
// It does not use Fyne's own dialog, which empties a file before it asks whether to
// replace it.
func (h *Host) SaveFile(title, folder, name string, types []FileType, then func(path string)) {
	where := shortened(folder)
	file := h.newEntry(name, i18n.T("dialogs.name-file"))
	change := h.newButton(i18n.T("dialogs.change"), func() {
		pick := dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
			if err == nil && dir != nil {
				where.SetText(dir.Path())
			}
		}, h.window)
		begin(pick, where.Text)
		h.showFiles(pick)
	})
	form := widget.NewForm(
		widget.NewFormItem(i18n.T("dialogs.folder"), container.NewBorder(nil, nil, nil, change, where)),
		widget.NewFormItem(i18n.T("dialogs.name"), file))
	if len(types) > 1 {
		form.Append(i18n.T("dialogs.type"), h.newTypeChoice(file, types))
	}
	s := h.frame(title, flushLeft(form), fyne.NewSize(560, 0), deed{i18n.T("common.cancel"), func() {}}, deed{i18n.T("common.save"), func() {
		path := pathOf(where.Text, file.Text)
		if typeOf(filepath.Base(path), types) < 0 {
			path += types[0].Extension
		}
		then(path)
	}})
	changed := file.OnChanged
	save := s.enter
	file.OnChanged = func(name string) {
		if changed != nil {
			changed(name)
		}
		widgets.Enable(save, namesFile(name))
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
