package ui

import (
	"errors"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filename"
	"passedpawn/game/play/desk"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/filedialog"
)

// A filePicker asks which files to open and where to save one: with the system's own
// dialog, or with ours if there is none. The answer to a question is dropped if a newer
// question has replaced it.
type filePicker struct {
	system   filedialog.Chooser // nil if there is none
	host     *dialogs.Host
	window   fyne.Window
	shown    func() string   // the file of the game on the board, "" for none
	recent   func() []string // the files that were opened last
	choosing *task.Latest    // a file, in a dialog of the system
	tasks    *task.Group
}

// newFilePicker returns what asks for files in a window.
func newFilePicker(w *Window) *filePicker {
	return &filePicker{
		system: w.config.System.FileDialog, host: w.host, window: w.window, recent: func() []string { return w.settings.Recent },
		shown:    func() string { return w.desk.Documents.Source().Path },
		choosing: task.NewLatest(task.NewGroup(w.config.Post, nil)), tasks: w.tasks,
	}
}

// ask asks for files, with the system's own dialog or with ours.
func (p *filePicker) ask(r filedialog.Request, then func(filedialog.Answer), ours func()) {
	if p.system == nil {
		ours()
		return
	}
	r.Parent = p.native()
	task.Go(p.choosing, func(t *task.Task) (filedialog.Answer, error) { return p.system.Choose(t.Context(), r) }, func(a filedialog.Answer, err error) {
		switch {
		case err == nil:
			then(a)
		case errors.Is(err, filedialog.ErrNone):
			ours()
		}
	})
}

// one asks for a file of some types. The last type is that of all files.
func (p *filePicker) one(title string, then func(path string), types ...filedialog.Type) {
	r := filedialog.Request{Title: title, Folder: p.folder(), Types: append(types, filedialog.Type{Name: i18n.T("window.all-files")})}
	p.ask(r, func(a filedialog.Answer) { then(a.Paths[0]) }, func() { p.host.OpenFile(title, r.Folder, extensions(types), then) })
}

// inside asks for a folder, beginning in another one. Without the dialog of the system, it asks for
// any of the files in it, of a type.
func (p *filePicker) inside(title, from string, of filedialog.Type, then func(folder string)) {
	if from == "" || !isFolder(from) {
		from = documents()
	}
	p.ask(filedialog.Request{Inside: true, Title: title, Folder: from}, func(a filedialog.Answer) { then(a.Paths[0]) }, func() {
		p.host.OpenFile(of.Name, from, of.Extensions, func(path string) { then(filepath.Dir(path)) })
	})
}

// many asks for files of some types.
func (p *filePicker) many(title string, then func(paths ...string), types ...filedialog.Type) {
	r := filedialog.Request{Many: true, Title: title, Folder: p.folder(), Types: append(types, filedialog.Type{Name: i18n.T("window.all-files")})}
	p.ask(r, func(a filedialog.Answer) { then(a.Paths...) }, func() {
		p.host.OpenFile(title, r.Folder, extensions(types), func(path string) { then(path) })
	})
}

// extensions returns the extensions of some types of files.
func extensions(types []filedialog.Type) (all []string) {
	for _, t := range types {
		all = append(all, t.Extensions...)
	}
	return all
}

// native returns the window as the system identifies it.
func (p *filePicker) native() (id filedialog.Window) {
	n, ok := p.window.(driver.NativeWindow)
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

// folder returns where to look for a file: in the folder of the open one or of the one that
// was opened last, or in the documents folder.
func (p *filePicker) folder() string { return folderOf(append([]string{p.shown()}, p.recent()...)...) }

// folderOf returns the first folder of some files that is there, or the documents folder. A
// path may be "".
func folderOf(files ...string) string {
	for _, path := range files {
		if dir := filepath.Dir(path); path != "" && isFolder(dir) {
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

// path asks where to save a file, and proposes a name with the extension of the first type.
// agreed is set if the person has already been asked whether to replace an existing file.
func (p *filePicker) path(title, name string, types []dialogs.FileType, then func(path string, agreed bool)) {
	p.pathBeside(title, p.shown(), name, types, then)
}

// pathBeside is path, and proposes the folder of a file, "" for none.
func (p *filePicker) pathBeside(title, file, name string, types []dialogs.FileType, then func(path string, agreed bool)) {
	name = filename.Safe(name) + types[0].Extension
	r := filedialog.Request{Save: true, Title: title, Folder: folderOf(file, p.shown()), Name: name}
	for _, t := range types {
		r.Types = append(r.Types, filedialog.Type{Name: t.Name, Extensions: []string{t.Extension}})
	}
	p.ask(r, func(a filedialog.Answer) { then(a.Paths[0], a.Agreed) }, func() {
		p.host.SaveFile(title, r.Folder, name, types, func(path string) { then(path, false) })
	})
}

// newPath asks where to save a file, and asks before replacing one. The caller must
// write the file only if it is still in the state was.
func (p *filePicker) newPath(title, name string, types []dialogs.FileType, then func(path string, was atomicfile.State)) {
	p.path(title, name, types, func(path string, agreed bool) { p.askToReplace(title, path, agreed, then) })
}

// askToReplace looks at the file at a path, and asks before it is replaced.
func (p *filePicker) askToReplace(title, path string, agreed bool, then func(path string, was atomicfile.State)) {
	task.Go(p.tasks, func(*task.Task) (atomicfile.State, error) { return desk.Replaceable(path) }, func(was atomicfile.State, refusal error) {
		switch {
		case refusal != nil:
			p.host.Tell(title, i18n.Sentence(refusal))
		case !was.There || agreed:
			then(path, was)
		default:
			text := i18n.F("window.already-exists", filepath.Base(path))
			p.host.Ask(i18n.T("window.replace-file"), text, i18n.T("window.replace"), i18n.T("common.cancel"), func(yes bool) {
				if yes {
					then(path, was)
				}
			})
		}
	})
}
