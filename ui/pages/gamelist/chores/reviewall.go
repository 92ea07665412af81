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
	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/i18n"
)

// A Reviewer is what reviews many games, and where it keeps what is not finished.
type Reviewer struct {
	Engines map[string]Engine // what evaluates the positions of a game, by the ID of its rules
	Dir     string            // the folder of unfinished work
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
	l, err := c.open(t.Context())
	if err != nil {
		return Proposal{}, err
	}
	defer func() { l.end(l.Len() > 0) }() // the person may cancel
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

// key returns the key of a game and of how it is reviewed.
func (c *ReviewAll) key(item pgn.Item) string {
	engine := ""
	if r, ok := c.Games.Rules().Find(item.Variant()); ok {
		engine = c.Engines[r.ID()].Name
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %d\n%s", engine, review.Nodes, review.Deeper, item.Raw))
	return hex.EncodeToString(sum[:16])
}

// Do reviews the games that have not been reviewed, and writes the copy with all of them. If it
// is stopped, the copy has what was reviewed so far.
func (c *ReviewAll) Do(t *task.Task) (done Done, err error) {
	k, err := c.open(t.Context())
	if err != nil {
		return Done{}, err
	}
	needed := true
	defer func() { k.end(needed) }()
	w := &reviewing{ReviewAll: c, ledger: k.Ledger, began: time.Now(), pace: review.Pace{Guess: review.PerPosition}}
	stopped := w.all(t)
	if stopped != nil && (!Stopped(stopped) || k.Len() == 0) {
		needed = k.Len() > 0
		return Done{}, stopped
	}
	used, err := c.copy(k.Ledger)
	if err != nil {
		return Done{}, err
	}
	done = Done{Text: i18n.F("gamelist.review-done", gamesText(len(c.Rows)), c.Path), Paths: []string{c.Path}}
	if stopped != nil {
		done.Text = i18n.F("gamelist.review-stopped", w.games, gamesText(len(c.Rows)), filepath.Base(c.Path))
		return done, stopped
	}
	needed = used < k.Len() // of other games of the file
	return done, nil
}

// copy writes the games, those that were reviewed with what was found. It returns how many
// results it used.
func (c *ReviewAll) copy(l *ledger.Ledger) (used int, err error) {
	keys := map[string]bool{}
	var items iter.Seq2[pgn.Item, error] = func(yield func(pgn.Item, error) bool) {
		for item, err := range c.Games.Items(c.Table)(c.Rows) {
			if key := c.key(item); err == nil && l.Has(key) {
				keys[key] = true
				item.Text, err = l.Get(key)
				item.Format = nil
			}
			if !yield(item, err) || err != nil {
				return
			}
		}
	}
	_, err = c.write(func(w io.Writer) error { return gamefile.TypeOf(".pgn").Write(w, c.Games.Rules(), items) })
	return len(keys), err
}
