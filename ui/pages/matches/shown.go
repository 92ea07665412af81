package matches

import (
	"context"
	"errors"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// pause is the least time between two drawings of a match.
const pause = 250 * time.Millisecond

// shown is the match on the page.
type shown struct {
	page    *Page
	store   *tournament.Store
	game    rules.Rules
	atOnce  int
	results []tournament.Result // that are shown
	stand   tournament.Standing
	task    *task.Task // plays, nil if nothing does
	pausing bool
	stopped bool   // the person has ended the match
	err     error  // why the match stopped
	waiting func() // stops the next drawing, nil if none is due

	content *fyne.Container
	status  *widget.Label
	live    *live
	table   *table
	games   *games
	run     *widgets.Button
	stop    *widgets.Button
	other   *widgets.Button
	all     *widgets.Button
}

// open shows a match.
func (p *Page) open(store *tournament.Store, atOnce int) {
	m := &shown{page: p, store: store, game: p.gameOf(store.Plan), atOnce: atOnce, results: store.Results(), stopped: store.Stopped()}
	m.stand = tournament.Stand(store.Plan, m.results)
	p.match = m
	m.build()
	p.show()
	p.config.Focus(m.run)
}

// gameOf returns the game of a match. One of a later version is shown with the board of
// the first game, and says that it cannot be played when it is continued.
func (p *Page) gameOf(plan tournament.Plan) rules.Rules {
	if r, ok := p.config.Known.Find(plan.Variant); ok {
		return r
	}
	return p.config.Games[0].Rules
}

func (m *shown) build() {
	title := widgets.NewText(m.store.Plan.Event)
	title.TextStyle.Bold = true
	m.status = widgets.NewText("")
	if m.live == nil {
		m.live = newLive(m.page, m.game)
	}
	m.run = widgets.NewButton("", m.page.reveal, m.toggle)
	m.run.Importance = widgets.Main
	m.stop = widgets.NewButton(i18n.T("matches.stop"), m.page.reveal, m.halt)
	m.other = widgets.NewButton(i18n.T("matches.other"), m.page.reveal, m.page.leave)
	m.all = widgets.NewButton(i18n.T("matches.all-games"), m.page.reveal, func() { m.page.config.Open(m.store.Path()) })
	m.table, m.games = newTable(len(m.store.Plan.Engines)), newGames(m)
	heading := widgets.NewHeading(i18n.T("matches.finished"))
	m.run.SetText(i18n.T("common.go-on")) // the longest of its texts, so that nothing moves
	buttons := side(m.run, m.stop, m.other, m.all)
	head := container.New(beside{}, widgets.Rows(title, m.status, buttons), m.live.board)
	m.content = widgets.Rows(head, m.table.content, widgets.NewNote(i18n.T("matches.elo-note")), heading, m.games.content)
	m.draw()
}

func (m *shown) running() bool { return m.task != nil }

// toggle pauses the match, or goes on with it.
func (m *shown) toggle() {
	if m.running() {
		m.pause()
		return
	}
	m.play()
}

// pause asks the engines to stop. The games that are not over are played again.
func (m *shown) pause() {
	if m.running() {
		m.pausing = true
		m.task.Cancel()
		m.draw()
	}
}

// mostCrashes is in how many games in a row an engine may fail. After that the rest of the
// match would say nothing, and often nobody looks.
const mostCrashes = 5

// play plays the games that are missing.
func (m *shown) play() {
	if m.running() || m.page.stopped || m.store.Over() {
		return
	}
	c := m.page.config
	store, game, how := m.store, m.game, tournament.Config{Games: c.Known, AtOnce: m.atOnce, Crashes: mostCrashes}
	m.err, m.pausing, m.stopped = nil, false, false
	m.task = task.Go(m.page.playing, func(t *task.Task) (bool, error) {
		for _, e := range store.Plan.Engines {
			entrant, err := c.Entrant(e, game.ID())
			if err != nil {
				return false, err
			}
			how.Entrants = append(how.Entrants, entrant)
		}
		how.Watch = func(p tournament.Position) { m.live.watch(p, t.Post) }
		how.Observe = func(r tournament.Result) {
			m.live.over(r.Number)
			t.Post(func() { m.heard(r) })
		}
		return true, store.Run(t.Context(), how)
	}, func(_ bool, err error) {
		m.task = nil
		if !errors.Is(err, context.Canceled) {
			m.err = err
		}
		if m.stopped {
			m.mark()
		}
		m.draw()
	})
	m.draw()
}

// halt ends the match before all games are played. What was played is kept, and the match
// can still be continued.
func (m *shown) halt() {
	m.stopped = true
	if m.running() {
		m.pause()
		return
	}
	m.mark()
	m.draw()
}

// mark makes the end of the match last. A match that is over needs no mark.
func (m *shown) mark() {
	if m.store.Over() {
		return
	}
	m.pausing = true
	m.task = task.Go(m.page.playing, func(*task.Task) (bool, error) { return true, m.store.Stop() }, func(_ bool, err error) {
		m.task = nil
		if m.err == nil {
			m.err = err
		}
		m.draw()
	})
}

// heard counts a game that is over. The page is drawn a few times a second at most.
func (m *shown) heard(r tournament.Result) {
	m.results = append(m.results, r)
	m.stand.Count(r)
	if m.waiting == nil {
		m.waiting = m.page.config.After(pause, m.draw)
	}
}

// draw shows how the match stands.
func (m *shown) draw() {
	if m.waiting != nil {
		m.waiting()
		m.waiting = nil
	}
	over := m.over()
	played := i18n.F("matches.of", m.stand.Games, m.store.Plan.Games())
	m.status.SetText(m.state() + "\n" + played + ", " + i18n.P(said(m.store.Plan.Control)) + "\n" + faults(m.stand))
	label := i18n.T("common.go-on")
	if m.running() {
		label = i18n.T("matches.pause")
	}
	m.run.SetText(label)
	widgets.Enable(m.stop, !over && !m.stopped)
	widgets.Enable(m.run, !over && !(m.running() && m.pausing))
	widgets.Enable(m.other, !m.running())
	widgets.Enable(m.all, len(m.results) > 0)
	m.table.show(m.stand)
	m.games.show(m.results)
}

func (m *shown) over() bool { return m.stand.Games >= m.store.Plan.Games() }

// state says what the match does.
func (m *shown) state() string {
	switch {
	case m.err != nil:
		return i18n.Sentence(m.err)
	case m.running() && m.stopped:
		return i18n.T("matches.stopping")
	case m.running() && m.pausing:
		return i18n.T("matches.pausing")
	case m.running():
		return i18n.T("matches.playing")
	case m.over():
		return i18n.T("matches.over")
	case m.stopped:
		return i18n.T("matches.stopped")
	}
	return i18n.T("matches.paused")
}

// faults says how many games ended by a fault.
func faults(s tournament.Standing) (text string) {
	if n := s.Faults[tournament.Illegal] + s.Faults[tournament.Crash] + s.Faults[tournament.Hang]; n > 0 {
		text += i18n.F("matches.failed", phrase.Number(n)) + " "
	}
	if n := s.Faults[tournament.Late]; n > 0 {
		text += i18n.F("matches.late", phrase.Number(n)) + " "
	}
	if s.Excused > 0 {
		text += i18n.F("matches.excused", phrase.Number(s.Excused))
	}
	return text
}

// close closes the match, which is not being played.
func (m *shown) close() {
	if m.waiting != nil {
		m.waiting()
	}
	_ = m.store.Close() // nothing is left to be written
}
