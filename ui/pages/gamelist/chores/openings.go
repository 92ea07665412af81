package chores

import (
	"passedpawn/game/chess/opening"
	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// Openings writes the openings into the games.
type Openings struct {
	Files
	Scope
	list  *dialogs.Checklist
	found [2][]library.Opened // games that say nothing, and games that say another opening
}

// Propose finds the openings. Those of games that name another one are not ticked.
func (o *Openings) Propose(t *task.Task) (Proposal, error) {
	if err := o.writable(); err != nil {
		return Proposal{}, err
	}
	found, err := o.Games.Openings(t.Context(), o.Table, o.Rows, func(games int) {
		t.Report(float64(games)/float64(len(o.Rows)), func() string { return i18n.F("gamelist.reading-moves-far", gamesText(games)) })
	})
	if err != nil {
		return Proposal{}, err
	}
	if len(found.New)+len(found.Other) == 0 {
		return Proposal{Nothing: i18n.F("gamelist.openings-are-there", gamesText(found.Same), gamesText(found.None))}, nil
	}
	o.found = [2][]library.Opened{found.New, found.Other}
	o.list = &dialogs.Checklist{
		Title: i18n.T("gamelist.openings"), About: i18n.F("gamelist.openings-about", gamesText(len(o.Rows)), o.Name(), gamesText(found.Same), gamesText(found.None)),
		Do: func(n int) string { return i18n.F("gamelist.write-into", gamesText(n)) },
	}
	for i, name := range []string{i18n.F("gamelist.openings-new", gamesText(len(found.New))), i18n.F("gamelist.openings-other", gamesText(len(found.Other)))} {
		o.list.Parts = append(o.list.Parts, rowsPart(name, len(o.found[i]), i == 0, func(n int) (text, note string) { return o.line(o.found[i][n]) }))
	}
	return Proposal{List: o.list}, nil
}

// Do writes the openings that are ticked.
func (o *Openings) Do(t *task.Task) (Done, error) {
	to := map[int32]library.Opened{}
	scope := o.Scope
	scope.Rows = nil
	for i, games := range o.found {
		for n, opened := range games {
			if o.list.Parts[i].Ticked[n] {
				to[opened.Row] = opened
				scope.Rows = append(scope.Rows, opened.Row)
			}
		}
	}
	return edit(t, o.Files, scope, func(row int32, item pgn.Item) string { return to[row].Text(item) }, func(games string) (done, undo string) {
		return i18n.F("gamelist.openings-written", games), i18n.F("gamelist.undo-openings", games)
	})
}

// line describes a game and its opening.
func (o *Openings) line(opened library.Opened) (text, note string) {
	text, _ = gameLine(o.Table, int(opened.Row))
	note = opened.Name.ECO + "  " + opening.Title(opened.Name.Title).In(i18n.Spoken())
	if opened.Was != "" && opened.Was != opened.Name.ECO {
		note += "  ·  " + i18n.F("gamelist.in-the-file", opened.Was)
	}
	return text, note
}
