package gamelist

import (
	"context"
	"io"
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/files/plain"
	"passedpawn/game/library/index"
	"passedpawn/game/library/report"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/ui/i18n"
)

// reportMenu offers reports: on the players and the event of the chosen game, on the
// position on the board, and on others to choose.
func (p *Page) reportMenu() *fyne.Menu {
	var items []*fyne.MenuItem
	add := func(label string, do func()) { items = append(items, fyne.NewMenuItem(label, do)) }
	if p.reported != nil && p.reported() {
		add(i18n.T("gamelist.back-report"), p.config.Reports.Return)
		items = append(items, fyne.NewMenuItemSeparator())
	}
	if row, ok := p.one(); ok {
		for _, c := range []index.Column{index.White, index.Black} {
			if name := p.table.Text(row, c); name != "" {
				add(i18n.F("gamelist.report-player", shortName(name)), func() { p.reportPlayer(name) })
			}
		}
		if event := p.table.Text(row, index.Event); event != "" {
			add(i18n.F("gamelist.report-tournament", shortName(event)), func() { p.reportTournament(event) })
		}
	}
	add(i18n.T("gamelist.report-position"), p.reportPosition)
	items[len(items)-1].Disabled = p.positions == nil
	items = append(items, fyne.NewMenuItemSeparator())
	add(i18n.T("gamelist.report-other-player"), func() { p.pickReport(report.Players, p.reportPlayer) })
	add(i18n.T("gamelist.report-other-tournament"), func() { p.pickReport(report.Events, p.reportTournament) })
	return fyne.NewMenu("", items...)
}

// pickReport lets the person choose a name among those in the listed games.
func (p *Page) pickReport(names func(*index.Table, []int32) []string, then func(string)) {
	table, rows, shown := p.table, p.rows, p.shown
	task.Go(p.commands.asking, func(*task.Task) ([]string, error) { return names(table, rows), nil }, func(all []string, _ error) {
		if shown.Dropped() {
			return
		}
		p.config.Pick(i18n.T("gamelist.show-report"), i18n.T("gamelist.report-find"), all, func(i int) { then(all[i]) })
	})
}

// reportOn asks for a report on the listed games.
func (p *Page) reportOn(title phrase.Phrase, make func(context.Context, report.Source) (report.Report, error)) {
	games, table, positions, shown := p.games, p.table, p.positions, p.shown
	rows := slices.Clone(p.rows)
	source := report.Source{Table: table, Rows: rows, Games: games.Rules(), Items: games.Items(table)}
	source.Find = func(ctx context.Context, at index.Place) (index.Find, error) {
		return positions.Search(ctx, at, table, rows)
	}
	p.reported = func() bool { return p.shown == shown && !shown.Dropped() }
	p.config.Reports.Make(report.Request{
		Title: title,
		Make: func(ctx context.Context, step func(done, all int)) (report.Report, error) {
			slices.Sort(rows) // not on Fyne's thread: there may be a million
			s := source
			s.Step = step
			return make(ctx, s)
		},
		Export:  func(out io.Writer, rows []int32) error { return games.Export(out, table, rows, gamefile.Target{}) },
		Current: p.reported,
	})
}

func (p *Page) reportPlayer(name string) {
	p.reportOn(phrase.Say("report.player-title", name), func(ctx context.Context, s report.Source) (report.Report, error) {
		return report.Player(ctx, s, name)
	})
}

func (p *Page) reportTournament(event string) {
	p.reportOn(phrase.Say("report.tournament-title", event), func(ctx context.Context, s report.Source) (report.Report, error) {
		return report.Tournament(ctx, s, event)
	})
}

// reportPosition reports on the position of the explorer, or of the game on the board if
// the explorer is hidden.
func (p *Page) reportPosition() {
	e := explorer{page: p, line: p.explorer.line, at: p.explorer.at}
	if !p.asked.here {
		e.line = p.config.Board.Line()
		e.at = len(e.line.Positions) - 1
	}
	at, name := e.place(), e.path()
	if e.at == 0 {
		name = at.Position.String()
		if name == at.Rules.Start().String() {
			name = i18n.T("matches.usual-start")
		}
	}
	p.reportOn(phrase.Say("report.opening-title", name), func(ctx context.Context, s report.Source) (report.Report, error) {
		return report.Opening(ctx, s, at, report.Text(name))
	})
}

// ListOnly lists some of the games under a name. They may be filtered further.
func (p *Page) ListOnly(name string, rows []int32) {
	p.offset, p.current = 0, 0
	p.ask(query{only: &selection{name, rows}})
	p.narrow()
}

// OpenRow opens a game of the table. If the list has it, it is chosen there.
func (p *Page) OpenRow(row int32) {
	if at := slices.Index(p.rows, row); at >= 0 {
		p.choose(at, false, false)
	}
	p.openRow(int(row))
}

// askAll lists all games again that match the rest of the search.
func (p *Page) askAll() {
	q := p.asked
	q.only = nil
	p.ask(q)
	p.narrow()
}

// shortName shortens a name from a file for a menu.
func shortName(name string) string { return plain.Short(name, 40) }
