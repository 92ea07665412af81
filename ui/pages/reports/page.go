// Package reports is the page that shows a report on many games: tables with bars, and
// charts. A click on a line lists its games or opens its game. The report can be saved as
// PDF, and with its games as PGN.
package reports

import (
	"context"
	"errors"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/report"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	List   func(name string, rows []int32) // lists some of the games
	Open   func(row int32)                 // opens a game
	Return func()                          // shows the list of games
	// SaveAs asks for a file; its path ends in .pdf or .pgn.
	SaveAs func(title, name string, then func(path string, was atomicfile.State))
	Save   func(path string, was atomicfile.State, produce func(io.Writer) error) error
	// Print returns the function that writes a report as PDF, off Fyne's thread.
	Print func() func(io.Writer, report.Report) error
}

// A Page shows a report.
type Page struct {
	config  Config
	request report.Request
	report  report.Report
	ready   bool // there is a report
	stale   bool // its games have changed
	inSight bool
	news    string // below the report

	tasks  *task.Group
	making *task.Latest
	writes *task.Group

	content  *fyne.Container
	title    *widgets.Lines
	say      *widget.Label
	progress *fyne.Container
	low      *fyne.Container // the news and the progress
	body     *fyne.Container // everything
	bar      *widget.ProgressBar
	export   *widgets.Button
	scroll   *container.Scroll
	sheets   []*sheet
}

// New creates the page; Show fills it.
func New(c Config) *Page {
	p := &Page{config: c}
	p.tasks = task.NewGroup(c.Post, p.measure)
	p.making = task.NewLatest(p.tasks)
	p.writes = task.NewGroup(c.Post, nil)
	return p
}

// Content returns everything that the page shows.
func (p *Page) Content() fyne.CanvasObject {
	if p.content == nil {
		p.content = container.NewStack()
		p.build()
	}
	return p.content
}

// Keys returns nil: without a focus, no widget handles the keys.
func (p *Page) Keys() fyne.Focusable { return nil }

// Escape shows the list of games.
func (p *Page) Escape() bool {
	p.config.Return()
	return true
}

// SetSettings applies changed settings: the size of the letters.
func (p *Page) SetSettings(settings.Settings) {
	if p.content != nil {
		p.build()
	}
}

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	if p.content != nil {
		p.build()
	}
}

// Return gives the focus to the first table.
func (p *Page) Return() {
	p.inSight = true
	p.focus()
}

// Leave takes note that another page comes into sight.
func (p *Page) Leave() { p.inSight = false }

func (p *Page) focus() {
	if p.inSight && len(p.sheets) > 0 {
		p.config.Focus(p.sheets[0])
	}
}

// Show makes a report and shows it. It replaces the one that is shown or being made.
func (p *Page) Show(r report.Request) {
	p.request, p.report, p.ready, p.stale, p.news = r, report.Report{}, false, false, i18n.T("reports.making")
	p.Content()
	p.build()
	task.Go(p.making, func(t *task.Task) (report.Report, error) {
		return r.Make(t.Context(), func(done, all int) {
			t.Report(float64(done)/float64(max(all, 1)), func() string {
				return i18n.F("reports.reading", i18n.Number(done), i18n.Number(all))
			})
		})
	}, p.made)
}

// made shows a report that has been made, or why there is none.
func (p *Page) made(r report.Report, err error) {
	switch {
	case errors.Is(err, context.Canceled):
		p.news = i18n.T("reports.stopped")
	case err != nil:
		p.news = i18n.F("reports.failed", err)
	case len(r.Sections) == 0:
		p.news = i18n.T("reports.empty")
	default:
		p.report, p.ready, p.news = r, true, ""
	}
	p.build()
	p.focus()
}

// Drop forgets the report, because its games have changed.
func (p *Page) Drop() {
	p.making.Drop()
	if p.request.Make == nil || p.stale {
		return
	}
	p.stale, p.ready, p.report = true, false, report.Report{}
	p.news = i18n.T("reports.changed")
	if p.content != nil {
		p.build()
	}
}

