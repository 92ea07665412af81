//go:build windows || darwin

package filedialog

import (
	"context"
	"errors"
	"path/filepath"

	"github.com/ncruces/zenity"
)

type native struct{}

// System returns the Chooser of the system.
func System() Chooser { return native{} }

// Choose implements Chooser.
func (native) Choose(ctx context.Context, r Request) (Answer, error) {
	a, err := choose(r, settings(ctx, r))
	switch {
	case ctx.Err() != nil:
		return Answer{}, ctx.Err()
	case errors.Is(err, zenity.ErrCanceled), err == nil && len(a.Paths) == 0:
		return Answer{}, ErrCancelled
	case err != nil:
		return Answer{}, ErrNone
	}
	return a, nil
}

func choose(r Request, o []zenity.Option) (Answer, error) {
	switch {
	case r.Save:
		path, err := zenity.SelectFileSave(append(o, zenity.ConfirmOverwrite())...)
		return written(path, r.Types, 0), err
	case r.Many:
		paths, err := zenity.SelectFileMultiple(o...)
		return Answer{Paths: paths}, err
	}
	if r.Inside {
		o = append(o, zenity.Directory())
	}
	path, err := zenity.SelectFile(o...)
	return Answer{Paths: []string{path}}, err
}

func settings(ctx context.Context, r Request) []zenity.Option {
	begin := r.Folder + string(filepath.Separator)
	if r.Save {
		begin = filepath.Join(r.Folder, r.Name)
	}
	o := []zenity.Option{zenity.Context(ctx), zenity.Title(r.Title), zenity.Filename(begin), zenity.Modal()}
	if r.Parent.Windows != 0 {
		o = append(o, zenity.Attach(r.Parent.Windows))
	}
	var filters zenity.FileFilters
	for _, t := range r.Types {
		f := zenity.FileFilter{Name: t.Name, CaseFold: true}
		for _, e := range t.Extensions {
			f.Patterns = append(f.Patterns, "*"+e)
		}
		if len(t.Extensions) == 0 {
			f.Patterns = []string{"*"}
		}
		filters = append(filters, f)
	}
	if len(filters) > 0 {
		o = append(o, filters)
	}
	return o
}
