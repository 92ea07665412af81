package class

import (
	"io"
	"strings"

	"fyne.io/fyne/v2/widget"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filename"
	"passedpawn/game/play/task"
	"passedpawn/game/teaching/class"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/print/export"
)

// saving writes what is on the page into files, and keeps it.
type saving struct{ *Page }

// print asks for the size of the letters and for a file, and writes the worksheet.
func (p saving) print() {
	sizes := export.LetterSizes()
	var names []string
	for _, n := range sizes {
		names = append(names, i18n.F("class.points", n))
	}
	p.config.Ask(i18n.T("class.print"), i18n.T("dialogs.export"), []dialogs.Options{{Heading: i18n.T("class.letters"), Names: names}}, func(chosen []int) {
		set, write := p.set, p.config.Files.Print(sizes[chosen[0]])
		p.saveAs(i18n.T("class.print"), set.Title, ".pdf", func(out io.Writer) error { return write(out, set) })
	})
}

// saveSet writes the exercises as a file.
func (p saving) saveSet() { p.saveText(i18n.T("class.save"), p.set.Title, ".pgn", p.set.Text()) }

// saveSlip writes the slip of the person as a file.
func (p saving) saveSlip() {
	slip := p.mine.slip
	name := strings.TrimSpace(p.set.Title + " " + slip.Name)
	p.saveText(i18n.T("class.save-slip"), name, ".txt", slip.String()+"\n")
}

func (p saving) saveText(title, name, extension, content string) {
	p.saveAs(title, name, extension, func(out io.Writer) error {
		_, err := io.WriteString(out, content)
		return err
	})
}

// saveAs asks for a file and writes it.
func (p saving) saveAs(title, name, extension string, write func(io.Writer) error) {
	p.config.Files.SaveAs(title, name, extension, func(path string, was atomicfile.State) {
		news, before := p.news(), p.news().Text
		news.SetText(i18n.T("export.working"))
		task.Go(p.tasks, func(*task.Task) (bool, error) { return true, p.config.Files.Save(path, was, write) }, func(_ bool, err error) {
			if err != nil {
				news.SetText(before)
				p.config.Tell(title, i18n.Sentence(err))
				return
			}
			p.Note(i18n.F("window.saved-as", filename.Base(path))) // a phone has no room for the folder
		})
	})
}

// Note says what was done, above the list or the table.
func (p *Page) Note(said string) {
	(saving{p}).news().SetText(said)
}

// news is the line above the list or the table.
func (p saving) news() *widget.Label {
	if p.table != nil {
		return p.table.news
	}
	return p.Exercises.Progress
}

// kept says that something could not be kept.
func (p saving) kept(_ bool, err error) {
	if err != nil {
		p.config.Tell(i18n.T("class.title"), i18n.Sentence(err))
	}
}

// An earlier is what is known of a set that is opened.
type earlier struct {
	slip class.Slip
	ok   bool
}

// keep keeps the set for its slips, and offers to continue with answers that were given earlier: those
// of the sitting before, if it was with the same set, or those that are kept.
func (p saving) keep(set class.Set, before sitting) {
	store := p.config.Store
	task.Go(p.tasks, func(*task.Task) (bool, error) { return true, store.Put(set) }, p.kept)
	task.Go(p.asking, func(*task.Task) (e earlier, _ error) {
		e.slip, e.ok = store.Answers(set)
		return e, nil
	}, func(e earlier, _ error) {
		from, ok := before, before.slip.Set == p.mine.slip.Set && before.slip.Given() > 0
		if !ok {
			from, ok = p.mine, e.ok
			from.slip.ID, from.slip.Answers = e.slip.ID, e.slip.Answers
		}
		if !ok {
			return
		}
		p.config.Choose(set.Title, i18n.Count(from.slip.Given(), "class.earlier"),
			dialogs.Deed{Text: i18n.T("common.go-on"), Do: func() { p.resume(from) }, Default: true},
			dialogs.Deed{Text: i18n.T("class.start-again"), Do: func() {
				task.Go(p.mine.writing, func(*task.Task) (bool, error) { return true, store.DropAnswers(set) }, p.kept)
			}})
	})
}

// resume continues with answers that were given earlier.
func (p saving) resume(from sitting) {
	if from.slip.Set != p.mine.slip.Set || p.mine.slip.Given() > 0 {
		return // the person has begun again meanwhile
	}
	p.mine = from
	p.Course.Speak()
	p.turn()
}
