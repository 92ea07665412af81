// Package play is the page a game is played on: the board, the moves, the two
// players and what a person may do. It owns one match at a time and shows its
// snapshots; it reads no files and makes no engines, but is handed them.
package play

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/law"
	"passedpawn/game/match"
	"passedpawn/game/plain"
	"passedpawn/game/player"
	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/notation"
	"passedpawn/ui/sound"
	"passedpawn/ui/task"
)

// A Keeper keeps the running game; library.Keeper is one.
type Keeper interface {
	Begin(name string)
	Keep(*record.Record)
	Discard()
}

// A Writer lets the person write a text; then is called on Fyne's thread with
// what was written.
type Writer func(title, text string, then func(string))

// An Asker puts a question that has to be answered; then is called on Fyne's
// thread with true for yes.
type Asker func(title, text, yes, no string, then func(bool))

// Config is what a page is made with; nothing may be nil.
type Config struct {
	Variants  rules.Games
	Pieces    *look.Pieces
	Opponents Opponents
	Keeper    Keeper
	Post      func(func()) // onto Fyne's thread
	Ask       Asker
	Write     Writer
	Tell      func(title, text string) // until it is closed
	Read      func(title, text string) // likewise, of any length
	Menu      func(m *fyne.Menu, at fyne.Position)
	NewGame   func()                          // the person wants to set up a new game
	ToList    func()                          // back to the list that the game was opened from
	PlayFrom  func(r rules.Rules, fen string) // likewise, from a position
	Back      func()                          // the person wants to see the board
	// Leave asks before another game takes the board, where something is given up.
	Leave   func(then func())
	Opening func(rules.Position) string // its name, "" if it has none
	Ended   func(match.Snapshot)
	Changed func()             // the page shows something else: menus may have to follow
	Key     func(fyne.KeyName) // is offered the keys the page has no use for
	Now     func() time.Time
	// After runs a function on Fyne's thread when a time has passed, unless it is
	// stopped.
	After     func(time.Duration, func()) (stop func())
	PlaySound func(sound.Sound) // plays a sound; it must not wait for it
}

// A Page is the playing page.
type Page struct {
	Config
	content  fyne.CanvasObject
	Board    *boardview.Board
	settings settings.Settings

	rules    rules.Rules // of the game on the board
	match    *match.Match
	snap     match.Snapshot
	view     view // what the board shows
	history  history
	why      why
	allowed  allowed
	flipped  bool           // the board is seen from the other side
	keeping  bool           // the game has a file, or gets one with the next change
	written  *record.Record // what the game's file holds, nil for nothing
	begun    *record.Record // as it came onto the board
	stored   bool           // it came from a file of its own
	noted    bool           // a person has edited it
	listed   bool           // the game was opened from a list of games
	timed    bool           // clocks belong to the game: there is always room for them
	study    bool           // nobody plays the game: a move made in it is an edit
	flipKey  bool           // F was the last key, and flipped
	hint     *boardview.Hint
	advice   *task.Latest   // the question for a hint
	thought  player.Thought // the program's last
	analysis analysis
	hand     rules.Spot // what is touched on the board
	kind     rules.Kind // touched in the climb
	say      string     // a sentence for the person, until the next change
	trouble  error      // the disk's

	away       bool // another page is in sight, above which the bar shows this game
	bar        *bar
	tick       func()        // stops the timer of the clock that runs
	hurried    [2]bool       // who has heard that there is little time
	counted    int           // the last second that was heard
	playerBars [2]*playerBar // above, below
	moves      *notation.List
	entry      *moveEntry
	engineLine *widget.Label // what the program thinks
	naming     *widget.Label // of the opening
	climb      *climb
	names      map[rules.Position]string
	beside     *fyne.Container // what is not the board
	panel      *panel          // which lays that out
	line       *widget.Label
	left       *look.Button
	middle     *look.Button
	right      *look.Button
}

