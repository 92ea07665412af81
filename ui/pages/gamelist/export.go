package gamelist

import (
	"errors"
	"io"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/ui/i18n"
)

// Booklet is the extension of files that are written as a booklet.
const Booklet = ".pdf"

// longest is the most games that a booklet may have. All are held in memory.
const longest = 5000

var errTooLong = phrase.Errorf("gamelist.booklet-too-long", phrase.Number(longest))

// An exported is an export of games into a file.
type exported struct {
	*Page
	path  string
	was   atomicfile.State
	rows  []int32
	games library.Collection
	table *index.Table
}

// exportChosen writes the chosen games into one file.
func (p *Page) exportChosen() {
	rows, games, table := p.picked(), p.games, p.table
	if len(rows) == 0 {
		return
	}
	task.Go(p.copying, func(*task.Task) (bool, error) {
		item, err := games.Item(table, int(rows[0]))
		return strings.HasPrefix(strings.ToLower(item.Tag("Variant")), "shogi"), err
	}, func(shogi bool, _ error) {
		p.config.SaveAs(i18n.F("gamelist.export-games", gamesText(len(rows))), "games", shogi, func(path string, was atomicfile.State) {
			e := exported{p, path, was, rows, games, table}
			if strings.EqualFold(filepath.Ext(path), Booklet) {
				e.print()
				return
			}
			e.agree(gamefile.TargetOf(path), e.write)
		})
	})
}

// agree continues if the file loses nothing, or if the person does not mind.
func (e exported) agree(to gamefile.Target, then func(gamefile.Target)) {
	task.Go(e.work, func(t *task.Task) ([]phrase.Phrase, error) { return e.loses(t, to) }, func(loses []phrase.Phrase, err error) {
		switch {
		case err != nil:
			e.told(err)
		case len(loses) == 0:
			then(to)
		default:
			e.config.Ask(i18n.T("dialogs.export"), i18n.F("gamelist.format-loses", to.Format.String(), i18n.List(loses)), i18n.T("dialogs.export"), i18n.T("common.cancel"), func(yes bool) {
				if yes {
					then(to)
				}
			})
		}
	})
}

// loses names what the games contain that the file format cannot store, each kind of
// thing once.
func (e exported) loses(t *task.Task, to gamefile.Target) (all []phrase.Phrase, err error) {
	if to == (gamefile.Target{}) { // PGN loses nothing
		return nil, nil
	}
	known := map[string]bool{}
	for game, err := range e.games.Records(e.table, e.rows) {
		if err := errors.Join(err, t.Context().Err()); err != nil {
			return nil, err
		}
		for _, what := range to.Loses(game.Record) {
			if !known[what.Form] {
				known[what.Form] = true
				all = append(all, what)
			}
		}
	}
	return all, nil
}

// write writes the games in the format of a target.
func (e exported) write(to gamefile.Target) {
	what := i18n.F("gamelist.writing", gamesText(len(e.rows)))
	e.run(func(t *task.Task, w io.Writer) error {
		return e.games.Export(progressWriter(t, what)(w, sizeOf(e.table, e.rows)), e.table, e.rows, to)
	})
}

// print writes the games as a booklet.
func (e exported) print() {
	if len(e.rows) > longest {
		e.announce(i18n.Sentence(errTooLong))
		return
	}
	write, what := e.config.Print(), fixed(i18n.F("gamelist.writing", gamesText(len(e.rows))))
	title := strings.TrimSuffix(filepath.Base(e.path), filepath.Ext(e.path))
	e.run(func(t *task.Task, w io.Writer) error {
		var games []library.Read
		for game, err := range e.games.Records(e.table, e.rows) {
			if err := errors.Join(err, t.Context().Err()); err != nil {
				return err
			}
			games = append(games, game)
		}
		return write(w, title, games, func(done, all int) error {
			t.Report(float64(done)/float64(max(all, 1)), what)
			return t.Context().Err()
		})
	})
}

// run writes the file away from Fyne's thread, and announces the result.
func (e exported) run(do func(*task.Task, io.Writer) error) {
	task.Go(e.work, func(t *task.Task) (bool, error) {
		return true, e.config.Files.Write(e.path, e.was, func(w io.Writer) error { return do(t, w) })
	}, func(_ bool, err error) {
		if err != nil {
			e.told(err)
			return
		}
		e.announce(i18n.F("gamelist.written", gamesText(len(e.rows)), e.path))
	})
}

// told announces why there is no file.
func (e exported) told(err error) {
	if stopped(err) {
		e.announce(i18n.T("gamelist.stopped-no-file-written"))
		return
	}
	e.announce(i18n.Sentence(err))
}
