package ui

import (
	"context"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"passedpawn/game/bundle"
	"passedpawn/game/files/atomicfile"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
)

// bundles takes everything that a person has made to another computer, as one file.
type bundles struct {
	window  *Window
	folder  string // with everything
	store   *repertoire.Store
	looking *task.Latest // at files that may be bundles
}

// save asks for a file, and writes a bundle.
func (b *bundles) save() {
	w, title := b.window, i18n.T("bundle.save")
	types := []dialogs.FileType{{Name: title, Extension: bundle.Extension}}
	w.files.newPath(title, "passedpawn "+time.Now().Format(time.DateOnly), types, func(path string, was atomicfile.State) {
		w.say(title, i18n.T("export.working"))
		w.desk.Ending.Write(func() func() {
			elsewhere := b.elsewhere()
			err := w.config.Folders.Files.Write(path, was, func(out io.Writer) error {
				return bundle.Write(context.Background(), out, b.folder, elsewhere)
			})
			return func() {
				if err != nil {
					w.desk.Ending.Stay()
					w.host.Tell(title, i18n.Sentence(err))
					return
				}
				w.say(title, i18n.F("window.saved-as", path))
			}
		})
	})
}

// elsewhere returns the files of the person's openings.
func (b *bundles) elsewhere() (files []string) {
	all, _ := b.store.List() // Train says what is wrong with it
	for _, e := range all {
		if filepath.Dir(e.Path) != filepath.Join(b.folder, "training", "openings") {
			files = append(files, e.Path)
		}
	}
	slices.Sort(files)
	return slices.Compact(files)
}

// open offers to take over the bundles among some files, and calls then with the others.
func (b *bundles) open(paths []string, then func(others []string)) {
	zip := func(path string) bool { return strings.EqualFold(filepath.Ext(path), bundle.Extension) }
	if !slices.ContainsFunc(paths, zip) {
		b.looking.Drop()
		then(paths)
		return
	}
	task.Go(b.looking, func(*task.Task) (found []string, _ error) {
		for _, path := range paths {
			if bundle.Is(path) {
				found = append(found, path)
			}
		}
		return found, nil
	}, func(found []string, _ error) {
		then(slices.DeleteFunc(slices.Clone(paths), func(path string) bool { return slices.Contains(found, path) }))
		if len(found) > 0 {
			b.offer(found[len(found)-1])
		}
	})
}

// An offer is a bundle, and what is new in it.
type offer struct {
	*bundle.Bundle
	news bundle.News
}

// offer says what is new in a bundle, and asks whether to add it.
func (b *bundles) offer(path string) {
	w, title := b.window, i18n.T("bundle.take")
	task.Go(b.looking, func(t *task.Task) (o offer, err error) {
		if o.Bundle, err = bundle.Open(path, b.folder, b.store); err != nil {
			return o, err
		}
		if o.news, err = o.News(t.Context()); err == nil {
			_, err = settings.Settings{}.Achieved(o.news.Progress)
		}
		if err != nil {
			_ = o.Close() // it was only read
		}
		return o, err
	}, func(o offer, err error) {
		if err != nil {
			w.host.Tell(title, i18n.Sentence(err))
			return
		}
		lines := b.news(o.news)
		if len(lines) == 0 {
			_ = o.Close()
			w.host.Tell(title, i18n.T("bundle.nothing"))
			return
		}
		text := i18n.T("bundle.about") + "\n\n" + strings.Join(lines, "\n") + "\n\n" + i18n.T("bundle.adds")
		w.host.Ask(title, text, i18n.T("bundle.take-over"), i18n.T("common.cancel"), func(yes bool) {
			if yes {
				b.take(title, o)
				return
			}
			_ = o.Close()
		})
	})
}

// news says what is new in a bundle.
func (b *bundles) news(n bundle.News) (lines []string) {
	now := b.window.settings
	more, _ := now.Achieved(n.Progress)
	count := func(p settings.Progress) int { return len(p.Learnt) + len(p.Solved) + len(p.Beaten) }
	achieved := count(more.Progress) - count(now.Progress)
	for _, part := range []struct {
		n    int
		text string
	}{
		{n.Games, i18n.F("bundle.games", phrase.Number(n.Games))},
		{n.Training, i18n.F("bundle.training", phrase.Number(n.Training))},
		{n.Openings, i18n.F("bundle.openings", phrase.Number(n.Openings))},
		{n.Classes, i18n.F("bundle.exercises", phrase.Number(n.Classes))},
		{achieved, i18n.F("bundle.achieved", phrase.Number(achieved))},
	} {
		if part.n > 0 {
			lines = append(lines, part.text)
		}
	}
	return lines
}

// take takes a bundle over. The program does not end before that.
func (b *bundles) take(title string, o offer) {
	w := b.window
	w.desk.Ending.Write(func() func() {
		err := o.Take(context.Background(), o.news)
		_ = o.Close()
		return func() {
			achieved, _ := w.settings.Achieved(o.news.Progress) // it could be read before
			w.change(achieved)
			if r, ok := w.inSight.(pages.Returner); ok {
				r.Return()
			}
			if err != nil {
				w.desk.Ending.Stay()
				w.host.Tell(title, i18n.Sentence(err))
				return
			}
			w.say(title, i18n.T("bundle.taken"))
		}
	})
}
