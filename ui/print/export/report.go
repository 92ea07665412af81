package export

import (
	"io"

	"passedpawn/game/library/report"
	"passedpawn/game/phrase"
	"passedpawn/ui/i18n"
	"passedpawn/ui/print/booklet"
)

// Report writes a report as PDF.
func (e *Exporter) Report(out io.Writer, r report.Report) error {
	c, err := e.booklet(i18n.P(r.Title), false)
	if err != nil {
		return err
	}
	about := ""
	for _, a := range r.About {
		about += i18n.P(a) + " "
	}
	tables := make([]booklet.Table, len(r.Sections))
	for i, s := range r.Sections {
		t := booklet.Table{Title: i18n.P(s.Title), Head: words(s.Head), Chart: s.Chart}
		if s.Note.Form != "" {
			t.Note = i18n.P(s.Note)
		}
		for _, l := range s.Lines {
			t.Lines = append(t.Lines, booklet.TableLine{Cells: words(l.Cells), Shares: l.Shares})
		}
		tables[i] = t
	}
	return booklet.WriteTables(out, c, about, tables)
}

// words returns cells in the reader's language.
func words(cells []phrase.Word) []string {
	texts := make([]string, len(cells))
	for i, c := range cells {
		if c != nil {
			texts[i] = c.In(i18n.Spoken())
		}
	}
	return texts
}
