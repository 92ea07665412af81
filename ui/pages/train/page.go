// Package train is the page that trains the person's own mistakes, openings, endings, puzzles, and
// mate problems of shogi: a first screen that says what is due and, in its place, one position
// after the other on a board. game/teaching/training decides what comes and what is right, the
// rooms beside it choose openings, endings, puzzles and mate problems, and this package shows them.
package train

import (
	"context"
	"errors"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/tsume"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Store  *training.Store
	Pieces *look.Pieces
	// Judge returns the work of judging a move that is not among those of a card.
	Judge func(training.Card, rules.Move) func(context.Context) (training.Verdict, error)
	// Puzzles reads the puzzles. It is called off the thread, and may take a while.
	Puzzles  func() (*puzzles.Set, error)
	Openings Openings
	Endings  Endings
	Problems []tsume.Problem // mate problems of shogi, the shortest first; none are trained without
	Draw     func(n int) int // returns a random number from 0 to n-1
	Vision   func()          // shows the drills for seeing the board
}

// pause is how long a right move stays on the board before the next position comes, if
// pieces move.
const pause = 700 * time.Millisecond

// A Page is the first screen, or a sitting.
type Page struct {
	*suspensions
	*listener
	config   Config
	settings settings.Settings
	board    *boardview.Widget
	start    *start
	panel    *panel
	beside   *fyne.Container // the board and the panel
	content  fyne.CanvasObject

	tasks   *task.Group
	loading *task.Latest
	judging *task.Latest
	wait    func() // stops the pause before the next position

	box      training.Box
	own      []training.Answer // given on this page; some may not be on the disk yet
	memory   training.Memory
	supply   supply // of puzzles
	openings *openings
	paces    paces
	loaded   bool              // the cards and the answers have been read
	trouble  error             // why something could not be read
	unsaved  error             // why an answer could not be written
	sitting  *training.Sitting // nil while the first screen is shown
	right    int               // cards of the sitting that were known on the first try
	asked    int               // cards of the sitting that were finished
	trial    *trial            // the card on the board
	ends     time.Time         // of a race
	ticking  func()            // stops the clock of a race
	away     time.Time         // when the page went out of sight, zero while it is in sight
}

// New creates the page, which shows the first screen.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, tasks: task.NewGroup(c.Post, nil), wait: func() {}, ticking: func() {}}
	p.supply, p.memory = newSupply(c.Store.Rules(), c.Problems, c.Draw), training.Replay(nil)
	p.suspensions = &suspensions{page: p}
	p.loading, p.judging = task.NewLatest(p.tasks), task.NewLatest(p.tasks)
	p.openings, p.paces = newOpenings(p), paces{page: p}
	p.board = boardview.New(boardview.Config{
		Pieces: c.Pieces, Play: p.played, Refused: p.refused, Touched: func(rules.Spot) {}, PromotionFacts: law.PromotionFacts,
		Key: doubt{p}.key, Rune: p.rune, Ear: func(key string) bool { return p.ByEar(key) },
	})
	p.listener = newListener(p)
	return p
}

// Content implements pages.Page.
func (p *Page) Content() fyne.CanvasObject {
	if p.content == nil {
		p.build()
	}
	return p.content
}

func (p *Page) build() {
	p.start, p.panel = newStart(p), newPanel(p)
	p.beside = container.New(&widgets.Split{Board: p.board, Panel: p.panel.content}, p.board, p.panel.content)
	p.content = container.NewStack(p.start.content, p.beside)
	p.show()
}

// Speak implements pages.Page.
func (p *Page) Speak() {
	if p.content != nil {
		p.build()
	}
}

// SetSettings implements pages.Page.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	if p.content != nil {
		p.show()
	}
}

// Return reads what is due when the page comes into sight. A sitting continues, and the time
// away does not count.
func (p *Page) Return() {
	away := p.away
	p.away = time.Time{}
	if t := p.trial; t != nil {
		if !away.IsZero() {
			t.began = p.config.Now().Add(-max(0, away.Sub(t.began))) // it may have come while nobody looked
		}
		return
	}
	focus := func() { p.config.Focus(p.start.begin) }
	if p.start.begin.Disabled() { // until something is known to be due
		p.load(focus)
		return
	}
	focus()
	p.load(func() {})
}

// Leave drops what is still being read: it will be read again.
func (p *Page) Leave() {
	p.loading.Drop()
	p.openings.loading.Drop()
	p.openings.counting.Drop()
	p.openings.begins = nil
	p.away = p.config.Now()
}

// load reads the cards and the answers, off the thread, and shows them. Then it calls then.
func (p *Page) load(then func()) {
	type found struct {
		box      training.Box
		memory   training.Memory
		set      *puzzles.Set
		standing puzzles.Standing
		bare     bool
	}
	p.openings.load()
	own := p.own
	task.Go(p.loading, func(*task.Task) (f found, err error) {
		if f.set, err = p.config.Puzzles(); err != nil {
			f.set = &puzzles.Set{}
		}
		if e := p.config.Endings; e.Trainer != nil {
			e.Trainer.Load()
			f.bare = !e.Complete()
		}
		box, failed := p.config.Store.Load()
		box.Answers = training.Union(box.Answers, own)
		f.box, f.memory, f.standing = box, training.Replay(box.Answers), f.set.Replay(box.Answers)
		return f, errors.Join(failed, err)
	}, func(f found, err error) {
		p.box, p.memory, p.trouble, p.loaded = f.box, f.memory, err, true
		p.paces.forget()
		p.supply.set, p.supply.standing, p.supply.bare = f.set, f.standing, f.bare
		p.supply.trainer = p.config.Endings.Trainer
		p.show()
		then()
		p.openings.start()
	})
}

// Keys implements pages.Page: the board, if a position is shown.
func (p *Page) Keys() fyne.Focusable {
	if p.sitting == nil {
		return nil
	}
	return p.board
}

// Escape implements pages.Page: it leaves a proof, or a sitting for the first screen.
func (p *Page) Escape() bool {
	switch {
	case p.sitting == nil:
		return false
	case p.trial.talk != nil:
		doubt{p}.ask()
	default:
		p.end()
	}
	return true
}

// Rules returns the rules of the game on the board, nil while the first screen is shown.
func (p *Page) Rules() rules.Rules {
	if p.trial == nil {
		return nil
	}
	return p.trial.rules
}

// Busy reports whether anything is read, written or judged.
func (p *Page) Busy() bool { return p.tasks.Busy() }

// Stop and Wait let the program end only when the last answer is on the disk. If it does not
// end after all, a move that was being judged can be tried again.
func (p *Page) Stop() {
	if p.judging.Busy() {
		p.judging.Drop()
		p.trial.forget()
		p.show()
	}
}

// Wait implements pages.Stopper.
func (p *Page) Wait() { p.tasks.Wait() }
