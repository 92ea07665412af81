package ui

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/driver"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/play/desk"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/filedialog"
)

// askOpen asks for files and opens them.
func (w *Window) askOpen() {
	r := filedialog.Request{Many: true, Title: i18n.T("common.open"), Folder: w.lastFolder(), Types: []filedialog.Type{
		{Name: i18n.T("window.games-type"), Extensions: gamefile.Extensions()}, {Name: i18n.T("window.books-type"), Extensions: books()}, {Name: i18n.T("window.all-files")},
	}}
	w.askSystem(r, func(a filedialog.Answer) { w.Open(a.Paths...) }, func() {
		w.host.OpenFile(append(gamefile.Extensions(), books()...), func(path string) { w.Open(path) })
	})
}

// askSystem asks for files with the system's own dialog, or with ours if there is none.
// The answer to a question is dropped if a newer question has replaced it.
func (w *Window) askSystem(r filedialog.Request, then func(filedialog.Answer), ours func()) {
	if w.config.FileDialog == nil {
		ours()
		return
	}
	r.Parent = w.native()
	task.Go(w.choosing, func(t *task.Task) (filedialog.Answer, error) {
		return w.config.FileDialog.Choose(t.Context(), r)
	}, func(a filedialog.Answer, err error) {
		switch {
		case err == nil:
			then(a)
		case errors.Is(err, filedialog.ErrNone):
			ours()
		}
	})
}

// native returns the window as the system identifies it.
func (w *Window) native() (id filedialog.Window) {
	n, ok := w.window.(driver.NativeWindow)
	if !ok {
		return id
	}
	n.RunNative(func(context any) {
		switch c := context.(type) {
		case driver.X11WindowContext:
			id.X11 = c.WindowHandle
		case driver.WindowsWindowContext:
			id.Windows = c.HWND
		}
	})
	return id
}

// lastFolder returns the folder of the file that was opened last, or the documents
// folder.
func (w *Window) lastFolder() string {
	for _, path := range w.settings.Recent {
		if dir := filepath.Dir(path); isFolder(dir) {
			return dir
		}
	}
	return documents()
}

// documents returns the folder for a person's documents.
func documents() string {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "."
	}
	if docs := filepath.Join(home, "Documents"); isFolder(docs) {
		return docs
	}
	return home
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// askPath asks where to save a file. agreed is set if the person has already been asked
// whether to replace an existing file.
func (w *Window) askPath(title, name string, types []dialogs.FileType, then func(path string, agreed bool)) {
	name = strings.Map(plain, name)
	r := filedialog.Request{Save: true, Title: title, Folder: documents(), Name: name}
	for _, t := range types {
		r.Types = append(r.Types, filedialog.Type{Name: t.Name, Extensions: []string{t.Extension}})
	}
	w.askSystem(r, func(a filedialog.Answer) { then(a.Paths[0], a.Agreed) }, func() {
		w.host.SaveFile(title, r.Folder, name, types, func(path string) { then(path, false) })
	})
}

func plain(r rune) rune {
	if strings.ContainsRune(`/\:*?"<>|`, r) {
		return '_'
	}
	return r
}

// askNewPath asks where to save a file, and asks before replacing one. The caller must
// write the file only if it is still in the state was.
func (w *Window) askNewPath(title, name string, types []dialogs.FileType, then func(path string, was atomicfile.State)) {
	w.askPath(title, name+types[0].Extension, types, func(path string, agreed bool) { w.askToReplaceAny(title, path, agreed, then) })
}

func (w *Window) askToReplaceAny(title, path string, agreed bool, then func(path string, was atomicfile.State)) {
	task.Go(w.tasks, func(*task.Task) (atomicfile.State, error) { return desk.Replaceable(path) }, func(was atomicfile.State, refusal error) {
		switch {
		case refusal != nil:
			w.host.Tell(title, i18n.Sentence(refusal))
		case !was.There || agreed:
			then(path, was)
		default:
			w.askIfReplaced(path, func() { then(path, was) })
		}
	})
}

func (w *Window) askIfReplaced(path string, then func()) {
	w.host.Ask(i18n.T("window.replace-file"), i18n.F("window.already-exists", filepath.Base(path)), i18n.T("window.replace"), i18n.T("common.cancel"), func(yes bool) {
		if yes {
			then()
		}
	})
}
