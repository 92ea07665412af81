package ui

import (
	"io"

	"passedpawn/game/library/report"
	"passedpawn/ui/pages/reports"
)

// newReports creates the page of reports on many games.
func (w *Window) newReports() *reports.Page {
	return reports.New(reports.Config{
		List: w.listReported, Open: func(row int32) { w.gameList.OpenRow(row) }, SaveAs: w.files.report, Write: w.config.Files.Write,
		Print: func() func(io.Writer, report.Report) error { return w.exporter().Report },
		Back:  func() { w.turnTo(w.gameList) }, Focus: w.shell.Focus, Key: w.key, Post: w.config.Post,
	})
}

// showReport makes a report and shows it.
func (w *Window) showReport(r report.Request) {
	w.reports.Show(r)
	w.turnTo(w.reports)
}

// toReport shows the last report again.
func (w *Window) toReport() { w.turnTo(w.reports) }

// listReported lists games of a report.
func (w *Window) listReported(name string, rows []int32) {
	w.turnTo(w.gameList)
	w.gameList.ListOnly(name, rows)
}