// measure shows how far the report is.
func (p *Page) measure(now *task.Progress) {
	if p.bar == nil {
		return
	}
	widgets.Show(p.progress, now != nil)
	p.say.SetText(p.news)
	if now != nil {
		p.bar.SetValue(now.Part)
		p.say.SetText(now.Text)
	}
	p.lower()
}

// lower makes room for the news and the progress, if there are any.
func (p *Page) lower() {
	widgets.Show(p.low, p.progress.Visible() || p.news != "")
	p.body.Refresh()
}

// build creates the contents of the page in the present language.
func (p *Page) build() {
	p.title = widgets.NewLines(18, 1)
	p.title.Bold = true
	p.title.SetText(i18n.P(p.shownTitle()))
	back := widgets.NewButton(i18n.T("common.back-list"), nil, p.config.Return)
	p.export = widgets.NewButton(i18n.T("gamelist.export"), nil, p.save)
	widgets.Enable(p.export, p.ready)
	p.say = widget.NewLabel(p.news)
	p.say.Truncation = fyne.TextTruncateEllipsis
	p.bar = widget.NewProgressBar()
	stop := widgets.NewButton(i18n.T("gamelist.stop"), nil, p.tasks.Cancel)
	p.progress = container.NewHBox(container.NewGridWrap(fyne.NewSize(100, stop.MinSize().Height), p.bar), stop)
	p.progress.Hide()
	p.sheets = nil
	body := container.NewVBox()
	if p.ready {
		p.fill(body)
	}
	p.scroll = container.NewVScroll(container.NewPadded(body))
	top := container.NewBorder(nil, nil, nil, container.NewHBox(p.export, back), p.title)
	p.low = container.NewBorder(nil, nil, nil, p.progress, p.say)
	p.body = container.NewBorder(top, p.low, nil, nil, p.scroll)
	p.content.Objects = []fyne.CanvasObject{container.NewPadded(p.body)}
	p.lower()
	p.content.Refresh()
}

func (p *Page) shownTitle() phrase.Phrase {
	if p.ready {
		return p.report.Title
	}
	return p.request.Title
}

// Said implements pages.Sayer: it says whom the report is about and on what it is based, or how far
// it has come.
func (p *Page) Said() []string {
	said := []string{i18n.P(p.shownTitle())}
	if p.ready {
		said = append(said, p.about())
	}
	return append(said, p.news)
}

// about says on what the report is based.
func (p *Page) about() string { return i18n.P(phrase.Join(" ", p.report.About...)) }

// fill adds the sentences and the tables.
func (p *Page) fill(body *fyne.Container) {
	body.Add(widgets.NewSmallText(p.about()))
	for _, s := range p.report.Sections {
		body.Add(heading(i18n.P(s.Title)))
		if s.Note.Form != "" {
			body.Add(widgets.NewSmallText(i18n.P(s.Note)))
		}
		if s.Chart && len(s.Lines) > 1 {
			body.Add(newChart(p, s))
		}
		sheet := newSheet(p, s)
		p.sheets = append(p.sheets, sheet)
		var shown fyne.CanvasObject = sheet
		if s.Whole {
			shown = newSideways(p, sheet)
		}
		body.Add(shown)
	}
	align(p.sheets)
}

func heading(text string) fyne.CanvasObject {
	l := widgets.NewHeading(text)
	l.Truncation = fyne.TextTruncateEllipsis
	return l
}

// choose lists the games of a line, or opens its game.
func (p *Page) choose(s report.Section, l report.Line) {
	switch {
	case len(l.Rows) == 0:
	case !p.request.Current():
		p.Drop()
	case l.Game:
		p.config.Open(l.Rows[0])
	default:
		p.config.List(i18n.P(s.Title)+": "+word(l.Cells[0]), l.Rows)
	}
}
