package chores

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"iter"
	"path/filepath"
	"time"

	"passedpawn/game/files/ledger"
	"passedpawn/game/library"
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/i18n"
)

// A Reviewer is what reviews many games, and where it keeps what is not finished.
type Reviewer struct {
	Engine func(game string) Engine // evaluates the positions of a game, by the name of its rules
	Dir    string                   // the folder of unfinished work
}

// An Engine evaluates positions.
type Engine struct {
	Name string // of another engine, "" for the bundled one
	New  func() player.Thinker
}

// ReviewAll reviews games in the background, and writes a copy of them with evaluations, marks
// and better lines. Each game that is done is kept at once, so that the work goes on where it
// was, also after a crash. The file of the games itself is only read.
type ReviewAll struct {
	Export
	Reviewer

	done, positions int // games that were reviewed before, and positions in the others
}

// usualPlies is the length of a game whose length is not known.
const usualPlies = 80

// Propose says how long it takes, and how much of it has been done.
func (c *ReviewAll) Propose(t *task.Task) (Proposal, error) {
	l, err := c.open()
	if err != nil {
		return Proposal{}, err
	}
	defer l.Close()
	n := 0
	c.done, c.positions = 0, 0
	for item, err := range c.Games.Items(c.Table)(c.Rows) {
		if err != nil {
			return Proposal{}, err
		}
		t.Report(float64(n)/float64(len(c.Rows)), fixed(i18n.T("gamelist.reading-games")))
		if t.Context().Err() != nil {
			return Proposal{}, t.Context().Err()
		}
		if row := int(c.Rows[n]); l.Has(c.key(item)) {
			c.done++
		} else if c.positions += c.Table.Length(row); c.Table.Length(row) == 0 {
			c.positions += usualPlies
		}
		n++
	}
	text := i18n.F("gamelist.review-about", gamesText(len(c.Rows)), lasting(review.Pace{Guess: review.PerPosition}.Left(c.positions)))
	yes := i18n.T("train.start")
	if c.done > 0 {
		text = i18n.F("gamelist.review-again", c.done, gamesText(len(c.Rows)), lasting(review.Pace{Guess: review.PerPosition}.Left(c.positions)))
		yes = i18n.T("gamelist.review-continue")
	}
	return Proposal{Question: Question{Title: i18n.T("gamelist.review"), Text: text, Yes: yes}}, nil
}

// open opens what was kept of the work on these games.
func (c *ReviewAll) open() (*ledger.Ledger, error) {
	name := sha256.Sum256([]byte(c.Games.Path()))
	return ledger.Open(filepath.Join(c.Dir, hex.EncodeToString(name[:8])+".jsonl"))
}

// key returns the key of a game and of how it is reviewed.
func (c *ReviewAll) key(item pgn.Item) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %d\n%s", c.Engine("chess").Name, review.Nodes, review.Deeper, item.Raw))
	return hex.EncodeToString(sum[:16])
}

// Do reviews the games that have not been reviewed, and writes the copy with all of them. If it
// is stopped, the copy has what was reviewed so far.
func (c *ReviewAll) Do(t *task.Task) (Done, error) {
	l, err := c.open()
	if err != nil {
		return Done{}, err
	}
	w := &reviewing{ReviewAll: c, ledger: l, began: time.Now(), pace: review.Pace{Guess: review.PerPosition}}
	stopped := w.all(t)
	if stopped != nil && !Stopped(stopped) || l.Len() == 0 {
		_ = l.Close()
		return Done{}, stopped
	}
	if err := c.copy(l); err != nil {
		_ = l.Close()
		return Done{}, err
	}
	done := Done{Text: i18n.F("gamelist.review-done", gamesText(len(c.Rows)), c.Path), Paths: []string{c.Path}}
	if stopped != nil {
		done.Text = i18n.F("gamelist.review-stopped", w.games, gamesText(len(c.Rows)), filepath.Base(c.Path))
		_ = l.Close()
		return done, stopped
	}
	return done, l.Remove()
}

// copy writes the games, those that were reviewed with what was found.
func (c *ReviewAll) copy(l *ledger.Ledger) error {
	var items iter.Seq2[pgn.Item, error] = func(yield func(pgn.Item, error) bool) {
		for item, err := range c.Games.Items(c.Table)(c.Rows) {
			if err == nil && l.Has(c.key(item)) {
				item.Text, err = l.Get(c.key(item))
				item.Format = nil
			}
			if !yield(item, err) || err != nil {
				return
			}
		}
	}
	_, err := c.write(func(w io.Writer) error { return gamefile.TypeOf(".pgn").Write(w, c.Games.Rules(), items) })
	return err
}

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
	g, err := gameOf(library.Read{Record: rec, Rules: game})
	if err != nil || len(g.Moves) == 0 {
		return nil // it begins at a position that is not legal, or has no moves
	}
	r, told := review.FromFile(g, rec)
	if !told {
		r = review.New(g)
		w.report(t, left)
		err = review.Run(t.Context(), g, nil, player.Limits{Nodes: review.Nodes}, w.Engine(game.ID()).New, func(ply int, e review.Eval) {
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
