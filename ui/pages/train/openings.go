package train

import (
	"context"
	"slices"
	"strings"
	"time"

	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
)

// Openings is what a page needs to train openings; nothing may be nil.
type Openings struct {
	Store *repertoire.Store
	// Load reads the repertoires, as repertoire.Store does. It is called off the thread, and may
	// take a while.
	Load func(ctx context.Context, before repertoire.Graphs) ([]repertoire.Book, repertoire.Graphs, error)
	// Count returns the work of counting the games of a file, or the person's own for
	// repertoire.OwnGames: those in which the person, by their names, did not play the other side.
	Count   func(side rules.Side, persons []string) func(ctx context.Context, g *repertoire.Graph, path string) (*repertoire.Counts, error)
	Persons func() []string                            // the names of the person
	File    func(title string, then func(path string)) // asks for a file of games
}

// An opening is a repertoire of the person, as far as it has been read.
type opening struct {
	repertoire.Entry
	*repertoire.Repertoire                    // nil if it could not be read
	counts                 *repertoire.Counts // nil if there are none
	cover                  repertoire.Coverage
	as                     source // of the games that were counted
	err                    error  // why it, or the games to compare it with, could not be read
}

// openings are the repertoires of a page: what is known of them, and the tour through one.
type openings struct {
	page      *Page
	loading   *task.Latest
	counting  *task.Latest
	all       []*opening
	graphs    repertoire.Graphs // that were read; nothing changes them
	read      bool              // they have been read
	trouble   error             // why the list could not be read
	unwritten error             // why it could not be written
	tour      *tour             // nil if none is under way
	begins    *repertoire.Entry // what is trained as soon as it and the answers have been read
}

// A source is the file that games were counted in, and the names of the person in it.
type source struct {
	repertoire.Stamp
	persons string
}

func newOpenings(p *Page) *openings {
	return &openings{page: p, loading: task.NewLatest(p.tasks), counting: task.NewLatest(p.tasks)}
}

// load reads the list and the files of repertoires, off the thread, and shows them.
func (o *openings) load() {
	load, before := o.page.config.Openings.Load, o.graphs
	type found struct {
		all    []*opening
		graphs repertoire.Graphs
	}
	task.Go(o.loading, func(t *task.Task) (f found, err error) {
		books, graphs, err := load(t.Context(), before)
		for _, b := range books {
			f.all = append(f.all, &opening{Entry: b.Entry, Repertoire: b.Repertoire, err: b.Err})
		}
		f.graphs = graphs
		return f, err
	}, func(f found, err error) {
		for _, one := range f.all {
			if was := o.find(one.Entry); was != nil && was.Met == one.Met && was.Repertoire != nil && one.Repertoire != nil && was.Graph == one.Graph {
				one.compared(was.counts, was.as)
			}
		}
		o.all, o.graphs, o.trouble, o.read = f.all, f.graphs, err, true
		o.page.paces.forget()
		o.page.show()
		o.count()
		o.start()
	})
}

// start begins what was asked for, once it and the answers have been read: without these, all of it
// would be new.
func (o *openings) start() {
	if o.begins == nil || !o.page.loaded || o.loading.Busy() || o.page.loading.Busy() {
		return
	}
	if one := o.find(*o.begins); one != nil {
		o.begins = nil
		o.begin(one, false)
	}
}

// count counts the games that repertoires are compared with, off the thread.
func (o *openings) count() {
	type counted struct {
		one    *opening
		counts *repertoire.Counts
		as     source
		err    error
	}
	var left []*opening
	for _, one := range o.all {
		if one.Repertoire != nil && one.Met != "" {
			left = append(left, one)
		}
	}
	if len(left) == 0 {
		o.counting.Drop()
		return
	}
	var works []func(context.Context, *repertoire.Graph, string) (*repertoire.Counts, error)
	persons := o.page.config.Openings.Persons()
	names := strings.Join(persons, "\n")
	var was []source // of what has been counted
	for _, one := range left {
		works, was = append(works, o.page.config.Openings.Count(one.Entry.Side, persons)), append(was, one.as)
	}
	task.Go(o.counting, func(t *task.Task) (all []counted, err error) {
		for i, one := range left {
			as := source{repertoire.StampOf(one.Met), names}
			if was[i].Stamp != (repertoire.Stamp{}) && was[i] == as {
				continue // the same games of the same person
			}
			c, err := works[i](t.Context(), one.Graph, one.Met)
			all = append(all, counted{one, c, as, err})
		}
		return all, nil
	}, func(all []counted, _ error) {
		for _, c := range all {
			if c.one.err = c.err; c.err == nil {
				c.one.compared(c.counts, c.as)
			}
		}
		o.page.show()
	})
}

// compared notes how often the games of a file came to the positions of a repertoire.
func (one *opening) compared(c *repertoire.Counts, as source) {
	if one.counts, one.as = c, as; c != nil {
		one.cover = one.Cover(c)
	}
}

// find returns the opening of an entry, nil if there is none.
func (o *openings) find(e repertoire.Entry) *opening {
	for _, one := range o.all {
		if one.Is(e) {
			return one
		}
	}
	return nil
}

// items returns the positions of the repertoires that come back, those of the person's mistakes
// left out.
func (o *openings) items(usual time.Duration) (all []training.Item) {
	seen := o.mistakes()
	for _, one := range o.all {
		if one.Repertoire == nil {
			continue
		}
		for _, item := range one.Items(o.page.memory, usual) {
			if !seen[item.ID] {
				seen[item.ID] = true
				all = append(all, item)
			}
		}
	}
	return all
}

// mistakes returns the IDs of the person's mistakes.
func (o *openings) mistakes() map[string]bool {
	all := make(map[string]bool, len(o.page.box.Deck.Cards))
	for _, c := range o.page.box.Deck.Cards {
		all[c.ID] = true
	}
	return all
}

// has reports whether a card is a position of a repertoire.
func (o *openings) has(id string) bool {
	return slices.ContainsFunc(o.all, func(one *opening) bool {
		return one.Repertoire != nil && one.Has(id) != repertoire.Nowhere
	})
}

// insert lets a card come next in the sitting, and reports whether it can.
func (o *openings) insert(id string) bool {
	u := o.tour
	if u == nil {
		o.page.sitting.Insert(id)
		return true
	}
	at := u.of.Has(id)
	if at != repertoire.Nowhere {
		u.Insert(at)
	}
	return at != repertoire.Nowhere
}

// trial returns the trial of an item that is a position of a repertoire or a mistake of the
// person, or both: then the moves of both are right. It is nil for any other item.
func (o *openings) trial(item string) *trial {
	r := o.page.config.Store.Rules()
	t := &trial{rules: r}
	card, known := o.page.box.Deck.Find(item)
	t.Card = card
	for _, one := range o.all {
		if one.Repertoire == nil || one.Has(item) == repertoire.Nowhere {
			continue
		}
		at := one.Has(item)
		card, err := one.Card(r, at)
		if err != nil {
			continue // cannot happen: the position comes from a game
		}
		if t.opening == nil {
			t.opening, t.at = one, at
		}
		if known {
			card = t.Card.And(card)
		}
		t.Card, known = card, true
	}
	if !known {
		return nil
	}
	return t
}