// New makes a page without a game; Start or Open gives it one.
func New(c Config, s settings.Settings) *Page {
	tasks := task.NewGroup(c.Post, nil)
	p := &Page{Config: c, settings: s, advice: task.NewLatest(tasks)}
	p.allowed.looking, p.analysis.asked = task.NewLatest(tasks), task.NewLatest(tasks)
	p.rules, _ = c.Variants.Find("")
	p.Board = boardview.New(boardview.Config{
		Pieces: c.Pieces,
		Play:   p.played, Refused: p.refused, Touched: p.touch, PromotionFacts: law.PromotionFacts, Key: p.key, Rune: p.rune,
	})
	p.playerBars = [2]*playerBar{newPlayerBar(c.Pieces), newPlayerBar(c.Pieces)}
	p.moves = notation.New(notation.Config{Pieces: c.Pieces, Browse: p.Browse, Rule: p.explain, Menu: p.moveMenu, Leave: p.toBoard, Key: p.key, Rune: p.rune, Read: p.readRemark, Tasks: tasks})
	p.entry = newMoveEntry(p.typed, p.toBoard)
	p.line = widget.NewLabel("")
	p.line.Truncation = fyne.TextTruncateEllipsis
	p.engineLine, p.naming = newEngineLine(), newNaming()
	p.climb = newClimb(c.Pieces, p.touchKind)
	p.bar = newBar(c.Back)
	p.left = look.NewButton(i18n.T("Take back"), p.TakeBack)
	p.middle = look.NewButton(i18n.T("Hint"), p.Hint)
	p.right = look.NewButton(i18n.T("New game"), c.NewGame)
	p.panel = &panel{above: p.playerBars[0], below: p.playerBars[1], moves: p.moves.Content, engineLine: p.engineLine, naming: p.naming, climb: p.climb, entry: p.entry, buttons: [3]fyne.CanvasObject{p.left, p.middle, p.right}}
	p.beside = container.New(p.panel, p.panel.objects()...)
	p.content = container.New(&look.Split{Board: p.Board, Panel: p.beside, Line: p.line}, p.Board, p.beside, p.line)
	return p
}

// Content is the page on the screen.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys is the board, for what is typed while nothing has the focus.
func (p *Page) Keys() fyne.Focusable { return p.Board }

// Escape goes back to the list that a game was opened from, unless it is being played.
// Otherwise the game is not left: it is where the other pages lead back to.
func (p *Page) Escape() bool {
	if p.listed && !p.Playing() {
		p.ToList()
	}
	return true
}

// SetSettings takes over changed settings.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	p.refresh()
}

// Close ends what goes on behind the page: the program's thinking, an analysis,
// the clocks. The page is not used any more.
func (p *Page) Close() {
	p.forget()
	p.analysis.on = false
	p.analysis.end()
	if p.match != nil {
		p.match.Close()
		p.snap = p.match.Snapshot()
	}
	p.follow()
}

// Playing reports whether a game is being played on the board: one that was begun
// here and is not over.
func (p *Page) Playing() bool { return !p.study && !p.snap.Outcome.Over() }

// Leavable reports whether nothing is given up by leaving the game on the board:
// it is not being played, or no person has moved in it.
func (p *Page) Leavable() bool { return !p.Playing() || !p.touched() }

// Study reports whether the game on the board is only looked at and edited.
func (p *Page) Study() bool { return p.study }

// Snapshot is the game as it stands.
func (p *Page) Snapshot() match.Snapshot { return p.snap }

// Rules are those of the game on the board.
func (p *Page) Rules() rules.Rules { return p.rules }

// Listed reports whether the game on the board was opened from a list of games.
func (p *Page) Listed() bool { return p.listed }

// SetListed marks the game on the board as opened from a list of games.
func (p *Page) SetListed() {
	p.listed = true
	p.refresh()
}

// Return is called when the page comes into sight.
func (p *Page) Return() { p.moves.Reveal() }

// Bottom is the side at the bottom of the board.
func (p *Page) Bottom() rules.Side { return rules.ShapeOf(p.rules).Bottom(p.flipped) }

// SayTrouble shows that the disk does not take the game, or with nil that it
// does again.
func (p *Page) SayTrouble(err error) {
	p.trouble = err
	p.refresh()
}

// Say shows a sentence until something happens. What it quotes of a file may be long.
func (p *Page) Say(text string) {
	p.say = plain.Short(text, 600)
	p.refresh()
}

