package ui

import (
	"errors"
	"strings"

	"passedpawn/game/endgames/syzygy"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/preferences"
	"passedpawn/ui/platform/filedialog"
)

// A tableFolder is the folder with Syzygy tables that a person may have.
type tableFolder struct {
	files   *filePicker
	looking *task.Latest
}

// choose asks for the folder.
func (f tableFolder) choose(o preferences.Option, from string, then func(string)) {
	f.files.inside(i18n.P(o.Name), from, filedialog.Type{Name: i18n.T("window.syzygy-file"), Extensions: []string{".rtbw"}}, then)
}

// mostFaults is how many damaged files are named.
const mostFaults = 3

// describe says how many tables there are in a folder, off the thread, and names those that are
// damaged.
func (f tableFolder) describe(path string, then func(text string, wrong bool)) {
	type found struct {
		syzygy.Stock
		wrong []error
	}
	task.Go(f.looking, func(*task.Task) (found, error) {
		all := syzygy.In(path)
		return found{all.Stock(), all.Check()}, nil
	}, func(got found, _ error) {
		if got.WDL+got.DTZ == 0 && len(got.wrong) == 0 {
			then(i18n.T("window.syzygy-none"), true)
			return
		}
		var lines []string
		if got.WDL+got.DTZ > 0 {
			lines = append(lines, i18n.F("window.syzygy-found", phrase.Number(got.WDL), phrase.Number(got.DTZ), got.Men))
		}
		for i, err := range got.wrong {
			if i == mostFaults {
				lines = append(lines, i18n.F("preferences.more-files", len(got.wrong)-mostFaults))
				break
			}
			lines = append(lines, fault(err))
		}
		then(strings.Join(lines, "\n"), len(got.wrong) > 0)
	})
}

// fault says what is wrong with a folder, or with a file in it.
func fault(err error) string {
	if file := (*syzygy.FileError)(nil); errors.As(err, &file) && errors.Is(err, syzygy.ErrDamaged) {
		return i18n.F("window.syzygy-damaged", file.Path)
	}
	return i18n.Sentence(err)
}
