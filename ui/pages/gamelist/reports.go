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

// reports are the reports that can be made on the listed games.
type reports struct {
	config  Config
	list    *list
	source  *source
	asking  *task.Latest
	board   func() (l Line, at int) // returns the position in sight
	current func() bool             // reports whether the last report is still about these games; nil without one
}

// menu offers reports: on the players and the event of the selected game, on the position on
// the board, and on others to choose.
func (r *reports) menu() *fyne.Menu {
	var items []*fyne.MenuItem
	add := func(label string, do func()) { items = append(items, fyne.NewMenuItem(label, do)) }
	if r.current != nil && r.current() {
		add(i18n.T("gamelist.back-report"), r.config.Reports.Return)
		items = append(items, fyne.NewMenuItemSeparator())
	}
	if row, ok := r.list.one(); ok {
		for _, c := range []index.Column{index.White, index.Black} {
			if name := r.source.table.Text(row, c); name != "" {
				add(i18n.F("gamelist.report-player", shortName(i18n.Player(name))), func() { r.player(name) })
			}
		}
		if event := r.source.table.Text(row, index.Event); event != "" {
			add(i18n.F("gamelist.report-tournament", shortName(event)), func() { r.tournament(event) })
		}
	}
	add(i18n.T("gamelist.report-position"), r.position)
	items[len(items)-1].Disabled = r.source.positions == nil
	items = append(items, fyne.NewMenuItemSeparator())
	add(i18n.T("gamelist.report-other-player"), func() { r.pick(report.Players, r.player) })
	add(i18n.T("gamelist.report-other-tournament"), func() { r.pick(report.Events, r.tournament) })
	return fyne.NewMenu("", items...)
}

// pick lets the person choose a name among those in the listed games.
func (r *reports) pick(names func(*index.Table, []int32) []string, then func(string)) {
	table, rows, shown := r.source.table, r.list.rows, r.source.shown
	task.Go(r.asking, func(*task.Task) ([]string, error) { return names(table, rows), nil }, func(all []string, _ error) {
		if shown.Dropped() {
			return
		}
		r.config.Pick(i18n.T("gamelist.show-report"), i18n.T("gamelist.report-find"), all, func(i int) { then(all[i]) })
	})
}

// on asks for a report on the listed games.
func (r *reports) on(title phrase.Phrase, make func(context.Context, report.Source) (report.Report, error)) {
	games, table, positions, shown := r.source.games, r.source.table, r.source.positions, r.source.shown
	rows := slices.Clone(r.list.rows)
	source := report.Source{Table: table, Rows: rows, Games: games.Rules(), Items: games.Items(table)}
	source.Find = func(ctx context.Context, at index.Place) (index.Find, error) {
		return positions.Search(ctx, at, table, rows)
	}
	r.current = func() bool { return r.source.shown == shown && !shown.Dropped() }
	r.config.Reports.Make(report.Request{
		Title: title,
		Make: func(ctx context.Context, step func(done, all int)) (report.Report, error) {
			slices.Sort(rows) // not on Fyne's thread: there may be a million
			s := source
			s.Step = step
			return make(ctx, s)
		},
		Export: func(out io.Writer, rows []int32) error {
			return games.Export(out, table, rows, gamefile.TypeOf(".pgn"))
		},
		Current: r.current,
	})
}

// player reports on the games of a player.
func (r *reports) player(name string) {
	r.on(phrase.Say("report.player-title", i18n.Player(name)), func(ctx context.Context, s report.Source) (report.Report, error) {
		return report.Player(ctx, s, name)
	})
}

// tournament reports on the games of an event.
func (r *reports) tournament(event string) {
	r.on(phrase.Say("report.tournament-title", event), func(ctx context.Context, s report.Source) (report.Report, error) {
		return report.Tournament(ctx, s, event)
	})
}

// position reports on the position in sight.
func (r *reports) position() {
	l, n := r.board()
	at, name := l.place(n), l.path(n)
	if n == 0 {
		name = at.Position.String()
		if name == at.Rules.Start().String() {
			name = i18n.T("matches.usual-start")
		}
	}
	r.on(phrase.Say("report.opening-title", name), func(ctx context.Context, s report.Source) (report.Report, error) {
		return report.Opening(ctx, s, at, report.Text(name))
	})
}

// shortName shortens a name from a file for a menu.
func shortName(name string) string { return plain.Short(name, 40) }
