// Package play is the page on which a game is played: the board, the moves, the two
// players, and what a person may do. It draws the snapshots of a session and passes on
// what hands do. The session decides what the game is and what follows from a move.
// Drawing starts nothing.
package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/phrase"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/board/notation"
	"passedpawn/ui/board/typed"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A Page is the page on which a game is played.
type Page struct {
	Session *session.Session
	Actions *Actions
	Board   *boardview.Widget

	config   Config
	settings settings.Settings
	tasks    *task.Group      // run off Fyne's thread
	snap     session.Snapshot // what the page shows
	listed   *player.Game     // the game that was opened from a list of games
	away     bool             // another page is in sight, and the bar above it shows this game
	hover    hover

	content  fyne.CanvasObject
	keyboard *keyboard
	ear      *byear.Ear
	earGame  *earGame
	bar      *bar
	players  players
	sheet    *sheet
	moves    *notation.List
	entry    *typed.Field
	thoughts *thoughts
	ideas    []boardview.Idea // the arrows on the board
	opening  *opening
	intro    *intro
	climb    *climb
	review   *reviewPanel
	beside   *fyne.Container // everything beside the board
	panel    *panel          // the layout of beside
	body     *fyne.Container // everything but the tips
	places   *places         // the layout of body
	footer   *footer
	details  *details
	tools    *toolbar
	tips     *widgets.Tips
	buttons  *buttons
	slow     int // the plies after which a program takes its time, -1 if none does
	end      *endCard
	first    bool // the game that has ended is the first win against a level
}

// New creates a page without a game; its session starts one.
func New(c Config, s settings.Settings) *Page {
	tasks := task.NewGroup(c.Post, nil)
	p := &Page{config: c, settings: s, tasks: tasks}
	p.Session = session.New(session.Config{
		Variants: c.Variants, Opponents: c.Opponents, Keeper: c.Keeper, Say: i18n.P, Post: c.Post, Tasks: tasks, Wall: c.Shell,
		Events: session.Events{
			Observe: p.observe, Thinks: p.thinks, Tick: p.showClocks, Cue: p.hear,
			Ended: func(g match.Snapshot) {
				p.first = firstWin(g, p.settings)
				c.Ended(g)
			},
			Reviewed: p.reviewed,
		},
	}, options(s))
	p.Actions = &Actions{page: p, config: c, session: p.Session}
	p.keyboard = &keyboard{actions: p.Actions, session: p.Session, pass: c.Key, byEar: func() bool { return p.settings.ByEar }}
	p.Board = boardview.New(boardview.Config{
		Pieces: c.Pieces,
		Play:   p.Actions.play, Ahead: boardview.Ahead{Wait: p.Session.Premoves.Set, Withdraw: p.Session.Premoves.Withdraw},
		Refused: p.Session.Reasons.Refuse, Hold: boardview.Hold{TakenUp: p.takenUp, LetGo: p.Session.Arrive}, Step: p.Actions.step,
		Touched:        func(at rules.Spot) { p.point(hover{at, p.hover.kind}) },
		PromotionFacts: p.facts, Key: p.keyboard.key, Rune: p.keyboard.rune,
		Ear: func(key string) bool { return p.ear.Key(key) },
	})
	p.keyboard.board = p.Board
	p.ear, p.earGame = newEar(p)
	p.keyboard.ear = p.ear
	p.build()
	return p
}

// build creates the contents of the page besides the board, in the present language.
func (p *Page) build() {
	c := p.config
	p.opening, p.bar = newOpening(c.Names.Opening, c.Names.Game), newBar(c.Back)
	p.intro = newIntro(c.Now().YearDay())
	p.entry = typed.NewField(p.keyboard.typed, p.keyboard.leave, p.typing)
	p.keyboard.entry = p.entry
	p.tips = widgets.NewTips(c.After)
	p.players = newPlayers(c, p.tips, p.Session.StopClock)
	p.moves = notation.New(notation.Config{
		Pieces: c.Pieces, Tips: p.tips, Tasks: p.tasks, Browse: p.Session.Browse, Rule: p.Actions.explain, Menu: p.Actions.menu, Read: p.Actions.read,
		Say:   func(m rules.SAN) string { return p.earGame.says(phrase.Say("%v", m)) },
		Leave: p.keyboard.toBoard, Key: p.keyboard.key, Rune: p.keyboard.rune,
	})
	p.footer, p.details = newFooter(p.Actions.cite, p.opening, !c.Touch), newDetails()
	p.buttons, p.slow = newButtons(p.tips), -1
	p.tools = newToolbar(p, p.tips, p.buttons)
	p.thoughts = newThoughts(c.Pieces, p.tips, p.Actions, p.keyboard)
	p.climb = newClimb(c.Pieces, func(k rules.Kind) { p.point(hover{p.hover.spot, k}) })
	p.review = newReviewPanel(p)
	p.sheet = newSheet()
	p.panel = &panel{
		sheet: p.sheet, details: p.details, moves: p.moves.Content, high: p.moves.High, intro: p.intro,
		engineLine: p.thoughts.own, lines: p.thoughts.lines, second: p.thoughts.second, opening: p.opening.label,
		named: p.footer.nameGame, climb: p.climb, review: p.review, entry: p.entry, tools: p.tools, deeds: p.buttons,
	}
	p.beside = container.New(p.panel, p.panel.objects()...)
	p.end = newEndCard(p.Actions, p.keyboard, c.Now, func() {
		p.buttons.draw(p)
		p.body.Refresh() // the card may stand above the moves
	})
	above, below := p.players.bars[0].content, p.players.bars[1].content
	p.places = &places{
		board: p.Board, eval: p.thoughts.eval, bars: [2]fyne.CanvasObject{above, below}, panel: p.beside, status: p.footer.Status, end: p.end,
	}
	p.body = container.New(p.places, above, p.Board, p.thoughts.eval, p.end.content, below, p.beside, p.footer.Content)
	p.content = container.NewStack(p.body, p.thoughts.preview.layer, p.tips.Layer)
}

// Busy reports whether a task of the page is under way, or a program is thinking.
func (p *Page) Busy() bool { return p.tasks.Busy() || p.Session.Busy() }

// options returns the settings that a session follows.
func options(s settings.Settings) session.Options {
	return session.Options{
		FlipEachMove: s.AutoFlip, Slow: s.Slow, Explain: session.Explain(s.Explain), Premoves: s.Premoves, Lines: s.Lines,
		Persons: s.Persons(""),
	}
}
