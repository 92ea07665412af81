package gamelist

import (
	"errors"
	"path/filepath"
	"strings"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// Database returns what can be done with the listed file as a whole.
func (p *Page) Database() []dialogs.Deed {
	return []dialogs.Deed{
		{Text: i18n.T("gamelist.merge"), Do: p.Merge},
		{Text: i18n.T("gamelist.unify"), Do: p.UnifyNames},
		{Text: i18n.T("gamelist.openings"), Do: p.NameOpenings},
		{Text: i18n.T("gamelist.details"), Do: p.ShowDetails},
		{Text: i18n.T("gamelist.save-encoded"), Do: p.SaveEncoded},
	}
}

// Merge adds the games of another file that the listed file lacks. The person sees first
// which these are.
func (p *Page) Merge() {
	if p.positions == nil {
		p.announce(i18n.T("gamelist.moves-not-read"))
		return
	}
	p.config.AskFile(i18n.T("gamelist.merge"), p.merge)
}

// A merger is another file compared with the listed one.
type merger struct {
	from         library.Collection
	table        *index.Table
	fresh, extra []int32 // rows of the games to be added, and of those to be left out
}

func (p *Page) merge(path string) {
	games, table, from := p.games, p.table, p.config.Collection(path)
	if games.Is(path) {
		p.announce(i18n.T("gamelist.same-file"))
		return
	}
	task.Go(p.copying, func(t *task.Task) (merger, error) {
		if err := writable(games); err != nil {
			return merger{}, err
		}
		other, err := p.moves(t, from)
		if err != nil {
			return merger{}, err
		}
		fresh, extra := table.Lacks(other)
		return merger{from, other, fresh, extra}, nil
	}, func(m merger, err error) {
		switch {
		case stopped(err):
		case err != nil:
			p.announce(i18n.Sentence(err))
		case p.table.Len() != table.Len():
			p.announce(i18n.Sentence(library.ErrChanged))
		case m.table.Len() == 0:
			p.announce(i18n.F("window.holds-no-game", filepath.Base(path)))
		default:
			p.propose(m)
		}
	})
}

// moves reads a file with its moves, from its cache if that is still right.
func (p *Page) moves(t *task.Task, c library.Collection) (*index.Table, error) {
	table, positions, ok := c.Remembered()
	if !ok {
		table, positions, ok = c.Renewed(t.Context())
	}
	var err error
	for try := 0; !ok && try < patience; try++ {
		table, positions, err = p.readMoves(t, c)
		if ok = err == nil; !errors.Is(err, library.ErrMoved) {
			break
		}
	}
	if err != nil {
		return nil, err
	}
	positions.Close()
	return table, nil
}

func (p *Page) readMoves(t *task.Task, c library.Collection) (*index.Table, *library.Searchable, error) {
	table, err := c.List(t.Context(), func(*index.Table, float64) {})
	if err != nil {
		return nil, nil, err
	}
	return c.ReadMoves(t.Context(), table, func(_ int64, games int) {
		t.Report(float64(games)/float64(max(table.Len(), 1)), func() string { return i18n.F("gamelist.reading-moves-far", gamesText(games)) })
	})
}

// writable returns the reason why the file of a collection cannot be changed.
func writable(c library.Collection) error {
	if c.Own() {
		return nil
	}
	return library.Writable(c.Path())
}

// propose shows which games would be added and which left out.
func (p *Page) propose(m merger) {
	part := func(name string, rows []int32, ticked bool) dialogs.Part {
		part := dialogs.Part{Name: name, Ticked: make([]bool, len(rows))}
		for i := range rows {
			part.Ticked[i] = ticked
		}
		part.Row = func(i int) (text, note string) { return gameLine(m.table, int(rows[i])) }
		return part
	}
	name := p.name()
	list := dialogs.Checklist{
		Title: i18n.T("gamelist.merge"), About: i18n.F("gamelist.merge-about", filepath.Base(m.from.Path()), gamesText(m.table.Len()), name),
		Parts: []dialogs.Part{part(i18n.F("gamelist.to-add", gamesText(len(m.fresh))), m.fresh, true), part(i18n.F("gamelist.left-out", gamesText(len(m.extra))), m.extra, false)},
		Do:    func(n int) string { return i18n.F("gamelist.add-games", gamesText(n)) },
	}
	p.config.Checklist(list, func() {
		var rows []int32
		for i, all := range [][]int32{m.fresh, m.extra} {
			for j, row := range all {
				if list.Parts[i].Ticked[j] {
					rows = append(rows, row)
				}
			}
		}
		p.addMerged(m, rows)
	})
}

// addMerged adds games of the other file.
func (p *Page) addMerged(m merger, rows []int32) {
	if p.games.Own() {
		p.addToOwn(m.from, m.table, rows)
		return
	}
	to := p.games
	task.Go(p.copying, func(*task.Task) (adding, error) {
		return prepare(library.Add(to.Path(), to.Encoding(), m.from, m.table, rows))
	}, func(a adding, err error) {
		if err != nil || a.foreign > 0 {
			p.askToAdd(a, err)
			return
		}
		p.add(a)
	})
}

// gameLine describes a game: its players and result, and below them when and where it was
// played.
func gameLine(t *index.Table, row int) (text, note string) {
	known := func(c index.Column) string {
		if s := t.Text(row, c); s != "" {
			return s
		}
		return "?"
	}
	var more []string
	for _, c := range []index.Column{index.Date, index.Event, index.Round, index.Site, index.ECO} {
		if s := t.Text(row, c); s != "" {
			more = append(more, s)
		}
	}
	if s := t.Text(row, index.Plies); s != "" {
		more = append(more, i18n.F("gamelist.half-moves", s))
	}
	return known(index.White) + " – " + known(index.Black) + "   " + known(index.Result), strings.Join(more, "  ·  ")
}