func (p *Page) toBoard() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.Board); c != nil {
		c.Focus(p.Board)
	}
}

// refresh shows the state in every widget; each redraws only what changed.
func (p *Page) refresh() {
	if p.match == nil {
		return
	}
	shape := rules.ShapeOf(p.rules)
	now, live := p.Shown(), p.live()
	v := boardview.View{
		Shape: shape, Position: now, Teach: p.teaches(), Enabled: p.mayMove(), Hint: p.arrow(), Flipped: p.flipped,
		Coordinates: p.settings.Coordinates, Animate: p.settings.Animate,
		AlwaysQueen: p.settings.AlwaysQueen, Colours: look.BoardFor(shape, p.settings.Board, p.settings.ShogiBoard), Ranks: p.settings.ShogiRanks,
	}
	if n := len(p.view.moves); n > 0 && !p.view.moves[n-1].Null() {
		last := p.view.moves[n-1]
		before := p.view.line[n-1]
		v.Last = []rules.Spot{last.Origin(before.Turn()), rules.On(last.To)}
		if was, ok := rules.PieceAt(before, v.Last[0]); ok && v.Teach && last.Promote != rules.NoKind {
			v.Was = was
		}
	}
	v.Drawings = append(drawings(p.view.node(p.snap.Record)), p.why.proof...)
	p.Board.SetView(v)
	for i, side := range p.sides() {
		p.playerBars[i].show(playerBarView{
			name: plain.Short(p.snap.Names[side], 200), side: side, moves: now.Turn() == side && !p.snap.Outcome.Over(),
			thinking: live && p.snap.Thinking && now.Turn() == side,
			taken:    captured(p.view.line, p.view.moves, side),
			lead:     p.lead(now, shape.Files, shape.Ranks, side),
			timed:    p.timed,
			clock:    p.clock(side),
		})
	}
	p.showBar()
	p.follow()
	p.moves.Show(p.game(), p.view.path)
	p.nameOpening()
	p.showClimb()
	p.analyse()
	p.showThought()
	p.buttons()
	p.showSentence()
	p.Changed()
}

func (p *Page) showSentence() {
	p.line.Importance = widget.MediumImportance
	text, bad := p.sentence()
	if bad {
		p.line.Importance = widget.DangerImportance
	}
	p.line.SetText(text)
}

func (p *Page) buttons() {
	was := p.left.Text + p.middle.Text + p.right.Text
	set := func(b *look.Button, text string, do func(), enabled bool, importance widget.Importance) {
		b.OnTapped, b.Importance = do, importance
		b.SetText(text)
		look.Enable(b, enabled)
	}
	set(p.left, i18n.T("Take back"), p.TakeBack, p.snap.CanTakeBack, widget.MediumImportance)
	set(p.right, i18n.T("New game"), p.NewGame, true, widget.MediumImportance)
	switch {
	case p.study && len(p.snap.Record.Main()) == 0: // a position
		set(p.left, i18n.T("Play from here"), p.PlayFromHere, true, widget.HighImportance)
		set(p.middle, i18n.T("Analyse"), p.Analyse, true, widget.MediumImportance)
	case p.study:
		set(p.left, i18n.T("Back"), func() { p.Browse(p.view.path.Up()) }, len(p.view.path) > 0, widget.MediumImportance)
		set(p.middle, i18n.T("Forward"), func() { p.Browse(p.onward()) }, !p.onward().Equal(p.view.path), widget.MediumImportance)
		set(p.right, i18n.T("Play from here"), p.PlayFromHere, true, widget.MediumImportance)
		if p.listed {
			set(p.right, i18n.T("Back to the list"), p.ToList, true, widget.MediumImportance)
		}
	case !p.Playing():
		set(p.middle, i18n.T("Rematch"), p.Rematch, true, widget.HighImportance)
	case p.snap.Thinking || p.snap.Fault != nil:
		set(p.middle, i18n.T("Move now"), p.MoveNow, true, widget.MediumImportance)
	default:
		set(p.middle, i18n.T("Hint"), p.Hint, p.snap.Yours(), widget.MediumImportance)
	}
	if p.left.Text+p.middle.Text+p.right.Text != was {
		p.beside.Refresh() // they need another width
	}
}
