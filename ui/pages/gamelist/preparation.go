package gamelist

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/library/report"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// An opponent is a player for whom the person prepares, with the colour of that player.
type opponent struct {
	name string
	side rules.Side
}

// A preparation shows what an opponent plays with a colour: the moves of those games as a tree,
// by rating and year, beside the person's repertoire.
type preparation struct {
	config   Config
	bar      *searchBar
	source   *source
	list     *list
	explorer *explorer
	own      *ownLines
	status   *status
	asking   *task.Latest
	renewing *task.Latest
	follow   func() // opens the opening book

	among  int             // the games that were listed when those of the opponent were found
	button *widgets.Button // shown with the explorer
}

// build creates the button in the present language.
func (p *preparation) build() {
	p.button = widgets.NewButton(i18n.T("gamelist.preparation"), nil, func() { p.config.Menu(p.menu(), below(p.button)) })
}

// opponents offers to prepare for a player of the selected game, or for another one.
func (p *preparation) opponents() *fyne.Menu {
	var items []*fyne.MenuItem
	if row, ok := p.list.one(); ok {
		for _, c := range []index.Column{index.White, index.Black} {
			name := p.source.table.Text(row, c)
			if name == "" {
				continue
			}
			for side := range rules.Side(2) {
				items = append(items, fyne.NewMenuItem(with(side, shortName(i18n.Player(name))), func() { p.start(opponent{name, side}) }))
			}
		}
	}
	return fyne.NewMenu("", append(items, fyne.NewMenuItem(i18n.T("gamelist.prepare-other"), p.ask))...)
}

// with names a player with a colour.
func with(side rules.Side, name string) string {
	if side == rules.Black {
		return i18n.F("gamelist.prepare-black", name)
	}
	return i18n.F("gamelist.prepare-white", name)
}

// ask asks for a player of the listed games and a colour.
func (p *preparation) ask() {
	table, rows, shown := p.source.table, p.list.rows, p.source.shown
	if len(rows) == 0 {
		p.status.announce(i18n.T("gamelist.nothing-found"))
		return
	}
	task.Go(p.asking, func(*task.Task) ([]string, error) { return report.Players(table, rows), nil }, func(all []string, _ error) {
		if shown.Dropped() || len(all) == 0 {
			return
		}
		p.config.Pick(i18n.T("gamelist.prepare"), i18n.T("gamelist.report-find"), all, func(i int) { p.askColour(all[i]) })
	})
}

func (p *preparation) askColour(name string) {
	deed := func(side rules.Side) dialogs.Deed {
		return dialogs.Deed{Text: i18n.T([2]string{"White", "Black"}[side]), Do: func() { p.start(opponent{name, side}) }, Default: side == rules.White}
	}
	p.config.Choose(i18n.T("gamelist.prepare"), i18n.F("gamelist.prepare-colour", i18n.Player(name)),
		dialogs.Deed{Text: i18n.T("common.cancel"), Do: func() {}}, deed(rules.White), deed(rules.Black))
}

// An opponent's games are their rows, and the rules of the first.
type opponentGames struct {
	rows  []int32
	rules rules.Rules
}

// start shows the games of an opponent from their beginning on, with the person's side below.
func (p *preparation) start(o opponent) {
	p.find(p.asking, o, func(found opponentGames) {
		if len(found.rows) == 0 {
			p.status.announce(i18n.F("gamelist.prepare-none", with(o.side, i18n.Player(o.name))))
			return
		}
		p.show(o, found)
	})
}

// find finds the games of an opponent among those that are listed, again if more of them have been
// read meanwhile.
func (p *preparation) find(in *task.Latest, o opponent, then func(opponentGames)) {
	games, table, shown := p.source.games, p.source.table, p.source.shown
	task.Go(in, func(*task.Task) (opponentGames, error) { return gamesOf(games, table, o), nil }, func(found opponentGames, _ error) {
		switch {
		case shown.Dropped():
		case p.source.table.Len() != table.Len():
			p.find(in, o, then)
		default:
			p.among = table.Len()
			then(found)
		}
	})
}

// renew adds the games of the opponent that have been read since. The board stays as it is.
func (p *preparation) renew() {
	of := p.bar.request.opponent()
	if of == nil || p.among == p.source.table.Len() {
		return
	}
	p.find(p.renewing, *of, func(found opponentGames) {
		if r := p.bar.request; r.opponent() == of {
			r.only = &subset{name: r.only.name, rows: found.rows, of: of}
			p.bar.askFor(r)
		}
	})
}

func (p *preparation) show(o opponent, found opponentGames) {
	game := found.rules
	if game == nil {
		game = p.config.Chess
	}
	p.follow()
	p.own.follow()
	p.explorer.side.flipped = o.side == rules.White
	p.explorer.start(Line{Rules: game, Positions: []rules.Position{game.Start()}})
	p.list.offset, p.list.selection.cursor = 0, 0
	p.bar.askFor(request{here: true, only: &subset{name: with(o.side, i18n.Player(o.name)), rows: found.rows, of: &o}})
	if p.source.positions == nil {
		p.status.text.SetText(i18n.T("gamelist.moves-still-being-read"))
	}
}

// gamesOf returns the games of an opponent in a table, however the name is written in order.
func gamesOf(games library.Collection, t *index.Table, o opponent) (found opponentGames) {
	column, known := [2]index.Column{rules.White: index.White, rules.Black: index.Black}[o.side], map[string]bool{}
	for row := range t.Len() {
		name := t.Text(row, column)
		is, asked := known[name]
		if !asked {
			is = name == o.name || record.SamePerson(name, o.name)
			known[name] = is
		}
		if is {
			found.rows = append(found.rows, int32(row))
		}
	}
	if len(found.rows) > 0 {
		for game := range games.Records(t, found.rows[:1]) {
			found.rules = game.Rules
		}
	}
	return found
}
