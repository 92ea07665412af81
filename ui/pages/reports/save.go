package reports

import (
	"errors"
	"io"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/report"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/ui/i18n"
)

// save asks for a file and writes the report: as PDF, or as PGN with its games.
func (p *Page) save() {
	if !p.ready {
		return
	}
	if !p.request.Current() {
		p.Drop()
		return
	}
	request, shown := p.request, p.report
	p.config.SaveAs(i18n.T("dialogs.export"), i18n.T("reports.file"), func(path string, was atomicfile.State) {
		print := p.config.Print()
		write := func(out io.Writer) error { return games(out, request, shown) }
		if strings.EqualFold(filepath.Ext(path), ".pdf") {
			write = func(out io.Writer) error { return print(out, shown) }
		}
		p.tell(i18n.T("export.working"))
		task.Go(p.writes, func(*task.Task) (bool, error) { return true, p.config.Save(path, was, write) }, func(_ bool, err error) {
			if err != nil {
				p.tell(i18n.Sentence(err))
				return
			}
			p.tell(i18n.F("window.saved-as", path))
		})
	})
}

// tell shows news below the report.
func (p *Page) tell(text string) {
	p.news = text
	p.say.SetText(text)
	p.lower()
}

// Stop stops the making of a report, for example before the program ends.
func (p *Page) Stop() { p.tasks.Cancel() }

// Busy reports whether a report is being made or saved.
func (p *Page) Busy() bool { return p.tasks.Busy() || p.writes.Busy() }

// Wait waits until no file is being written. It must not be called on Fyne's thread.
func (p *Page) Wait() { p.writes.Wait() }

// games writes a report as PGN: a game without moves that has the report as its comment,
// and then the games on which it is.
func games(out io.Writer, request report.Request, r report.Report) error {
	first := record.New("", "")
	first.Tags = []record.Tag{{Name: "Event", Value: r.Title.In(i18n.Spoken())}, {Name: "Annotator", Value: "Passed Pawn"}}
	first.Root().Say(r.Text(i18n.Spoken()))
	_, err := io.WriteString(out, pgn.Write(first)+"\n")
	return errors.Join(err, request.Export(out, r.Rows))
}
