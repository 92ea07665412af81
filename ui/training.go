package ui

import (
	"context"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/gamelist"
	"passedpawn/ui/pages/train"
)

// newTrain creates the page on which the person's mistakes come back.
func newTrain(w *Window) *train.Page {
	c := w.config
	store := c.Teaching.Training
	return train.New(train.Config{
		Shell: w.shell, Store: store, Pieces: w.pieces, Puzzles: c.Teaching.Puzzles, Draw: c.Teaching.Draw, Vision: func() { w.showPage(w.vision) },
		Endings: train.Endings{Trainer: c.Teaching.Endings, Complete: c.Programs.TablesComplete, Build: w.endgames.offer},
		Judge: func(card training.Card, m rules.Move) func(context.Context) (training.Verdict, error) {
			r := store.Rules()
			reviewer := c.Play.Opponents.Reviewer(r.ID())
			return func(ctx context.Context) (training.Verdict, error) {
				return training.Judge(ctx, r, card, m, reviewer.New)
			}
		},
		Openings: openings{w}.of(), Problems: c.Teaching.Problems,
	}, c.Person.Settings)
}

// openings connects the person's repertoires with files and games.
type openings struct{ window *Window }

// of returns what the page that trains needs of them.
func (o openings) of() train.Openings {
	w := o.window
	return train.Openings{
		Store: w.config.Teaching.Openings,
		Load: func(ctx context.Context, before repertoire.Graphs) ([]repertoire.Book, repertoire.Graphs, error) {
			return w.config.Teaching.Openings.Load(ctx, w.config.Play.Games, before)
		},
		Persons: func() []string { return w.settings.Persons(w.config.Person.Name) },
		Count: func(side rules.Side, persons []string) func(context.Context, *repertoire.Graph, string) (*repertoire.Counts, error) {
			return func(ctx context.Context, g *repertoire.Graph, path string) (*repertoire.Counts, error) {
				if path == repertoire.OwnGames {
					return o.countOwn(ctx, g, against(side, persons))
				}
				return g.Count(ctx, path, w.config.Play.Games, against(side, persons))
			}
		},
		File: w.files.games,
	}
}

// ofList returns what a list of games needs of them.
func (o openings) ofList() gamelist.Openings {
	store := o.window.config.Teaching.Openings
	return gamelist.Openings{Copy: store.Copy, Load: o.load, Begin: func(e repertoire.Entry) {
		if o.window.inSight == pages.Page(o.window.gameList) { // or the person has gone on to something else
			o.begin(e)
		}
	}}
}

// load reads the repertoires. It is called off Fyne's thread.
func (o openings) load(ctx context.Context) ([]repertoire.Book, error) {
	all, _, err := o.window.config.Teaching.Openings.Load(ctx, o.window.config.Play.Games, nil)
	return all, err
}

// left says where a game left the openings of a side. It is called off Fyne's thread.
func (o openings) left(ctx context.Context, side rules.Side, line []rules.Position, moves []rules.Move) (session.Departed, error) {
	all, err := o.load(ctx)
	if err != nil {
		return session.Departed{}, err
	}
	book, l := repertoire.LeaveGame(all, side, line, moves)
	if l.Exit == repertoire.Never {
		return session.Departed{}, repertoire.Fault(all)
	}
	return session.Departed{Said: l.Sentence(book.Name()), Ply: l.Ply}, nil
}

// train keeps games in a file of their own, and trains them from a position on.
func (o openings) train(name, games string, side rules.Side, from rules.Position) {
	w := o.window
	task.Go(w.tasks, func(*task.Task) (string, error) { return w.config.Teaching.Openings.Copy(name, games) }, func(path string, err error) {
		if err != nil {
			w.host.Tell(i18n.T("common.train"), i18n.Sentence(err))
			return
		}
		o.begin(repertoire.Entry{Side: side, Path: path, Root: repertoire.RootOf(from)})
	})
}

// begin trains a repertoire.
func (o openings) begin(e repertoire.Entry) {
	train.Begin(o.window.train, e)
	o.window.showPage(o.window.train)
}

// against returns a filter that leaves out games in which a person has the other side: there, the
// moves against the repertoire are the person's own.
func against(side rules.Side, persons []string) func(white, black string) bool {
	return func(white, black string) bool {
		players := [...]string{rules.White: white, rules.Black: black}
		return record.IsOneOf(players[side], persons) || !record.IsOneOf(players[side.Other()], persons)
	}
}

// countOwn counts those of the person's own games that are wanted.
func (o openings) countOwn(ctx context.Context, g *repertoire.Graph, wanted func(white, black string) bool) (*repertoire.Counts, error) {
	counts := repertoire.NewCounts(g)
	folder := o.window.config.Folders.Games
	if folder == nil {
		return counts, nil
	}
	games := folder.Kept()
	t, err := games.List(ctx, func(*index.Table, float64) {})
	if err != nil {
		return nil, err
	}
	var rows []int32
	for row := range t.Len() {
		if wanted(t.Text(row, index.White), t.Text(row, index.Black)) {
			rows = append(rows, int32(row))
		}
	}
	for line, err := range library.MainLines(games, t, rows, repertoire.Depth) {
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return nil, err
		}
		counts.Add(line.Start, line.Moves)
	}
	return counts, nil
}
