package ui

import (
	"io"

	"passedpawn/game/library/report"
	"passedpawn/ui/pages/reports"
)

// newReports creates the page of reports on many games.
func newReports(w *Window) *reports.Page {
	return reports.New(reports.Config{
		Shell: w.shell, List: func(name string, rows []int32) {
			w.turnTo(w.gameList)
			w.gameList.ListOnly(name, rows)
		},
		Open: func(row int32) { w.gameList.OpenRow(row) }, Return: func() { w.turnTo(w.gameList) },
		SaveAs: w.files.report, Save: w.config.Folders.Files.Write,
		Print: func() func(io.Writer, report.Report) error { return w.exporter().Report },
	})
}
