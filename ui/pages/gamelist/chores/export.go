package chores

import (
	"errors"
	"io"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/ui/i18n"
)

// Export writes games into a file, in the format of its extension.
type Export struct {
	Files
	Scope
	Path string
	Was  atomicfile.State
}

// Propose asks if the file cannot hold everything that the games contain.
func (e *Export) Propose(t *task.Task) (Proposal, error) {
	to := gamefile.TypeOf(e.Path)
	loses, err := e.loses(t, to)
	if err != nil || len(loses) == 0 {
		return Proposal{}, err
	}
	export := i18n.T("dialogs.export")
	return Proposal{Question: Question{export, i18n.F("gamelist.format-loses", to.Format.String(), i18n.List(loses)), export}}, nil
}

// loses names what the games contain that the file format cannot store, each kind of
// thing once.
func (e *Export) loses(t *task.Task, to gamefile.Type) (all []phrase.Phrase, err error) {
	if to.Format == (gamefile.PGN{}) { // PGN loses nothing
		return nil, nil
	}
	known := map[string]bool{}
	for game, err := range e.Games.Records(e.Table, e.Rows) {
		if err := errors.Join(err, t.Context().Err()); err != nil {
			return nil, err
		}
		for _, what := range to.Format.Loses(game.Record) {
			if !known[what.Form] {
				known[what.Form] = true
				all = append(all, what)
			}
		}
	}
	return all, nil
}

// Do writes the games.
func (e *Export) Do(t *task.Task) (Done, error) {
	wrap := progressWriter(t, i18n.F("gamelist.writing", gamesText(len(e.Rows))))
	return e.write(func(w io.Writer) error {
		return e.Games.Export(wrap(w, e.Size()), e.Table, e.Rows, gamefile.TypeOf(e.Path))
	})
}

// write writes the file.
func (e *Export) write(do func(io.Writer) error) (Done, error) {
	if err := e.Write(e.Path, e.Was, do); err != nil {
		return Done{}, err
	}
	return Done{Text: i18n.F("gamelist.written", gamesText(len(e.Rows)), e.Path)}, nil
}

// BookletExtension is the extension of files that are written as a booklet.
const BookletExtension = ".pdf"

// maxBookletGames is the most games that a booklet may have. All are held in memory.
const maxBookletGames = 5000

var errTooLong = phrase.Errorf("gamelist.booklet-too-long", phrase.Number(maxBookletGames))

// A Printer writes games as a booklet under a title. It calls step before each game, and
// an error from step ends the work.
type Printer func(out io.Writer, title string, games []library.Read, step func(done, all int) error) error

// Booklet writes games as a booklet.
type Booklet struct {
	Export
	Print Printer
}

// Propose asks nothing. It fails if there are too many games.
func (b *Booklet) Propose(*task.Task) (Proposal, error) {
	if len(b.Rows) > maxBookletGames {
		return Proposal{}, errTooLong
	}
	return Proposal{}, nil
}

// Do writes the booklet. The name of the file is its title.
func (b *Booklet) Do(t *task.Task) (Done, error) {
	title := strings.TrimSuffix(filepath.Base(b.Path), filepath.Ext(b.Path))
	what := fixed(i18n.F("gamelist.writing", gamesText(len(b.Rows))))
	return b.write(func(w io.Writer) error {
		var games []library.Read
		for game, err := range b.Games.Records(b.Table, b.Rows) {
			if err := errors.Join(err, t.Context().Err()); err != nil {
				return err
			}
			games = append(games, game)
		}
		return b.Print(w, title, games, func(done, all int) error {
			t.Report(float64(done)/float64(max(all, 1)), what)
			return t.Context().Err()
		})
	})
}
