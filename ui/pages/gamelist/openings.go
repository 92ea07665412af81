package gamelist

import (
	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// NameOpenings proposes to write the openings into the games. What a game says differently
// is not ticked.
func (p *Page) NameOpenings() {
	e := p.scope()
	if len(e.rows) == 0 {
		return
	}
	task.Go(p.copying, func(t *task.Task) (library.Openings, error) {
		if err := writable(e.games); err != nil {
			return library.Openings{}, err
		}
		return e.games.Openings(t.Context(), e.table, e.rows, func(games int) {
			t.Report(float64(games)/float64(len(e.rows)), func() string { return i18n.F("gamelist.reading-moves-far", gamesText(games)) })
		})
	}, func(found library.Openings, err error) {
		switch {
		case stopped(err):
		case err != nil:
			p.announce(i18n.Sentence(err))
		case len(found.New)+len(found.Other) == 0:
			p.announce(i18n.F("gamelist.openings-are-there", gamesText(found.Same), gamesText(found.None)))
		default:
			p.proposeOpenings(e, found)
		}
	})
}

// proposeOpenings shows the games and their openings.
func (p *Page) proposeOpenings(e edit, found library.Openings) {
	list := dialogs.Checklist{
		Title: i18n.T("gamelist.openings"), About: i18n.F("gamelist.openings-about", gamesText(len(e.rows)), p.name(), gamesText(found.Same), gamesText(found.None)),
		Do: func(n int) string { return i18n.F("gamelist.write-into", gamesText(n)) },
	}
	all := [][]library.Opened{found.New, found.Other}
	for i, name := range []string{i18n.F("gamelist.openings-new", gamesText(len(found.New))), i18n.F("gamelist.openings-other", gamesText(len(found.Other)))} {
		part := dialogs.Part{Name: name, Ticked: make([]bool, len(all[i]))}
		for n := range part.Ticked {
			part.Ticked[n] = i == 0
		}
		part.Row = func(n int) (text, note string) { return openingLine(e, all[i][n]) }
		list.Parts = append(list.Parts, part)
	}
	p.config.Checklist(list, func() {
		to := map[int32]library.Opened{}
		e.rows = nil
		for i, games := range all {
			for n, o := range games {
				if list.Parts[i].Ticked[n] {
					to[o.Row] = o
					e.rows = append(e.rows, o.Row)
				}
			}
		}
		p.edit(e, func(row int32, item pgn.Item) string { return to[row].Text(item) }, func(n string) (done, undo string) {
			return i18n.F("gamelist.openings-written", n), i18n.F("gamelist.undo-openings", n)
		})
	})
}

// openingLine describes a game and its opening.
func openingLine(e edit, o library.Opened) (text, note string) {
	text, _ = gameLine(e.table, int(o.Row))
	note = o.Name.ECO + "  " + o.Name.Title
	if o.Was != "" && o.Was != o.Name.ECO {
		note += "  ·  " + i18n.F("gamelist.in-the-file", o.Was)
	}
	return text, note
}
