package chores

import (
	"time"

	"passedpawn/game/files/ledger"
	"passedpawn/game/library"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/i18n"
)

// A reviewing is the work on the games that have not been reviewed.
type reviewing struct {
	*ReviewAll
	ledger *ledger.Ledger
	began  time.Time
	pace   review.Pace
	games  int // that have been reviewed, also before
}

// all reviews the games. Those that cannot be read are left as they are.
func (w *reviewing) all(t *task.Task) error {
	left, n := w.positions, 0
	for item, err := range w.Games.Items(w.Table)(w.Rows) {
		if err == nil {
			err = t.Context().Err()
		}
		if err != nil {
			return err
		}
		key, length := w.key(item), w.Table.Length(int(w.Rows[n]))
		if n++; w.ledger.Has(key) {
			w.games++
			continue
		}
		if err := w.one(t, item, key, left); err != nil {
			return err
		}
		if left -= length; length == 0 {
			left -= usualPlies
		}
		w.games++
	}
	return nil
}

// one reviews a game. left is about how many positions there are in it and those that follow.
func (w *reviewing) one(t *task.Task, item pgn.Item, key string, left int) error {
	rec, _ := pgn.Read(item, w.Games.Rules())
	if rec == nil {
		return nil
	}
	game, known := w.Games.Rules().Find(rec.Rules)
	if !known {
		return nil
	}
	engine, can := w.Engines[game.ID()]
	if !can {
		return nil
	}
	g, err := gameOf(library.Read{Record: rec, Rules: game})
	if err != nil || len(g.Moves) == 0 {
		return nil // it begins at a position that is not legal, or has no moves
	}
	r, told := review.FromFile(g, rec)
	if !told {
		r = review.New(g)
		w.report(t, left)
		err = review.Run(t.Context(), g, nil, player.Limits{Nodes: review.Nodes}, engine.New, func(ply int, e review.Eval) {
			r = r.With(ply, e)
			w.pace.Done++
			w.pace.Took = time.Since(w.began)
			w.report(t, left-r.Done())
		})
	}
	if err != nil {
		return err
	}
	r.Write(rec)
	return w.ledger.Add(key, pgn.Text(rec, w.Games.Rules()))
}

// report says how far the work is, and how long the rest takes.
func (w *reviewing) report(t *task.Task, left int) {
	games, rest := w.games, w.pace.Left(left)
	t.Report(1-float64(max(left, 0))/float64(max(w.positions, 1)), func() string {
		return i18n.F("gamelist.reviewing", games, gamesText(len(w.Rows)), lasting(rest))
	})
}

// lasting says how long something takes: minutes, or hours if it is long.
func lasting(d time.Duration) string {
	minutes := max(1, int((d + time.Minute/2).Minutes()))
	if minutes < 100 {
		return i18n.Count(minutes, "train.minutes")
	}
	return i18n.Count((minutes+30)/60, "gamelist.hours")
}
