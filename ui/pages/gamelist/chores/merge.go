package chores

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

// Patience is how often the reading of a file is tried if the file changes in the meantime.
const Patience = 3

// Merge adds the games of another file that a collection lacks. It proposes which; the
// games that the person ticks are then copied.
type Merge struct {
	Files
	To    Scope                                      // the collection
	From  library.Collection                         // the other file
	Valid func() bool                                // reports, on Fyne's thread, whether To is still what is listed
	Into  func(from Scope) (library.Addition, error) // prepares an addition to the person's own games

	table *index.Table // of the other file
	lists [2][]int32   // rows of the games that To lacks, and of the others
	list  *dialogs.Checklist
}

// Propose compares the two files. What the collection lacks is ticked.
func (m *Merge) Propose(t *task.Task) (p Proposal, err error) {
	if err := m.To.writable(); err != nil {
		return Proposal{}, err
	}
	m.From, err = library.Unpack(t.Context(), m.From.Of(library.Part{All: true}), func(part float64, _ int) {
		t.Report(part, func() string { return i18n.T("gamelist.unpacking") })
	})
	if err != nil {
		return Proposal{}, err
	}
	if m.table, err = movesOf(t, m.From); err != nil {
		return Proposal{}, err
	}
	name := filepath.Base(m.From.Path())
	if m.table.Len() == 0 {
		return Proposal{Nothing: i18n.F("window.holds-no-game", name), Valid: m.Valid}, nil
	}
	m.lists[0], m.lists[1] = m.To.Table.Lacks(m.table)
	m.list = &dialogs.Checklist{
		Title: i18n.T("gamelist.merge"), About: i18n.F("gamelist.merge-about", name, gamesText(m.table.Len()), m.To.Name()),
		Do: func(n int) string { return i18n.F("gamelist.add-games", gamesText(n)) },
	}
	for i, name := range []string{i18n.F("gamelist.to-add", gamesText(len(m.lists[0]))), i18n.F("gamelist.left-out", gamesText(len(m.lists[1])))} {
		rows := m.lists[i]
		m.list.Parts = append(m.list.Parts, rowsPart(name, len(rows), i == 0, func(n int) (text, note string) { return gameLine(m.table, int(rows[n])) }))
	}
	return Proposal{List: m.list, Valid: m.Valid}, nil
}

// Copy returns the chore that copies the games that are ticked.
func (m *Merge) Copy() *Copy {
	from := Scope{Games: m.From, Table: m.table}
	for i, rows := range m.lists {
		for n, row := range rows {
			if m.list.Parts[i].Ticked[n] {
				from.Rows = append(from.Rows, row)
			}
		}
	}
	c := &Copy{Files: m.Files, Scope: from, Prepare: m.Into}
	if !m.To.Games.Own() {
		c.Prepare, c.Agreed = Into(m.To.Games), true
	}
	return c
}

// movesOf reads a file with its moves, from its cache if that is still right.
func movesOf(t *task.Task, c library.Collection) (*index.Table, error) {
	table, positions, ok := c.Remembered()
	if !ok {
		table, positions, ok = c.Renewed(t.Context())
	}
	var err error
	for try := 0; !ok && try < Patience; try++ {
		table, positions, err = readMoves(t, c)
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

// readMoves reads a file without its cache. The error is library.ErrMoved if the file has
// changed in the meantime.
func readMoves(t *task.Task, c library.Collection) (*index.Table, *library.Searchable, error) {
	table, err := c.List(t.Context(), func(*index.Table, float64) {})
	if err != nil {
		return nil, nil, err
	}
	return c.ReadMoves(t.Context(), table, func(_ int64, games int) {
		t.Report(float64(games)/float64(max(table.Len(), 1)), func() string { return i18n.F("gamelist.reading-moves-far", gamesText(games)) })
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
